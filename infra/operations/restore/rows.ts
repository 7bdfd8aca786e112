/** Brings back rows that are missing. A row that is there is never changed, so a run that was cut off is simply repeated. */
import { ConditionalCheckFailedException, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { prefixes, type TableName, tables } from '#functions/data/keys.ts';
import type { StoredItem } from './sources.ts';
import { forEach, type Outcome, type Restore, type Step } from './step.ts';

/** Mails of the outbox would go out again. */
const isLeftOut = (name: TableName, row: StoredItem): boolean =>
  name === 'core' && (row.owner?.S ?? '').startsWith(prefixes.outboxHour(''));

const sorted = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(entries.map(([name, held]) => [name, sorted(held)]));
};
const isSame = (a: StoredItem, b: StoredItem): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const restoreTable = async (name: TableName, { places, sources, db, isDryRun }: Restore): Promise<Outcome['counts']> => {
  const counts = { [`${name}: brought back`]: 0, [`${name}: there`]: 0, [`${name}: there, but another`]: 0 };
  const count = (what: string): void => {
    counts[`${name}: ${what}`]! += 1;
  };
  const TableName = places.tableNames[name];
  const { partition, sort } = tables[name];
  await forEach(sources[name]!(), async (row) => {
    if (isLeftOut(name, row)) return;
    const Key = { [partition]: row[partition]!, [sort]: row[sort]! };
    const { Item } = await db.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }));
    if (Item) return count(isSame(Item, row) ? 'there' : 'there, but another');
    if (!isDryRun) await putMissing(row);
    count('brought back');
  });
  return counts;

  /** One by one: that alone is allowed on the audit trail. */
  async function putMissing(Item: StoredItem): Promise<void> {
    const names = { '#partition': partition };
    const onlyNew = { ConditionExpression: 'attribute_not_exists(#partition)', ExpressionAttributeNames: names };
    try {
      await db.send(new PutItemCommand({ TableName, Item, ...onlyNew }));
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }
};

export const rows: Step = {
  name: 'Rows of the tables',
  run: async (restore) => {
    const counts: Outcome['counts'] = {};
    for (const name of Object.keys(restore.sources) as TableName[]) Object.assign(counts, await restoreTable(name, restore));
    return { counts };
  },
};
