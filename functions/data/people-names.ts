/**
 * Names of people in a plan. A row, named by what makes two people the same, holds the numbers of those who are: adding
 * refuses a name that is held, editing only moves it.
 */
import { createHash } from 'node:crypto';
import { PEOPLE_PER_BCP } from './keys.ts';
import { type Row, table } from './table.ts';
import type { Write } from './transact.ts';

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
export const identityOf = (kind: PeopleKind, person: PersonRow): string =>
  createHash('sha256')
    .update(JSON.stringify([person.name.trim().toLowerCase(), person[kind.second as keyof PersonRow]]))
    .digest('base64url')
    .slice(0, 22);

const nameRow = (kind: PeopleKind, uid: number, person: PersonRow) => ({
  TableName: table('core'),
  Key: kind.unique(uid, person.bcp_id, identityOf(kind, person)),
});
const self = (person: PersonRow) => new Set([placeOf(person.id).n]);

/** The part of a transaction that takes a name nobody holds; refused, it tells who does. */
export const takeName = (kind: PeopleKind, uid: number, person: PersonRow): Write => ({
  Update: {
    ...nameRow(kind, uid, person),
    UpdateExpression: 'SET holders = :me',
    ConditionExpression: 'attribute_not_exists(holders)',
    ExpressionAttributeValues: { ':me': self(person) },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/** The part of a transaction that takes a name from holders who are gone. */
export const takeNameOver = (kind: PeopleKind, uid: number, person: PersonRow, gone: readonly number[]): Write => ({
  Update: {
    ...nameRow(kind, uid, person),
    UpdateExpression: 'SET holders = :me',
    ConditionExpression: 'holders = :gone',
    ExpressionAttributeValues: { ':me': self(person), ':gone': new Set(gone) },
  },
});

/** The part of a transaction that joins whoever holds a name: editing may make two people the same. */
export const joinName = (kind: PeopleKind, uid: number, person: PersonRow): Write => ({
  Update: {
    ...nameRow(kind, uid, person),
    UpdateExpression: 'ADD holders :me',
    ExpressionAttributeValues: { ':me': self(person) },
  },
});

/** Lets go of a name as its only holder, who takes the row along. Refused where others hold it too. */
export const dropName = (kind: PeopleKind, uid: number, person: PersonRow) => ({
  ...nameRow(kind, uid, person),
  ConditionExpression: 'holders = :me',
  ExpressionAttributeValues: { ':me': self(person) },
});

/** Lets go of a name that others hold too. */
export const leaveName = (kind: PeopleKind, uid: number, person: PersonRow) => ({
  ...nameRow(kind, uid, person),
  UpdateExpression: 'DELETE holders :me',
  ExpressionAttributeValues: { ':me': self(person) },
});

/** Who holds the name that stopped a transaction. */
export const holdersIn = (item: Row | undefined): number[] => [...((item?.holders as Set<number> | undefined) ?? [])];
