/**
 * The local run's own state: mails, user pool accounts, stream positions, last runs, seeding. One SQLite file
 * (with a write-ahead log, so a kill loses nothing acknowledged), mirrored in memory.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface Collection<T> {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
  remove(key: string): void;
  entries(): [string, T][];
  values(): T[];
}

export interface Store {
  collection<T>(name: string): Collection<T>;
  close(): void;
}

export const openStore = (file: string): Store => {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  db.exec(`CREATE TABLE IF NOT EXISTS entries (
    position INTEGER PRIMARY KEY AUTOINCREMENT, collection TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    UNIQUE (collection, key))`);
  const load = db.prepare('SELECT key, value FROM entries WHERE collection = ? ORDER BY position');
  const write = db.prepare(
    'INSERT INTO entries (collection, key, value) VALUES (?, ?, ?) ON CONFLICT (collection, key) DO UPDATE SET value = excluded.value',
  );
  const erase = db.prepare('DELETE FROM entries WHERE collection = ? AND key = ?');

  return {
    collection: <T>(name: string): Collection<T> => {
      const rows = load.all(name) as { key: string; value: string }[];
      const mirror = new Map<string, T>(rows.map(({ key, value }) => [key, JSON.parse(value) as T]));
      return {
        get: (key) => mirror.get(key),
        put: (key, value) => {
          write.run(name, key, JSON.stringify(value));
          mirror.set(key, value);
        },
        remove: (key) => {
          erase.run(name, key);
          mirror.delete(key);
        },
        entries: () => [...mirror.entries()],
        values: () => [...mirror.values()],
      };
    },
    close: () => db.close(),
  };
};
