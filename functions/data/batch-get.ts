import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { db, StoreBusy, type StoredRow, table } from './table.ts';

export interface RowKey {
  owner: string;
  item: string;
}

const READ_TRIES = 5;

/** Rows of the core table, at most 100, in no particular order. */
export const readRows = async (wanted: RowKey[], isStrong = false): Promise<StoredRow[]> => {
  const rows: StoredRow[] = [];
  let left = wanted;
  for (let attempt = 1; left.length > 0; attempt++) {
    if (attempt > READ_TRIES) throw new StoreBusy('Rows were left unread');
    const name = table('core');
    const { Responses = {}, UnprocessedKeys = {} } = await db.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys: left, ConsistentRead: isStrong } } }),
    );
    rows.push(...(Responses[name] ?? []));
    left = (UnprocessedKeys[name]?.Keys ?? []) as RowKey[];
  }
  return rows;
};
