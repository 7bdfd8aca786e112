import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { priceList, TIERS } from '#shared/domain/tier.ts';
import { answer, dana, storeSession } from '../support/server.ts';

const pricingPlans: PricingPlan[] = TIERS.map((plan_type, at) => {
  const { name, description, priceCents: price, features } = priceList[plan_type];
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
