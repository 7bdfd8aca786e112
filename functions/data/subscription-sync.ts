import {
  currentSubscription,
  EXPIRING_STATUSES,
  type ExpiringStatus,
  indexedStateOf,
  isEndedSubscription,
  type Subscription,
} from '#shared/domain/subscription.ts';
import { buildCondition, buildUpdate, equals, exists, isAbsent } from './expressions.ts';
import { childId, keys, SUBSCRIPTIONS_PER_USER, subscriptionStates } from './keys.ts';
import { outboxPut } from './outbox.ts';
import { type FetchedPayment, paymentPuts } from './payments.ts';
import {
  asEffective,
  newestFirst,
  parseCurrent,
  readSubscriptions,
  type StoredSubscription,
  type StoredSubscriptions,
} from './subscriptions.ts';
import { epochSeconds, table } from './table.ts';
import { type TransactItems, transact, type Write } from './transact.ts';
import { type ActorRecord, readActor } from './users.ts';

type MailedAccount = Pick<ActorRecord, 'email' | 'full_name' | 'deletion'>;

interface ProviderState {
  subscriptions: FetchedSubscription[];
  payments: FetchedPayment[];
}

export interface SyncRequest {
  uid: number;
  /** Must not write: it is called again when the row changed meanwhile. */
  fetch: (stored: StoredSubscriptions) => Promise<ProviderState>;
  customer?: string;
  /** Whom mails go to, where the caller has read it. */
  account?: MailedAccount;
  /** Deleted at the provider: forgotten, so that the next purchase creates a new one. */
  deletedCustomer?: string;
  mail?: TransactItems[number];
  event?: Write;
  now: Date;
}

/** `duplicate`: the event was applied before. `contended`: the row kept changing. */
export type SyncOutcome =
  | { kind: 'applied'; current: StoredSubscription | null; isChanged: boolean }
  | { kind: 'duplicate' }
  | { kind: 'no_user' }
  | { kind: 'contended' };

/** A subscription at the provider. Without an id it is matched by its Stripe id, or new. */
type FetchedSubscription = Omit<StoredSubscription, 'id'> & { id?: number };

const isSameSubscription = (stored: StoredSubscription, fetched: FetchedSubscription): boolean =>
  fetched.id === undefined ? stored.stripe_subscription_id === fetched.stripe_subscription_id : stored.id === fetched.id;

const pickSubscription = (subscription: StoredSubscription): StoredSubscription => ({
  id: subscription.id,
  plan_type: subscription.plan_type,
  status: subscription.status,
  current_period_start: subscription.current_period_start,
  current_period_end: subscription.current_period_end,
  cancel_at_period_end: subscription.cancel_at_period_end,
  created_at: subscription.created_at,
  stripe_subscription_id: subscription.stripe_subscription_id,
  ...(subscription.confirm_payment_url ? { confirm_payment_url: subscription.confirm_payment_url } : {}),
});

export const isEqual = (a: StoredSubscription | null, b: StoredSubscription | null): boolean =>
  JSON.stringify(a && pickSubscription(a)) === JSON.stringify(b && pickSubscription(b));

interface Reconciliation {
  current: StoredSubscription | null;
  past: StoredSubscription[];
  count: number;
}

/**
 * Updates stored subscriptions with the fetched ones, oldest first; new ones get the next ids in that order. The result does
 * not depend on the order of events.
 */
const reconcile = (uid: number, stored: StoredSubscriptions, fetched: FetchedSubscription[], now: Date): Reconciliation => {
  const before = parseCurrent(stored.row);
  const known = [...(before ? [before] : []), ...stored.past].map(pickSubscription);
  let count = stored.row?.subscriptions ?? known.length;
  const all = new Map(known.map((subscription) => [subscription.id, subscription]));
  for (const update of fetched) {
    const id =
      known.find((subscription) => isSameSubscription(subscription, update))?.id ?? childId(uid, ++count, SUBSCRIPTIONS_PER_USER);
    all.set(id, pickSubscription({ ...update, id }));
  }
  const sorted = [...all.values()].map((subscription) => asEffective(subscription, now)).sort(newestFirst);
  const current = currentSubscription(sorted);
  return { current, past: sorted.filter((subscription) => subscription !== current), count };
};

