import type { Tier } from '#shared/domain/tier.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { client } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { ActionFailure } from '../action.tsx';
import type { CardSetup } from '../card-entry.ts';
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
  pending: PendingPurchase | null;
  setUp: () => Promise<CardSetup>;
}

const failPayment = (message: string, cause: string | null = null, takenId: string | null = null): PaymentResult => ({
  kind: 'failed',
  failure: { message, cause },
  takenId,
});

const buyWithCard = async (tier: Tier, id: string, isRepeat: boolean): Promise<PaymentResult> => {
  try {
    const query = { plan_type: tier, payment_method_id: id };
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

export const payWithCard = async ({ tier, pending, setUp }: CardPayment): Promise<PaymentResult> => {
  const isRepeat = pending !== null;
  if (pending?.cardId) return buyWithCard(tier, pending.cardId, isRepeat);
  try {
    const end = await setUp();
    if (end.kind === 'taken') return await buyWithCard(tier, end.id, isRepeat);
    if (end.kind === 'unfinished') return failPayment(messages.setupNotCompleted);
    const message = end.message ?? messages.setupFailed;
    return end.kind === 'wrong' ? { kind: 'wrong', message } : failPayment(message);
  } catch (error) {
    if (error instanceof ApiError) return failPayment(messages.initializeFailed, error.detail ?? hintTierFailure(error));
    return failPayment(messages.paymentFailed);
  }
};
