/** Adds what the editor needs and jsdom lacks: font events (growing text areas) and IndexedDB. */
import 'fake-indexeddb/auto';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

Object.assign(document, { fonts: { addEventListener: () => {}, removeEventListener: () => {} } });

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const withStores = async <T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name!));
    for (const store of database.objectStoreNames)
      results.push(await work(database.transaction(store, 'readwrite').objectStore(store)));
    database.close();
  }
  return results;
};
export const readDrafts = async (): Promise<unknown[]> => (await withStores((store) => settled(store.getAll()))).flat();

/** The product keeps its connection open, so the stores are cleared instead of deleting the database. */
beforeEach(() => withStores((store) => settled(store.clear())));

/** A closing page saves unsaved input; wait for that within the test that closed it. */
const LAST_SAVE_MS = 60;
afterEach(async () => {
  cleanup();
  await new Promise((done) => setTimeout(done, LAST_SAVE_MS));
});
