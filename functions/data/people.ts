/** People of a plan, one row each; their ids carry the plan, so a foreign id cannot even be addressed. */
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { childId, keys, PEOPLE_PER_BCP, prefixes } from './keys.ts';
import {
  dropName,
  holdersIn,
  identityOf,
  joinName,
  leaveName,
  type PeopleKind,
  type PersonRow,
  placeOf,
  takeName,
  takeNameOver,
} from './people-names.ts';
import { rowsUnder } from './query.ts';
import type { RowReader } from './rows.ts';
import { db, isConditionFailure, type Row, rowThatRefused, table } from './table.ts';
import { transact, type Write } from './transact.ts';

/** What became of a write: the person, or why there is none. */
export type Outcome<T> = T | 'unknown' | 'duplicate' | 'full' | 'busy';

const rowKey = (kind: PeopleKind, uid: number, id: number) => {
  const { bcpId, n } = placeOf(id);
  return { TableName: table('core'), Key: kind.key(uid, bcpId, n) };
};

/** The next number in a plan, or null when the caller has no such plan. */
const nextNumberIn = async (kind: PeopleKind, uid: number, bcpId: number): Promise<number | null> => {
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.bcp(uid, bcpId),
        UpdateExpression: 'ADD #counter :one',
        ConditionExpression: 'attribute_exists(#owner)',
        ExpressionAttributeNames: { '#counter': kind.counter, '#owner': 'owner' },
        ExpressionAttributeValues: { ':one': 1 },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return Attributes![kind.counter] as number;
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
};

const readRow = async (kind: PeopleKind, uid: number, id: number): Promise<Row | undefined> => {
  const { Item } = await db.send(new GetCommand({ ...rowKey(kind, uid, id), ConsistentRead: true }));
  return Item;
};

/** Whether nobody of those who hold a name is there any more: a removal was cut off before it let go of it. */
const areGone = async (kind: PeopleKind, uid: number, bcpId: number, holders: readonly number[]): Promise<boolean> => {
  const rows = await Promise.all(holders.map((n) => readRow(kind, uid, childId(bcpId, n, PEOPLE_PER_BCP))));
  return rows.every((row) => row === undefined);
};

export interface Addition<T> {
  bcpId: number;
  fields: Omit<T, 'id' | 'bcp_id'>;
  /** What is kept in the same transaction, given the new id: an idempotency key. */
  keep?: ((id: number) => Write) | undefined;
}
/** A key that was used before, as it stands in its row. */
export interface Kept {
  kept: Row | undefined;
}

const add = async <T extends PersonRow>(
  kind: PeopleKind,
  uid: number,
  { bcpId, fields, keep }: Addition<T>,
): Promise<Outcome<T> | Kept> => {
  const n = await nextNumberIn(kind, uid, bcpId);
  if (n === null) return 'unknown';
  if (n >= PEOPLE_PER_BCP) return 'full';
  const person = { ...fields, id: childId(bcpId, n, PEOPLE_PER_BCP), bcp_id: bcpId } as T;
  const row = { Put: { TableName: table('core'), Item: { ...kind.key(uid, bcpId, n), ...person } } };
  const key = keep?.(person.id);
  const cancelled = await transact({ key, row, name: takeName(kind, uid, person) });
  if (cancelled === null) return person;
  if (cancelled.refused === 'key') return { kept: cancelled.item };
  if (cancelled.refused !== 'name') return 'busy';
  const holders = holdersIn(cancelled.item);
  if (!(await areGone(kind, uid, bcpId, holders))) return 'duplicate';
  const again = await transact({ key, row, name: takeNameOver(kind, uid, person, holders) });
  return again === null ? person : 'busy';
};

/** Sets the sent fields; the id goes along, so that there is always one. */
const setting = (fields: object) => {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    UpdateExpression: `SET ${entries.map((_, i) => `#f${i} = :f${i}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name], i) => [`#f${i}`, name])),
    ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], i) => [`:f${i}`, value])),
  };
};

