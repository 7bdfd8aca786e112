/**
 * What DynamoDB's exports to S3 bring, of the tables of a local run: one full export, then the changes of each second, in the same files. On
 * AWS both come from point-in-time recovery.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type TableName, tables } from '#functions/data/keys.ts';
import { keyIdOf, readTable, type StoredItem } from '#infra/operations/restore/sources.ts';

const EVERY_MS = 1000;
const LASTING = ['core', 'payments', 'audit', 'catalog'] as const satisfies TableName[];

const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, held) => (held instanceof Uint8Array ? Buffer.from(held).toString('base64') : held));

const keyOf = (name: TableName, row: StoredItem): StoredItem => {
  const { partition, sort } = tables[name];
  return { [partition]: row[partition]!, [sort]: row[sort]! };
};

export interface Backup {
  /** The newest time that the tables can go back to. */
  latest(): Date;
  /** Nothing later of the other tables is kept; each has its own newest time. */
  keepOnlyAudit(): Promise<void>;
  /** Until what has happened so far is kept. */
  stop(): Promise<void>;
  rows: number;
}

export const startBackup = async (endpoint: string, names: Record<TableName, string>, folder: string): Promise<Backup> => {
  const db = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const known = new Map<TableName, Map<string, StoredItem>>();
  const read = async (name: TableName): Promise<Map<string, StoredItem>> => {
    const rows = new Map<string, StoredItem>();
    for await (const row of readTable(db, names[name])) rows.set(keyIdOf(name, row), row);
    return rows;
  };
  const write = (name: TableName, file: string, lines: object[]): void => {
    if (lines.length > 0) writeFileSync(join(folder, name, `${file}.json.gz`), gzipSync(lines.map(toJson).join('\n')));
  };
  let latest = new Date();
  for (const name of LASTING) {
    mkdirSync(join(folder, name), { recursive: true });
    const rows = await read(name);
    known.set(name, rows);
    write(
      name,
      'full',
      [...rows.values()].map((Item) => ({ Item })),
    );
  }
  const writeChanges = async (followed: readonly TableName[]): Promise<void> => {
    const at = new Date();
    const Metadata = { WriteTimestampMicros: { N: `${at.getTime()}000` } };
    for (const name of followed) {
      const [before, after] = [known.get(name)!, await read(name)];
      const changed = [...after].filter(([id, row]) => toJson(row) !== toJson(before.get(id) ?? null));
      const removed = [...before].filter(([id]) => !after.has(id));
      write(name, `changes-${at.getTime()}`, [
        ...changed.map(([, NewImage]) => ({ Metadata, Keys: keyOf(name, NewImage), NewImage })),
        ...removed.map(([, row]) => ({ Metadata, Keys: keyOf(name, row) })),
      ]);
      known.set(name, after);
    }
    latest = at;
  };
  let isOver = false;
  const following = (async () => {
    while (!isOver) {
      await writeChanges(LASTING);
      await wait(EVERY_MS);
    }
  })();
  return {
    latest: () => latest,
    keepOnlyAudit: async () => {
      isOver = true;
      await following;
    },
    stop: async () => {
      await writeChanges(['audit']);
      db.destroy();
    },
    rows: [...known.values()].reduce((sum, rows) => sum + rows.size, 0),
  };
};
