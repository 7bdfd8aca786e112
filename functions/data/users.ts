import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type MailProblem, type Me, normalizeEmail } from '#shared/domain/user.ts';
import type { Mail } from '#shared/mails.ts';
import { keys } from './keys.ts';
import { outboxPut } from './outbox.ts';
import { rowReader } from './rows.ts';
import { db, isConditionFailure, table } from './table.ts';
import { type NewToken, tokenPut } from './tokens.ts';
import { tryTransact } from './transact.ts';

/** Accounts: the profile row and the e-mail sentinel that makes an address unique. */

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
  return profileRows.readOptional(Item);
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
  return tryTransact([
    { Put: { TableName: table('core'), Item: { ...keys.email(normalizeEmail(email)), uid }, ...isFree } },
    ...(replaced === null ? [] : [unconfirmedDelete(replaced)]),
    { Put: { TableName: table('core'), Item: profile, ...isNew } },
    tokenPut(token, 'verify', uid, now),
    outboxPut(mail, now),
  ]);
};

/** Queues a mail on its own (an account that exists already, for example). */
export const queueMail = async (mail: Mail, now: Date): Promise<void> => {
  await tryTransact([outboxPut(mail, now)]);
};

/** After a good sign-in: time of it, and a clean slate for the lockout. */
export const recordSignInTime = async (uid: number, now: Date): Promise<void> => {
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
export const recordWrongPasswords = async (uid: number, attempts: number): Promise<void> => {
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
export const recordLock = async (uid: number, until: Date, mail: Mail | null, now: Date): Promise<void> => {
  await tryTransact([
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
export const recordMailProblem = async (uid: number, problem: MailProblem, sentAt: string): Promise<boolean> => {
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

/** Reads the profile behind an access token. */

/** The snapshot of the subscription on a profile. */
type StoredSnapshot = NonNullable<Me['subscription']> & {
  current_period_start?: string;
  /** Given by staff: nobody renews it, so it ends by itself. */
  is_given?: boolean;
};

/** The account behind a token, with the time before which its tokens no longer count. */
export interface ActorRecord extends Omit<Me, 'subscription'> {
  sessions_valid_from: string | null;
  subscription: StoredSnapshot | null;
}

/** The subscription snapshot is kept on the profile by every subscription write. */
export const profileRows = rowReader<ActorRecord>()('profile', {
  first: {
    id: 'number',
    email: 'string',
    role: ['user', 'admin', 'super_admin'],
    is_superuser: 'boolean',
    is_active: 'boolean',
    is_verified: 'boolean',
    created_at: 'string',
  },
  later: ({ created_at }) => ({
    full_name: null,
    is_iso_auditor: false,
    updated_at: created_at as string,
    last_login: null,
    sessions_valid_from: null,
    subscription: null,
  }),
});

/** The profile of a user by a strong read, so that a deactivation or a bought tier counts from the very next call. */
export const readActor = async (uid: number): Promise<ActorRecord | null> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.profile(uid), ConsistentRead: true }));
  return profileRows.readOptional(Item);
};
