/** Stripe: payments that a cardholder's bank has taken back. */
import type { DisputeStatus } from '#shared/domain/payment.ts';
import { toDisputeStatus } from './payment-state.ts';
import { asked, isMissing } from './stripe-client.ts';

export interface ProviderDispute {
  id: string;
  status: DisputeStatus;
  reason: string;
  amount: number;
  currency: string;
  /** Until when evidence may be handed in. */
  due_by: string | null;
}

export const fetchDispute = (id: string): Promise<ProviderDispute> =>
  asked(async (stripe) => {
    const dispute = await stripe.disputes.retrieve(id);
    const { reason, amount, currency, evidence_details } = dispute;
    const due_by = evidence_details.due_by ? new Date(evidence_details.due_by * 1000).toISOString() : null;
    return { id, status: toDisputeStatus(dispute), reason, amount, currency, due_by };
  });

/**
 * Cancels the subscription whose running period an invoice paid for. One that paid for a period that is over leaves the
 * subscription alone: the running period is paid by another. Safe to repeat.
 */
export const cancelUnpaidSubscription = (invoiceId: string, now: Date): Promise<void> =>
  asked(async (stripe) => {
    const { parent, lines } = await stripe.invoices.retrieve(invoiceId);
    const subscription = parent?.subscription_details?.subscription;
    if (!subscription || !lines.data.some(({ period }) => period.end * 1000 > now.getTime())) return;
    try {
      await stripe.subscriptions.cancel(typeof subscription === 'string' ? subscription : subscription.id);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });
