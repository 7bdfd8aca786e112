/** Keeps the local copy of one visit in step with what is unsaved, and finds the copies that earlier visits left. */
import type { BcpField, BcpPart } from '#shared/domain/bcp/bcp.ts';
import { changedFields, pickFields, sectionsOf } from '../state/plan-state.ts';
import type { BcpStore } from '../state/plan-store.ts';
import { type CreateAttempt, type Draft, type DraftStorage, draftPrefix, type KeptForm } from './drafts.ts';

/** Milliseconds between an edit and its copy: short enough for a crash, long enough for a word. */
const COPY_AFTER_MS = 250;

/** Updates without an answer that are remembered: of a connection that is gone for long, the last ones. */
const UPDATES_MAX = 5;

interface DraftKeeperParts {
  store: BcpStore;
  storage: DraftStorage;
  userId: number;
  visit: string;
  /** The visits that are going on in any tab. */
  visitsNow: () => Promise<ReadonlySet<string>>;
  now: () => string;
  newKey: () => string;
}

/** A draft of a visit that is over. */
export interface AbandonedDraft {
  key: string;
  draft: Draft;
}

export type Drafts = ReturnType<typeof createDrafts>;

export const createDrafts = ({ store, storage, userId, visit, visitsNow, now, newKey }: DraftKeeperParts) => {
  let attempt: CreateAttempt | null = null;
  let updates: BcpPart[] = [];
  let forms: Record<string, KeptForm> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefix = () => draftPrefix(userId, store.get().id);

  const draftOf = (fields: readonly BcpField[]): Draft => {
    const { content, versions } = store.get();
    const based = Object.fromEntries(sectionsOf(fields).map((section) => [section, versions[section] ?? 0]));
    return { at: now(), fields: pickFields(content, fields), versions: based, attempt: null, updates: [], forms: {} };
  };

  const copy = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const fields = changedFields(store.get());
    const isEmpty = fields.length === 0 && attempt === null && Object.keys(forms).length === 0;
    return isEmpty
      ? storage.remove(prefix() + visit)
      : storage.write(prefix() + visit, { ...draftOf(fields), attempt, updates, forms });
  };

  const edited = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void copy(), COPY_AFTER_MS);
  };

  return {
    /** The creation whose answer is not known yet. */
    attempt: () => attempt,
    setCreateAttempt: (next: CreateAttempt | null): void => {
      attempt = next;
      void copy();
    },
    /** What was sent and has no answer: it may be stored or not. */
    updates: () => updates,
    addUnansweredUpdate: (next: BcpPart): void => {
      updates = [...updates, next].slice(-UPDATES_MAX);
      void copy();
    },
    /** The server answered: what was sent before counts no more. */
    clearUnansweredUpdates: (): void => {
      updates = [];
    },
    /** The server did not take the last one. */
    dropLastUpdate: (): void => {
      updates = updates.slice(0, -1);
    },
    edited,
    /** For a page that is being left: what still waits for its copy is written at once. */
    flushCopy: (): void => {
      if (timer !== undefined) void copy();
    },
    /** Brings the copy in line with what the server has confirmed. */
    confirmed: (): void => void copy(),
    /** The plan has an id from now on, and its copy is kept under the id. */
    moveToStoredBcp: (): void => {
      attempt = null;
      void copy();
      void storage.remove(draftPrefix(userId, null) + visit);
    },
    /** What stood in a form when it was left without being submitted or given up. */
    form: (name: string): KeptForm | null => forms[name] ?? null,
    setForm: (name: string, form: KeptForm | null): void => {
      const { [name]: _before, ...others } = forms;
      forms = form ? { ...others, [name]: form } : others;
      edited();
    },
    /** What earlier visits left unsaved, the newest first. */
    listAbandoned: async (): Promise<AbandonedDraft[]> => {
      const [found, going] = await Promise.all([storage.list(prefix()), visitsNow()]);
      return found
        .filter(([key]) => !going.has(key.slice(prefix().length)) && key !== prefix() + visit)
        .map(([key, draft]) => ({ key, draft }))
        .sort((a, b) => b.draft.at.localeCompare(a.draft.at));
    },
    discard: (key: string): Promise<void> => storage.remove(key),
    /** Leaves a draft of some fields, as if an earlier visit had. */
    setAside: (fields: readonly BcpField[]): Promise<void> => storage.write(prefix() + newKey(), draftOf(fields)),
    /** Takes over what an earlier visit sent without an answer, so that it is repeated and not done twice, and its forms. */
    adopt: (draft: Draft): void => {
      attempt = draft.attempt ?? attempt;
      updates = draft.updates;
      forms = { ...forms, ...draft.forms };
      edited();
    },
    /** Waits until the copy holds everything. */
    copied: copy,
  };
};