/** An update of the row that applies only while its identity is the given one (a name or second field may be absent). */
const updateWhile = (kind: PeopleKind, uid: number, id: number, fields: object, was: Record<string, unknown>) => {
  const set = setting({ ...fields, id });
  const known = ['name', kind.second].filter((field) => was[field] !== undefined);
  return {
    ...rowKey(kind, uid, id),
    ...set,
    ConditionExpression: ['attribute_exists(#owner)', ...known.map((_, i) => `#w${i} = :w${i}`)].join(' AND '),
    ExpressionAttributeNames: {
      ...set.ExpressionAttributeNames,
      '#owner': 'owner',
      ...Object.fromEntries(known.map((field, i) => [`#w${i}`, field])),
    },
    ExpressionAttributeValues: {
      ...set.ExpressionAttributeValues,
      ...Object.fromEntries(known.map((field, i) => [`:w${i}`, was[field]])),
    },
  };
};

/** Another identity: the row and both names move in one transaction, the old name as its only holder's or as a shared one. */
const rename = async <T extends PersonRow>(kind: PeopleKind, uid: number, before: T, fields: object): Promise<Outcome<T>> => {
  const after = { ...before, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) };
  const row = { Update: updateWhile(kind, uid, before.id, fields, before as unknown as Record<string, unknown>) };
  if (identityOf(kind, before) === identityOf(kind, after)) return (await transact({ row })) === null ? after : 'busy';
  const joined = joinName(kind, uid, after);
  const cancelled = await transact({ row, name: { Delete: dropName(kind, uid, before) }, joined });
  if (cancelled === null) return after;
  if (cancelled.refused !== 'name') return 'busy';
  return (await transact({ row, name: { Update: leaveName(kind, uid, before) }, joined })) === null ? after : 'busy';
};

/** One conditional write where the identity stays, which is nearly always; else what stood there tells what moves. */
const change = async <T extends PersonRow>(
  kind: PeopleKind,
  uid: number,
  id: number,
  fields: Partial<Omit<T, 'id' | 'bcp_id'>>,
  rows: RowReader<T>,
): Promise<Outcome<T>> => {
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        ...updateWhile(kind, uid, id, fields, fields as Record<string, unknown>),
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return rows.read(Attributes!);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const before = rowThatRefused(error);
    return before ? rename(kind, uid, rows.read(before), fields) : 'unknown';
  }
};

/** First the row, then the name: cut off in between, the name is found to be held by nobody when it is wanted again. */
const remove = async (kind: PeopleKind, uid: number, id: number, rows: RowReader<PersonRow>): Promise<Outcome<true>> => {
  const { Attributes } = await db.send(new DeleteCommand({ ...rowKey(kind, uid, id), ReturnValues: 'ALL_OLD' }));
  if (!Attributes) return 'unknown';
  const person = rows.read(Attributes);
  try {
    await db.send(new DeleteCommand(dropName(kind, uid, person)));
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    await db.send(new UpdateCommand(leaveName(kind, uid, person)));
  }
  return true;
};

/** The repository of one kind of people; `T` is the entity as it is on the wire. */
export const peopleOf = <T extends PersonRow>(kind: PeopleKind, rows: RowReader<T>) => ({
  /** Everybody of a plan in the order they were added. */
  list: async (uid: number, bcpId: number, isStrong = false): Promise<T[]> =>
    rows.readList(await rowsUnder(prefixes.user(uid), kind.prefix(bcpId), { isStrong })),
  read: async (uid: number, id: number): Promise<T | null> => rows.readIfThere(await readRow(kind, uid, id)),
  /** Adds somebody; 'duplicate' when the plan has the same person. */
  add: (uid: number, addition: Addition<T>) => add<T>(kind, uid, addition),
  /** Changes the sent fields. */
  change: (uid: number, id: number, fields: Partial<Omit<T, 'id' | 'bcp_id'>>) => change<T>(kind, uid, id, fields, rows),
  /** Removes somebody and lets go of the name. */
  remove: (uid: number, id: number) => remove(kind, uid, id, rows),
});
