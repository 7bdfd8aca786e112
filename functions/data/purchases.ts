/**
 * One purchase or change of tier at a time per account: it holds a lease on the subscription row, and its number is part of
 * the idempotency key at Stripe. A retry after a crash has the same number, so it finds what was already bought.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import {
  allOf,
  anyOf,
  buildCondition,
  buildUpdate,
  type Changes,
  type Condition,
  compare,
  equals,
  isAbsent,
} from './expressions.ts';
import { keys } from './keys.ts';
import type { OpenCheckout, PendingPurchase, SubscriptionRow } from './subscriptions.ts';
import { db, table, tryWrite } from './table.ts';
import { transact, type Write } from './transact.ts';

/** Longer than a call lives, so that a lease outlives its holder. */
const PURCHASE_LEASE_SECONDS = 30;

const addSeconds = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

export const currentAttempt = (row: SubscriptionRow | null): number => row?.attempt ?? 1;

export const isBuying = (row: SubscriptionRow | null, now: Date): boolean =>
  row?.purchase !== undefined && row.purchase.lease_until > now.toISOString();

type RequestedPurchase = Omit<PendingPurchase, 'holder' | 'lease_until' | 'is_left'>;

export const isRepeated = (row: SubscriptionRow | null, requested: RequestedPurchase): boolean =>
  row?.purchase !== undefined &&
  row.purchase.plan_type === requested.plan_type &&
  row.purchase.price === requested.price &&
  row.purchase.card === requested.card &&
  row.purchase.subscription === requested.subscription;

/**
 * Whether another purchase is under way. One with an unknown outcome may still arrive at Stripe, so until its lease ends
 * only its own retry, which has the same idempotency key, may start.
 */
export const isBlocked = (row: SubscriptionRow | null, requested: RequestedPurchase, now: Date): boolean =>
  isBuying(row, now) && !(row?.purchase?.is_left === true && isRepeated(row, requested));

const buildRowUpdate = (uid: number, changes: Changes, condition: Condition) => ({
  TableName: table('core'),
  Key: keys.subscription(uid),
  ...buildUpdate(changes, condition),
});

const update = async (uid: number, changes: Changes, condition: Condition): Promise<void> => {
  await tryWrite(db.send(new UpdateCommand(buildRowUpdate(uid, changes, condition))));
};

/** Nothing is sold to an account that is set to be deleted, also when that was asked for a moment ago. */
const updateOfKeptAccount = async (
  uid: number,
  changes: Changes,
  condition: Condition,
): Promise<'done' | 'changed' | 'deletion_pending'> => {
  const cancellation = await transact({
    account: {
      ConditionCheck: { TableName: table('core'), Key: keys.profile(uid), ...buildCondition(isAbsent('deletion')) },
    },
    row: { Update: buildRowUpdate(uid, changes, condition) },
  });
  if (cancellation === null) return 'done';
  return cancellation.refused === 'account' ? 'deletion_pending' : 'changed';
};

/** No purchase or change is under way. */
export const noPurchaseCheck = (uid: number, now: Date): Write => ({
  ConditionCheck: {
    TableName: table('core'),
    Key: keys.subscription(uid),
    ...buildCondition(anyOf(isAbsent('purchase'), compare('purchase.lease_until', '<=', now.toISOString()))),
  },
});

const isUnchanged = (path: string, value: unknown): Condition => (value === undefined ? isAbsent(path) : equals(path, value));

const isAsRead = (row: SubscriptionRow | null): Condition =>
  allOf(
    isUnchanged('sync_version', row?.sync_version),
    isUnchanged('attempt', row?.attempt),
    row?.purchase === undefined ? isAbsent('purchase') : equals('purchase.holder', row.purchase.holder),
  );

export interface Lease {
  attempt: number;
  /** An interrupted attempt of the same purchase; what it bought is the result. */
  isRepeat: boolean;
}

/** Null while another purchase is under way, or when the row changed meanwhile. */
export const acquirePurchaseLock = async (
  uid: number,
  row: SubscriptionRow | null,
  purchase: Omit<PendingPurchase, 'lease_until' | 'is_left'>,
  now: Date,
): Promise<Lease | 'deletion_pending' | null> => {
  if (isBlocked(row, purchase, now)) return null;
  const isRepeat = isRepeated(row, purchase);
  const attempt = currentAttempt(row) + (row?.purchase && !isRepeat ? 1 : 0);
  const leased = { ...purchase, lease_until: addSeconds(now, PURCHASE_LEASE_SECONDS) };
  const outcome = await updateOfKeptAccount(uid, { set: { purchase: leased, attempt } }, isAsRead(row));
  if (outcome === 'deletion_pending') return outcome;
  return outcome === 'done' ? { attempt, isRepeat } : null;
};

/** Whether a purchase or change ended after the request was received, so that its sender cannot know the outcome. */
export const hasEndedSince = (row: SubscriptionRow | null, receivedAt: Date): boolean =>
  row?.attempt_ended_at !== undefined && row.attempt_ended_at > receivedAt.toISOString();

/** Ends an attempt with a known outcome; the next one gets another number. */
export const endAttempt = async (uid: number, holder: string, now: Date): Promise<void> => {
  await update(
    uid,
    { set: { attempt_ended_at: now.toISOString() }, remove: ['purchase'], add: { attempt: 1 } },
    equals('purchase.holder', holder),
  );
};

/** After an unknown outcome: the same attempt may be repeated at once, under the same number. */
export const releasePurchaseLock = async (uid: number, holder: string): Promise<void> => {
  await update(uid, { set: { 'purchase.is_left': true } }, equals('purchase.holder', holder));
};

export const recordCheckout = (uid: number, row: SubscriptionRow | null, checkout: OpenCheckout) =>
  updateOfKeptAccount(uid, { set: { checkout, attempt: currentAttempt(row) + 1 } }, isAsRead(row));
