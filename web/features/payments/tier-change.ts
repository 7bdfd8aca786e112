import { queryOptions } from '@tanstack/react-query';
import type { Subscription } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { paymentScreenMessages as messages, tierChangeErrors } from '#shared/messages/payment.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { leaveFor } from '../../lib/use-action.ts';
import { changeSubscription } from './subscription.ts';

/** The plans that are sold, by tier. */
export const pricingQuery = queryOptions({ queryKey: ['pricing-plans'], queryFn: () => client.pricingPlans.list() });

const includesIgnoringCase = (text: string, fragment: string): boolean => text.toLowerCase().includes(fragment.toLowerCase());

/** What a refused plan call means, in the words of the screens; the server's own sentence where there are none. */
export const explainTierFailure = (error: unknown, fallback: string = messages.requestFailed): string => {
  const detail = error instanceof ApiError ? error.detail : null;
  if (detail === null) return fallback;
  return tierChangeErrors.find(([fragment]) => includesIgnoringCase(detail, fragment))?.[1] ?? detail;
};

const isCanceledAnswer = (error: unknown): boolean => explainTierFailure(error) === messages.canceledInline;

/** What else there is to say about a failed plan call: that it is safe to try again, or that there is another way. */
export const hintTierFailure = (error: unknown): string | null => {
  if (error instanceof ApiError && error.isNetwork) return messages.connectionLost;
  return isCanceledAnswer(error) ? messages.canceledHint : null;
};

/** Leaves for the provider's payment page. */
export const goToCheckout = async (tier: Tier): Promise<never> => {
  const { checkout_url } = await client.payment.createCheckoutSession({ query: { plan_type: tier } });
  return leaveFor(checkout_url);
};

export interface TierChange {
  tier: Tier;
  current: Subscription;
  /** A canceled subscription cannot be changed: on the page that ends it, otherwise a new one is bought. */
  mode: 'inline' | 'redirect';
  /** Told before the browser leaves to buy a new subscription. */
  onNote: (sentence: string) => void;
}

/** Moves an existing subscription to another plan; never resolves when the browser leaves for the payment page instead. */
export const changeTier = async ({ tier, current, mode, onNote }: TierChange): Promise<void> => {
  const change = { params: { id: current.id }, query: { new_plan_type: tier, from_plan_type: current.plan_type } };
  try {
    await changeSubscription(
      () => client.payment.changePlan(change),
      ({ plan_type, status }) => plan_type === tier && status === 'active',
    );
  } catch (error) {
    if (mode === 'inline' || !isCanceledAnswer(error)) throw error;
    onNote(messages.canceledRedirect);
    await goToCheckout(tier);
  }
};
