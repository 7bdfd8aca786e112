import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Quote } from '#shared/domain/quote.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { priceList, TIERS } from '#shared/domain/tier.ts';
import { listOffered } from '#shared/messages/tier-facts.ts';
import { answer, dana, storeSession } from '../support/server.ts';

export const pricingPlans: PricingPlan[] = TIERS.map((plan_type, at) => {
  const { name, description, priceCents: price } = priceList[plan_type];
  const features = listOffered(plan_type);
  return { id: at + 1, plan_type, name, description, price, currency: 'USD', is_active: true, features };
});

export const subscription = (part: Partial<Subscription> = {}): Subscription => ({
  id: 1001,
  plan_type: 'essential',
  status: 'active',
  current_period_start: '2026-11-20T10:00:00Z',
  current_period_end: '2027-11-20T10:00:00Z',
  cancel_at_period_end: false,
  created_at: '2026-11-20T10:00:00Z',
  ...part,
});

export const signIn = (current: Subscription | null): void => {
  storeSession();
  answer('get', '/v1/users/me', { body: { ...dana, subscription: current } });
  answer('get', '/v1/pricing-plans', { body: pricingPlans });
  answer('get', '/v1/payment/subscriptions', { body: current ? [current] : [] });
};

export const quote = (part: Partial<Quote> = {}): Quote => ({
  kind: 'upgrade',
  plan_type: 'gold',
  amount: 119_950,
  subtotal: 110_000,
  tax: 9_950,
  credit: 0,
  currency: 'USD',
  card: { brand: 'Visa', last4: '4242' },
  quoted_at: '2026-11-23T15:00:00.000Z',
  next_charge: { at: '2027-11-20T10:00:00Z', amount: 217_891 },
  ...part,
});
