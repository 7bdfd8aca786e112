/** People of a plan, one row each; their ids carry the plan, so a foreign id cannot even be addressed. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { childId, keys, PEOPLE_PER_BCP, prefixes } from './keys.ts';
import { holdName, identityOf, type PeopleKind, type PersonRow, placeOf, releaseName, secondOf } from './people-names.ts';
import { rowsUnder } from './query.ts';
import { db, isConditionFailure, table } from './table.ts';
import { hasRefused, type TransactItems, transact } from './transact.ts';

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

const add = async <T extends PersonRow>(
  kind: PeopleKind,
  uid: number,
  bcpId: number,
  fields: Omit<T, 'id' | 'bcp_id'>,
): Promise<Outcome<T>> => {
  const n = await nextNumberIn(kind, uid, bcpId);
  if (n === null) return 'unknown';
  if (n >= PEOPLE_PER_BCP) return 'full';
  const person = { ...fields, id: childId(bcpId, n, PEOPLE_PER_BCP), bcp_id: bcpId } as T;
  const reasons = await transact([
    { Put: { TableName: table('core'), Item: { ...kind.key(uid, bcpId, n), ...person } } },
    holdName(kind, uid, person, false),
  ]);
  if (reasons === null) return person;
  return hasRefused(reasons, 1) ? 'duplicate' : 'busy';
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

/** A row out of its stored form, in which a failed condition returns it; people have flat rows. */
const plain = <T>(item: Record<string, { S?: string; N?: string; BOOL?: boolean }>): T =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      value.N !== undefined ? Number(value.N) : (value.S ?? value.BOOL ?? null),
    ]),
  ) as T;

/** Runs a transaction that lets go of a name at that place: as its only holder, else as one of several. */
const releasing = async (items: (isShared: boolean) => TransactItems, place: number): Promise<boolean> => {
  const reasons = await transact(items(false));
  if (reasons === null) return true;
  return hasRefused(reasons, place) && (await transact(items(true))) === null;
};

/** Another identity: the row and both names move in one transaction. */
const rename = async <T extends PersonRow>(kind: PeopleKind, uid: number, before: T, fields: object): Promise<Outcome<T>> => {
  const after = { ...before, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) };
  const row = { Update: updateWhile(kind, uid, before.id, fields, before as unknown as Record<string, unknown>) };
  const isMoving = identityOf(kind, before) !== identityOf(kind, after);
  const isDone = isMoving
    ? await releasing((isShared) => [row, releaseName(kind, uid, before, isShared), holdName(kind, uid, after, true)], 1)
    : (await transact([row])) === null;
  return isDone ? after : 'busy';
};

/** One conditional write where the identity stays, which is nearly always; else what stood there tells what moves. */
const change = async <T extends PersonRow>(
  kind: PeopleKind,
  uid: number,
  id: number,
  fields: Partial<Omit<T, 'id' | 'bcp_id'>>,
): Promise<Outcome<T>> => {
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        ...updateWhile(kind, uid, id, fields, fields as Record<string, unknown>),
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return Attributes as T;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const { Item } = error as { Item?: Parameters<typeof plain>[0] };
    return Item ? rename(kind, uid, plain<T>(Item), fields) : 'unknown';
  }
};

const remove = async (kind: PeopleKind, uid: number, id: number): Promise<Outcome<true>> => {
  const { Item } = await db.send(new GetCommand({ ...rowKey(kind, uid, id), ConsistentRead: true }));
  if (!Item) return 'unknown';
  const person = Item as PersonRow;
  const row = {
    Delete: {
      ...rowKey(kind, uid, id),
      ConditionExpression: '#name = :name AND #second = :second',
      ExpressionAttributeNames: { '#name': 'name', '#second': kind.second },
      ExpressionAttributeValues: { ':name': person.name, ':second': secondOf(kind, person) },
    },
  };
  return (await releasing((isShared) => [row, releaseName(kind, uid, person, isShared)], 1)) ? true : 'busy';
};

/** The repository of one kind of people; `T` is the entity as it is on the wire. */
export const peopleOf = <T extends PersonRow>(kind: PeopleKind) => ({
  /** Everybody of a plan in the order they were added. */
  list: (uid: number, bcpId: number, isStrong = false): Promise<T[]> =>
    rowsUnder<T>(prefixes.user(uid), kind.prefix(bcpId), { isStrong }),
  /** Adds somebody; 'duplicate' when the plan has the same person. */
  add: (uid: number, bcpId: number, fields: Omit<T, 'id' | 'bcp_id'>) => add<T>(kind, uid, bcpId, fields),
  /** Changes the sent fields. */
  change: (uid: number, id: number, fields: Partial<Omit<T, 'id' | 'bcp_id'>>) => change<T>(kind, uid, id, fields),
  /** Removes somebody and lets go of the name. */
  remove: (uid: number, id: number) => remove(kind, uid, id),
});
