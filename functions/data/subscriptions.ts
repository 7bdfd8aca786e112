import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type MoneyCounts, type StateFilter, selectStates } from '#shared/domain/money-counts.ts';
import { type ExpiringStatus, type Subscription, SubscriptionStatus, withEffectiveStatus } from '#shared/domain/subscription.ts';
import { TIERS, type Tier } from '#shared/domain/tier.ts';
import { buildUpdate } from './expressions.ts';
import { keys, parentId, parseOwner, prefixes, SUBSCRIPTIONS_PER_USER, subscriptionStates } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, queryAll, queryFirst, queryPages, queryPrefix, table } from './table.ts';

/** Subscriptions of a user: the current one with the purchase under way in one row, earlier ones in rows of their own. */

export interface StoredSubscription extends Subscription {
  /** Null for a complimentary one, which ends by itself. */
  stripe_subscription_id: string | null;
}

/** A purchase or change of tier under way; no other starts until `lease_until`. */
export interface PendingPurchase {
  plan_type: Tier;
  price: string;
  card?: string;
  /** Stripe's id of the subscription to change; absent for a new one. */
  subscription?: string;
  holder: string;
  lease_until: string;
  /** The request ended without a known outcome: the same purchase may be retried before `lease_until`. */
  is_left?: boolean;
}

export interface OpenCheckout {
  id: string;
}

export interface SubscriptionRow extends Partial<StoredSubscription> {
  stripe_customer_id?: string;
  deleted_customer?: string;
  /** Grows with every sync; Stripe's state is stored only if it is the same as before the fetch. */
  sync_version?: number;
  /** How many subscriptions and payments were assigned an id. */
  subscriptions?: number;
  payments?: number;
  newest_payment?: string;
  /** Of the newest sync; the change stream adds them to the counters. */
  payment_changes?: MoneyCounts;
  /** Number of the current attempt to buy or change; part of its idempotency keys at Stripe. */
  attempt?: number;
  attempt_ended_at?: string;
  purchase?: PendingPurchase;
  checkout?: OpenCheckout;
}

const currentRows = rowReader<SubscriptionRow>()('subscription', { first: {}, later: () => ({}) });
const subscriptionRows = rowReader<StoredSubscription>()('subscription', {
  first: {
    id: 'number',
    plan_type: TIERS,
    status: SubscriptionStatus.options,
    current_period_start: 'string',
    current_period_end: 'string',
    created_at: 'string',
  },
  later: () => ({ cancel_at_period_end: false, stripe_subscription_id: null }),
});

export const parseCurrent = (row: SubscriptionRow | null): StoredSubscription | null =>
  row?.id === undefined ? null : subscriptionRows.read({ ...row });

export const asEffective = <S extends StoredSubscription>(subscription: S, now: Date): S =>
  withEffectiveStatus(subscription, subscription.stripe_subscription_id === null, now);

export const readSubscriptionRow = async (uid: number): Promise<SubscriptionRow | null> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.subscription(uid), ConsistentRead: true }));
  return currentRows.readOptional(Item);
};

export interface StoredSubscriptions {
  row: SubscriptionRow | null;
  past: StoredSubscription[];
}

export const readSubscriptions = async (uid: number): Promise<StoredSubscriptions> => {
  const rows = await queryPrefix(prefixes.user(uid), prefixes.subscriptions, { isStrong: true });
  const current = keys.subscription(uid).item;
  return {
    row: currentRows.readOptional(rows.find(({ item }) => item === current)),
    past: subscriptionRows.readList(rows.filter(({ item }) => item !== current)),
  };
};

export const newestFirst = (a: StoredSubscription, b: StoredSubscription): number =>
  b.created_at.localeCompare(a.created_at) || b.id - a.id;

export const list = async (uid: number, now: Date): Promise<StoredSubscription[]> => {
  const { row, past } = await readSubscriptions(uid);
  const current = parseCurrent(row);
  return [...(current ? [current] : []), ...past].map((subscription) => asEffective(subscription, now)).sort(newestFirst);
};

export const recordCustomer = async (uid: number, customer: string): Promise<string> => {
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: table('core'),
      Key: keys.subscription(uid),
      ...buildUpdate({ setIfAbsent: { stripe_customer_id: customer } }),
      ReturnValues: 'ALL_NEW',
    }),
  );
  return Attributes!.stripe_customer_id as string;
};

export interface ExpiringSubscription {
  uid: number;
  current_period_end: string;
}
const expiringRows = rowReader<{ owner: string; current_period_end: string }>()('expiring subscription', {
  first: { owner: 'string', current_period_end: 'string' },
  later: () => ({}),
});

/** By the end of their period, up to `until` if given. Read from an index, so decide on the row itself. */
export const listExpiringSubscriptions = async (status: ExpiringStatus, until?: Date): Promise<ExpiringSubscription[]> => {
  const rows = await queryAll({
    TableName: table('core'),
    IndexName: 'subscriptions_ending',
    KeyConditionExpression: until ? 'ending = :status AND current_period_end <= :until' : 'ending = :status',
    ExpressionAttributeValues: { ':status': status, ...(until ? { ':until': until.toISOString() } : {}) },
  });
  return expiringRows.readList(rows).map(({ owner, current_period_end }) => ({ uid: parseOwner(owner), current_period_end }));
};

export const subscriptionOwner = (id: number): number => parentId(id, SUBSCRIPTIONS_PER_USER);

type State = ReturnType<typeof selectStates>[number];
const byState = ({ state, plan_type }: State) => ({
  TableName: table('core'),
  IndexName: 'subscriptions_by_state',
  KeyConditionExpression: 'subscription_state = :partition',
  ExpressionAttributeValues: { ':partition': subscriptionStates.partition(state, plan_type) },
  ScanIndexForward: false,
});

export const subscriptionPagesOf = (state: State) => queryPages(byState(state));

/**
 * The first so many of all customers', newest first, as the index has them. Each of the up to 15 partitions is read to that
 * number at the same time, so a page costs by its number, however many subscriptions there are.
 */
export const listNewestSubscriptions = async (filter: StateFilter, limit: number): Promise<StoredSubscription[]> => {
  const rows = await Promise.all(selectStates(filter).map((state) => queryFirst(byState(state), limit)));
  return subscriptionRows.readList(rows.flat()).sort(newestFirst).slice(0, limit);
};
