/** Customers with subscriptions and payments, stored as Stripe's reports are. */
import type { DynamoDBRecord } from 'aws-lambda';
import type { PaymentStatus } from '#shared/domain/payment.ts';
import type { SubscriptionStatus } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { deliverChanges, recordChanges } from '#tests/support/core-stream.ts';

interface Report {
  subscriptions?: { ref: string; plan_type: Tier; status: SubscriptionStatus; created_at?: string }[];
  payments?: { ref: string; status: PaymentStatus; amount?: number; created_at?: string }[];
}

const END = '2999-01-01T00:00:00.000Z';
const AT = '2026-03-01T00:00:00.000Z';
const NOW = new Date('2026-11-22T12:00:00.000Z');

/** Stores what Stripe reports of a customer; answers the changes that the stream has yet to deliver. */
export const store = (uid: number, { subscriptions = [], payments = [] }: Report): Promise<DynamoDBRecord[]> =>
  recordChanges(uid, async () => {
    const { sync } = await import('#functions/data/subscription-sync.ts');
    const outcome = await sync({
      uid,
      now: NOW,
      fetch: async () => ({
        subscriptions: subscriptions.map(({ ref, created_at = AT, ...subscription }) => ({
          ...subscription,
          stripe_subscription_id: `sub_${uid}_${ref}`,
          current_period_start: created_at,
          current_period_end: END,
          cancel_at_period_end: false,
          created_at,
        })),
        payments: payments.map(({ ref, amount = 199_900, created_at = AT, status }) => ({
          stripe_payment_intent_id: `pi_${uid}_${ref}`,
          invoice_created: Date.parse(created_at) / 1000,
          amount,
          currency: 'USD',
          status,
          description: 'Gold',
          payment_method: 'Visa 4242',
          created_at,
          email: `payer${uid}@acme.example`,
          full_name: `Payer ${uid}`,
          receipt: { tax: 0, invoice_number: null, period_start: created_at, period_end: END },
        })),
      }),
    });
    if (outcome.kind !== 'applied') throw new Error(outcome.kind);
  });

/** Stores and counts it. */
export const report = async (uid: number, what: Report): Promise<void> => {
  const failed = await deliverChanges(await store(uid, what));
  if (failed > 0) throw new Error(`${failed} changes were not counted`);
};
