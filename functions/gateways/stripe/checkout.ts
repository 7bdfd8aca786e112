import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { CheckoutSession } from '#shared/domain/payment.ts';
import { Tier } from '#shared/domain/tier.ts';
import { HOUR_SECONDS } from '#shared/domain/time.ts';
import { withStripe } from './client.ts';
import { isMissing } from './errors.ts';
import { idOf } from './mapping.ts';
import { type Sale, saleMetadata } from './subscriptions.ts';

/** Also bounds for how long a page can be paid whose call was cut off before it noted the page. */
const OPEN_SECONDS = HOUR_SECONDS;

export interface Checkout extends CheckoutSession {
  url: string | null;
  customer: string | null;
  price: string | null;
  created: number;
  expires: number;
  invoice: string | null;
}

const toCheckout = (session: Stripe.Checkout.Session): Checkout | null => {
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

/** Repeated attempts within the same minute return the same page. */
export const createCheckout = (sale: Sale, attempt: number, siteUrl: string, now: Date): Promise<{ id: string; url: string }> =>
  withStripe(async (stripe) => {
    const expiresAt = Math.floor(now.getTime() / 60_000) * 60 + OPEN_SECONDS;
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      customer: sale.customer,
      client_reference_id: String(sale.uid),
      line_items: [{ price: sale.price, quantity: 1 }],
      success_url: `${siteUrl}/subscription-management?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${siteUrl}/subscription-management?checkout=canceled`,
      expires_at: expiresAt,
      metadata: { ...saleMetadata(sale), price: sale.price },
      subscription_data: { metadata: saleMetadata(sale) },
    };
    const key = `checkout:${sale.uid}:${sale.price}:${attempt}:${expiresAt}`;
    const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey: key });
    return { id, url: url! };
  });

export const fetchCheckout = (id: string): Promise<Checkout | null> =>
  withStripe(async (stripe) => {
    try {
      return toCheckout(await stripe.checkout.sessions.retrieve(id));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });

/** Every page that the customer could pay now, including those whose call was cut off before it noted them. */
export const listOpenCheckouts = (customer: string): Promise<Checkout[]> =>
  withStripe(async (stripe) => {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    return data.flatMap((session) => toCheckout(session) ?? []);
  });

export const closeCheckout = (id: string): Promise<void> =>
  withStripe(async (stripe) => {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      if ((await stripe.checkout.sessions.retrieve(id)).status === 'open') throw error;
    }
  });

/** Stripe accepts links to public pages only. */
const legalPages = (siteUrl: string) =>
  siteUrl.startsWith('https://')
    ? { privacy_policy_url: `${siteUrl}/privacy-policy`, terms_of_service_url: `${siteUrl}/terms-of-service` }
    : {};

export interface PortalAccess {
  siteUrl: string;
  /** Also offers to take a cancellation back. */
  canCancel: boolean;
}

/** Tiers and billing information are changed on our own screens only: those charge the difference and store the change. */
const portalSettings = ({ siteUrl, canCancel }: PortalAccess): Stripe.BillingPortal.ConfigurationCreateParams => ({
  business_profile: { headline: 'Keelhouse', ...legalPages(siteUrl) },
  default_return_url: `${siteUrl}/subscription-management`,
  features: {
    customer_update: { enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: canCancel ? { enabled: true, mode: 'at_period_end' } : { enabled: false },
    subscription_update: { enabled: false },
  },
});

const portalConfigurations = new Map<string, string>();

/** Stripe opens no portal without a configuration. It is found by the hash of its settings: changed settings create another. */
const findOrCreatePortalConfiguration = async (stripe: Stripe, access: PortalAccess): Promise<string> => {
  const settings = portalSettings(access);
  const hash = createHash('sha256').update(JSON.stringify(settings)).digest('base64url').slice(0, 22);
  const cached = portalConfigurations.get(hash);
  if (cached) return cached;
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const found = data.find(({ metadata }) => metadata?.settings === hash);
  const { id } =
    found ??
    (await stripe.billingPortal.configurations.create(
      { ...settings, metadata: { settings: hash } },
      { idempotencyKey: `portal:${hash}` },
    ));
  portalConfigurations.set(hash, id);
  return id;
};

const openPortal = async (stripe: Stripe, customer: string, access: PortalAccess): Promise<string> => {
  const configuration = await findOrCreatePortalConfiguration(stripe, access);
  const return_url = `${access.siteUrl}/subscription-management`;
  return (await stripe.billingPortal.sessions.create({ customer, configuration, return_url })).url;
};

export const createPortalUrl = (customer: string, access: PortalAccess): Promise<string> =>
  withStripe(async (stripe) => {
    try {
      return await openPortal(stripe, customer, access);
    } catch (error) {
      if (!isMissing(error)) throw error;
      portalConfigurations.clear();
      return openPortal(stripe, customer, access);
    }
  });
