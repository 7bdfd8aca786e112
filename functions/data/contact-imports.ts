/**
 * An import of contacts, safe to be cut off anywhere: what it will write is decided and noted before the first row, so
 * that a repeated request writes the same rows under the same ids, and the count moves once, with the closing note.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { BatchWriteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { CONTACTS_MAX, countUpdate, numbersUpdate, readCount, rowOf } from './crisis-contacts.ts';
import { CONTACTS_PER_USER, childId, keys } from './keys.ts';
import { db, epochSeconds, StoreBusy, table } from './table.ts';
import { settle, transact } from './transact.ts';

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
  /** When everything was written, where the caller had no key: who asked before that was asking for the same import. */
  ended_at?: string;
}

const noteKey = (uid: number, key: string) => ({ TableName: table('ephemeral'), Key: keys.idempotency(uid, key) });

const readNote = async (uid: number, key: string, now: Date): Promise<ImportNote | null> => {
  const { Item } = await db.send(new GetCommand({ ...noteKey(uid, key), ConsistentRead: true }));
  return Item && Item.expires_at > epochSeconds(now) ? (Item as ImportNote) : null;
};

/** A file without a key of the caller's is another import once the one before has ended. */
const isOver = ({ ended_at }: ImportNote, askedAt: Date): boolean => ended_at !== undefined && ended_at <= askedAt.toISOString();

interface NewImport {
  hash: string;
  count: number;
  now: Date;
  /** When the caller asked for it. */
  askedAt: Date;
}

/** Notes a new import and reserves its numbers, both or none; null when another import or contact was faster. */
const openNote = async (
  uid: number,
  key: string,
  { hash, count, now, askedAt, next }: NewImport & { next: number },
): Promise<ImportNote | null> => {
  const first_id = childId(uid, next + 1, CONTACTS_PER_USER);
  const note: ImportNote = { request_hash: hash, first_id, begun_at: now.toISOString() };
  const cancelled = await transact({
    note: {
      Put: {
        TableName: table('ephemeral'),
        Item: { ...keys.idempotency(uid, key), ...note, expires_at: epochSeconds(now) + DAY_SECONDS },
        ConditionExpression: 'attribute_not_exists(#owner) OR expires_at <= :now OR ended_at <= :asked',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':now': epochSeconds(now), ':asked': askedAt.toISOString() },
      },
    },
    numbers: { Update: numbersUpdate(uid, { next, count }) },
  });
  return cancelled === null ? note : null;
};

/** The import under this key: the one that is under way or was done before, or a new one; null when there is no room for it. */
export const begin = async (uid: number, key: string, { hash, count, now, askedAt }: NewImport): Promise<ImportNote | null> => {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    if (attempt > 1) await wait(Math.random() * BASE_MS * 2 ** attempt);
    const [earlier, numbers] = await Promise.all([readNote(uid, key, now), readCount(uid)]);
    if (earlier && !isOver(earlier, askedAt)) return earlier;
    if (numbers.count + (numbers.pending ?? 0) + count > CONTACTS_MAX) return null;
    if (numbers.next + count >= CONTACTS_PER_USER) return null;
    const note = await openNote(uid, key, { hash, count, now, askedAt, next: numbers.next });
    if (note) return note;
  }
  throw new StoreBusy('The numbers of the contacts kept changing');
};

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

/** Counts what was written and keeps the answer; false when a repeated request was faster. */
export const close = (
  uid: number,
  key: string,
  { first_id }: ImportNote,
  { count, body, endedAt }: { count: number; body: string; endedAt: Date | null },
): Promise<boolean> => {
  const ended = endedAt?.toISOString();
  const note = {
    ...noteKey(uid, key),
    UpdateExpression: `SET #body = :body${ended === undefined ? '' : ', ended_at = :ended'}`,
    ConditionExpression: 'first_id = :first AND attribute_not_exists(#body)',
    ExpressionAttributeNames: { '#body': 'body' },
    ExpressionAttributeValues: { ':body': body, ':first': first_id, ...(ended === undefined ? {} : { ':ended': ended }) },
  };
  return settle([{ Update: countUpdate(uid, { count, pending: -count }) }, { Update: note }]);
};
