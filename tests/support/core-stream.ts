/** The change stream of the core table for tests without one: rows before and after some work become its records. */
import { isDeepStrictEqual } from 'node:util';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { prefixes } from '#functions/data/keys.ts';

type Row = Record<string, unknown>;
type StreamHandler = (event: never) => Promise<{ batchItemFailures: unknown[] }>;

const readRows = async (uid: number): Promise<Map<string, Row>> => {
  // Loaded late: the client reads its environment, which the test's world sets first.
  const { db } = await import('#functions/data/table.ts');
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: 'core',
      KeyConditionExpression: '#owner = :owner',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':owner': prefixes.user(uid) },
      ConsistentRead: true,
    }),
  );
  return new Map(Items.map((row) => [String(row.item), row]));
};

const toImage = (row: Row | undefined) => (row ? (marshall(row, { removeUndefinedValues: true }) as never) : undefined);

let records = 0;
const toRecord = (before: Row | undefined, after: Row | undefined): DynamoDBRecord => {
  const { owner, item } = (after ?? before)!;
  return {
    eventID: `change-${++records}`,
    eventName: before === undefined ? 'INSERT' : after === undefined ? 'REMOVE' : 'MODIFY',
    dynamodb: {
      SequenceNumber: String(records),
      Keys: toImage({ owner, item }),
      OldImage: toImage(before),
      NewImage: toImage(after),
    },
  };
};

/** What the work changed in a user's partition. */
export const recordChanges = async (uid: number, work: () => Promise<unknown>): Promise<DynamoDBRecord[]> => {
  const before = await readRows(uid);
  await work();
  const after = await readRows(uid);
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((item) => !isDeepStrictEqual(before.get(item), after.get(item)))
    .map((item) => toRecord(before.get(item), after.get(item)));
};

/** As Lambda does: up to 100 at a time; answers how many failed. */
export const deliverChanges = async (changes: readonly DynamoDBRecord[]): Promise<number> => {
  const { handler } = (await import('#functions/streams/core.ts')) as unknown as { handler: StreamHandler };
  let failed = 0;
  for (let from = 0; from < changes.length; from += 100)
    failed += (await handler({ Records: changes.slice(from, from + 100) } as never)).batchItemFailures.length;
  return failed;
};
