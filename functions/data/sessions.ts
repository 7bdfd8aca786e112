import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Mail } from '#shared/mails.ts';
import { keys } from './keys.ts';
import { outboxPut } from './outbox.ts';
import { db, epochSeconds, isConditionFailure, table } from './table.ts';
import { hashToken } from './tokens.ts';
import { tryTransact } from './transact.ts';

/** Ending sessions: tokens and sign-ins older than this moment no longer count. */

/** Moves `sessions_valid_from` to `from` and queues the mail that says so, in one transaction. */
export const endSessions = async (uid: number, mail: Mail, from: Date, now: Date): Promise<void> => {
  await tryTransact([
    {
      Update: {
        TableName: table('core'),
        Key: keys.profile(uid),
        UpdateExpression: 'SET sessions_valid_from = :from, updated_at = :now',
        ConditionExpression: 'attribute_exists(#owner)',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':from': from.toISOString(), ':now': now.toISOString() },
      },
    },
    outboxPut(mail, now),
  ]);
};

/**
 * Sign-ins: one row per refresh token, by its hash. A refreshed access token carries a new issue time, so the original
 * time of the sign-in is kept here, and ends with a reset, a password change or a deactivation.
 */

const DAY_SECONDS = 86_400;
/** A sign-in ends after 14 days without use, and after 30 days at most. */
const IDLE_SECONDS = 14 * DAY_SECONDS;
const ABSOLUTE_SECONDS = 30 * DAY_SECONDS;

export interface SignIn {
  uid: number;
  /** ISO time of the password sign-in this refresh token comes from. */
  signed_in_at: string;
}

/** The part of a transaction, or the item of a put, that records a sign-in. */
const signInItem = (refreshToken: string, uid: number, now: Date) => ({
  ...keys.signIn(hashToken(refreshToken)),
  uid,
  signed_in_at: now.toISOString(),
  ends_at: epochSeconds(now) + ABSOLUTE_SECONDS,
  last_used_at: now.toISOString(),
  expires_at: epochSeconds(now) + IDLE_SECONDS,
});

export const record = async (refreshToken: string, uid: number, now: Date): Promise<void> => {
  await db.send(new PutCommand({ TableName: table('ephemeral'), Item: signInItem(refreshToken, uid, now) }));
};

/** Notes the use of a refresh token and answers its sign-in; null when it is unknown or ended. One conditional write. */
export const use = async (refreshToken: string, now: Date): Promise<SignIn | null> => {
  const seconds = epochSeconds(now);
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: table('ephemeral'),
        Key: keys.signIn(hashToken(refreshToken)),
        UpdateExpression: 'SET last_used_at = :at, expires_at = :idle',
        ConditionExpression: 'expires_at > :now AND ends_at > :now',
        ExpressionAttributeValues: { ':at': now.toISOString(), ':idle': seconds + IDLE_SECONDS, ':now': seconds },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes as SignIn;
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
};

/** Forgets a sign-in; an unknown one is fine. */
export const forget = async (refreshToken: string): Promise<void> => {
  await db.send(new DeleteCommand({ TableName: table('ephemeral'), Key: keys.signIn(hashToken(refreshToken)) }));
};
