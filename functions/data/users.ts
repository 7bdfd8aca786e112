import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Customer } from '#shared/domain/customer-money.ts';
import { withEffectiveStatus } from '#shared/domain/subscription.ts';
import { type MailProblem, type Me, normalizeEmail } from '#shared/domain/user.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { readRows } from './batch-get.ts';
import type { PendingEmail } from './email-changes.ts';
import { allOf, anyOf, buildCondition, buildUpdate, type Condition, compare, equals, exists, isAbsent } from './expressions.ts';
import { keys } from './keys.ts';
import { outboxPut } from './outbox.ts';
import { rowReader } from './rows.ts';
import { findOutdatedEntries, type SignInLimits } from './sessions.ts';
import { db, table, tryWrite } from './table.ts';
import { type NewToken, tokenPut } from './tokens.ts';
import { tryTransact, type Write } from './transact.ts';

type StoredSnapshot = NonNullable<Me['subscription']> & {
  current_period_start?: string;
  is_given?: boolean;
};

export interface ActorRecord extends Omit<Me, 'subscription' | 'second_factor' | 'pending_email'>, SignInLimits, PendingEmail {
  /** When two-step sign-in was turned on; null while it is off. */
  second_factor_at: string | null;
  /** Copied here by every subscription write. */
  subscription: StoredSnapshot | null;
}

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
    second_factor_at: null,
    subscription: null,
  }),
});

/** As it counts now: a subscription given by staff ends by itself. */
export const currentSubscription = ({ subscription }: Pick<ActorRecord, 'subscription'>, now: Date): StoredSnapshot | null =>
  subscription && withEffectiveStatus(subscription, subscription.is_given === true, now);

/** The profile, strongly read, so that a deactivation or a bought tier counts from the next call. */
export const readActor = async (uid: number): Promise<ActorRecord | null> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.profile(uid), ConsistentRead: true }));
  return profileRows.readOptional(Item);
};

const customerRows = rowReader<Pick<ActorRecord, 'id' | 'email' | 'full_name'>>()('profile', {
  first: { id: 'number', email: 'string' },
  later: () => ({ full_name: null }),
});

/** Who the users are; one whose account is gone has neither email nor name. */
export const readCustomers = async (uids: readonly number[]): Promise<Map<number, Customer>> => {
  const rows = await readRows([...new Set(uids)].map(keys.profile));
  const found = new Map(customerRows.readList(rows).map(({ id, email, full_name }) => [id, { id, email, full_name }]));
  return new Map(uids.map((id) => [id, found.get(id) ?? { id, email: null, full_name: null }]));
};

export interface AccountRow extends ActorRecord {
  login_attempts?: number;
  locked_until?: string;
  verify_token?: string;
  reset_token?: string;
  /** Written by staff, for staff. */
  notes?: string | null;
  /** The `sessions_valid_from` that staff last set. */
  signed_out_by_staff_at?: string;
}

const addressRows = rowReader<{ uid: number }>()('address', { first: { uid: 'number' }, later: () => ({}) });

export const findByEmail = async (email: string): Promise<number | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.email(normalizeEmail(email)), ConsistentRead: true }),
  );
  return addressRows.readOptional(Item)?.uid ?? null;
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
  event: Write;
  replaced: number | null;
}

/** Its tokens then belong to no account. */
export const unconfirmedDelete = (uid: number) => ({
  Delete: {
    TableName: table('core'),
    Key: keys.profile(uid),
    ...buildCondition(allOf(equals('is_verified', false), equals('is_active', true))),
  },
});

/**
 * Creates profile, address sentinel, verification token and mail in one transaction, replacing an unconfirmed account. False
 * when the address was taken or confirmed meanwhile.
 */
export const insert = async ({ uid, email, fullName, token, mail, event, replaced }: NewUser, now: Date): Promise<boolean> => {
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
  const isFree = replaced === null ? isAbsent('owner') : equals('uid', replaced);
  return tryTransact([
    { Put: { TableName: table('core'), Item: { ...keys.email(normalizeEmail(email)), uid }, ...buildCondition(isFree) } },
    ...(replaced === null ? [] : [unconfirmedDelete(replaced)]),
    { Put: { TableName: table('core'), Item: profile, ...buildCondition(isAbsent('owner')) } },
    tokenPut(token, 'verify', uid, now),
    outboxPut(mail, now),
    event,
  ]);
};

export const queueMail = async (mail: Mail, now: Date): Promise<void> => {
  await tryTransact([outboxPut(mail, now)]);
};

/** False when the name is another one meanwhile. */
export const changeName = (
  uid: number,
  { before, after }: { before: string | null; after: string | null },
  event: Write,
  now: Date,
): Promise<boolean> =>
  tryTransact([
    {
      Update: {
        TableName: table('core'),
        Key: keys.profile(uid),
        ...buildUpdate(
          { set: { full_name: after, updated_at: now.toISOString() } },
          allOf(
            exists('owner'),
            before === null ? anyOf(isAbsent('full_name'), equals('full_name', null)) : equals('full_name', before),
          ),
        ),
      },
    },
    event,
  ]);

const hasSecondFactorAt = (seen: string | null): Condition =>
  seen === null ? anyOf(isAbsent('second_factor_at'), equals('second_factor_at', null)) : equals('second_factor_at', seen);

/**
 * Also clears the lockout that staff see. False when two-step sign-in was turned on or off since the account was read: what was
 * proven may not be enough any more.
 */
export const recordSignInTime = (account: AccountRow, event: Write, now: Date): Promise<boolean> => {
  const outdated = findOutdatedEntries(account, now);
  return tryTransact([
    {
      Update: {
        TableName: table('core'),
        Key: keys.profile(account.id),
        ...buildUpdate(
          {
            set: { last_login: now.toISOString() },
            remove: ['login_attempts', 'locked_until', 'locked'],
            ...(outdated.length > 0 ? { delete: { ended_sign_ins: new Set(outdated) } } : {}),
          },
          allOf(exists('owner'), hasSecondFactorAt(account.second_factor_at)),
        ),
      },
    },
    event,
  ]);
};

export const recordWrongPasswords = async (uid: number, attempts: number): Promise<void> => {
  await db.send(
    new UpdateCommand({
      TableName: table('core'),
      Key: keys.profile(uid),
      ...buildUpdate({ set: { login_attempts: attempts } }, exists('owner')),
    }),
  );
};

interface LockNotice {
  mail: Mail | null;
  event: Write;
}

export const recordLock = async (uid: number, until: Date, { mail, event }: LockNotice, now: Date): Promise<void> => {
  const lockedUntil = until.toISOString();
  await tryTransact([
    {
      Update: {
        TableName: table('core'),
        Key: keys.profile(uid),
        ...buildUpdate(
          { set: { locked_until: lockedUntil, locked: 'yes' }, remove: ['login_attempts'] },
          allOf(exists('owner'), anyOf(isAbsent('locked_until'), compare('locked_until', '<>', lockedUntil))),
        ),
      },
    },
    ...(mail ? [outboxPut(mail, now)] : []),
    event,
  ]);
};

export const recordMailProblem = async (uid: number, problem: MailProblem, sentAt: string): Promise<boolean> => {
  const sent = new Date(sentAt).toISOString();
  const written = await tryWrite(
    db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.profile(uid),
        ...buildUpdate(
          { set: { mail_problem: problem } },
          allOf(exists('owner'), anyOf(isAbsent('confirmed_at'), compare('confirmed_at', '<', sent))),
        ),
      }),
    ),
  );
  return written !== null;
};
