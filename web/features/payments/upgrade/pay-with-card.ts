import type { Quote } from '#shared/domain/quote.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { client } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { ActionFailure } from '../action.tsx';
import type { CardSetup } from '../card-entry.ts';
import { quotedAmount } from '../quote.tsx';
import { applySubscription, findIfApplied, type IsApplied, isAmbiguous, refetchAccount } from '../subscription.ts';
import { explainTierFailure, hintTierFailure } from '../tier-change.ts';

/** `wrong`: invalid as typed. `failed`: refused, or the outcome is unknown. */
export type PaymentResult =
  | { kind: 'paid' }
  | { kind: 'wrong'; message: string }
  | {
      kind: 'failed';
      failure: ActionFailure;
      /** The card that may have paid already, when the outcome is unknown. */
      takenId: string | null;
    };

/** A purchase with unknown outcome: a retry uses the same card unless it was edited. */
export interface PendingPurchase {
  cardId: string | null;
}

export interface CardPayment {
  tier: Tier;
  /** As it was shown. */
  quote: Quote | undefined;
  pending: PendingPurchase | null;
  setUp: () => Promise<CardSetup>;
}

const failPayment = (message: string, cause: string | null = null, takenId: string | null = null): PaymentResult => ({
  kind: 'failed',
  failure: { message, cause },
  takenId,
});

const buyWithCard = async ({ tier, quote, pending }: CardPayment, id: string): Promise<PaymentResult> => {
  const isRepeat = pending !== null;
  try {
    const query = { plan_type: tier, payment_method_id: id, ...quotedAmount(quote) };
    applySubscription(await client.payment.createSubscriptionWithPaymentMethod({ query }));
    return { kind: 'paid' };
  } catch (error) {
    const isOpen = isAmbiguous(error);
    const isWanted: IsApplied = ({ plan_type, status }) => plan_type === tier && status === 'active';
    const bought = isOpen || isRepeat ? await findIfApplied(isWanted) : null;
    if (bought) {
      applySubscription(bought);
      return { kind: 'paid' };
    }
    void refetchAccount();
    return failPayment(explainTierFailure(error, messages.subscriptionFailed), hintTierFailure(error), isOpen ? id : null);
  }
};

export const payWithCard = async (payment: CardPayment): Promise<PaymentResult> => {
  const { pending, setUp } = payment;
  if (pending?.cardId) return buyWithCard(payment, pending.cardId);
  try {
    const end = await setUp();
    if (end.kind === 'taken') return await buyWithCard(payment, end.id);
    if (end.kind === 'unfinished') return failPayment(messages.setupNotCompleted);
    const message = end.message ?? messages.setupFailed;
    return end.kind === 'wrong' ? { kind: 'wrong', message } : failPayment(message);
  } catch (error) {
    if (error instanceof ApiError) return failPayment(messages.initializeFailed, error.detail ?? hintTierFailure(error));
    return failPayment(messages.paymentFailed);
  }
};
