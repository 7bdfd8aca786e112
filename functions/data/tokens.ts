/** Mailed tokens: stored as hashes, used at most once. A user's newest token of a purpose voids the older ones. */

import { createHash, randomBytes } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { DAY_SECONDS, HOUR_SECONDS } from '#shared/domain/time.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { allOf, buildCondition, buildUpdate, compare, equals, exists } from './expressions.ts';
import { keys } from './keys.ts';
import { outboxPut } from './outbox.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, isLive, table } from './table.ts';
import { tryTransact, type Write } from './transact.ts';

export type TokenPurpose = 'verify' | 'reset' | 'change_email';
const lifeSeconds: Record<TokenPurpose, number> = { verify: DAY_SECONDS, reset: HOUR_SECONDS, change_email: DAY_SECONDS };
const newestTokenField = { verify: 'verify_token', reset: 'reset_token', change_email: 'email_change_token' } as const;

export interface NewToken {
  token: string;
  hash: string;
}

interface TokenRow {
  purpose: TokenPurpose;
  uid: number;
  expires_at: number;
  /** The address that a change of address confirms. */
  email?: string;
}
const tokenRows = rowReader<TokenRow>()('token', {
  first: { purpose: ['verify', 'reset', 'change_email'], uid: 'number', expires_at: 'number' },
  later: () => ({}),
});

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** 256 random bits (ASVS 5.0, 11.5.1). */
export const createToken = (): NewToken => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
};

export const tokenPut = (token: NewToken, purpose: TokenPurpose, uid: number, now: Date, more: Pick<TokenRow, 'email'> = {}) => ({
  Put: {
    TableName: table('ephemeral'),
    Item: { ...keys.token(token.hash), ...more, purpose, uid, expires_at: epochSeconds(now) + lifeSeconds[purpose] },
  },
});

export const issue = async (
  token: NewToken,
  purpose: TokenPurpose,
  uid: number,
  { mail, also = [] }: { mail: Mail; also?: Write[] },
  now: Date,
): Promise<void> => {
  await tryTransact([
    tokenPut(token, purpose, uid, now),
    {
      Update: {
        TableName: table('core'),
        Key: keys.profile(uid),
        ...buildUpdate({ set: { [newestTokenField[purpose]]: token.hash } }, exists('owner')),
      },
    },
    outboxPut(mail, now),
    ...also,
  ]);
};

export interface FoundToken extends Pick<TokenRow, 'uid' | 'email'> {
  hash: string;
}

/** The user of a live token, or null. Whether it is the newest is decided by `consume`. */
export const find = async (token: string, purpose: TokenPurpose, now: Date): Promise<FoundToken | null> => {
  const hash = hashToken(token);
  const { Item } = await db.send(new GetCommand({ TableName: table('ephemeral'), Key: keys.token(hash), ConsistentRead: true }));
  const row = tokenRows.readOptional(Item);
  return row !== null && isLive(row, now) && row.purpose === purpose ? { uid: row.uid, hash, email: row.email } : null;
};

/**
 * Deletes a token and changes the profile (attributes to `set` and to `remove`) in one transaction with the mail and the
 * other writes. False when the token was used meanwhile, or a newer one exists.
 */
export const consume = async (
  { uid, hash }: FoundToken,
  purpose: TokenPurpose,
  change: { set: Record<string, unknown>; remove?: string[]; mail?: Mail; also?: Write[] },
  now: Date,
): Promise<boolean> => {
  const newest = newestTokenField[purpose];
  return tryTransact([
    {
      Delete: {
        TableName: table('ephemeral'),
        Key: keys.token(hash),
        ...buildCondition(allOf(equals('purpose', purpose), equals('uid', uid), compare('expires_at', '>', epochSeconds(now)))),
      },
    },
    {
      Update: {
        TableName: table('core'),
        Key: keys.profile(uid),
        ...buildUpdate(
          { set: { ...change.set, updated_at: now.toISOString() }, remove: [newest, ...(change.remove ?? [])] },
          equals(newest, hash),
        ),
      },
    },
    ...(change.mail ? [outboxPut(change.mail, now)] : []),
    ...(change.also ?? []),
  ]);
};
