import * as z from 'zod';
import { fill } from '#shared/messages/fields.ts';
import { deletionMessages } from '#shared/messages/privacy.ts';
import { REASON_MAX, REASON_MIN } from './staff-reason.ts';
import { isEndedSubscription, isPaid, type SubscriptionSnapshot } from './subscription.ts';
import { Tier } from './tier.ts';

export const Deletion = z.object({
  requested_at: z.string(),
  requested_by: z.enum(['owner', 'staff']),
  /** Given by staff, for the customer to read. */
  reason: z.string().nullable(),
  /** Until then the request can be undone. */
  account_purge_at: z.string(),
  business_data_purge_at: z.string(),
  /** Seven years after the newest payment; null without one. */
  payments_kept_until: z.string().nullable(),
});
export type Deletion = z.infer<typeof Deletion>;

const why = fill(deletionMessages.reason, { min: REASON_MIN, max: REASON_MAX });
export const DeletionReason = z.string({ error: why }).trim().min(REASON_MIN, why).max(REASON_MAX, why);

/** The subscription of an account that stays although it was set to be deleted. */
export const KeptSubscription = z.object({
  /** `unknown`: what the request changed at the payment provider is not stored yet. */
  state: z.enum(['ending', 'ended', 'unknown']),
  plan_type: Tier,
  period_end: z.string(),
});
export type KeptSubscription = z.infer<typeof KeptSubscription>;

/** Null where the request changed nothing: without a subscription, and for one that was given and ends by itself. */
export const findKeptSubscription = (
  subscription: (SubscriptionSnapshot & { is_given?: boolean }) | null,
): KeptSubscription | null => {
  if (subscription === null || subscription.is_given) return null;
  const { plan_type, current_period_end: period_end, cancel_at_period_end } = subscription;
  if (isEndedSubscription(subscription)) return { state: 'ended', plan_type, period_end };
  return { state: isPaid(subscription) && cancel_at_period_end ? 'ending' : 'unknown', plan_type, period_end };
};
