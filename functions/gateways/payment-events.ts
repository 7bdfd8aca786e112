/** Events that Stripe reports: whether they are genuine, and whom they concern. */
import type Stripe from 'stripe';
import { asked, isMissing, stripe, webhookSecrets } from './stripe-client.ts';

/** Seconds by which the signature's time may differ from ours, in either direction. */
const TOLERANCE_SECONDS = 300;

/** A genuine event, reduced to what has to be looked up; its content is never stored, as it may be old. */
export interface ProviderEvent {
  id: string;
  type: string;
  customer: string | null;
  /** The user whom the event's own metadata names. */
  userId: number | null;
  invoice: string | null;
  /** Set where customer and invoice have to be found by the payment intent. */
  paymentIntent: string | null;
  /** The dispute that it is about. */
  dispute: string | null;
}

/** Whether the time in a signature header is near enough; the SDK accepts every time in the future. */
const isTimely = (header: string, nowSeconds: number): boolean => {
  const time = /(?:^|,)\s*t=(\d+)/.exec(header)?.[1];
  return time !== undefined && Math.abs(nowSeconds - Number(time)) <= TOLERANCE_SECONDS;
};

/** The event in a signed body, or null when it is not genuine: no signature, a wrong or an old one, a changed body. */
export const verifiedEvent = async (payload: string, header: string | undefined, now: Date): Promise<Stripe.Event | null> => {
  const nowMs = now.getTime();
  if (header === undefined || !isTimely(header, Math.floor(nowMs / 1000))) return null;
  const { webhooks } = await stripe();
  for (const secret of await webhookSecrets()) {
    try {
      return webhooks.constructEvent(payload, header, secret, TOLERANCE_SECONDS, undefined, nowMs);
    } catch {
      // another secret may have signed it
    }
  }
  return null;
};

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** The user that metadata name, or null. */
export const userOf = (said: string | null | undefined): number | null => {
  const uid = Number(said);
  return said && Number.isSafeInteger(uid) && uid > 0 ? uid : null;
};

type Concerned = Omit<ProviderEvent, 'id' | 'type'>;

const concerned = (
  customer: Parameters<typeof idOf>[0],
  user: string | null | undefined,
  more: Partial<Concerned> = {},
): Concerned => ({
  customer: idOf(customer),
  userId: userOf(user),
  invoice: null,
  paymentIntent: null,
  dispute: null,
  ...more,
});

/** What an event is about; null for the types the product does not follow. */
export const toProviderEvent = (event: Stripe.Event): ProviderEvent | null => {
  const { id, type } = event;
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted': {
      const { customer, metadata } = event.data.object;
      return { id, type, ...concerned(customer, metadata.user_id) };
    }
    case 'checkout.session.completed': {
      const { customer, metadata, client_reference_id, invoice } = event.data.object;
      return { id, type, ...concerned(customer, metadata?.user_id ?? client_reference_id, { invoice: idOf(invoice) }) };
    }
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required': {
      const { customer, parent, id: invoice } = event.data.object;
      return { id, type, ...concerned(customer, parent?.subscription_details?.metadata?.user_id, { invoice: invoice ?? null }) };
    }
    case 'charge.refunded': {
      const { customer, payment_intent } = event.data.object;
      return { id, type, ...concerned(customer, null, { paymentIntent: idOf(payment_intent) }) };
    }
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const { customer, id: paymentIntent } = event.data.object;
      return { id, type, ...concerned(customer, null, { paymentIntent }) };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { id: dispute, payment_intent } = event.data.object;
      return { id, type, ...concerned(null, null, { paymentIntent: idOf(payment_intent), dispute }) };
    }
    case 'customer.deleted': {
      const { id: customer, metadata } = event.data.object;
      return { id, type, ...concerned(customer, metadata?.user_id) };
    }
    default:
      return null;
  }
};

/** The user a customer was made for; null for a customer that is none of the product's. */
export const userOfCustomer = (customer: string): Promise<number | null> =>
  asked(async (client) => {
    try {
      const found = await client.customers.retrieve(customer);
      return found.deleted ? null : userOf(found.metadata.user_id);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });

/** Who makes a payment, and the invoice that it pays, or null when it pays none. */
export const fetchPaymentReference = (paymentIntent: string): Promise<{ customer: string | null; invoice: string | null }> =>
  asked(async (client) => {
    const [intent, { data }] = await Promise.all([
      client.paymentIntents.retrieve(paymentIntent),
      client.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: paymentIntent } }),
    ]);
    return { customer: idOf(intent.customer), invoice: idOf(data[0]?.invoice as string | { id: string } | undefined) };
  });
