/** What jsdom lacks and the editor uses: font events (growing text areas) and IndexedDB. */
import 'fake-indexeddb/auto';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

Object.assign(document, { fonts: { addEventListener: () => {}, removeEventListener: () => {} } });

/** The product keeps its connection open, so the database is emptied, not deleted. */
const emptyDatabases = async (): Promise<void> => {
  for (const { name } of await indexedDB.databases())
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open(name!);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const stores = [...request.result.objectStoreNames];
        const transaction = request.result.transaction(stores, 'readwrite');
        for (const store of stores) transaction.objectStore(store).clear();
        transaction.oncomplete = () => resolve(request.result.close());
      };
    });
};
beforeEach(emptyDatabases);

/** A page that is left saves what is unsaved; that belongs to the test that left it. */
const LAST_SAVE_MS = 60;
afterEach(async () => {
  cleanup();
  await new Promise((done) => setTimeout(done, LAST_SAVE_MS));
});
