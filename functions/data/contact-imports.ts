/**
 * An import of contacts, safe to be cut off anywhere: what it will write is decided and noted before the first row, so
 * that a repeated request writes the same rows under the same ids, and the count moves once, with the closing note.
 */
import { BatchWriteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { countUpdate, reserve, rowOf } from './crisis-contacts.ts';
import { keys } from './keys.ts';
import { db, epochSeconds, isConditionFailure, StoreBusy, table } from './table.ts';
import { settle } from './transact.ts';

const DAY_SECONDS = 86_400;
/** DynamoDB takes 25 rows at once. */
const BATCH = 25;
const BATCHES_AT_ONCE = 2;
const TRIES = 8;
const BASE_MS = 50;

/** What is known of an import under a key. */
export interface ImportNote {
  request_hash: string;
  first_id: number;
  /** When it began: the contacts' `created_at`. */
  begun_at: string;
  /** The answer, once everything is written. */
  body?: string;
}

const noteKey = (uid: number, key: string) => ({ TableName: table('ephemeral'), Key: keys.idempotency(uid, key) });

const readNote = async (uid: number, key: string, now: Date): Promise<ImportNote | null> => {
  const { Item } = await db.send(new GetCommand({ ...noteKey(uid, key), ConsistentRead: true }));
  return Item && Item.expires_at > epochSeconds(now) ? (Item as ImportNote) : null;
};

/** The import under this key: the one that was begun before, or a new one with reserved ids; null when ids are used up. */
export const begin = async (
  uid: number,
  key: string,
  { hash, count, now }: { hash: string; count: number; now: Date },
): Promise<ImportNote | null> => {
  const earlier = await readNote(uid, key, now);
  if (earlier) return earlier;
  const firstId = await reserve(uid, count, count);
  if (firstId === null) return null;
  const note: ImportNote = { request_hash: hash, first_id: firstId, begun_at: now.toISOString() };
  try {
    await db.send(
      new PutCommand({
        TableName: table('ephemeral'),
        Item: { ...keys.idempotency(uid, key), ...note, expires_at: epochSeconds(now) + DAY_SECONDS },
        ConditionExpression: 'attribute_not_exists(#owner) OR expires_at <= :now',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':now': epochSeconds(now) },
      }),
    );
    return note;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return readNote(uid, key, now);
  }
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes one batch; what the store had no room for is sent again. */
const writeBatch = async (uid: number, contacts: readonly CrisisContact[]): Promise<void> => {
  const core = table('core');
  let requests: Record<string, unknown>[] | undefined = contacts.map((contact) => ({
    PutRequest: { Item: rowOf(uid, contact) },
  }));
  for (let attempt = 1; requests?.length; attempt++) {
    if (attempt > TRIES) throw new StoreBusy('UnprocessedItems');
    if (attempt > 1) await wait(Math.random() * BASE_MS * 2 ** attempt);
    const { UnprocessedItems }: { UnprocessedItems?: Record<string, Record<string, unknown>[]> } = await db.send(
      new BatchWriteCommand({ RequestItems: { [core]: requests as never } }),
    );
    requests = UnprocessedItems?.[core];
  }
};

/** Writes all contacts; rows that are there already are written as they were. */
export const writeAll = async (uid: number, contacts: readonly CrisisContact[]): Promise<void> => {
  const batches: CrisisContact[][] = [];
  for (let at = 0; at < contacts.length; at += BATCH) batches.push(contacts.slice(at, at + BATCH));
  const lane = async (): Promise<void> => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) await writeBatch(uid, batch);
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, lane));
};

/**
 * Counts what was written and keeps the answer; false when a repeated request was faster. Without a key of the caller's
 * (`isKept` false) the note goes, so that the same file may be imported anew.
 */
export const close = (
  uid: number,
  key: string,
  { count, body, isKept }: { count: number; body: string; isKept: boolean },
): Promise<boolean> => {
  const open = {
    ...noteKey(uid, key),
    ConditionExpression: 'attribute_exists(#owner) AND attribute_not_exists(#body)',
    ExpressionAttributeNames: { '#owner': 'owner', '#body': 'body' },
  };
  const note = isKept
    ? { Update: { ...open, UpdateExpression: 'SET #body = :body', ExpressionAttributeValues: { ':body': body } } }
    : { Delete: open };
  return settle([{ Update: countUpdate(uid, { count, pending: -count }) }, note]);
};
