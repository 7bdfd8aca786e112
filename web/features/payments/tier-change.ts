import type { Quote } from '#shared/domain/quote.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { paymentScreenMessages as messages, paymentMessages, tierChangeErrors } from '#shared/messages/payment.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { leaveFor } from '../../lib/use-action.ts';
import { quotedAmount, quotedCharge } from './quote.tsx';
import { changeSubscription } from './subscription.ts';

const includesIgnoringCase = (text: string, fragment: string): boolean => text.toLowerCase().includes(fragment.toLowerCase());

/** The screen's sentence for a refusal, else the server's. */
export const explainTierFailure = (error: unknown, fallback: string = messages.requestFailed): string => {
  const detail = error instanceof ApiError ? error.detail : null;
  if (detail === null) return fallback;
  return tierChangeErrors.find(([fragment]) => includesIgnoringCase(detail, fragment))?.[1] ?? detail;
};

const isCanceledAnswer = (error: unknown): boolean => explainTierFailure(error) === messages.canceledInline;

/** A second sentence: that a retry is safe, or another way. */
export const hintTierFailure = (error: unknown): string | null => {
  if (error instanceof ApiError && error.isNetwork) return messages.connectionLost;
  return isCanceledAnswer(error) ? messages.canceledHint : null;
};

/** Whether the amount that was shown is not what would be charged any more; the new one is shown instead. */
export const isAmountChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.detail === paymentMessages.quoteChanged;

export const goToCheckout = async (tier: Tier, quote?: Quote): Promise<never> => {
  const query = { plan_type: tier, ...quotedAmount(quote) };
  const { checkout_url } = await client.payment.createCheckoutSession({ query });
  return leaveFor(checkout_url);
};

export interface TierChange {
  tier: Tier;
  current: Subscription;
  /** As it was shown. */
  quote: Quote | undefined;
  /** A canceled subscription cannot be changed: `redirect` buys a new one at checkout. */
  mode: 'inline' | 'redirect';
  /** Called before the browser leaves for checkout. */
  onNote: (sentence: string) => void;
}

/** Never resolves when the browser leaves for checkout instead. */
export const changeTier = async ({ tier, current, quote, mode, onNote }: TierChange): Promise<void> => {
  const query = { new_plan_type: tier, from_plan_type: current.plan_type, ...quotedCharge(quote) };
  const change = { params: { id: current.id }, query };
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
