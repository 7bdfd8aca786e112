/**
 * Names of people in a plan. A row, named by what makes two people the same, holds the numbers of those who are: adding
 * refuses a name that is held, editing only moves it.
 */
import { createHash } from 'node:crypto';
import { PEOPLE_PER_BCP } from './keys.ts';
import { table } from './table.ts';
import type { TransactItems } from './transact.ts';

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

/** What is compared beside the name. */
export const secondOf = (kind: PeopleKind, person: PersonRow): unknown => person[kind.second as keyof PersonRow];

/** Two people with one identity are the same person. */
export const identityOf = (kind: PeopleKind, person: PersonRow): string =>
  createHash('sha256')
    .update(JSON.stringify([person.name.trim().toLowerCase(), secondOf(kind, person)]))
    .digest('base64url')
    .slice(0, 22);

const nameRow = (kind: PeopleKind, uid: number, person: PersonRow) => ({
  TableName: table('core'),
  Key: kind.unique(uid, person.bcp_id, identityOf(kind, person)),
  ExpressionAttributeValues: { ':me': new Set([placeOf(person.id).n]) },
});

/** The part of a transaction that takes a name; refused when somebody holds it, unless it may be shared. */
export const holdName = (kind: PeopleKind, uid: number, person: PersonRow, mayShare: boolean): TransactItems[number] => ({
  Update: {
    ...nameRow(kind, uid, person),
    UpdateExpression: 'ADD holders :me',
    ...(mayShare ? {} : { ConditionExpression: 'attribute_not_exists(holders)' }),
  },
});

/** The part of a transaction that lets go of a name: the only holder takes the row along, one of several leaves it. */
export const releaseName = (kind: PeopleKind, uid: number, person: PersonRow, isShared: boolean): TransactItems[number] =>
  isShared
    ? { Update: { ...nameRow(kind, uid, person), UpdateExpression: 'DELETE holders :me' } }
    : { Delete: { ...nameRow(kind, uid, person), ConditionExpression: 'holders = :me' } };
