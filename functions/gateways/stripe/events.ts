import type Stripe from 'stripe';
import { stripe, webhookSecrets } from './client.ts';
import { idOf, parseUserId } from './mapping.ts';

const TOLERANCE_SECONDS = 300;

/** The SDK rejects old signatures, but accepts any time in the future. */
const isTimely = (header: string, nowSeconds: number): boolean => {
  const time = /(?:^|,)\s*t=(\d+)/.exec(header)?.[1];
  return time !== undefined && Math.abs(nowSeconds - Number(time)) <= TOLERANCE_SECONDS;
};

export const verifyEvent = async (payload: string, header: string | undefined, now: Date): Promise<Stripe.Event | null> => {
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

/** References only: events may arrive late and out of order, so the state is always fetched anew. */
export interface ProviderEvent {
  id: string;
  type: string;
  customer: string | null;
  userId: number | null;
  invoice: string | null;
  paymentIntent: string | null;
  dispute: string | null;
}

type References = Omit<ProviderEvent, 'id' | 'type'>;

const references = (
  customer: Parameters<typeof idOf>[0],
  userId: string | null | undefined,
  more: Partial<References> = {},
): References => ({
  customer: idOf(customer),
  userId: parseUserId(userId),
  invoice: null,
  paymentIntent: null,
  dispute: null,
  ...more,
});

export const toProviderEvent = (event: Stripe.Event): ProviderEvent | null => {
  const { id, type } = event;
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted': {
      const { customer, metadata } = event.data.object;
      return { id, type, ...references(customer, metadata.user_id) };
    }
    case 'checkout.session.completed': {
      const { customer, metadata, client_reference_id, invoice } = event.data.object;
      return { id, type, ...references(customer, metadata?.user_id ?? client_reference_id, { invoice: idOf(invoice) }) };
    }
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required': {
      const { customer, parent, id: invoice } = event.data.object;
      return { id, type, ...references(customer, parent?.subscription_details?.metadata?.user_id, { invoice: invoice ?? null }) };
    }
    case 'charge.refunded': {
      const { customer, payment_intent } = event.data.object;
      return { id, type, ...references(customer, null, { paymentIntent: idOf(payment_intent) }) };
    }
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const { customer, id: paymentIntent } = event.data.object;
      return { id, type, ...references(customer, null, { paymentIntent }) };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { id: dispute, payment_intent } = event.data.object;
      return { id, type, ...references(null, null, { paymentIntent: idOf(payment_intent), dispute }) };
    }
    case 'customer.deleted': {
      const { id: customer, metadata } = event.data.object;
      return { id, type, ...references(customer, metadata?.user_id) };
    }
    default:
      return null;
  }
};

/** What Stripe reported since then, newest first. It keeps events for 30 days. */
export async function* listEvents(since: Date): AsyncGenerator<Stripe.Event> {
  const { events } = await stripe();
  yield* events.list({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 });
}
