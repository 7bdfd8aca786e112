/** Choosing a plan: what is on offer, what one has, and the way from one to the other. */
import { queryOptions } from '@tanstack/react-query';
import { currentSubscription, type Subscription } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { paymentScreenMessages as messages, planAnswers } from '#shared/messages/payment.ts';
import { client } from './api.ts';
import { ApiError } from './api-error.ts';
import { queryClient } from './query.ts';
import { refetchUser } from './session.ts';

/** The plans that are sold, by tier. */
export const pricingQuery = queryOptions({ queryKey: ['pricing-plans'], queryFn: () => client.pricingPlans.list() });

/** The subscription that counts: the active one, else the newest; null without any. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: async () => currentSubscription(await client.payment.subscriptions()),
});

const DUE: readonly Subscription['status'][] = ['past_due', 'unpaid', 'paused'];

/** Whether a payment is open that has to be made before anything else can change. */
export const isDue = (subscription: Pick<Subscription, 'status'> | null): boolean =>
  subscription !== null && DUE.includes(subscription.status);

/** Everything that depends on the plan is read again, so that what was bought is usable at once. */
export const afterPlanChange = async (): Promise<void> => {
  const keys = [subscriptionQuery.queryKey, ['bcp-limits'], ['payments']];
  await Promise.all([refetchUser(), ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))]);
};

const holds = (text: string, fragment: string): boolean => text.toLowerCase().includes(fragment.toLowerCase());

/** What a refused plan call means, in the words of the screens; the server's own sentence where there are none. */
export const planFailure = (error: unknown, fallback: string = messages.requestFailed): string => {
  const detail = error instanceof ApiError ? error.detail : null;
  if (detail === null) return fallback;
  return planAnswers.find(([fragment]) => holds(detail, fragment))?.[1] ?? detail;
};

const isCanceledAnswer = (error: unknown): boolean => planFailure(error) === messages.canceledInline;

/** Leaves for the provider's payment page. */
export const moveToCheckout = async (tier: Tier): Promise<void> => {
  const { checkout_url } = await client.payment.createCheckoutSession({ query: { plan_type: tier } });
  location.assign(checkout_url);
};

export interface PlanChoice {
  tier: Tier;
  current: Subscription;
  /** A canceled subscription cannot be changed: on the page that ends it, otherwise a new one is bought. */
  mode: 'inline' | 'redirect';
  /** Told before the browser leaves to buy a new subscription. */
  onNote: (sentence: string) => void;
}

/** Moves an existing subscription to another plan; `leaving` when the browser is on its way to the payment page instead. */
export const changeTo = async ({ tier, current, mode, onNote }: PlanChoice): Promise<'changed' | 'leaving'> => {
  try {
    await client.payment.changePlan({ params: { id: current.id }, query: { new_plan_type: tier } });
  } catch (error) {
    if (mode === 'inline' || !isCanceledAnswer(error)) throw error;
    onNote(messages.canceledRedirect);
    await moveToCheckout(tier);
    return 'leaving';
  }
  await afterPlanChange();
  return 'changed';
};
