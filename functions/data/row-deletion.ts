/** Deletes many rows, as many as a run may. */
import { setTimeout as wait } from 'node:timers/promises';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { db, queryPages, StoreBusy, table } from './table.ts';

type Key = Record<string, unknown>;

/** What a run may still delete. */
export interface Budget {
  rows: number;
}

const BATCH_MAX = 25;
const TRIES = 8;
const BASE_MS = 25;

const deleteBatch = async (name: string, batch: readonly Key[]): Promise<void> => {
  let requests: Record<string, unknown>[] | undefined = batch.map((Key) => ({ DeleteRequest: { Key } }));
  for (let attempt = 1; requests && requests.length > 0; attempt++) {
    if (attempt > TRIES) throw new StoreBusy('UnprocessedItems');
    if (attempt > 1) await wait(Math.random() * BASE_MS * 2 ** attempt);
    const { UnprocessedItems }: { UnprocessedItems?: Record<string, Record<string, unknown>[]> } = await db.send(
      new BatchWriteCommand({ RequestItems: { [name]: requests as never } }),
    );
    requests = UnprocessedItems?.[name];
  }
};

const tableNames = { core: () => table('core'), ephemeral: () => table('ephemeral') };

interface Selection {
  owner: string;
  prefix?: string;
  isWanted?: (item: string) => boolean;
}

/** False when the budget ended before the rows did; the next run finds the others. */
export const deleteRows = async (
  name: keyof typeof tableNames,
  { owner, prefix, isWanted = () => true }: Selection,
  budget: Budget,
): Promise<boolean> => {
  const TableName = tableNames[name]();
  const pages = queryPages({
    TableName,
    KeyConditionExpression: prefix === undefined ? '#owner = :owner' : '#owner = :owner AND begins_with(#item, :prefix)',
    ProjectionExpression: '#owner, #item',
    ExpressionAttributeNames: { '#owner': 'owner', '#item': 'item' },
    ExpressionAttributeValues: { ':owner': owner, ...(prefix === undefined ? {} : { ':prefix': prefix }) },
    ConsistentRead: true,
  });
  for await (const page of pages) {
    const wanted = page.filter(({ item }) => isWanted(String(item)));
    const allowed = wanted.slice(0, budget.rows);
    for (let at = 0; at < allowed.length; at += BATCH_MAX) await deleteBatch(TableName, allowed.slice(at, at + BATCH_MAX));
    budget.rows -= allowed.length;
    if (allowed.length < wanted.length) return false;
  }
  return true;
};
