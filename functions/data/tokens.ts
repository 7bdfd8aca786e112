/** Mailed tokens: random, stored as hashes, used at most once. A user's newest token of a purpose voids the older ones. */
import { createHash, randomBytes } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Mail } from '#shared/mails.ts';
import { keys } from './keys.ts';
import { outboxPut } from './outbox.ts';
import { db, epochSeconds, isLive, table } from './table.ts';
import { tryTransact, type Write } from './transact.ts';

export type TokenPurpose = 'verify' | 'reset';
const lifeSeconds: Record<TokenPurpose, number> = { verify: 24 * 3_600, reset: 3_600 };
/** The profile attribute that names the hash of the newest token. */
const newest: Record<TokenPurpose, 'verify_token' | 'reset_token'> = { verify: 'verify_token', reset: 'reset_token' };

export interface NewToken {
  /** What the mail carries. */
  token: string;
  /** What is stored. */
  hash: string;
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** 256 random bits (ASVS 5.0, 11.5.1). */
export const createToken = (): NewToken => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
};

/** The part of a transaction that stores a token. */
export const tokenPut = (token: NewToken, purpose: TokenPurpose, uid: number, now: Date) => ({
  Put: {
    TableName: table('ephemeral'),
    Item: { ...keys.token(token.hash), purpose, uid, expires_at: epochSeconds(now) + lifeSeconds[purpose] },
  },
});

/** Stores a new token, makes it the user's newest and queues its mail: all or nothing. */
export const issue = async (token: NewToken, purpose: TokenPurpose, uid: number, mail: Mail, now: Date): Promise<void> => {
  await tryTransact([
    tokenPut(token, purpose, uid, now),
    {
      Update: {
        TableName: table('core'),
        Key: keys.profile(uid),
        UpdateExpression: 'SET #newest = :hash',
        ConditionExpression: 'attribute_exists(#owner)',
        ExpressionAttributeNames: { '#owner': 'owner', '#newest': newest[purpose] },
        ExpressionAttributeValues: { ':hash': token.hash },
      },
    },
    outboxPut(mail, now),
  ]);
};

/** The user a live token belongs to, or null; whether it is the newest is decided when it is used. */
export const find = async (token: string, purpose: TokenPurpose, now: Date): Promise<{ uid: number; hash: string } | null> => {
  const hash = hashToken(token);
  const { Item } = await db.send(new GetCommand({ TableName: table('ephemeral'), Key: keys.token(hash), ConsistentRead: true }));
  return isLive(Item, now) && Item?.purpose === purpose ? { uid: Item.uid as number, hash } : null;
};

/**
 * Uses a token up and changes the profile in one transaction, with a mail where there is one. False when somebody was
 * faster or a newer token exists. `set` are attributes of the profile, `remove` the ones that go, `also` further writes.
 */
export const consume = async (
  { uid, hash }: { uid: number; hash: string },
  purpose: TokenPurpose,
  change: { set: Record<string, unknown>; remove?: string[]; mail?: Mail; also?: Write[] },
  now: Date,
): Promise<boolean> => {
  const entries = Object.entries({ ...change.set, updated_at: now.toISOString() });
  const gone = [newest[purpose], ...(change.remove ?? [])];
  return tryTransact([
    {
      Delete: {
        TableName: table('ephemeral'),
        Key: keys.token(hash),
        ConditionExpression: 'purpose = :purpose AND uid = :uid AND expires_at > :now',
        ExpressionAttributeValues: { ':purpose': purpose, ':uid': uid, ':now': epochSeconds(now) },
      },
    },
    {
      Update: {
        TableName: table('core'),
        Key: keys.profile(uid),
        UpdateExpression: `SET ${entries.map((_, n) => `#s${n} = :s${n}`).join(', ')} REMOVE ${gone.map((_, n) => `#r${n}`).join(', ')}`,
        ConditionExpression: '#newest = :hash',
        ExpressionAttributeNames: {
          '#newest': newest[purpose],
          ...Object.fromEntries(entries.map(([name], n) => [`#s${n}`, name])),
          ...Object.fromEntries(gone.map((name, n) => [`#r${n}`, name])),
        },
        ExpressionAttributeValues: {
          ':hash': hash,
          ...Object.fromEntries(entries.map(([, value], n) => [`:s${n}`, value])),
        },
      },
    },
    ...(change.mail ? [outboxPut(change.mail, now)] : []),
    ...(change.also ?? []),
  ]);
};
