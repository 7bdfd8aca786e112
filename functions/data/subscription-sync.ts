import { currentSubscription, isEndedSubscription, type Subscription } from '#shared/domain/subscription.ts';
import { childId, keys, SUBSCRIPTIONS_PER_USER } from './keys.ts';
import { type FetchedPayment, paymentPuts } from './payments.ts';
import { asEffective, parseCurrent, readAll, type StoredSubscription, type StoredSubscriptions } from './subscriptions.ts';
import { epochSeconds, table } from './table.ts';
import { type TransactItems, transact, type Write } from './transact.ts';

/**
 * Bringing the stored subscription to the provider's state. What is fetched is stored only if the row has not changed
 * since before the fetch, so an older state never overwrites a newer one, in whatever order the news arrive.
 */

interface ProviderState {
  subscriptions: FetchedSubscription[];
  payments: FetchedPayment[];
}

export interface SyncRequest {
  uid: number;
  /** Reads the provider, and only reads: it is called again when the row changed meanwhile. */
  fetch: (stored: StoredSubscriptions) => Promise<ProviderState>;
  /** The customer at the provider; noted when none is yet. */
  customer?: string;
  /** A customer that was deleted at the provider: forgotten, so that the next purchase makes a new one. */
  deletedCustomer?: string;
  /** Queues a mail in the same transaction. */
  mail?: TransactItems[number];
  /** Notes the event that brought the news in the same transaction, and stops it when the event was noted before. */
  event?: Write;
  now: Date;
}

/** `seen`: the event was taken in before. `no_user`: there is no such account. `contended`: others kept changing the row. */
export type SyncOutcome =
  | { kind: 'done'; current: StoredSubscription | null; isChanged: boolean }
  | { kind: 'seen' }
  | { kind: 'no_user' }
  | { kind: 'contended' };

/** A purchase brings half a dozen events at once, of which two or three change the row. */
const TRIES = 5;

interface Names {
  names: Record<string, string>;
  values: Record<string, unknown>;
}

/** `SET a = :a, ...` for the given values; undefined ones are removed. */
const assignment = (values: Record<string, unknown>): { expression: string } & Names => {
  const entries = Object.entries(values);
  const set = entries.filter(([, value]) => value !== undefined);
  const removed = entries.filter(([, value]) => value === undefined).map(([name]) => `#${name}`);
  return {
    expression: `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}${removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''}`,
    names: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
  };
};

const rowUpdate = (uid: number, version: number, values: Record<string, unknown>) => {
  const { expression, names, values: given } = assignment({ ...values, sync_version: version + 1 });
  return {
    Update: {
      TableName: table('core'),
      Key: keys.subscription(uid),
      UpdateExpression: expression,
      ConditionExpression: version === 0 ? 'attribute_not_exists(#sync_version)' : '#sync_version = :version',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ...given, ...(version === 0 ? {} : { ':version': version }) },
    },
  };
};

/** The copy that every signed-in call reads; it also makes sure that there is an account. */
const profileUpdate = (uid: number, current: StoredSubscription) => {
  const { plan_type, status, current_period_start, current_period_end, cancel_at_period_end } = current;
  const { confirm_payment_url } = current;
  const is_given = current.stripe_subscription_id === null;
  return {
    Update: {
      TableName: table('core'),
      Key: keys.profile(uid),
      UpdateExpression: 'SET subscription = :snapshot',
      ConditionExpression: 'attribute_exists(#owner)',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: {
        ':snapshot': {
          ...{ plan_type, status, current_period_start, current_period_end, cancel_at_period_end, is_given },
          ...(confirm_payment_url ? { confirm_payment_url } : {}),
        },
      },
    },
  };
};

const profileCheck = (uid: number) => ({
  ConditionCheck: {
    TableName: table('core'),
    Key: keys.profile(uid),
    ConditionExpression: 'attribute_exists(#owner)',
    ExpressionAttributeNames: { '#owner': 'owner' },
  },
});

/** Earlier subscriptions whose rows have to be written, and the row of one that became current again. */
const pastWrites = (uid: number, stored: StoredSubscriptions, past: StoredSubscription[], currentId: number | undefined) => {
  const puts: TransactItems = past
    .filter((one) => !isEqual(stored.past.find(({ id }) => id === one.id) ?? null, one))
    .map((one) => ({
      Put: {
        TableName: table('core'),
        Item: { ...keys.pastSubscription(uid, one.id), ...one, subscription_state: stateOf(one) },
      },
    }));
  const returned = stored.past.find(({ id }) => id === currentId);
  return returned ? [...puts, { Delete: { TableName: table('core'), Key: keys.pastSubscription(uid, returned.id) } }] : puts;
};

const indexed = (current: StoredSubscription) => ({
  ...fieldsOf(current),
  confirm_payment_url: current.confirm_payment_url ?? undefined,
  subscription_state: stateOf(current),
  ending: expiryPartition(current) ?? undefined,
});

