/** What becomes of the stored subscriptions when the provider's are known: pure, so that order and repetition can be tested. */
import { currentSubscription, type Subscription } from '#shared/domain/subscription.ts';
import { childId, SUBSCRIPTIONS_PER_USER } from './keys.ts';
import { asEffective, currentOf, type StoredSubscription, type StoredSubscriptions } from './subscriptions.ts';

/** A subscription as it is now; without an id it is known by its Stripe id, or new. */
export type FetchedSubscription = Omit<StoredSubscription, 'id'> & { id?: number };

const newestFirst = (a: StoredSubscription, b: StoredSubscription): number =>
  b.created_at.localeCompare(a.created_at) || b.id - a.id;

const isSame = (stored: StoredSubscription, fetched: FetchedSubscription): boolean =>
  fetched.id === undefined ? stored.stripe_subscription_id === fetched.stripe_subscription_id : stored.id === fetched.id;

/** The fields of a subscription, without what else its row holds. */
export const fieldsOf = (one: StoredSubscription): StoredSubscription => ({
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

export interface Arrangement {
  current: StoredSubscription | null;
  past: StoredSubscription[];
  /** How many ids have been given. */
  count: number;
}

/**
 * Stored subscriptions updated by the fetched ones, oldest first; new ones get the next ids in that order. Current is the
 * active one, else the newest. The result depends on what was fetched only, not on the order in which it was learnt.
 */
export const arrange = (uid: number, stored: StoredSubscriptions, fetched: FetchedSubscription[], now: Date): Arrangement => {
  const before = currentOf(stored.row);
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
export const stateOf = ({ status, plan_type }: Pick<Subscription, 'status' | 'plan_type'>): string =>
  `${INDEXED.includes(status) ? status : 'other'}#${plan_type}`;

/** The partition of the index of what renews or ends, or null for what is over. */
export const endingOf = ({ status }: Pick<Subscription, 'status'>): string | null =>
  status === 'active' || status === 'past_due' ? status : null;
