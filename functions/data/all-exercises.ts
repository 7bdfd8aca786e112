/** Everybody's exercises, for staff and auditors: the index names those of a page, the rows are read by their keys. */
import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Approver, awaitsApproval } from '#shared/domain/exercise-states.ts';
import { type ExerciseRow, exerciseRows } from './exercises.ts';
import { db, type Row, StoreBusy, table } from './table.ts';

interface Key {
  owner: string;
  item: string;
}

/** An entry of the index: the key of a row, and what it carries. */
type Entry = Key & Pick<ExerciseRow, 'status' | 'admin_approved' | 'iso_auditor_approved'>;

/**
 * Keys of a page, newest first, and how many exercises there are. The index is compact (about 25 entries in 4 KB), so that
 * counting ten thousand costs some 200 read units; beyond that a counter kept by the stream is due.
 */
const pageOf = async (limit: number, offset: number, awaiting?: Approver): Promise<{ page: Key[]; total: number }> => {
  const page: Key[] = [];
  let total = 0;
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        TableName: table('core'),
        IndexName: 'exercises_by_created',
        KeyConditionExpression: 'exercises = :all',
        ExpressionAttributeValues: { ':all': 'all' },
        ScanIndexForward: false,
        ExclusiveStartKey: start,
      }),
    );
    for (const entry of Items as Entry[]) {
      if (awaiting && !awaitsApproval(entry, awaiting)) continue;
      const { owner, item } = entry;
      if (total >= offset && page.length < limit) page.push({ owner, item });
      total += 1;
    }
    start = LastEvaluatedKey;
  } while (start !== undefined);
  return { page, total };
};

const TRIES = 5;

/** The rows of up to 100 keys; the store may leave some for another call. */
const rowsAt = async (wanted: Key[]): Promise<Row[]> => {
  const rows: Row[] = [];
  let left = wanted;
  for (let attempt = 1; left.length > 0; attempt++) {
    if (attempt > TRIES) throw new StoreBusy('Rows were left unread');
    const name = table('core');
    const { Responses = {}, UnprocessedKeys = {} } = await db.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys: left } } }),
    );
    rows.push(...(Responses[name] ?? []));
    left = (UnprocessedKeys[name]?.Keys ?? []) as Key[];
  }
  return rows;
};

const nameOf = ({ owner, item }: Key): string => `${owner} ${item}`;

/** A page of everybody's exercises, newest first, and how many there are; `awaiting` keeps those without that approval. */
export const listAll = async (
  limit: number,
  offset: number,
  awaiting?: Approver,
): Promise<{ rows: ExerciseRow[]; total: number }> => {
  const { page, total } = await pageOf(limit, offset, awaiting);
  const found = new Map((await rowsAt(page)).map((row): [string, Row] => [nameOf(row as Row & Key), row]));
  const rows = page.map((key) => found.get(nameOf(key))).filter((row) => row !== undefined);
  return { rows: exerciseRows.readList(rows), total };
};
