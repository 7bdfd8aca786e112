/**
 * Buying, one at a time per account: who buys holds a lease on `SUB`, and every attempt has a number that goes into its
 * idempotency key. An attempt that was cut off keeps its number, so that its repetition finds what it had already bought.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from './keys.ts';
import type { OpenCheckout, Purchase, SubscriptionRow } from './subscriptions.ts';
import { db, isConditionFailure, table } from './table.ts';

/** Longer than a call lives, so that a lease ends only when its holder is gone. */
const LEASE_SECONDS = 30;

const later = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

export const attemptOf = (row: SubscriptionRow | null): number => row?.attempt ?? 1;

/** Whether somebody is buying for this account right now. */
export const isBuying = (row: SubscriptionRow | null, now: Date): boolean =>
  row?.purchase !== undefined && row.purchase.lease_until > now.toISOString();

/** A purchase that was cut off and is now repeated with the same plan, card and price. */
export const isRepeated = (row: SubscriptionRow | null, wanted: Pick<Purchase, 'plan_type' | 'card' | 'price'>): boolean =>
  row?.purchase !== undefined &&
  row.purchase.plan_type === wanted.plan_type &&
  row.purchase.card === wanted.card &&
  row.purchase.price === wanted.price;

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

/** Takes the lease for one attempt; false when the row has changed since it was read. */
export const takeLease = (
  uid: number,
  row: SubscriptionRow | null,
  purchase: Omit<Purchase, 'lease_until'>,
  attempt: number,
  now: Date,
): Promise<boolean> => {
  const [condition, values] = asRead(row);
  return update(uid, 'SET purchase = :purchase, attempt = :next', condition, {
    ...values,
    ':purchase': { ...purchase, lease_until: later(now, LEASE_SECONDS) },
    ':next': attempt,
  });
};

/** The attempt has come to an end, good or bad: the next one gets another number. */
export const endAttempt = async (uid: number, holder: string): Promise<void> => {
  await update(uid, 'REMOVE purchase ADD attempt :one', 'purchase.holder = :holder', { ':one': 1, ':holder': holder });
};

/** Nobody knows how the attempt ended: it is free to be repeated at once, under the same number. */
export const leaveAttempt = async (uid: number, holder: string, now: Date): Promise<void> => {
  await update(uid, 'SET purchase.lease_until = :now', 'purchase.holder = :holder', {
    ':now': now.toISOString(),
    ':holder': holder,
  });
};

/** Counts an attempt to change a plan that has come to an end; nothing when it was counted meanwhile. */
export const countAttempt = async (uid: number, row: SubscriptionRow): Promise<void> => {
  const [condition, values] = unchanged('attempt', 'attempt', row.attempt);
  await update(uid, 'SET attempt = :next', condition, { ...values, ':next': attemptOf(row) + 1 });
};

/** Remembers the hosted page that is open, and ends its attempt; false when the row has changed since it was read. */
export const noteCheckout = (uid: number, row: SubscriptionRow | null, checkout: OpenCheckout): Promise<boolean> => {
  const [condition, values] = asRead(row);
  return update(uid, 'SET checkout = :checkout, attempt = :next', condition, {
    ...values,
    ':checkout': checkout,
    ':next': attemptOf(row) + 1,
  });
};
