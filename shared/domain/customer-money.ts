/** Subscriptions and payments of all customers, as staff see them. */
import * as z from 'zod';
import { countSubscriptions, type MoneyCounts } from './money-counts.ts';
import { Payment, type PricingPlan } from './payment.ts';
import { Subscription } from './subscription.ts';
import { priceList, TIERS, type Tier } from './tier.ts';

/** Email and name are null when the account is gone; its payments outlive it. */
export const Customer = z.object({ id: z.number(), email: z.string().nullable(), full_name: z.string().nullable() });
export type Customer = z.infer<typeof Customer>;

export const CustomerSubscription = Subscription.omit({ confirm_payment_url: true }).extend({
  user: Customer,
  /** Cents, as the price list has it now. */
  yearly_price: z.number().int(),
});
export type CustomerSubscription = z.infer<typeof CustomerSubscription>;

export const CustomerPayment = Payment.extend({ user: Customer });
export type CustomerPayment = z.infer<typeof CustomerPayment>;

const Count = z.number().int();
export const SubscriptionStats = z.object({
  total_subscriptions: Count,
  active_subscriptions: Count,
  /** Cents, as are those of `total_revenue`. */
  monthly_recurring_revenue: Count,
  total_revenue: Count,
  /** Active subscriptions. */
  plan_breakdown: z.object({ essential: Count, gold: Count, premium: Count }),
});
export type SubscriptionStats = z.infer<typeof SubscriptionStats>;

/** The active price of the tier in cents, or the price it is introduced at while none is sold. */
export const yearlyPriceOf = (tier: Tier, offers: readonly Pick<PricingPlan, 'plan_type' | 'price'>[]): number =>
  offers.find(({ plan_type }) => plan_type === tier)?.price ?? priceList[tier].priceCents;

export const computeSubscriptionStats = (
  counts: MoneyCounts,
  offers: readonly Pick<PricingPlan, 'plan_type' | 'price'>[],
): SubscriptionStats => {
  const activeOf = (plan_type: Tier) => countSubscriptions(counts, { status: 'active', plan_type });
  const yearly = TIERS.reduce((total, tier) => total + activeOf(tier) * yearlyPriceOf(tier, offers), 0);
  return {
    total_subscriptions: countSubscriptions(counts),
    active_subscriptions: countSubscriptions(counts, { status: 'active' }),
    monthly_recurring_revenue: Math.round(yearly / 12),
    total_revenue: counts.revenue_cents ?? 0,
    plan_breakdown: { essential: activeOf('essential'), gold: activeOf('gold'), premium: activeOf('premium') },
  };
};
