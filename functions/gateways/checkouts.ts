/** Stripe's hosted page: checkout of a plan. */
import type Stripe from 'stripe';
import type { CheckoutSession } from '#shared/domain/payment.ts';
import { Tier } from '#shared/domain/tier.ts';
import { idOf, metadata, type Sale } from './payments.ts';
import { asked, isMissing } from './stripe-client.ts';

/** A page may be paid for an hour, also when the call that opened it was cut off and nobody knows of it. */
const OPEN_SECONDS = 3600;

export interface Checkout extends CheckoutSession {
  url: string | null;
  customer: string | null;
  /** Stripe's price that it sells. */
  price: string | null;
  /** Seconds since the epoch. */
  created: number;
  expires: number;
  /** The paid invoice, once there is one. */
  invoice: string | null;
}

/** Null for a session that sells none of the product's plans. */
const checkoutOf = (session: Stripe.Checkout.Session): Checkout | null => {
  const tier = Tier.safeParse(session.metadata?.plan_type).data;
  if (tier === undefined) return null;
  return {
    id: session.id,
    status: session.status as CheckoutSession['status'],
    payment_status: session.payment_status === 'unpaid' ? 'unpaid' : 'paid',
    plan_type: tier,
    url: session.url,
    customer: idOf(session.customer),
    price: session.metadata?.price ?? null,
    created: session.created,
    expires: session.expires_at,
    invoice: idOf(session.invoice),
  };
};

/** Opens the hosted page of a plan for an hour; a repeated attempt within the same minute answers the same page. */
export const createCheckout = (sale: Sale, attempt: number, siteUrl: string, now: Date): Promise<{ id: string; url: string }> =>
  asked(async (stripe) => {
    const expiresAt = Math.floor(now.getTime() / 60_000) * 60 + OPEN_SECONDS;
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      customer: sale.customer,
      client_reference_id: String(sale.uid),
      line_items: [{ price: sale.price, quantity: 1 }],
      success_url: `${siteUrl}/subscription-management?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${siteUrl}/subscription-management`,
      expires_at: expiresAt,
      metadata: { ...metadata(sale), price: sale.price },
      subscription_data: { metadata: metadata(sale) },
    };
    const key = `checkout:${sale.uid}:${sale.price}:${attempt}:${expiresAt}`;
    const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey: key });
    return { id, url: url! };
  });

/** A checkout session, or null when there is none of that id for a plan. */
export const readCheckout = (id: string): Promise<Checkout | null> =>
  asked(async (stripe) => {
    try {
      return checkoutOf(await stripe.checkout.sessions.retrieve(id));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });

/** The pages on which a customer could pay now, those of calls that were cut off included. */
export const openCheckouts = (customer: string): Promise<Checkout[]> =>
  asked(async (stripe) => {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    return data.flatMap((session) => checkoutOf(session) ?? []);
  });

/** Closes a hosted page, so that nobody pays there any more; one that is paid or expired stays as it is. */
export const closeCheckout = (id: string): Promise<void> =>
  asked(async (stripe) => {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      if ((await stripe.checkout.sessions.retrieve(id)).status === 'open') throw error;
    }
  });
