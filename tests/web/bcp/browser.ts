/** What jsdom lacks and the editor uses: font events (growing text areas) and a store for drafts. */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

const drafts = new Map<string, unknown>();

const soon = <T extends object>(later: (request: T) => void, request: T): T => {
  queueMicrotask(() => later(request));
  return request;
};

interface Transaction {
  oncomplete?: () => void;
  objectStore: () => object;
  commit: () => void;
}
const store = {
  getAllKeys: (prefix: string) => ({ result: [...drafts.keys()].filter((key) => key.startsWith(prefix)) }),
  get: (key: string) => ({ result: drafts.get(key) }),
  put: (value: unknown, key: string) => ({ result: drafts.set(key, structuredClone(value)) }),
  delete: (key: string) => ({ result: drafts.delete(key) }),
};
const database = {
  createObjectStore: () => store,
  transaction: () => soon<Transaction>((one) => one.oncomplete?.(), { objectStore: () => store, commit: () => {} }),
};
const indexedDB = {
  open: () => soon<{ onsuccess?: () => void; result: typeof database }>((one) => one.onsuccess?.(), { result: database }),
};

/** A range of keys is known by their common beginning. */
const IDBKeyRange = { bound: (prefix: string) => prefix };

Object.assign(globalThis, { indexedDB, IDBKeyRange });
Object.assign(document, { fonts: { addEventListener: () => {}, removeEventListener: () => {} } });

beforeEach(() => drafts.clear());

/** A page that is left saves what is unsaved; that belongs to the test that left it. */
const LAST_SAVE_MS = 60;
afterEach(async () => {
  cleanup();
  await new Promise((done) => setTimeout(done, LAST_SAVE_MS));
});
