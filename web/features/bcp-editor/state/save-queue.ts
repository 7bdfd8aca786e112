import type { Bcp, BcpField, BcpPart, BcpSaved, BcpUpdate, NewBcp } from '#shared/domain/bcp/bcp.ts';
import { autoSaveDelay, canSave, type WizardContent } from '#shared/domain/bcp/wizard.ts';
import { client } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { describePath } from './bcp-fields.ts';
import {
  type BcpStore,
  type Conflict,
  listChangedFields,
  listCurrentRejections,
  listSavableFields,
  omitRejected,
  pickFields,
  type Rejection,
  type SavedBy,
  SENT_FIELDS,
  sectionsOf,
} from './bcp-store.ts';
import { adoptSection, applyCreated, applyUpdated, isOwnUpdate, resolveConflict } from './conflicts.ts';
import type { Drafts } from './drafts.ts';

/** `incomplete`: step 1 lacks what every save needs; `limit`: the yearly allowance is used up. */
type SaveFailure = 'incomplete' | 'offline' | 'conflict' | 'failed' | 'limit';
type SaveOutcome = { ok: true } | { ok: false; why: SaveFailure; detail: string | null };

interface SaveRequest {
  by: SavedBy;
  /** The fields of one card, sent whether they changed or not; without them everything that changed. */
  fields?: readonly BcpField[];
  status?: 'completed';
}

export interface BcpCalls {
  create: (body: BcpPart, key: string) => Promise<Bcp>;
  update: (id: number, body: BcpUpdate) => Promise<BcpSaved>;
}

export const bcpCalls: BcpCalls = {
  create: (body, key) => client.bcp.create({ body: body as NewBcp }, { headers: { 'idempotency-key': key } }),
  update: (id, body) => client.bcp.update({ params: { id }, body }),
};

const parseConflict = (error: unknown): Conflict | null => {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const body = error.body as Partial<Conflict> | undefined;
  return body?.section && body.current && body.versions ? (body as Conflict) : null;
};

/** Whether the server read the request and refused it, so that nothing was created. */
const isRejected = (error: unknown): boolean => error instanceof ApiError && [400, 403, 413, 422].includes(error.status);

const isClientError = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

const isLimitReached = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** No answer came, so the call may have arrived or not. */
const isNetworkError = (error: unknown): boolean => error instanceof ApiError && error.isNetwork;

/** The fields of a 422; none when anything else than a sent field was refused. */
const parseRejections = (error: unknown, sent: BcpPart): Rejection[] => {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  const rejections = error.errors.flatMap(({ field: path, message }): Rejection[] => {
    const field = path.split('.')[0] as BcpField;
    return field in sent ? [{ field, path, message, value: sent[field] }] : [];
  });
  return rejections.length === error.errors.length ? rejections : [];
};

/** 'Financial impact: This text must be at most 4000 characters' */
export const describeRejection = ({ path, message }: Rejection): string => {
  const label = describePath(path);
  return label ? `${label}: ${message}` : message;
};

/** The server's sentence, after the field it is about; null when it gave none. */
export const describeError = (error: unknown): string | null => {
  if (!(error instanceof ApiError)) return null;
  const label = error.errors[0] && describePath(error.errors[0].field);
  return label && error.detail ? `${label}: ${error.detail}` : error.detail;
};

interface WriterParts {
  store: BcpStore;
  calls: BcpCalls;
  drafts: Drafts;
  newKey: () => string;
}

