/** Accounts: the profile row and the e-mail sentinel that makes an address unique. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type MailProblem, normalizeEmail } from '#shared/domain/user.ts';
import type { Mail } from '#shared/mails.ts';
import { type ActorRecord, profileRows } from './actors.ts';
import { keys } from './keys.ts';
import { outboxPut } from './outbox.ts';
import { db, isConditionFailure, table } from './table.ts';
import { type NewToken, tokenPut } from './tokens.ts';
import { settle } from './transact.ts';

/** What the account calls need beyond the actor: lockout and the hash of the token that currently counts. */
export interface AccountRow extends ActorRecord {
  login_attempts?: number;
  locked_until?: string;
  verify_token?: string;
  reset_token?: string;
}

/** The user id behind an address, or null. */
export const findByEmail = async (email: string): Promise<number | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.email(normalizeEmail(email)), ConsistentRead: true }),
  );
  return (Item?.uid as number | undefined) ?? null;
};

export const readAccount = async (uid: number): Promise<AccountRow | null> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.profile(uid), ConsistentRead: true }));
  return profileRows.readIfThere(Item);
};

export interface NewUser {
  uid: number;
  email: string;
  fullName: string | null;
  token: NewToken;
  mail: Mail;
  /** The unconfirmed account that had the address. */
  replaced: number | null;
}

/** The part of a transaction that removes an account that nobody has confirmed; its tokens then name nobody. */
const unconfirmedDelete = (uid: number) => ({
  Delete: {
    TableName: table('core'),
    Key: keys.profile(uid),
    ConditionExpression: 'is_verified = :no AND is_active = :yes',
    ExpressionAttributeValues: { ':no': false, ':yes': true },
  },
});

/**
 * Makes profile, address sentinel, verification token and mail in one transaction, in place of an unconfirmed account
 * where there is one. False when the address went to somebody else, or was confirmed, in the meantime; nothing is written
 * then.
 */
export const insert = async ({ uid, email, fullName, token, mail, replaced }: NewUser, now: Date): Promise<boolean> => {
  const at = now.toISOString();
  const profile = {
    ...keys.profile(uid),
    id: uid,
    email: normalizeEmail(email),
    full_name: fullName,
    role: 'user',
    is_superuser: false,
    is_active: true,
    is_verified: false,
    is_iso_auditor: false,
    created_at: at,
    updated_at: at,
    last_login: null,
    verify_token: token.hash,
    directory: 'user',
    directory_email: normalizeEmail(email),
  };
  const isNew = { ConditionExpression: 'attribute_not_exists(#owner)', ExpressionAttributeNames: { '#owner': 'owner' } };
  const isFree =
    replaced === null ? isNew : { ConditionExpression: 'uid = :old', ExpressionAttributeValues: { ':old': replaced } };
  return settle([
    { Put: { TableName: table('core'), Item: { ...keys.email(normalizeEmail(email)), uid }, ...isFree } },
    ...(replaced === null ? [] : [unconfirmedDelete(replaced)]),
    { Put: { TableName: table('core'), Item: profile, ...isNew } },
    tokenPut(token, 'verify', uid, now),
    outboxPut(mail, now),
  ]);
};

/** Queues a mail on its own (an account that exists already, for example). */
export const queueMail = async (mail: Mail, now: Date): Promise<void> => {
  await settle([outboxPut(mail, now)]);
};

/** After a good sign-in: time of it, and a clean slate for the lockout. */
export const noteSignIn = async (uid: number, now: Date): Promise<void> => {
  await db.send(
    new UpdateCommand({
      TableName: table('core'),
      Key: keys.profile(uid),
      UpdateExpression: 'SET last_login = :at REMOVE login_attempts, locked_until, locked',
      ConditionExpression: 'attribute_exists(#owner)',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':at': now.toISOString() },
    }),
  );
};

/** Keeps how many wrong passwords there were lately, for staff to see. */
export const noteWrongPasswords = async (uid: number, attempts: number): Promise<void> => {
  await db.send(
    new UpdateCommand({
      TableName: table('core'),
      Key: keys.profile(uid),
      UpdateExpression: 'SET login_attempts = :attempts',
      ConditionExpression: 'attribute_exists(#owner)',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':attempts': attempts },
    }),
  );
};

/** Keeps until when password sign-in is locked, and queues the mail that says so; once for every lock. */
export const noteLock = async (uid: number, until: Date, mail: Mail | null, now: Date): Promise<void> => {
  await settle([
    {
      Update: {
        TableName: table('core'),
        Key: keys.profile(uid),
        UpdateExpression: 'SET locked_until = :until, locked = :yes REMOVE login_attempts',
        ConditionExpression: 'attribute_exists(#owner) AND (attribute_not_exists(locked_until) OR locked_until <> :until)',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':until': until.toISOString(), ':yes': 'yes' },
      },
    },
    ...(mail ? [outboxPut(mail, now)] : []),
  ]);
};

/** Notes that mail does not arrive; not where the address was confirmed after that mail was sent. */
export const noteMailProblem = async (uid: number, problem: MailProblem, sentAt: string): Promise<boolean> => {
  try {
    await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.profile(uid),
        UpdateExpression: 'SET mail_problem = :problem',
        ConditionExpression: 'attribute_exists(#owner) AND (attribute_not_exists(confirmed_at) OR confirmed_at < :sent)',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':problem': problem, ':sent': new Date(sentAt).toISOString() },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};