/** What one try writes; null when everything is as stored. */
const plan = async ({ uid, customer, deletedCustomer, now }: SyncRequest, stored: StoredSubscriptions, state: ProviderState) => {
  const { row } = stored;
  const { current, past, count } = reconcile(uid, stored, state.subscriptions, now);
  const payments = await paymentPuts(uid, state.payments, {
    count: row?.payments ?? 0,
    newest: row?.newest_payment,
  });
  const pastItems = pastWrites(uid, stored, past, current?.id);
  const isNew = !isEqual(parseCurrent(row), current);
  const isForgotten =
    deletedCustomer !== undefined &&
    row?.deleted_customer !== deletedCustomer &&
    (row?.stripe_customer_id ?? deletedCustomer) === deletedCustomer;
  const isCustomerNew = customer !== undefined && !row?.stripe_customer_id && row?.deleted_customer !== customer;
  const isUnchanged = !isForgotten && !isNew && pastItems.length === 0 && payments.items.length === 0;
  if (isUnchanged) return { current, writes: null };
  const values = {
    ...(current && isNew ? indexed(current) : {}),
    subscriptions: count,
    payments: payments.count,
    newest_payment: payments.newest,
    synced_at: epochSeconds(now),
    ...(isCustomerNew ? { stripe_customer_id: customer } : {}),
    ...(isForgotten ? { stripe_customer_id: undefined, deleted_customer: deletedCustomer } : {}),
  };
  const profile = current && isNew ? profileUpdate(uid, current) : profileCheck(uid);
  // An account that is gone explains every other refusal, so it is looked for first.
  const writes = { profile, row: rowUpdate(uid, row?.sync_version ?? 0, values), past: pastItems, payments: payments.items };
  return { current, writes };
};

/** Fetches and stores; again when others wrote at the same moment. */
export const sync = async (request: SyncRequest): Promise<SyncOutcome> => {
  const { uid, fetch, event, mail } = request;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const stored = await readAll(uid);
    const { current, writes } = await plan(request, stored, await fetch(stored));
    if (!writes && !event) return { kind: 'done', current, isChanged: false };
    // an event about an account that is gone must not pass for one that was taken in
    const cancelled = await transact({ event, mail, ...(writes ?? { profile: profileCheck(uid) }) });
    if (cancelled === null) return { kind: 'done', current, isChanged: writes !== null };
    if (cancelled.refused === 'event') return { kind: 'seen' };
    if (cancelled.refused === 'profile') return { kind: 'no_user' };
  }
  return { kind: 'contended' };
};

/** Ends what was sold to a customer that was deleted at the provider, where its subscriptions end with it. */
export const forgetCustomer = (request: Pick<SyncRequest, 'uid' | 'event' | 'now'> & { deletedCustomer: string }) =>
  sync({
    ...request,
    fetch: async ({ row, past }) => {
      const current = parseCurrent(row);
      const sold = [...(current ? [current] : []), ...past].filter(
        (one) => one.stripe_subscription_id !== null && !isEndedSubscription(one),
      );
      const isTheirs = row?.stripe_customer_id === request.deletedCustomer;
      return { subscriptions: isTheirs ? sold.map((one) => ({ ...one, status: 'canceled' })) : [], payments: [] };
    },
  });

/** What becomes of the stored subscriptions when the provider's are known: pure, so that order and repetition can be tested. */

/** A subscription as it is now; without an id it is known by its Stripe id, or new. */
type FetchedSubscription = Omit<StoredSubscription, 'id'> & { id?: number };

const newestFirst = (a: StoredSubscription, b: StoredSubscription): number =>
  b.created_at.localeCompare(a.created_at) || b.id - a.id;

const isSame = (stored: StoredSubscription, fetched: FetchedSubscription): boolean =>
  fetched.id === undefined ? stored.stripe_subscription_id === fetched.stripe_subscription_id : stored.id === fetched.id;

/** The fields of a subscription, without what else its row holds. */
const fieldsOf = (one: StoredSubscription): StoredSubscription => ({
  id: one.id,
  plan_type: one.plan_type,
  status: one.status,
  current_period_start: one.current_period_start,
  current_period_end: one.current_period_end,
  cancel_at_period_end: one.cancel_at_period_end,
  created_at: one.created_at,
  stripe_subscription_id: one.stripe_subscription_id,
  ...(one.confirm_payment_url ? { confirm_payment_url: one.confirm_payment_url } : {}),
});

export const isEqual = (a: StoredSubscription | null, b: StoredSubscription | null): boolean =>
  JSON.stringify(a && fieldsOf(a)) === JSON.stringify(b && fieldsOf(b));

interface Reconciliation {
  current: StoredSubscription | null;
  past: StoredSubscription[];
  /** How many ids have been given. */
  count: number;
}

/**
 * Stored subscriptions updated by the fetched ones, oldest first; new ones get the next ids in that order. Current is the
 * active one, else the newest. The result depends on what was fetched only, not on the order in which it was learnt.
 */
const reconcile = (uid: number, stored: StoredSubscriptions, fetched: FetchedSubscription[], now: Date): Reconciliation => {
  const before = parseCurrent(stored.row);
  const known = [...(before ? [before] : []), ...stored.past].map(fieldsOf);
  let count = stored.row?.subscriptions ?? known.length;
  const all = new Map(known.map((one) => [one.id, one]));
  for (const update of fetched) {
    const id = known.find((one) => isSame(one, update))?.id ?? childId(uid, ++count, SUBSCRIPTIONS_PER_USER);
    all.set(id, fieldsOf({ ...update, id }));
  }
  const sorted = [...all.values()].map((one) => asEffective(one, now)).sort(newestFirst);
  const current = currentSubscription(sorted);
  return { current, past: sorted.filter((one) => one !== current), count };
};

/** Stripe's rarer states share one index partition. */
const INDEXED: readonly Subscription['status'][] = ['active', 'canceled', 'past_due', 'unpaid'];

/** Attributes of the index that lists subscriptions by state. */
const stateOf = ({ status, plan_type }: Pick<Subscription, 'status' | 'plan_type'>): string =>
  `${INDEXED.includes(status) ? status : 'other'}#${plan_type}`;

/** The partition of the index of what renews or ends, or null for what is over. */
const expiryPartition = ({ status }: Pick<Subscription, 'status'>): string | null =>
  status === 'active' || status === 'past_due' ? status : null;
