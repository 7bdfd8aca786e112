/**
 * One purchase or change of tier at a time per account: it holds a lease on `SUB`, and every attempt has a number that goes
 * into its idempotency key. An attempt that was cut off keeps its number, so that its repetition finds what it already bought.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from './keys.ts';
import type { OpenCheckout, Purchase, SubscriptionRow } from './subscriptions.ts';
import { db, isConditionFailure, table } from './table.ts';

/** Longer than a call lives, so that a lease ends only when its holder is gone. */
const LEASE_SECONDS = 30;

const later = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

export const currentAttempt = (row: SubscriptionRow | null): number => row?.attempt ?? 1;

/** Whether a purchase or a change is under way for this account right now. */
export const isBuying = (row: SubscriptionRow | null, now: Date): boolean =>
  row?.purchase !== undefined && row.purchase.lease_until > now.toISOString();

type Wanted = Omit<Purchase, 'holder' | 'lease_until' | 'is_left'>;

/** Whether the same purchase or change was started before and did not come to an end. */
export const isRepeated = (row: SubscriptionRow | null, wanted: Wanted): boolean =>
  row?.purchase !== undefined &&
  row.purchase.plan_type === wanted.plan_type &&
  row.purchase.price === wanted.price &&
  row.purchase.card === wanted.card &&
  row.purchase.subscription === wanted.subscription;

/**
 * Whether another purchase or change stands in the way. One whose outcome is unknown may still arrive at Stripe, so until its
 * lease ends only its own repetition, which has the same idempotency key, may start.
 */
export const isBlocked = (row: SubscriptionRow | null, wanted: Wanted, now: Date): boolean =>
  isBuying(row, now) && !(row?.purchase?.is_left === true && isRepeated(row, wanted));

const update = async (uid: number, expression: string, condition: string, values: Record<string, unknown>): Promise<boolean> => {
  try {
    await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.subscription(uid),
        UpdateExpression: expression,
        ConditionExpression: condition,
        ExpressionAttributeValues: values,
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};

type Condition = [expression: string, values: Record<string, unknown>];

/** Only if an attribute is as it was read. */
const unchanged = (path: string, name: string, value: unknown): Condition =>
  value === undefined ? [`attribute_not_exists(${path.split('.')[0]})`, {}] : [`${path} = :${name}`, { [`:${name}`]: value }];

const all = (conditions: Condition[]): Condition => [
  conditions.map(([expression]) => expression).join(' AND '),
  Object.assign({}, ...conditions.map(([, values]) => values)),
];

/** Same subscription, same attempt, same purchase as when the row was read. */
const asRead = (row: SubscriptionRow | null): Condition =>
  all([
    unchanged('sync_version', 'version', row?.sync_version),
    unchanged('attempt', 'attempt', row?.attempt),
    unchanged('purchase.holder', 'before', row?.purchase?.holder),
  ]);

export interface Lease {
  attempt: number;
  /** The same purchase was cut off before; what it bought is this one's result. */
  isRepeat: boolean;
}

/** Takes the lease for one attempt; null when another one holds it, or the row has changed since it was read. */
export const acquirePurchaseLock = async (
  uid: number,
  row: SubscriptionRow | null,
  purchase: Omit<Purchase, 'lease_until' | 'is_left'>,
  now: Date,
): Promise<Lease | null> => {
  if (isBlocked(row, purchase, now)) return null;
  const isRepeat = isRepeated(row, purchase);
  const attempt = currentAttempt(row) + (row?.purchase && !isRepeat ? 1 : 0);
  const [condition, values] = asRead(row);
  const isTaken = await update(uid, 'SET purchase = :purchase, attempt = :next', condition, {
    ...values,
    ':purchase': { ...purchase, lease_until: later(now, LEASE_SECONDS) },
    ':next': attempt,
  });
  return isTaken ? { attempt, isRepeat } : null;
};

/** Whether a purchase or change ended after a request was received: whoever sent it has not seen what came of it. */
export const hasEndedSince = (row: SubscriptionRow | null, receivedAt: Date): boolean =>
  row?.attempt_ended_at !== undefined && row.attempt_ended_at > receivedAt.toISOString();

/** The attempt has come to an end, good or bad: the next one gets another number. */
export const endAttempt = async (uid: number, holder: string, now: Date): Promise<void> => {
  await update(uid, 'SET attempt_ended_at = :now REMOVE purchase ADD attempt :one', 'purchase.holder = :holder', {
    ':one': 1,
    ':holder': holder,
    ':now': now.toISOString(),
  });
};

/** Nobody knows how the attempt ended: the same one may be repeated at once, under the same number. */
export const releasePurchaseLock = async (uid: number, holder: string): Promise<void> => {
  await update(uid, 'SET purchase.is_left = :left', 'purchase.holder = :holder', { ':left': true, ':holder': holder });
};

/** Remembers the hosted page that is open, and ends its attempt; false when the row has changed since it was read. */
export const recordCheckout = (uid: number, row: SubscriptionRow | null, checkout: OpenCheckout): Promise<boolean> => {
  const [condition, values] = asRead(row);
  return update(uid, 'SET checkout = :checkout, attempt = :next', condition, {
    ...values,
    ':checkout': checkout,
    ':next': currentAttempt(row) + 1,
  });
};
