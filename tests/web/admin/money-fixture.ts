import type { CustomerPayment, CustomerSubscription, SubscriptionStats } from '#shared/domain/customer-money.ts';

export const subscriptionStats: SubscriptionStats = {
  total_subscriptions: 1_310,
  active_subscriptions: 8,
  monthly_recurring_revenue: 133_250,
  total_revenue: 1_599_000,
  plan_breakdown: { essential: 4, gold: 3, premium: 1 },
};

const customer = (id: number, full_name: string | null = `Person ${id}`) => ({
  id,
  email: `person${id}@acme.example`,
  full_name,
});

export const subscription = (id: number, part: Partial<CustomerSubscription> = {}): CustomerSubscription => ({
  id,
  plan_type: 'gold',
  status: 'active',
  current_period_start: '2026-01-02T10:00:00Z',
  current_period_end: '2027-01-02T10:00:00Z',
  cancel_at_period_end: false,
  created_at: '2026-01-02T10:00:00Z',
  user: customer(id),
  yearly_price: 199_900,
  ...part,
});

export const payment = (id: number, part: Partial<CustomerPayment> = {}): CustomerPayment => ({
  id,
  amount: 199_900,
  currency: 'USD',
  status: 'succeeded',
  description: 'Gold plan, one year',
  payment_method: 'Visa 4242',
  stripe_payment_intent_id: `pi_${id}`,
  created_at: '2026-01-02T10:00:00Z',
  user: customer(id),
  ...part,
});
