import type { BcpField, BcpPart, Versions } from '#shared/domain/bcp/bcp.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { type DeviceStore, deviceStore } from '../../../lib/device-store.ts';
import { type BcpStore, listChangedFields, pickFields, sectionsOf } from './bcp-store.ts';

/** A POST that was sent: the same key and body are sent again until its answer is known. */
interface CreateAttempt {
  key: string;
  body: BcpPart;
}

interface FormDraft {
  title: string;
  values: Record<string, string | string[] | boolean>;
}

export interface Draft {
  /** ISO time of the last edit. */
  at: string;
  fields: Partial<WizardContent>;
  versions: Versions;
  attempt: CreateAttempt | null;
  /** Updates without an answer: the server may have stored them or not. */
  updates: BcpPart[];
  forms: Record<string, FormDraft>;
}

export interface AbandonedDraft {
  key: string;
  draft: Draft;
}

export type DraftStorage = DeviceStore<Draft>;
export const localDraftStorage: DraftStorage = deviceStore();

/** Milliseconds between an edit and its copy: short enough for a crash, long enough for a word. */
const COPY_AFTER_MS = 250;

const UPDATES_MAX = 5;

interface DraftsParts {
  store: BcpStore;
  storage: DraftStorage;
  userId: number;
  visit: string;
  listVisits: () => Promise<ReadonlySet<string>>;
  now: () => string;
  newKey: () => string;
}

export type Drafts = ReturnType<typeof createDrafts>;

/** Keeps a draft of this visit while something is unsaved, and finds the drafts that earlier visits left. */
export const createDrafts = ({ store, storage, userId, visit, listVisits, now, newKey }: DraftsParts) => {
  let attempt: CreateAttempt | null = null;
  let updates: BcpPart[] = [];
  let forms: Record<string, FormDraft> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A key per account, so that another user of the device is never offered it, and per visit, so that tabs do not collide. */
  const prefixOf = (bcpId: number | null) => `${userId}/${bcpId ?? 'new'}/`;
  const currentPrefix = () => prefixOf(store.get().id);

  const createDraft = (fields: readonly BcpField[]): Draft => {
    const { content, versions } = store.get();
    const based = Object.fromEntries(sectionsOf(fields).map((section) => [section, versions[section] ?? 0]));
    return { at: now(), fields: pickFields(content, fields), versions: based, attempt: null, updates: [], forms: {} };
  };

  const copy = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const fields = listChangedFields(store.get());
    const isEmpty = fields.length === 0 && attempt === null && Object.keys(forms).length === 0;
    return isEmpty
      ? storage.remove(currentPrefix() + visit)
      : storage.write(currentPrefix() + visit, { ...createDraft(fields), attempt, updates, forms });
  };

  const scheduleCopy = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void copy(), COPY_AFTER_MS);
  };

  return {
    copy,
    scheduleCopy,
    /** Writes a scheduled copy at once, for a page that is being left. */
    flushCopy: (): void => {
      if (timer !== undefined) void copy();
    },
    getCreateAttempt: () => attempt,
    setCreateAttempt: (next: CreateAttempt | null): void => {
      attempt = next;
      void copy();
    },
    /** The BCP has an id from now on, and its draft a key with that id. */
    moveToStoredBcp: (): void => {
      attempt = null;
      void copy();
      void storage.remove(prefixOf(null) + visit);
    },
    listUnansweredUpdates: () => updates,
    addUnansweredUpdate: (next: BcpPart): void => {
      updates = [...updates, next].slice(-UPDATES_MAX);
      void copy();
    },
    clearUnansweredUpdates: (): void => {
      updates = [];
    },
    dropLastUpdate: (): void => {
      updates = updates.slice(0, -1);
    },
    getForm: (name: string): FormDraft | null => forms[name] ?? null,
    setForm: (name: string, form: FormDraft | null): void => {
      const { [name]: _before, ...others } = forms;
      forms = form ? { ...others, [name]: form } : others;
      scheduleCopy();
    },
    /** The drafts of closed visits, the newest first. */
    listAbandoned: async (): Promise<AbandonedDraft[]> => {
      const [found, open] = await Promise.all([storage.list(currentPrefix()), listVisits()]);
      return found
        .filter(([key]) => !open.has(key.slice(currentPrefix().length)) && key !== currentPrefix() + visit)
        .map(([key, draft]) => ({ key, draft }))
        .sort((a, b) => b.draft.at.localeCompare(a.draft.at));
    },
    discard: (key: string): Promise<void> => storage.remove(key),
    /** Leaves a draft of some fields, as if an earlier visit had. */
    setAside: (fields: readonly BcpField[]): Promise<void> => storage.write(currentPrefix() + newKey(), createDraft(fields)),
    /** Continues an abandoned draft: its unanswered calls are repeated and not done twice, and its forms reopen. */
    adopt: (draft: Draft): void => {
      attempt = draft.attempt ?? attempt;
      updates = draft.updates;
      forms = { ...forms, ...draft.forms };
      scheduleCopy();
    },
  };
};
