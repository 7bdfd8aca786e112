/** A new address is pending until its owner opens the mailed link. It changes nothing before, and holds no claim on the address. */
import { DAY_MS } from '#shared/domain/time.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { allOf, anyOf, buildCondition, buildUpdate, type Condition, equals, isAbsent } from './expressions.ts';
import { keys } from './keys.ts';
import { outboxPut } from './outbox.ts';
import { StoreBusy, table } from './table.ts';
import { type NewToken, tokenPut } from './tokens.ts';
import { transact, tryTransact, type Write } from './transact.ts';

export interface PendingEmail {
  pending_email?: string | null;
  /** ISO time when its link ends. */
  pending_email_until?: string;
  email_change_token?: string;
}

/** Go when all sessions end: who lost control of the account may have been the one who asked. */
export const PENDING_EMAIL_FIELDS = [
  'pending_email',
  'pending_email_until',
  'email_change_token',
] as const satisfies (keyof PendingEmail)[];

export const findPendingEmail = ({ pending_email, pending_email_until }: PendingEmail, now: Date): string | null =>
  pending_email && pending_email_until && pending_email_until > now.toISOString() ? pending_email : null;

interface EmailChangeLink {
  uid: number;
  email: string;
  token: NewToken;
  mails: readonly Mail[];
  also?: readonly Write[];
}

const linkWrites = ({ uid, email, token, mails, also = [] }: EmailChangeLink, condition: Condition, now: Date): Write[] => [
  tokenPut(token, 'change_email', uid, now, { email }),
  {
    Update: {
      TableName: table('core'),
      Key: keys.profile(uid),
      ...buildUpdate(
        {
          set: {
            pending_email: email,
            pending_email_until: new Date(now.getTime() + DAY_MS).toISOString(),
            email_change_token: token.hash,
            updated_at: now.toISOString(),
          },
        },
        condition,
      ),
    },
  },
  ...mails.map((mail) => outboxPut(mail, now)),
  ...also,
];

/** Replaces a pending change. False when the account has another address meanwhile. */
export const requestEmailChange = (link: EmailChangeLink, currentEmail: string, now: Date): Promise<boolean> =>
  tryTransact(linkWrites(link, equals('email', currentEmail), now));

/** False when the change was completed or canceled meanwhile. */
export const renewEmailChange = (link: EmailChangeLink, now: Date): Promise<boolean> =>
  tryTransact(linkWrites(link, equals('pending_email', link.email), now));

export const cancelEmailChange = (uid: number, email: string, event: Write, now: Date): Promise<boolean> =>
  tryTransact([
    {
      Update: {
        TableName: table('core'),
        Key: keys.profile(uid),
        ...buildUpdate({ set: { updated_at: now.toISOString() }, remove: PENDING_EMAIL_FIELDS }, equals('pending_email', email)),
      },
    },
    event,
  ]);

const isFreeFor = (uid: number): Condition => anyOf(isAbsent('owner'), equals('uid', uid));

/** The row that makes an address unique. `replaced` is an account that never confirmed it. */
export const addressPut = (uid: number, email: string, replaced: number | null = null): Write => ({
  Put: {
    TableName: table('core'),
    Item: { ...keys.email(email), uid },
    ...buildCondition(replaced === null ? isFreeFor(uid) : equals('uid', replaced)),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/** Frees an address, unless somebody else has it meanwhile. */
export const addressDelete = (uid: number, email: string): Write => ({
  Delete: { TableName: table('core'), Key: keys.email(email), ...buildCondition(isFreeFor(uid)) },
});

export const addressMove = (uid: number, { from, to }: { from: string; to: string }, replaced: number | null = null) => ({
  address: addressPut(uid, to, replaced),
  formerAddress: addressDelete(uid, from),
});

/**
 * What an account loses with its address: links that were mailed there, what was known about it, and the lock that staff see.
 * The lockout itself stays with the former address, so leaving it does not free it for more guesses.
 */
export const ADDRESS_FIELDS = [
  ...['verify_token', 'reset_token', 'mail_problem', 'login_attempts', 'locked_until', 'locked'],
  ...PENDING_EMAIL_FIELDS,
];

interface EmailChange {
  uid: number;
  from: string;
  to: string;
  /** Of the newest link. */
  hash: string;
  unconfirmed: { uid: number; delete: Write } | null;
  mail: Mail;
  event: Write;
}

/** `taken` by the account of that id; `void`: the link is not the newest any more. */
export const completeEmailChange = async (
  { uid, from, to, hash, unconfirmed, mail, event }: EmailChange,
  now: Date,
): Promise<'done' | 'void' | { taken: number }> => {
  const { address, formerAddress } = addressMove(uid, { from, to }, unconfirmed?.uid ?? null);
  const at = now.toISOString();
  const cancellation = await transact({
    profile: {
      Update: {
        TableName: table('core'),
        Key: keys.profile(uid),
        ...buildUpdate(
          { set: { email: to, directory_email: to, confirmed_at: at, updated_at: at }, remove: ADDRESS_FIELDS },
          allOf(equals('email', from), equals('email_change_token', hash), equals('is_active', true)),
        ),
      },
    },
    address,
    unconfirmed: unconfirmed?.delete,
    formerAddress,
    notice: outboxPut(mail, now),
    event,
  });
  if (cancellation === null) return 'done';
  if (cancellation.refused === 'profile') return 'void';
  if (cancellation.refused === 'address' && typeof cancellation.item?.uid === 'number') return { taken: cancellation.item.uid };
  throw new StoreBusy('email change');
};
