/**
 * Crisis contacts of a user, one row each, and one row that numbers and counts them. The count moves in the transaction
 * that adds or removes; while an import is under way the rows themselves are counted.
 */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type CrisisContact, matchesContact, type NewCrisisContact } from '#shared/domain/crisis-contact.ts';
import { CONTACTS_PER_USER, childId, keys, prefixes } from './keys.ts';
import { rowsUnder } from './query.ts';
import { db, isConditionFailure, type Row as StoredRow, table } from './table.ts';
import { transact, type Write } from './transact.ts';

interface CountRow {
  /** The number given last. */
  next: number;
  count: number;
  /** Contacts of imports that are not closed yet: they may or may not be there. */
  pending?: number;
}
type Row = CrisisContact | CountRow;

const isContact = (row: Row): row is CrisisContact => 'id' in row;
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
  const rows = await rowsUnder<Row>(prefixes.user(uid), prefixes.crisisContacts, {
    newestFirst: true,
    ...(most === undefined ? {} : { most: most + 1 }),
  });
  return { contacts: rows.filter(isContact), count: rows.find((row): row is CountRow => !isContact(row)) };
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
  return (Item as CrisisContact | undefined) ?? null;
};

/** Reserves so many numbers and answers the first id; null when the user's numbers are used up. */
export const reserve = async (uid: number, count: number, pending = 0): Promise<number | null> => {
  const { Attributes } = await db.send(
    new UpdateCommand({
      ...countUpdate(uid, { next: count, ...(pending > 0 ? { pending } : {}) }),
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  const last = (Attributes as CountRow).next;
  return last >= CONTACTS_PER_USER ? null : childId(uid, last - count + 1, CONTACTS_PER_USER);
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
): Promise<null | { kept: StoredRow | undefined } | 'busy'> => {
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
    return Attributes as CrisisContact;
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