/** Creates the BCP once, then sends updates. Rejected fields are remembered and left out, so that everything else is saved. */
const createWriter = ({ store, calls, drafts, newKey }: WriterParts) => {
  const remember = (rejections: readonly Rejection[]): void =>
    store.set({ rejections: [...listCurrentRejections(store.get()), ...rejections] });

  const isRequiredToCreate = (field: BcpField): boolean => !canSave({ ...store.get().content, [field]: null });

  const create = async (): Promise<void> => {
    const sendable = omitRejected(store.get(), SENT_FIELDS);
    const attempt = drafts.getCreateAttempt() ?? {
      key: newKey(),
      body: pickFields(
        store.get().content,
        SENT_FIELDS.filter((field) => sendable.includes(field) || isRequiredToCreate(field)),
      ) as BcpPart,
    };
    drafts.setCreateAttempt(attempt);
    try {
      const bcp = await calls.create(attempt.body, attempt.key);
      store.set(applyCreated(store.get(), bcp, attempt.body));
      drafts.moveToStoredBcp();
    } catch (error) {
      if (isRejected(error)) drafts.setCreateAttempt(null);
      const rejections = parseRejections(error, attempt.body);
      remember(rejections);
      if (rejections.length === 0 || rejections.some(({ field }) => isRequiredToCreate(field))) throw error;
      await create();
    }
  };

  const send = async (id: number, sent: BcpPart, body: BcpUpdate): Promise<void> => {
    drafts.addUnansweredUpdate(sent);
    try {
      const reply = await calls.update(id, body);
      drafts.clearUnansweredUpdates();
      store.set(applyUpdated(store.get(), reply, sent));
    } catch (error) {
      if (isClientError(error)) drafts.dropLastUpdate();
      throw error;
    }
  };

  const update = async (id: number, wanted: readonly BcpField[], wantedStatus?: 'completed'): Promise<void> => {
    const fields = omitRejected(store.get(), wanted);
    // A BCP with a rejected field is not complete.
    const status = fields.length === wanted.length ? wantedStatus : undefined;
    if (fields.length === 0 && !status) return;
    const { content, versions: known } = store.get();
    const sent = pickFields(content, fields) as BcpPart;
    const versions = Object.fromEntries(sectionsOf(fields).map((section) => [section, known[section]]));
    try {
      await send(id, sent, { ...sent, versions, ...(status && { status }) });
    } catch (error) {
      const rejections = parseRejections(error, sent);
      const conflict = parseConflict(error);
      if (rejections.length > 0) remember(rejections);
      else if (conflict && isOwnUpdate(conflict, store.get().saved, drafts.listUnansweredUpdates()))
        store.set(adoptSection(store.get(), conflict));
      else throw error;
      await update(id, wanted, wantedStatus);
    }
  };

  /** Without `fields` everything that changed; of a new BCP always everything. */
  return async (fields?: readonly BcpField[], status?: 'completed'): Promise<void> => {
    const isNew = store.get().id === null;
    if (isNew) await create();
    const { id } = store.get();
    // A repeated creation sends its first body again: what was edited since follows here.
    const wanted = isNew || !fields ? listChangedFields(store.get()) : fields;
    if (id !== null && (wanted.length > 0 || status)) await update(id, wanted, status);
  };
};

interface SaveQueueParts extends WriterParts {
  isOnline: () => boolean;
  now: () => string;
  onSaved: () => void;
  onLimit: () => void;
}

const fail = (why: SaveFailure, detail: string | null = null): SaveOutcome => ({ ok: false, why, detail });

export type SaveQueue = ReturnType<typeof createSaveQueue>;

