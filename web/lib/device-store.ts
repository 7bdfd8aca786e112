import { logger } from './logger.ts';

export interface DeviceStore<T> {
  list: (prefix: string) => Promise<[key: string, value: T][]>;
  write: (key: string, value: T) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

const STORE = 'drafts';

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const request = indexedDB.open('keelhouse', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/** Stays open: a page being unloaded has no time to open it, but a queued write still completes. */
let connection: IDBDatabase | null = null;

const reopenDatabase = async (): Promise<IDBDatabase> => {
  const database = await openDatabase();
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
  if (connection === null) return transact(await reopenDatabase(), mode, work);
  try {
    return await transact(connection, mode, work);
  } catch {
    // Browsers drop connections of long-hidden pages.
    return transact(await reopenDatabase(), mode, work);
  }
};

/** A private window or a full disk loses the copy, never the edit. */
const tryStorage = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    logger.warn('The copy on this device could not be used', error);
    return otherwise;
  }
};

const rangeOf = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Keys begin with the user id, so that other users of the device never see them. */
export const deviceStore = <T>(): DeviceStore<T> => ({
  list: (prefix) =>
    tryStorage(async () => {
      const keys = await run('readonly', (store) => store.getAllKeys(rangeOf(prefix)));
      const found = await Promise.all(keys.map((key) => run('readonly', (store) => store.get(key))));
      return keys.flatMap((key, index): [string, T][] => (found[index] ? [[String(key), found[index] as T]] : []));
    }, []),
  write: (key, value) => tryStorage(async () => void (await run('readwrite', (store) => store.put(value, key))), undefined),
  remove: (key) => tryStorage(async () => void (await run('readwrite', (store) => store.delete(key))), undefined),
});
