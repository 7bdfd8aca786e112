/** Stripe's hosted pages: checkout of a plan, billing portal. */
import type Stripe from 'stripe';
import type { CheckoutSession } from '#shared/domain/payment.ts';
import { Tier } from '#shared/domain/tier.ts';
import { idOf, metadata, type Sale } from './payments.ts';
import { asked, isMissing } from './stripe-client.ts';

export interface Checkout extends CheckoutSession {
  url: string | null;
  customer: string | null;
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
    invoice: idOf(session.invoice),
  };
};

/** Opens the hosted page of a plan; a repeated attempt answers the same page. */
export const createCheckout = (sale: Sale, attempt: number, siteUrl: string): Promise<{ id: string; url: string }> =>
  asked(async (stripe) => {
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      customer: sale.customer,
      client_reference_id: String(sale.uid),
      line_items: [{ price: sale.price, quantity: 1 }],
      success_url: `${siteUrl}/subscription-management?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${siteUrl}/subscription-management`,
      metadata: metadata(sale),
      subscription_data: { metadata: metadata(sale) },
    };
    const key = `checkout:${sale.uid}:${sale.tier}:${attempt}`;
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

/** Closes a hosted page, so that nobody pays there any more; one that is paid or expired stays as it is. */
export const closeCheckout = (id: string): Promise<void> =>
  asked(async (stripe) => {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      if ((await stripe.checkout.sessions.retrieve(id)).status === 'open') throw error;
    }
  });

/** A link to the provider's billing portal; it leads back to the site. */
export const portalUrl = (customer: string, siteUrl: string): Promise<string> =>
  asked(async (stripe) => {
    const params = { customer, return_url: `${siteUrl}/subscription-management` };
    return (await stripe.billingPortal.sessions.create(params)).url;
  });
