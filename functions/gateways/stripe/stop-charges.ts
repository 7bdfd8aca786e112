import type Stripe from 'stripe';
import { isEndedSubscription, isPaymentDue, SubscriptionStatus } from '#shared/domain/subscription.ts';
import { closeCheckout, listOpenCheckouts } from './checkout.ts';
import { withStripe } from './client.ts';
import { isMissing } from './errors.ts';
import { cancelNow } from './subscriptions.ts';

interface ChargingSubscription extends Pick<Stripe.Subscription, 'cancel_at_period_end'> {
  status: string;
  /** Of its newest invoice. */
  invoice: Stripe.Invoice.Status | null;
}

const isUnpaid = ({ status, invoice }: ChargingSubscription): boolean => {
  const known = SubscriptionStatus.safeParse(status).data;
  // the invoice of a renewal is a draft for about an hour before Stripe charges it, while the subscription is active
  return (
    known === undefined || known === 'incomplete' || isPaymentDue({ status: known }) || invoice === 'draft' || invoice === 'open'
  );
};

/** What keeps a subscription from charging: one that is paid for runs to the end of its period. */
export const chooseEnd = (subscription: ChargingSubscription): 'leave' | 'cancel' | 'end_with_period' => {
  if (isEndedSubscription(subscription)) return 'leave';
  if (isUnpaid(subscription)) return 'cancel';
  return subscription.cancel_at_period_end ? 'leave' : 'end_with_period';
};

/** Also those that were sold in Stripe's dashboard, which name no tier. */
const endSubscriptions = async (stripe: Stripe, customer: string): Promise<void> => {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice'] });
  for (const { id, status, cancel_at_period_end, latest_invoice } of data) {
    const invoice = (latest_invoice as Stripe.Invoice | null)?.status ?? null;
    const end = chooseEnd({ status, cancel_at_period_end, invoice });
    if (end === 'cancel') await cancelNow(stripe, id);
    if (end === 'end_with_period') await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  }
};

/** An open invoice outlives its subscription, and a card that is saved later would pay it. */
const voidOpenInvoices = async (stripe: Stripe, customer: string): Promise<void> => {
  const { data } = await stripe.invoices.list({ customer, status: 'open', limit: 100 });
  for (const { id, parent } of data) {
    if (!parent?.subscription_details) continue;
    await stripe.invoices.voidInvoice(id!).catch(async (error: unknown) => {
      if ((await stripe.invoices.retrieve(id!)).status === 'open') throw error;
    });
  }
};

/**
 * Leaves nothing at Stripe that charges a customer by itself, whatever our rows say; safe to repeat. Pages are closed first,
 * since one that is paid meanwhile leaves a subscription. Invoices are voided last: Stripe makes a subscription active again
 * whose open invoice is voided.
 */
export const stopCharges = async (customer: string): Promise<void> => {
  for (const page of await listOpenCheckouts(customer)) await closeCheckout(page.id);
  await withStripe(async (stripe) => {
    try {
      await endSubscriptions(stripe, customer);
      await voidOpenInvoices(stripe, customer);
    } catch (error) {
      // a customer that is deleted at Stripe is charged nothing
      if (!isMissing(error)) throw error;
    }
  });
};
