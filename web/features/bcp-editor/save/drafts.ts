/** Copies of unsaved work on this device: written while something is unsaved, removed when the server has confirmed it. */
import type { BcpPart, Versions } from '#shared/domain/bcp/bcp.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { logger } from '../../../lib/logger.ts';

/** A creation that was sent: the same key and body are sent again until the server's answer is known. */
export interface CreateAttempt {
  key: string;
  body: BcpPart;
}

/** What stands in a form that was not submitted. */
export interface KeptForm {
  title: string;
  values: Record<string, string | string[] | boolean>;
}

export interface Draft {
  /** ISO time of the last edit. */
  at: string;
  fields: Partial<WizardContent>;
  /** The versions the edits were based on. */
  versions: Versions;
  attempt: CreateAttempt | null;
  /** What was sent and has no answer: it may be stored or not. */
  updates: BcpPart[];
  /** Open forms by their names. */
  forms: Record<string, KeptForm>;
}

export interface Drafts {
  /** The drafts whose keys begin so. */
  list: (prefix: string) => Promise<[key: string, draft: Draft][]>;
  write: (key: string, draft: Draft) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/**
 * Drafts are kept per account, so that another user of the device is never offered them, and per visit, so that two
 * tabs on one plan do not write over each other.
 */
export const draftPrefix = (userId: number, bcpId: number | null): string => `${userId}/${bcpId ?? 'new'}/`;

const STORE = 'drafts';

const connect = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const request = indexedDB.open('keelhouse', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/** Stays open: a page that is being left has no time to open it, but a write that is asked for at once still arrives. */
let connection: IDBDatabase | null = null;

const connected = async (): Promise<IDBDatabase> => {
  const database = await connect();
  database.onclose = () => {
    connection = null;
  };
  connection = database;
  return database;
};

const transact = <T>(database: IDBDatabase, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) =>
  new Promise<T>((done, fail) => {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = () => fail(transaction.error);
    transaction.commit();
  });

const run = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  if (connection === null) return transact(await connected(), mode, work);
  try {
    return await transact(connection, mode, work);
  } catch {
    // Browsers drop connections of pages that were long in the background.
    return transact(await connected(), mode, work);
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

const beginning = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

export const localDrafts: Drafts = {
  list: (prefix) =>
    tolerant(async () => {
      const keys = await run('readonly', (store) => store.getAllKeys(beginning(prefix)));
      const found = await Promise.all(keys.map((key) => run('readonly', (store) => store.get(key))));
      return keys.flatMap((key, index): [string, Draft][] => (found[index] ? [[String(key), found[index] as Draft]] : []));
    }, []),
  write: (key, draft) => tolerant(async () => void (await run('readwrite', (store) => store.put(draft, key))), undefined),
  remove: (key) => tolerant(async () => void (await run('readwrite', (store) => store.delete(key))), undefined),
};
