/** Copies of unsaved work on this device: written while something is unsaved, removed when the server has confirmed it. */
import type { BcpPart, Versions } from '#shared/domain/bcp/bcp.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { logger } from '../../../lib/logger.ts';

/** A creation that was sent: the same key and body are sent again until the server's answer is known. */
export interface CreateAttempt {
  key: string;
  body: BcpPart;
}

export interface Draft {
  /** ISO time of the last edit. */
  at: string;
  fields: Partial<WizardContent>;
  /** The versions the edits were based on. */
  versions: Versions;
  attempt: CreateAttempt | null;
}

export interface Drafts {
  read: (key: string) => Promise<Draft | null>;
  write: (key: string, draft: Draft) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** Drafts are kept per account, so that another user of the device is never offered them. */
export const draftKey = (userId: number, bcpId: number | null): string => `${userId}/${bcpId ?? 'new'}`;

const STORE = 'drafts';

const open = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const request = indexedDB.open('keelhouse', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

const run = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await open();
  try {
    return await new Promise<T>((done, fail) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = () => fail(transaction.error);
    });
  } finally {
    database.close();
  }
};

/** A private window or a full disk costs the copy, never the edit. */
const tolerant = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    logger.warn('The local copy of a plan could not be used', error);
    return otherwise;
  }
};

export const localDrafts: Drafts = {
  read: (key) => tolerant(async () => ((await run('readonly', (store) => store.get(key))) as Draft | undefined) ?? null, null),
  write: (key, draft) => tolerant(async () => void (await run('readwrite', (store) => store.put(draft, key))), undefined),
  remove: (key) => tolerant(async () => void (await run('readwrite', (store) => store.delete(key))), undefined),
};
