import { createHash } from 'node:crypto';
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Employee, NewEmployee, NewServiceProvider, type ServiceProvider } from '#shared/domain/people.ts';
import { childId, keys, PEOPLE_PER_BCP, prefixes } from './keys.ts';
import { type RowReader, rowReader } from './rows.ts';
import { conflictingRow, db, isConditionFailure, queryPrefix, type Row, table } from './table.ts';
import { transact, type Write } from './transact.ts';

/** People of a plan, one row each; their ids carry the plan, so a foreign id cannot even be addressed. */

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
const allDeleted = async (kind: PeopleKind, uid: number, bcpId: number, holders: readonly number[]): Promise<boolean> => {
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
  const cancelled = await transact({ key, row, name: claimName(kind, uid, person) });
  if (cancelled === null) return person;
  if (cancelled.refused === 'key') return { kept: cancelled.item };
  if (cancelled.refused !== 'name') return 'busy';
  const holders = parseHolders(cancelled.item);
  if (!(await allDeleted(kind, uid, bcpId, holders))) return 'duplicate';
  const again = await transact({ key, row, name: reclaimName(kind, uid, person, holders) });
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
const updateIfUnchanged = (kind: PeopleKind, uid: number, id: number, fields: object, was: Record<string, unknown>) => {
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
  const row = { Update: updateIfUnchanged(kind, uid, before.id, fields, before as unknown as Record<string, unknown>) };
  if (hashIdentity(kind, before) === hashIdentity(kind, after)) return (await transact({ row })) === null ? after : 'busy';
  const joined = shareName(kind, uid, after);
  const cancelled = await transact({ row, name: { Delete: releaseName(kind, uid, before) }, joined });
  if (cancelled === null) return after;
  if (cancelled.refused !== 'name') return 'busy';
  return (await transact({ row, name: { Update: unshareName(kind, uid, before) }, joined })) === null ? after : 'busy';
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
        ...updateIfUnchanged(kind, uid, id, fields, fields as Record<string, unknown>),
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return rows.read(Attributes!);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const before = conflictingRow(error);
    return before ? rename(kind, uid, rows.read(before), fields) : 'unknown';
  }
};

/** First the row, then the name: cut off in between, the name is found to be held by nobody when it is wanted again. */
const remove = async (kind: PeopleKind, uid: number, id: number, rows: RowReader<PersonRow>): Promise<Outcome<true>> => {
  const { Attributes } = await db.send(new DeleteCommand({ ...rowKey(kind, uid, id), ReturnValues: 'ALL_OLD' }));
  if (!Attributes) return 'unknown';
  const person = rows.read(Attributes);
  try {
    await db.send(new DeleteCommand(releaseName(kind, uid, person)));
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    await db.send(new UpdateCommand(unshareName(kind, uid, person)));
  }
  return true;
};

/** The repository of one kind of people; `T` is the entity as it is on the wire. */
export const peopleRepository = <T extends PersonRow>(kind: PeopleKind, rows: RowReader<T>) => ({
  /** Everybody of a plan in the order they were added. */
  list: async (uid: number, bcpId: number, isStrong = false): Promise<T[]> =>
    rows.readList(await queryPrefix(prefixes.user(uid), kind.prefix(bcpId), { isStrong })),
  read: async (uid: number, id: number): Promise<T | null> => rows.readOptional(await readRow(kind, uid, id)),
  /** Adds somebody; 'duplicate' when the plan has the same person. */
  add: (uid: number, addition: Addition<T>) => add<T>(kind, uid, addition),
  /** Changes the sent fields. */
  change: (uid: number, id: number, fields: Partial<Omit<T, 'id' | 'bcp_id'>>) => change<T>(kind, uid, id, fields, rows),
  /** Removes somebody and lets go of the name. */
  remove: (uid: number, id: number) => remove(kind, uid, id, rows),
});

/**
 * Names of people in a plan. A row, named by what makes two people the same, holds the numbers of those who are: adding
 * refuses a name that is held, editing only moves it.
 */

/** What tells team members and service providers apart. */
export interface PeopleKind {
  key: (uid: number, bcpId: number, n: number) => { owner: string; item: string };
  unique: (uid: number, bcpId: number, hash: string) => { owner: string; item: string };
  prefix: (bcpId: number) => string;
  /** The counter on the plan's header that numbers them. */
  counter: string;
  /** What must be equal beside the name (without case) for two to be the same. */
  second: string;
}
export interface PersonRow {
  id: number;
  bcp_id: number;
  name: string;
}

