/** Brings the plan on the screen to the server: creates it once, then sends what differs. */
import type { BcpField, BcpPart, BcpUpdate } from '#shared/domain/bcp/bcp.ts';
import { canSave, type WizardContent } from '#shared/domain/bcp/wizard.ts';
import {
  changedFields,
  currentRejections,
  isSame,
  pickFields,
  type Rejection,
  SENT_FIELDS,
  sectionsOf,
  withoutRejected,
} from '../state/plan-state.ts';
import type { BcpStore } from '../state/plan-store.ts';
import { afterCreate, afterOwn, afterUpdate } from './confirm.ts';
import type { Drafts } from './draft-keeper.ts';
import { type BcpCalls, isClientError, isRejected, parseConflict, parseRejections } from './plan-calls.ts';
import type { Conflict } from './save-state.ts';

interface PlanWriterParts {
  store: BcpStore;
  calls: BcpCalls;
  drafts: Drafts;
  newKey: () => string;
}

/**
 * Whether the newer version of a section is what this device sent itself: an update whose answer was lost may have been
 * stored all the same, and nobody else has written then.
 */
const isOwn = ({ current }: Conflict, saved: WizardContent, updates: readonly BcpPart[]): boolean =>
  updates.some((update) =>
    SENT_FIELDS.every((field) => !(field in current) || isSame(current[field], field in update ? update[field] : saved[field])),
  );

export const createPlanWriter = ({ store, calls, drafts, newKey }: PlanWriterParts) => {
  const remember = (rejections: readonly Rejection[]): void =>
    store.set({ rejections: [...currentRejections(store.get()), ...rejections] });

  /** Whether the server creates no plan without the field. */
  const isNeeded = (field: BcpField): boolean => !canSave({ ...store.get().content, [field]: null });

  const create = async (): Promise<void> => {
    const sendable = withoutRejected(store.get(), SENT_FIELDS);
    const attempt = drafts.attempt() ?? {
      key: newKey(),
      body: pickFields(
        store.get().content,
        SENT_FIELDS.filter((field) => sendable.includes(field) || isNeeded(field)),
      ) as BcpPart,
    };
    drafts.setCreateAttempt(attempt);
    try {
      const bcp = await calls.create(attempt.body, attempt.key);
      store.set(afterCreate(store.get(), bcp, attempt.body));
      drafts.moveToStoredBcp();
    } catch (error) {
      if (isRejected(error)) drafts.setCreateAttempt(null);
      const rejections = parseRejections(error, attempt.body);
      remember(rejections);
      if (rejections.length === 0 || rejections.some(({ field }) => isNeeded(field))) throw error;
      await create();
    }
  };

  const send = async (id: number, sent: BcpPart, body: BcpUpdate): Promise<void> => {
    drafts.addUnansweredUpdate(sent);
    try {
      const reply = await calls.update(id, body);
      drafts.clearUnansweredUpdates();
      store.set(afterUpdate(store.get(), reply, sent));
    } catch (error) {
      if (isClientError(error)) drafts.dropLastUpdate();
      throw error;
    }
  };

  const update = async (id: number, wanted: readonly BcpField[], status?: 'completed'): Promise<void> => {
    const fields = withoutRejected(store.get(), wanted);
    // A plan with a field that cannot be saved is not complete.
    const asked = fields.length === wanted.length ? status : undefined;
    if (fields.length === 0 && !asked) return;
    const { content, versions } = store.get();
    const sent = pickFields(content, fields) as BcpPart;
    const known = Object.fromEntries(sectionsOf(fields).map((section) => [section, versions[section]]));
    try {
      await send(id, sent, { ...sent, versions: known, ...(asked && { status: asked }) });
    } catch (error) {
      const rejections = parseRejections(error, sent);
      if (rejections.length > 0) {
        remember(rejections);
        return update(id, wanted, status);
      }
      const conflict = parseConflict(error);
      if (!conflict || !isOwn(conflict, store.get().saved, drafts.updates())) throw error;
      store.set(afterOwn(store.get(), conflict));
      await update(id, wanted, status);
    }
  };

  /**
   * Creates a plan that has no id yet; what changed meanwhile, or was not part of a repeated creation, follows. Fields that
   * the server refuses are remembered and left out, so that everything else is saved.
   */
  return async (fields: 'changed' | readonly BcpField[], status?: 'completed'): Promise<void> => {
    const isNew = store.get().id === null;
    if (isNew) await create();
    const { id } = store.get();
    const left = isNew || fields === 'changed' ? changedFields(store.get()) : fields;
    if (id !== null && (left.length > 0 || status)) await update(id, left, status);
  };
};