const statePartition = ({ status, plan_type }: Pick<Subscription, 'status' | 'plan_type'>): string =>
  subscriptionStates.partition(indexedStateOf(status), plan_type);

const expiryPartition = ({ status }: Pick<Subscription, 'status'>): ExpiringStatus | null =>
  EXPIRING_STATUSES.find((expiring) => expiring === status) ?? null;

const rowUpdate = (uid: number, version: number, values: Record<string, unknown>) => ({
  Update: {
    TableName: table('core'),
    Key: keys.subscription(uid),
    ...buildUpdate(
      {
        set: { ...values, sync_version: version + 1 },
        remove: Object.keys(values).filter((name) => values[name] === undefined),
      },
      version === 0 ? isAbsent('sync_version') : equals('sync_version', version),
    ),
  },
});

/** Every signed-in call reads this copy. */
const toSnapshot = (current: StoredSubscription) => {
  const { plan_type, status, current_period_start, current_period_end, cancel_at_period_end } = current;
  const { confirm_payment_url } = current;
  const is_given = current.stripe_subscription_id === null;
  return {
    ...{ plan_type, status, current_period_start, current_period_end, cancel_at_period_end, is_given },
    ...(confirm_payment_url ? { confirm_payment_url } : {}),
  };
};

/** Fails when there is no account. */
const profileUpdate = (uid: number, current: StoredSubscription) => ({
  Update: {
    TableName: table('core'),
    Key: keys.profile(uid),
    ...buildUpdate({ set: { subscription: toSnapshot(current) } }, exists('owner')),
  },
});

const profileCheck = (uid: number) => ({
  ConditionCheck: { TableName: table('core'), Key: keys.profile(uid), ...buildCondition(exists('owner')) },
});

const pastWrites = (uid: number, stored: StoredSubscriptions, past: StoredSubscription[], currentId: number | undefined) => {
  const puts: TransactItems = past
    .filter((subscription) => !isEqual(stored.past.find(({ id }) => id === subscription.id) ?? null, subscription))
    .map((subscription) => ({
      Put: {
        TableName: table('core'),
        Item: {
          ...keys.pastSubscription(uid, subscription.id),
          ...subscription,
          subscription_state: statePartition(subscription),
        },
      },
    }));
  const returned = stored.past.find(({ id }) => id === currentId);
  return returned ? [...puts, { Delete: { TableName: table('core'), Key: keys.pastSubscription(uid, returned.id) } }] : puts;
};

const toIndexedFields = (current: StoredSubscription) => ({
  ...pickSubscription(current),
  confirm_payment_url: current.confirm_payment_url ?? undefined,
  subscription_state: statePartition(current),
  ending: expiryPartition(current) ?? undefined,
});

/** A first subscription without a payment provider: its row, and the copy for the profile. Nothing charges it; it ends by itself. */
export const giveSubscription = (
  uid: number,
  given: Pick<StoredSubscription, 'plan_type' | 'current_period_start' | 'current_period_end'>,
) => {
  const subscription: StoredSubscription = {
    ...given,
    id: childId(uid, 1, SUBSCRIPTIONS_PER_USER),
    status: 'active',
    cancel_at_period_end: false,
    created_at: given.current_period_start,
    stripe_subscription_id: null,
  };
  return {
    snapshot: toSnapshot(subscription),
    put: {
      Put: {
        TableName: table('core'),
        Item: {
          ...keys.subscription(uid),
          ...toIndexedFields(subscription),
          subscriptions: 1,
          payments: 0,
          sync_version: 1,
        },
        ...buildCondition(isAbsent('owner')),
      },
    },
  };
};

type Change = 'subscription_canceled' | 'subscription_resumed';

const findChange = (before: StoredSubscription | null, after: StoredSubscription | null): Change | null => {
  if (before?.id !== after?.id || !before || !after || isEndedSubscription(after)) return null;
  if (before.cancel_at_period_end === after.cancel_at_period_end) return null;
  return after.cancel_at_period_end ? 'subscription_canceled' : 'subscription_resumed';
};

/**
 * In the transaction that stores what they tell of, so each is sent once, however often and from where the state is fetched.
 * Deleting an account tells of the end of its subscription itself.
 */