/** The plan and the number that an id is made of. */
export const placeOf = (id: number): { bcpId: number; n: number } => ({
  bcpId: Math.floor(id / PEOPLE_PER_BCP),
  n: id % PEOPLE_PER_BCP,
});

/** Two people with one identity are the same person. */
export const hashIdentity = (kind: PeopleKind, person: PersonRow): string =>
  createHash('sha256')
    .update(JSON.stringify([person.name.trim().toLowerCase(), person[kind.second as keyof PersonRow]]))
    .digest('base64url')
    .slice(0, 22);

const nameRow = (kind: PeopleKind, uid: number, person: PersonRow) => ({
  TableName: table('core'),
  Key: kind.unique(uid, person.bcp_id, hashIdentity(kind, person)),
});
const self = (person: PersonRow) => new Set([placeOf(person.id).n]);

/** The part of a transaction that takes a name nobody holds; refused, it tells who does. */
export const claimName = (kind: PeopleKind, uid: number, person: PersonRow): Write => ({
  Update: {
    ...nameRow(kind, uid, person),
    UpdateExpression: 'SET holders = :me',
    ConditionExpression: 'attribute_not_exists(holders)',
    ExpressionAttributeValues: { ':me': self(person) },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/** The part of a transaction that takes a name from holders who are gone. */
export const reclaimName = (kind: PeopleKind, uid: number, person: PersonRow, gone: readonly number[]): Write => ({
  Update: {
    ...nameRow(kind, uid, person),
    UpdateExpression: 'SET holders = :me',
    ConditionExpression: 'holders = :gone',
    ExpressionAttributeValues: { ':me': self(person), ':gone': new Set(gone) },
  },
});

/** The part of a transaction that joins whoever holds a name: editing may make two people the same. */
export const shareName = (kind: PeopleKind, uid: number, person: PersonRow): Write => ({
  Update: {
    ...nameRow(kind, uid, person),
    UpdateExpression: 'ADD holders :me',
    ExpressionAttributeValues: { ':me': self(person) },
  },
});

/** Lets go of a name as its only holder, who takes the row along. Refused where others hold it too. */
export const releaseName = (kind: PeopleKind, uid: number, person: PersonRow) => ({
  ...nameRow(kind, uid, person),
  ConditionExpression: 'holders = :me',
  ExpressionAttributeValues: { ':me': self(person) },
});

/** Lets go of a name that others hold too. */
export const unshareName = (kind: PeopleKind, uid: number, person: PersonRow) => ({
  ...nameRow(kind, uid, person),
  UpdateExpression: 'DELETE holders :me',
  ExpressionAttributeValues: { ':me': self(person) },
});

/** Who holds the name that stopped a transaction. */
export const parseHolders = (item: Row | undefined): number[] => [...((item?.holders as Set<number> | undefined) ?? [])];

/** Team members: the same person is the same name, without case, in the same role. */

/** What an entry is filled with that names nothing else. */
const { name: _employeeName, role: _role, ...employeeDefaults } = NewEmployee.parse({ name: '-', role: '-' });

export const employees = peopleRepository<Employee>(
  {
    key: keys.employee,
    unique: keys.employeeUnique,
    prefix: prefixes.employees,
    counter: 'next_employee',
    second: 'role',
  },
  rowReader<Employee>()('employee', {
    first: { id: 'number', bcp_id: 'number', name: 'string', role: 'string' },
    later: () => employeeDefaults,
  }),
);

/** Service providers: the same firm is the same name, without case, of the same type. */

/** What an entry is filled with that names nothing else. */
const {
  name: _providerName,
  provider_type: _type,
  ...providerDefaults
} = NewServiceProvider.parse({ name: '-', provider_type: '-' });

export const providers = peopleRepository<ServiceProvider>(
  {
    key: keys.provider,
    unique: keys.providerUnique,
    prefix: prefixes.providers,
    counter: 'next_provider',
    second: 'provider_type',
  },
  rowReader<ServiceProvider>()('service provider', {
    first: { id: 'number', bcp_id: 'number', name: 'string', provider_type: 'string' },
    later: () => providerDefaults,
  }),
);

/** Who must not be named to the AI provider: the team of a plan, and whom its service providers name. */

/** Names as they were typed; both lists are read side by side. */
export const listPeopleNames = async (uid: number, bcpId: number): Promise<(string | null)[]> => {
  const [team, firms] = await Promise.all([employees.list(uid, bcpId, true), providers.list(uid, bcpId, true)]);
  return [
    ...team.flatMap(({ name, backup_for }) => [name, backup_for]),
    ...firms.flatMap(({ contact_person, emergency_contact }) => [contact_person, emergency_contact]),
  ];
};
