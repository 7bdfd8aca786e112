import { setTimeout as wait } from 'node:timers/promises';
import { BatchWriteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type CrisisContact, matchesContact, type NewCrisisContact } from '#shared/domain/crisis-contact.ts';
import { CONTACTS_PER_USER, childId, keys, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, isConditionFailure, queryPrefix, type Row, StoreBusy, table } from './table.ts';
import { transact, tryTransact, type Write } from './transact.ts';

/**
 * Crisis contacts of a user, one row each, and one row that numbers and counts them. The count moves in the transaction
 * that adds or removes; while an import is under way the rows themselves are counted.
 */

interface CountRow {
  /** The number given last. */
  next: number;
  count: number;
  /** Contacts of imports that are not closed yet: they may or may not be there. */
  pending?: number;
}

/** Contacts of one account: a search reads them all. */
export const CONTACTS_MAX = 5_000;

const contacts = rowReader<CrisisContact>()('crisis contact', {
  first: { id: 'number', first_name: 'string', last_name: 'string', email: 'string', created_at: 'string' },
  later: ({ created_at }) => ({ middle_name: null, phone: null, notes: null, updated_at: created_at as string }),
});

const countKey = (uid: number) => ({ TableName: table('core'), Key: keys.crisisContactCount(uid) });

/** Adds to the numbers of the counting row, as an update of its own or as a part of a transaction. */
export const countUpdate = (uid: number, add: Partial<CountRow>) => ({
  ...countKey(uid),
  UpdateExpression: `ADD ${Object.keys(add)
    .map((_, i) => `#f${i} :f${i}`)
    .join(', ')}`,
  ExpressionAttributeNames: Object.fromEntries(Object.keys(add).map((name, i) => [`#f${i}`, name])),
  ExpressionAttributeValues: Object.fromEntries(Object.values(add).map((value, i) => [`:f${i}`, value])),
});

/** The counting row sorts behind all contacts, so the newest first begin with it: one Query for a page and its total. */
const newestFirst = async (uid: number, most?: number): Promise<{ contacts: CrisisContact[]; count: CountRow | undefined }> => {
  const rows = await queryPrefix(prefixes.user(uid), prefixes.crisisContacts, {
    newestFirst: true,
    ...(most === undefined ? {} : { most: most + 1 }),
  });
  const counter = keys.crisisContactCount(uid).item;
  const count = rows.find(({ item }) => item === counter);
  return { contacts: contacts.readList(rows.filter((row) => row !== count)), count: count as CountRow | undefined };
};

/** All contacts, newest first. */
const listAll = async (uid: number): Promise<CrisisContact[]> => (await newestFirst(uid)).contacts;

/** A page of contacts, newest first, and how many there are in all; a search reads everything. */
export const listPage = async (
  uid: number,
  { page, per_page, search }: { page: number; per_page: number; search: string },
): Promise<{ contacts: CrisisContact[]; total: number }> => {
  const pageOf = (contacts: CrisisContact[]) => contacts.slice((page - 1) * per_page, page * per_page);
  if (search === '') {
    const { contacts, count } = await newestFirst(uid, page * per_page);
    if (!count?.pending) return { contacts: pageOf(contacts), total: count?.count ?? 0 };
  }
  const found = (await listAll(uid)).filter((contact) => search === '' || matchesContact(contact, search));
  return { contacts: pageOf(found), total: found.length };
};

/** One contact, or null when the user has no such. */
export const read = async (uid: number, id: number): Promise<CrisisContact | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.crisisContact(uid, id), ConsistentRead: true }),
  );
  return contacts.readOptional(Item);
};

/** The numbers given so far, strongly read. */
export const readCount = async (uid: number): Promise<CountRow> => {
  const { Item } = await db.send(new GetCommand({ ...countKey(uid), ConsistentRead: true }));
  return { next: 0, count: 0, ...(Item as Partial<CountRow> | undefined) };
};

/** The part of a transaction that takes the next numbers for contacts to come, unless somebody else took some since. */
export const numbersUpdate = (uid: number, { next, count }: { next: number; count: number }) => ({
  ...countKey(uid),
  UpdateExpression: 'SET #next = :next ADD #pending :count',
  ConditionExpression: next === 0 ? 'attribute_not_exists(#next)' : '#next = :seen',
  ExpressionAttributeNames: { '#next': 'next', '#pending': 'pending' },
  ExpressionAttributeValues: { ':next': next + count, ':count': count, ...(next === 0 ? {} : { ':seen': next }) },
});

/** The id of the next contact; null when the user has as many as an account holds. */
export const reserveId = async (uid: number): Promise<number | null> => {
  const { ExpressionAttributeNames, ExpressionAttributeValues, ...update } = countUpdate(uid, { next: 1 });
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        ...update,
        ConditionExpression: 'attribute_not_exists(#count) OR #count < :max',
        ExpressionAttributeNames: { ...ExpressionAttributeNames, '#count': 'count' },
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ':max': CONTACTS_MAX },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    const { next } = Attributes as CountRow;
    return next >= CONTACTS_PER_USER ? null : childId(uid, next, CONTACTS_PER_USER);
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
};

export const contactOf = (id: number, fields: NewCrisisContact, now: Date): CrisisContact => ({
  ...fields,
  id,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

export const rowOf = (uid: number, contact: CrisisContact) => ({ ...keys.crisisContact(uid, contact.id), ...contact });

/** Adds a contact and counts it, together with the key of the request; a key that was used before is answered as it stands in its row. */
export const insert = async (
  uid: number,
  contact: CrisisContact,
  key?: Write,
): Promise<null | { kept: Row | undefined } | 'busy'> => {
  const cancelled = await transact({
    key,
    contact: { Put: { TableName: table('core'), Item: rowOf(uid, contact), ConditionExpression: 'attribute_not_exists(id)' } },
    count: { Update: countUpdate(uid, { count: 1 }) },
  });
  if (cancelled === null) return null;
  return cancelled.refused === 'key' ? { kept: cancelled.item } : 'busy';
};

/** Saves all fields of a contact; null when the user has no such. */
export const change = async (uid: number, id: number, fields: NewCrisisContact, now: Date): Promise<CrisisContact | null> => {
  const set = Object.entries({ ...fields, updated_at: now.toISOString() });
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.crisisContact(uid, id),
        UpdateExpression: `SET ${set.map((_, i) => `#f${i} = :f${i}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(id)',
        ExpressionAttributeNames: Object.fromEntries(set.map(([name], i) => [`#f${i}`, name])),
        ExpressionAttributeValues: Object.fromEntries(set.map(([, value], i) => [`:f${i}`, value])),
        ReturnValues: 'ALL_NEW',
      }),
    );
    return contacts.readOptional(Attributes);
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
};

/** Deletes a contact for good; 'unknown' when the user has no such. */
export const remove = async (uid: number, id: number): Promise<'removed' | 'unknown' | 'busy'> => {
  const cancelled = await transact({
    contact: {
      Delete: {
        TableName: table('core'),
        Key: keys.crisisContact(uid, id),
        ConditionExpression: 'attribute_exists(id)',
      },
    },
    count: { Update: countUpdate(uid, { count: -1 }) },
  });
  if (cancelled === null) return 'removed';
  return cancelled.refused === 'contact' ? 'unknown' : 'busy';
};

/**
 * An import of contacts, safe to be cut off anywhere: what it will write is decided and noted before the first row, so
 * that a repeated request writes the same rows under the same ids, and the count moves once, with the closing note.
 */

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
  return tryTransact([{ Update: countUpdate(uid, { count, pending: -count }) }, { Update: note }]);
};
