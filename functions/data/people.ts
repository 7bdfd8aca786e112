import { createHash } from 'node:crypto';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Employee, NewEmployee, NewServiceProvider, type ServiceProvider } from '#shared/domain/people.ts';
import { nextChildNumber } from './bcp-header.ts';
import { allOf, buildCondition, buildUpdate, type Condition, equals, exists, isAbsent } from './expressions.ts';
import type { UsedKey } from './idempotency.ts';
import { childId, keys, PEOPLE_PER_BCP, prefixes } from './keys.ts';
import { type RowReader, rowReader } from './rows.ts';
import { conflictingRow, db, isConditionFailure, queryPrefix, type StoredRow, table } from './table.ts';
import { transact, type Write } from './transact.ts';

interface PersonKind {
  key: (uid: number, bcpId: number, n: number) => { owner: string; item: string };
  unique: (uid: number, bcpId: number, hash: string) => { owner: string; item: string };
  prefix: (bcpId: number) => string;
  counter: string;
  /** Two people with equal names, ignoring case, and equal second fields are the same. */
  second: string;
}
interface PersonRow {
  id: number;
  bcp_id: number;
  name: string;
}

const splitPersonId = (id: number): { bcpId: number; n: number } => ({
  bcpId: Math.floor(id / PEOPLE_PER_BCP),
  n: id % PEOPLE_PER_BCP,
});

export const bcpOfPerson = (id: number): number => splitPersonId(id).bcpId;

const hashIdentity = (kind: PersonKind, person: PersonRow): string =>
  createHash('sha256')
    .update(JSON.stringify([person.name.trim().toLowerCase(), person[kind.second as keyof PersonRow]]))
    .digest('base64url')
    .slice(0, 22);

const nameRow = (kind: PersonKind, uid: number, person: PersonRow) => ({
  TableName: table('core'),
  Key: kind.unique(uid, person.bcp_id, hashIdentity(kind, person)),
});
const holderOf = (person: PersonRow) => new Set([splitPersonId(person.id).n]);

const REMOVAL_TRIES = 3;

export type WrittenPerson<T> = T | 'unknown' | 'duplicate' | 'full' | 'busy';

const rowKey = (kind: PersonKind, uid: number, id: number) => {
  const { bcpId, n } = splitPersonId(id);
  return { TableName: table('core'), Key: kind.key(uid, bcpId, n) };
};

const readPersonRow = async (kind: PersonKind, uid: number, id: number): Promise<StoredRow | undefined> => {
  const { Item } = await db.send(new GetCommand({ ...rowKey(kind, uid, id), ConsistentRead: true }));
  return Item;
};

/**
 * A row per identity holds the numbers of the people who have it: adding a person fails while it is held, an update that
 * makes two people the same shares it.
 */
const holderRows = rowReader<{ holders: Set<number> }>()('identity', {
  first: {},
  later: () => ({ holders: new Set<number>() }),
});

