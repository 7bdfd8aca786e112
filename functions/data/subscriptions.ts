import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Subscription, SubscriptionStatus, withEffectiveStatus } from '#shared/domain/subscription.ts';
import { TIERS, type Tier } from '#shared/domain/tier.ts';
import { keys, parseOwner, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, queryPrefix, table } from './table.ts';

/** Subscriptions of a user: the current one on `SUB`, earlier ones beside it, together with what buying needs to remember. */

/** A subscription as it is stored; without a Stripe id it was given by staff and ends by itself. */
export interface StoredSubscription extends Subscription {
  stripe_subscription_id: string | null;
}

/** A purchase or a change of tier that is under way: no other one starts until `lease_until`. */
export interface Purchase {
  plan_type: Tier;
  price: string;
  /** The card that pays for a new subscription. */
  card?: string;
  /** Stripe's id of the subscription that is changed; none where a new one is bought. */
  subscription?: string;
  /** The request that holds it. */
  holder: string;
  lease_until: string;
  /** The request has ended without knowing the outcome: the same request may be repeated before `lease_until`. */
  is_left?: boolean;
}

export interface OpenCheckout {
  id: string;
}

/** The row `SUB`, which may be there before the first subscription. */
export interface SubscriptionRow extends Partial<StoredSubscription> {
  stripe_customer_id?: string;
  /** The customer that was deleted at Stripe; the next one must not be mistaken for it. */
  deleted_customer?: string;
  /** Grows with every write of the subscription; what is read from Stripe is stored only if it has not grown since. */
  sync_version?: number;
  /** How many subscriptions and payments have been given an id. */
  subscriptions?: number;
  payments?: number;
  /** The highest entry among the stored payments. */
  newest_payment?: string;
  /** How many attempts to buy or change have ended; part of their idempotency keys. */
  attempt?: number;
  /** When the last of them ended. */
  attempt_ended_at?: string;
  purchase?: Purchase;
  checkout?: OpenCheckout;
}

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

/** The current subscription of a row, or null before the first one. */
export const parseCurrent = (row: SubscriptionRow | null): StoredSubscription | null =>
  row?.id === undefined ? null : subscriptionRows.read({ ...row });

/** What a subscription counts as: one without a provider counts as canceled once its time is over. */
export const asEffective = <S extends StoredSubscription>(subscription: S, now: Date): S =>
  withEffectiveStatus(subscription, subscription.stripe_subscription_id === null, now);

/** The row `SUB` by a strong read, since it decides. */
export const readRow = async (uid: number): Promise<SubscriptionRow | null> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.subscription(uid), ConsistentRead: true }));
  return (Item as SubscriptionRow | undefined) ?? null;
};

export interface StoredSubscriptions {
  row: SubscriptionRow | null;
  past: StoredSubscription[];
}

/** Everything of a user's subscriptions, by one strong query. */
export const readAll = async (uid: number): Promise<StoredSubscriptions> => {
  const rows = await queryPrefix(prefixes.user(uid), prefixes.subscriptions, { isStrong: true });
  const now = keys.subscription(uid).item;
  return {
    row: rows.find(({ item }) => item === now) ?? null,
    past: subscriptionRows.readList(rows.filter(({ item }) => item !== now)),
  };
};

/** A user's subscriptions as they count now, newest first. */
export const list = async (uid: number, now: Date): Promise<StoredSubscription[]> => {
  const { row, past } = await readAll(uid);
  const current = parseCurrent(row);
  return [...(current ? [current] : []), ...past]
    .map((one) => asEffective(one, now))
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
};

/** Notes the customer that stands for the user; the first one stays. Answers the one that counts. */
export const recordCustomer = async (uid: number, customer: string): Promise<string> => {
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: table('core'),
      Key: keys.subscription(uid),
      UpdateExpression: 'SET stripe_customer_id = if_not_exists(stripe_customer_id, :customer)',
      ExpressionAttributeValues: { ':customer': customer },
      ReturnValues: 'ALL_NEW',
    }),
  );
  return Attributes!.stripe_customer_id as string;
};

/** Subscriptions by when their period ends: an index, which finds them; what is done is decided by the row itself. */

export interface ExpiringSubscription {
  uid: number;
  current_period_end: string;
}

/** Users whose subscription is active, or past due, by the end of their period; those up to a time where one is given. */
export const listExpiringSubscriptions = async (status: 'active' | 'past_due', until?: Date): Promise<ExpiringSubscription[]> => {
  const found: ExpiringSubscription[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await db.send(
      new QueryCommand({
        TableName: table('core'),
        IndexName: 'subscriptions_ending',
        KeyConditionExpression: until ? 'ending = :status AND current_period_end <= :until' : 'ending = :status',
        ExpressionAttributeValues: { ':status': status, ...(until ? { ':until': until.toISOString() } : {}) },
        ExclusiveStartKey: start,
      }),
    );
    for (const row of (page.Items ?? []) as { owner: string; current_period_end: string }[])
      found.push({ uid: parseOwner(row.owner), current_period_end: row.current_period_end });
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return found;
};
