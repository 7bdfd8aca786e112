import * as z from 'zod';
import { Tier } from './tier.ts';
import { DAY_MS } from './time.ts';

/** Other Stripe statuses are stored as received and grant nothing. */
export const SubscriptionStatus = z.enum([
  'active',
  'canceled',
  'past_due',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'paused',
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const Subscription = z.object({
  id: z.number(),
  plan_type: Tier,
  status: SubscriptionStatus,
  current_period_start: z.string(),
  current_period_end: z.string(),
  cancel_at_period_end: z.boolean(),
  created_at: z.string(),
  /** Where the customer confirms a payment for the bank; null if none is pending. */
  confirm_payment_url: z.string().nullish(),
});
export type Subscription = z.infer<typeof Subscription>;

export const SubscriptionSnapshot = Subscription.pick({
  plan_type: true,
  status: true,
  current_period_end: true,
  cancel_at_period_end: true,
  confirm_payment_url: true,
});
export type SubscriptionSnapshot = z.infer<typeof SubscriptionSnapshot>;

export const activeTier = (subscription: Pick<Subscription, 'plan_type' | 'status'> | null): Tier | null =>
  subscription?.status === 'active' ? subscription.plan_type : null;

type WithStatus = Pick<Subscription, 'status'>;

const DUE_STATUSES: readonly SubscriptionStatus[] = ['past_due', 'unpaid', 'paused'];
const PAID_STATUSES: readonly SubscriptionStatus[] = ['active', 'trialing'];
const ENDED_STATUSES: readonly string[] = ['canceled', 'incomplete_expired'];
/** Stripe's rarer statuses share one index partition. */
export const INDEXED_STATUSES = ['active', 'canceled', 'past_due', 'unpaid'] as const satisfies readonly SubscriptionStatus[];
export const INDEXED_STATES = [...INDEXED_STATUSES, 'other'] as const;
export type IndexedState = (typeof INDEXED_STATES)[number];
export const indexedStateOf = (status: SubscriptionStatus): IndexedState =>
  INDEXED_STATUSES.find((indexed) => indexed === status) ?? 'other';
export const EXPIRING_STATUSES = ['active', 'past_due'] as const satisfies readonly SubscriptionStatus[];
export type ExpiringStatus = (typeof EXPIRING_STATUSES)[number];

/** Whether an open payment must be made before the subscription counts or anything else can change. */
export const isPaymentDue = (subscription: WithStatus | null): boolean =>
  subscription !== null && DUE_STATUSES.includes(subscription.status);

export const isPaid = ({ status }: WithStatus): boolean => PAID_STATUSES.includes(status);

export const isBilled = (subscription: WithStatus): boolean => isPaid(subscription) || isPaymentDue(subscription);

export const isEndedSubscription = ({ status }: { status: string }): boolean => ENDED_STATUSES.includes(status);

/** Complimentary subscriptions have no Stripe record: treat them as canceled after `current_period_end`. */
export const withEffectiveStatus = <S extends Pick<Subscription, 'status' | 'current_period_end'>>(
  subscription: S,
  isComplimentary: boolean,
  now: Date,
): S =>
  isComplimentary && subscription.status === 'active' && subscription.current_period_end <= now.toISOString()
    ? { ...subscription, status: 'canceled' }
    : subscription;

export const currentSubscription = <S extends Pick<Subscription, 'status' | 'created_at'>>(all: readonly S[]): S | null =>
  all.find((item) => item.status === 'active') ?? [...all].sort((a, b) => b.created_at.localeCompare(a.created_at))[0] ?? null;

/** Days before the end, the newest notice last. */
export const NOTICE_DAYS = [30, 7, 1] as const;
export type NoticeDays = (typeof NOTICE_DAYS)[number];

/** The newest due notice: of several missed ones only the last counts, and none from before the period began. Null before the first and after the end. */
export const findDueNotice = (
  { current_period_start, current_period_end }: Pick<Subscription, 'current_period_start' | 'current_period_end'>,
  now: Date,
): NoticeDays | null => {
  const end = Date.parse(current_period_end);
  if (end <= now.getTime()) return null;
  const due = NOTICE_DAYS.filter((days) => {
    const at = end - days * DAY_MS;
    return at <= now.getTime() && at >= Date.parse(current_period_start);
  });
  return due.at(-1) ?? null;
};

export const noticeHorizon = (now: Date): Date => new Date(now.getTime() + NOTICE_DAYS[0] * DAY_MS);

/** Days until the period ends, begun ones counted whole; 0 once it is over. */
export const countDaysLeft = (periodEnd: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(periodEnd) - now.getTime()) / DAY_MS));
