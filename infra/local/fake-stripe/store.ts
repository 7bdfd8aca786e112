/**
 * Objects by id, replies by idempotency key, and pending deliveries. The changes of a request are one line of an
 * append-only journal, so a kill loses all of them or none.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind, Kinds } from './objects.ts';

export interface IdempotentReply {
  fingerprint: string;
  status: number;
  body: string;
  storedAt: number;
}

type JournalChanges = Record<string, unknown>;

const readJournal = (journal: string): Map<string, unknown> => {
  const rows = new Map<string, unknown>();
  for (const line of journal.split('\n')) {
    if (line === '') continue;
    let changes: JournalChanges;
    try {
      changes = JSON.parse(line) as JournalChanges;
    } catch {
      break; // A kill can cut off the last line.
    }
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) rows.delete(key);
      else rows.set(key, value);
    }
  }
  return rows;
};

export const openStripeStore = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'stripe.journal');
  const rows = existsSync(path) ? readJournal(readFileSync(path, 'utf8')) : new Map<string, unknown>();
  let changes = new Map<string, unknown>();

  const rewrite = (): void => {
    writeFileSync(`${path}.new`, [...rows].map(([key, value]) => `${JSON.stringify({ [key]: value })}\n`).join(''));
    renameSync(`${path}.new`, path);
  };
  rewrite();

  const read = (key: string): unknown => structuredClone(changes.has(key) ? changes.get(key) : rows.get(key)) ?? null;
  const write = (key: string, value: unknown): void => void changes.set(key, structuredClone(value));
  const keysUnder = (prefix: string): string[] => {
    const found = new Set([...rows.keys(), ...changes.keys()].filter((key) => key.startsWith(prefix)));
    return [...found].filter((key) => read(key) !== null);
  };
  const count = (name: string): number => {
    const n = ((read(`n/${name}`) as number | null) ?? 0) + 1;
    write(`n/${name}`, n);
    return n;
  };

  return {
    get: <K extends Kind>(kind: K, id: string) => read(`o/${kind}/${id}`) as Kinds[K] | null,
    put: <K extends Kind>(kind: K, object: Kinds[K]) => write(`o/${kind}/${object.id}`, object),
    drop: (kind: Kind, id: string) => write(`o/${kind}/${id}`, null),
    all: <K extends Kind>(kind: K) => keysUnder(`o/${kind}/`).map((key) => read(key) as Kinds[K]),
    /** Never reused, not even after a reset, so that an id kept by a caller cannot name another object. */
    id: (prefix: string) => `${prefix}_${String(count(prefix)).padStart(8, '0')}kh`,
    count,
    reply: (key: string) => read(`r/${key}`) as IdempotentReply | null,
    keepReply: (key: string, reply: IdempotentReply) => write(`r/${key}`, reply),
    undelivered: () => keysUnder('d/').map((key) => key.slice(2)),
    setUndelivered: (eventId: string, pending: boolean) => write(`d/${eventId}`, pending ? true : null),
    commit: () => {
      if (changes.size === 0) return;
      appendFileSync(path, `${JSON.stringify(Object.fromEntries(changes))}\n`);
      for (const [key, value] of changes) {
        if (value === null) rows.delete(key);
        else rows.set(key, value);
      }
      changes = new Map();
    },
    rollBack: () => {
      changes = new Map();
    },
    reset: () => {
      changes = new Map();
      for (const key of rows.keys()) if (!key.startsWith('n/')) rows.delete(key);
      rewrite();
    },
  };
};

export type StripeStore = ReturnType<typeof openStripeStore>;
