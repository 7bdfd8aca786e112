/**
 * Bringing the stored subscription to the provider's state. What is fetched is stored only if the row has not changed
 * since before the fetch, so an older state never overwrites a newer one, in whatever order the news arrive.
 */
import { isEndedSubscription } from '#shared/domain/subscription.ts';
import { keys } from './keys.ts';
import { type FetchedPayment, paymentPuts } from './payments.ts';
import { arrange, endingOf, type FetchedSubscription, fieldsOf, isEqual, stateOf } from './subscription-rows.ts';
import { currentOf, readAll, type StoredSubscription, type StoredSubscriptions } from './subscriptions.ts';
import { epochSeconds, table } from './table.ts';
import { type TransactItems, transact, type Write } from './transact.ts';

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
  ending: endingOf(current) ?? undefined,
});

/** What one try writes; null when everything is as stored. */
const plan = async ({ uid, customer, deletedCustomer, now }: SyncRequest, stored: StoredSubscriptions, state: ProviderState) => {
  const { row } = stored;
  const { current, past, count } = arrange(uid, stored, state.subscriptions, now);
  const payments = await paymentPuts(uid, state.payments, {
    count: row?.payments ?? 0,
    newest: row?.newest_payment,
  });
  const pastItems = pastWrites(uid, stored, past, current?.id);
  const isNew = !isEqual(currentOf(row), current);
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
      const current = currentOf(row);
      const sold = [...(current ? [current] : []), ...past].filter(
        (one) => one.stripe_subscription_id !== null && !isEndedSubscription(one),
      );
      const isTheirs = row?.stripe_customer_id === request.deletedCustomer;
      return { subscriptions: isTheirs ? sold.map((one) => ({ ...one, status: 'canceled' })) : [], payments: [] };
    },
  });