const buildMails = async (
  { uid, account, now }: SyncRequest,
  { change, received, current }: { change: Change | null; received: FetchedPayment[]; current: StoredSubscription | null },
): Promise<TransactItems> => {
  if (change === null && received.length === 0) return [];
  const user = account ?? (await readActor(uid));
  if (!user) return [];
  const reader = { to: user.email, name: user.full_name };
  const receipts = received.map(({ created_at, amount, currency, description, payment_method, receipt }) => ({
    ...({ kind: 'payment_received', ...reader, paid_at: created_at, amount, currency, description } as const),
    ...{ card: payment_method, ...receipt },
  }));
  const changes =
    change === null || user.deletion || !current
      ? []
      : [{ kind: change, ...reader, plan_type: current.plan_type, period_end: current.current_period_end }];
  return [...receipts, ...changes].map((mail) => outboxPut(mail, now));
};

const buildWrites = async (request: SyncRequest, stored: StoredSubscriptions, state: ProviderState) => {
  const { uid, customer, deletedCustomer, now } = request;
  const { row } = stored;
  const { current, past, count } = reconcile(uid, stored, state.subscriptions, now);
  const payments = await paymentPuts(uid, state.payments, {
    count: row?.payments ?? 0,
    newest: row?.newest_payment,
  });
  const pastItems = pastWrites(uid, stored, past, current?.id);
  const before = parseCurrent(row);
  const isNew = !isEqual(before, current);
  const isForgotten =
    deletedCustomer !== undefined &&
    row?.deleted_customer !== deletedCustomer &&
    (row?.stripe_customer_id ?? deletedCustomer) === deletedCustomer;
  const isCustomerNew = customer !== undefined && !row?.stripe_customer_id && row?.deleted_customer !== customer;
  const isUnchanged = !isForgotten && !isNew && pastItems.length === 0 && payments.items.length === 0;
  if (isUnchanged) return { current, writes: null };
  const values = {
    ...(current && isNew ? toIndexedFields(current) : {}),
    subscriptions: count,
    payments: payments.count,
    newest_payment: payments.newest,
    payment_changes: payments.changes,
    synced_at: epochSeconds(now),
    ...(isCustomerNew ? { stripe_customer_id: customer } : {}),
    ...(isForgotten ? { stripe_customer_id: undefined, deleted_customer: deletedCustomer } : {}),
  };
  const profile = current && isNew ? profileUpdate(uid, current) : profileCheck(uid);
  // The profile comes first: a deleted account explains every other failed condition.
  const mails = await buildMails(request, { change: findChange(before, current), received: payments.received, current });
  const version = row?.sync_version ?? 0;
  const writes = { profile, row: rowUpdate(uid, version, values), past: pastItems, payments: payments.items, mails };
  return { current, writes };
};

/** A purchase brings half a dozen events at once, of which two or three change the row. */
const TRIES = 5;

/**
 * Fetches and stores the provider's state. It is stored only if the row has not changed since before the fetch, so an older
 * state never overwrites a newer one, in whatever order events arrive.
 */
export const sync = async (request: SyncRequest): Promise<SyncOutcome> => {
  const { uid, fetch, event, mail } = request;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const stored = await readSubscriptions(uid);
    const { current, writes } = await buildWrites(request, stored, await fetch(stored));
    if (!writes && !event) return { kind: 'applied', current, isChanged: false };
    // An event of a deleted account must not be recorded as applied.
    const cancellation = await transact({ event, mail, ...(writes ?? { profile: profileCheck(uid) }) });
    if (cancellation === null) return { kind: 'applied', current, isChanged: writes !== null };
    if (cancellation.refused === 'event') return { kind: 'duplicate' };
    if (cancellation.refused === 'profile') return { kind: 'no_user' };
  }
  return { kind: 'contended' };
};

/** Cancels the subscriptions of a customer that was deleted at Stripe, which ends them there too. */
export const forgetCustomer = (request: Pick<SyncRequest, 'uid' | 'event' | 'now'> & { deletedCustomer: string }) =>
  sync({
    ...request,
    fetch: async ({ row, past }) => {
      const current = parseCurrent(row);
      const sold = [...(current ? [current] : []), ...past].filter(
        (subscription) => subscription.stripe_subscription_id !== null && !isEndedSubscription(subscription),
      );
      const isTheirs = row?.stripe_customer_id === request.deletedCustomer;
      return {
        subscriptions: isTheirs ? sold.map((subscription) => ({ ...subscription, status: 'canceled' })) : [],
        payments: [],
      };
    },
  });