/** Every save of a BCP goes through `save`, one at a time; what was edited meanwhile goes with the next one. */
export const createSaveQueue = ({ store, calls, drafts, isOnline, now, newKey, onSaved, onLimit }: SaveQueueParts) => {
  const write = createWriter({ store, calls, drafts, newKey });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const { save: initial } = store.get();
  let savedAt = initial.is === 'idle' ? initial.at : null;

  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };

  const cancelTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  const startTimer = (): void => {
    cancelTimer();
    const { step, id, content } = store.get();
    if (canSave(content)) timer = setTimeout(() => void save({ by: 'timer' }), autoSaveDelay(step, id !== null));
  };

  const handleError = (error: unknown, by: SavedBy): SaveOutcome => {
    const conflict = parseConflict(error);
    if (conflict) {
      store.set({ save: { is: 'conflict', conflict } });
      return fail('conflict', describeError(error));
    }
    if (isNetworkError(error) && !isOnline()) {
      store.set({ save: { is: 'offline' } });
      return fail('offline');
    }
    store.set({ save: { is: 'failed', by, detail: describeError(error), isRefused: isRejected(error) } });
    if (store.get().id !== null || !isLimitReached(error)) return fail('failed', describeError(error));
    onLimit();
    return fail('limit', describeError(error));
  };

  /** A save succeeded for these fields unless one of them is rejected. */
  const outcomeOf = (fields: readonly BcpField[]): SaveOutcome => {
    const rejection = listCurrentRejections(store.get()).find(({ field }) => fields.includes(field));
    return rejection ? fail('failed', describeRejection(rejection)) : { ok: true };
  };

  const send = async ({ by, fields, status }: SaveRequest): Promise<SaveOutcome> => {
    const wanted = fields ?? listChangedFields(store.get());
    if (!canSave(store.get().content)) return fail('incomplete');
    if (store.get().save.is === 'conflict') return fail('conflict');
    if (!isOnline()) {
      store.set({ save: { is: 'offline' } });
      return fail('offline');
    }
    store.set({ save: { is: 'saving', by } });
    try {
      await write(fields, status);
    } catch (error) {
      return handleError(error, by);
    }
    savedAt = now();
    store.set({ save: { is: 'idle', at: savedAt } });
    void drafts.copy();
    onSaved();
    // After a card was saved by itself, retries what had failed before.
    if (timer === undefined && listSavableFields(store.get()).length > 0) startTimer();
    return outcomeOf(wanted);
  };

  /** Sends nothing when everything was asked for and nothing is unsaved. */
  const save = (request: SaveRequest): Promise<SaveOutcome> => {
    if (!request.fields) cancelTimer();
    return enqueue(async () => {
      const isNeeded = request.fields || request.status || listSavableFields(store.get()).length > 0;
      if (isNeeded) return send(request);
      // The edits that could not be saved were undone.
      const { is } = store.get().save;
      if (is === 'failed' || is === 'offline') store.set({ save: { is: 'idle', at: savedAt } });
      return outcomeOf(listChangedFields(store.get()));
    });
  };

  const edit = (change: Partial<WizardContent>): void => {
    store.set({ content: { ...store.get().content, ...change } });
    drafts.scheduleCopy();
    if (store.get().save.is !== 'conflict') startTimer();
  };

  /** The id of the BCP, which is created when it has none; null when that fails. */
  const ensureId = async (): Promise<number | null> => {
    if (store.get().id === null) await save({ by: 'person', fields: [] });
    return store.get().id;
  };

  /** Saves `chosen` over the newer section; its other fields become what the server has. */
  const resolve = (conflict: Conflict, chosen: Partial<WizardContent>): Promise<SaveOutcome> => {
    store.set({ ...resolveConflict(store.get(), conflict, chosen), save: { is: 'idle', at: now() } });
    drafts.scheduleCopy();
    return save({ by: 'person' });
  };

  /** Runs work that changes the BCP on the server, such as an import, while no save runs. */
  const runExclusive = <T>(work: () => Promise<T>): Promise<T> =>
    enqueue(async () => {
      const result = await work();
      onSaved();
      return result;
    });

  const onReconnect = (): void => {
    if (store.get().save.is === 'offline') void save({ by: 'timer' });
  };

  /** Copies and saves at once what the timers would later; for a hidden tab or a page that is left. */
  const flush = (): void => {
    drafts.flushCopy();
    if (store.get().save.is !== 'conflict' && canSave(store.get().content)) void save({ by: 'timer' });
  };

  return { edit, save, ensureId, resolve, runExclusive, onReconnect, flush };
};