const claimName = (kind: PersonKind, uid: number, person: PersonRow): Write => ({
  Update: {
    ...nameRow(kind, uid, person),
    ...buildUpdate({ set: { holders: holderOf(person) } }, isAbsent('holders')),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

const reclaimName = (kind: PersonKind, uid: number, person: PersonRow, deleted: readonly number[]): Write => ({
  Update: {
    ...nameRow(kind, uid, person),
    ...buildUpdate({ set: { holders: holderOf(person) } }, equals('holders', new Set(deleted))),
  },
});

const shareName = (kind: PersonKind, uid: number, person: PersonRow): Write => ({
  Update: { ...nameRow(kind, uid, person), ...buildUpdate({ add: { holders: holderOf(person) } }) },
});

const releaseName = (kind: PersonKind, uid: number, person: PersonRow) => ({
  ...nameRow(kind, uid, person),
  ...buildCondition(equals('holders', holderOf(person))),
});

const unshareName = (kind: PersonKind, uid: number, person: PersonRow) => ({
  ...nameRow(kind, uid, person),
  ...buildUpdate({ delete: { holders: holderOf(person) } }),
});

const areAllDeleted = async (kind: PersonKind, uid: number, bcpId: number, holders: readonly number[]): Promise<boolean> => {
  const rows = await Promise.all(holders.map((n) => readPersonRow(kind, uid, childId(bcpId, n, PEOPLE_PER_BCP))));
  return rows.every((row) => row === undefined);
};

export interface NewPerson<T> {
  bcpId: number;
  fields: Omit<T, 'id' | 'bcp_id'>;
  buildKey?: ((id: number) => Write) | undefined;
}

const addPerson = async <T extends PersonRow>(
  kind: PersonKind,
  uid: number,
  { bcpId, fields, buildKey }: NewPerson<T>,
): Promise<WrittenPerson<T> | UsedKey> => {
  const n = await nextChildNumber(uid, bcpId, kind.counter);
  if (n === null) return 'unknown';
  if (n >= PEOPLE_PER_BCP) return 'full';
  const person = { ...fields, id: childId(bcpId, n, PEOPLE_PER_BCP), bcp_id: bcpId } as T;
  const row = { Put: { TableName: table('core'), Item: { ...kind.key(uid, bcpId, n), ...person } } };
  const key = buildKey?.(person.id);
  const cancellation = await transact({ key, row, name: claimName(kind, uid, person) });
  if (cancellation === null) return person;
  if (cancellation.refused === 'key') return { usedKey: cancellation.item };
  if (cancellation.refused !== 'name') return 'busy';
  const holders = [...holderRows.read(cancellation.item ?? {}).holders];
  if (!(await areAllDeleted(kind, uid, bcpId, holders))) return 'duplicate';
  const again = await transact({ key, row, name: reclaimName(kind, uid, person, holders) });
  return again === null ? person : 'busy';
};

/** That the row is there, with the name and second field as given, where they are given. */
const isSameIdentity = (kind: PersonKind, identity: object): Condition => {
  const given = Object.entries(identity).filter(([field, value]) => value !== undefined && ['name', kind.second].includes(field));
  return allOf(exists('owner'), ...given.map(([field, value]) => equals(field, value)));
};

const updateIfUnchanged = (kind: PersonKind, uid: number, id: number, fields: object, identity: object) => ({
  ...rowKey(kind, uid, id),
  ...buildUpdate({ set: { ...fields, id } }, isSameIdentity(kind, identity)),
});

const renamePerson = async <T extends PersonRow>(
  kind: PersonKind,
  uid: number,
  before: T,
  fields: object,
): Promise<WrittenPerson<T>> => {
  const after = { ...before, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) };
  const row = { Update: updateIfUnchanged(kind, uid, before.id, fields, before) };
  if (hashIdentity(kind, before) === hashIdentity(kind, after)) return (await transact({ row })) === null ? after : 'busy';
  const joined = shareName(kind, uid, after);
  const cancellation = await transact({ row, name: { Delete: releaseName(kind, uid, before) }, joined });
  if (cancellation === null) return after;
  if (cancellation.refused !== 'name') return 'busy';
  return (await transact({ row, name: { Update: unshareName(kind, uid, before) }, joined })) === null ? after : 'busy';
};

/** One conditional write if the identity stays, as usual; otherwise the old row has the names to change. */
const updatePerson = async <T extends PersonRow>(
  kind: PersonKind,
  uid: number,
  id: number,
  fields: Partial<Omit<T, 'id' | 'bcp_id'>>,
  rows: RowReader<T>,
): Promise<WrittenPerson<T>> => {
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        ...updateIfUnchanged(kind, uid, id, fields, fields),
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return rows.read(Attributes!);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const before = conflictingRow(error);
    return before ? renamePerson(kind, uid, rows.read(before), fields) : 'unknown';
  }
};

/** As the caller has read it, with its name in one transaction: again as it is now when it was renamed meanwhile. */
const removePerson = async <T extends PersonRow>(
  kind: PersonKind,
  uid: number,
  read: T,
  rows: RowReader<T>,
): Promise<WrittenPerson<true>> => {
  let person: T | null = read;
  for (let attempt = 1; person && attempt <= REMOVAL_TRIES; attempt++) {
    const row = { Delete: { ...rowKey(kind, uid, person.id), ...buildCondition(isSameIdentity(kind, person)) } };
    const cancellation = await transact({ row, name: { Delete: releaseName(kind, uid, person) } });
    if (cancellation === null) return true;
    // Others have the same name.
    const isShared = cancellation.refused === 'name';
    if (isShared && (await transact({ row, name: { Update: unshareName(kind, uid, person) } })) === null) return true;
    person = rows.readOptional(await readPersonRow(kind, uid, person.id));
  }
  return person ? 'busy' : 'unknown';
};

export interface PeopleCounters {
  next_employee?: number;
  next_provider?: number;
}

/** People of another BCP under the numbers 1, 2, 3 ... of a new one, with the rows that keep their names apart. */
const copyPeople = <T extends PersonRow>(kind: PersonKind, uid: number, bcpId: number, people: readonly T[]) => {
  const copies = people.map((person, at): T => ({ ...person, id: childId(bcpId, at + 1, PEOPLE_PER_BCP), bcp_id: bcpId }));
  const rows = copies.map((person) => ({ ...person, ...kind.key(uid, bcpId, splitPersonId(person.id).n) }));
  const names = [...Map.groupBy(copies, (person) => hashIdentity(kind, person))].map(([hash, holders]) => ({
    ...kind.unique(uid, bcpId, hash),
    holders: new Set(holders.map(({ id }) => splitPersonId(id).n)),
  }));
  return {
    counters: copies.length === 0 ? {} : ({ [kind.counter]: copies.length } as PeopleCounters),
    puts: [...rows, ...names].map((Item): Write => ({ Put: { TableName: table('core'), Item } })),
  };
};

const peopleRepository = <T extends PersonRow>(kind: PersonKind, rows: RowReader<T>) => ({
  list: async (uid: number, bcpId: number, isStrong = false): Promise<T[]> =>
    rows.readList(await queryPrefix(prefixes.user(uid), kind.prefix(bcpId), { isStrong })),
  parse: (found: readonly StoredRow[]): T[] => rows.readList(found),
  read: async (uid: number, id: number): Promise<T | null> => rows.readOptional(await readPersonRow(kind, uid, id)),
  copy: (uid: number, bcpId: number, people: readonly T[]) => copyPeople(kind, uid, bcpId, people),
  add: (uid: number, addition: NewPerson<T>) => addPerson<T>(kind, uid, addition),
  update: (uid: number, id: number, fields: Partial<Omit<T, 'id' | 'bcp_id'>>) => updatePerson<T>(kind, uid, id, fields, rows),
  remove: (uid: number, person: T) => removePerson(kind, uid, person, rows),
});

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
    later: () => ({ ...employeeDefaults, confirmed_on: null }),
  }),
);

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
    later: () => ({ ...providerDefaults, confirmed_on: null }),
  }),
);

/** The team, and the names of everyone in it and among the providers. */
export const readTeam = async (uid: number, bcpId: number): Promise<{ team: Employee[]; names: (string | null)[] }> => {
  const [team, firms] = await Promise.all([employees.list(uid, bcpId, true), providers.list(uid, bcpId, true)]);
  const names = [
    ...team.flatMap(({ name, backup_for }) => [name, backup_for]),
    ...firms.flatMap(({ contact_person, emergency_contact }) => [contact_person, emergency_contact]),
  ];
  return { team, names };
};
