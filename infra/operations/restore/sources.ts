/** The rows of a table as they were at a time: from a table that AWS restored beside it, or from exports. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type AttributeValue, type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { type TableName, tables } from '#functions/data/keys.ts';

/** As DynamoDB holds it, so that numbers, sets and bytes come back as they were. */
export type StoredItem = Record<string, AttributeValue>;
export type Rows = AsyncIterable<StoredItem> | Iterable<StoredItem>;

export async function* readTable(db: DynamoDBClient, TableName: string): AsyncGenerator<StoredItem> {
  for await (const { Items = [] } of paginateScan({ client: db }, { TableName, ConsistentRead: true })) yield* Items;
}

/** A line of an export to S3: a row of a full one, or the last change of a row within an incremental one. */
interface ExportLine {
  Item?: StoredItem;
  Keys?: StoredItem;
  NewImage?: StoredItem;
  Metadata?: { WriteTimestampMicros: { N: string } };
}

/** Bytes are base64 in an export. */
const reviveBytes = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(reviveBytes);
  return Object.fromEntries(
    Object.entries(value).map(([type, held]) => {
      if (type === 'B' && typeof held === 'string') return [type, Buffer.from(held, 'base64')];
      if (type === 'BS' && Array.isArray(held)) return [type, held.map((bytes) => Buffer.from(bytes as string, 'base64'))];
      return [type, reviveBytes(held)];
    }),
  );
};

const readLines = (folder: string): ExportLine[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json.gz'))
    .sort()
    .flatMap((name) =>
      gunzipSync(readFileSync(join(folder, name)))
        .toString('utf8')
        .split('\n'),
    )
    .filter((line) => line !== '')
    .map((line) => reviveBytes(JSON.parse(line)) as ExportLine);

const writtenAt = ({ Metadata }: ExportLine): number => Number(Metadata?.WriteTimestampMicros.N ?? 0) / 1000;

export const keyIdOf = (name: TableName, row: StoredItem): string => {
  const { partition, sort } = tables[name];
  return `${row[partition]?.S} ${row[sort]?.S}`;
};

/** A full export, and the incremental ones after it, as `aws s3 sync` brings them into one folder. Later changes are left out. */
export const readExports = (folder: string, name: TableName, until: Date | null): StoredItem[] => {
  const lines = readLines(folder);
  const rows = new Map(lines.flatMap(({ Item }) => (Item ? [[keyIdOf(name, Item), Item]] : [])));
  const changes = lines.filter((line) => line.Keys && writtenAt(line) <= (until?.getTime() ?? Number.POSITIVE_INFINITY));
  for (const { Keys, NewImage } of changes.sort((a, b) => writtenAt(a) - writtenAt(b))) {
    if (NewImage) rows.set(keyIdOf(name, Keys!), NewImage);
    else rows.delete(keyIdOf(name, Keys!));
  }
  return [...rows.values()];
};
