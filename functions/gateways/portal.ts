/** Stripe's billing portal. Its settings are made here: without any, Stripe refuses to open it. */
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { asked, isMissing } from './stripe-client.ts';

/** Stripe takes links to public pages only. */
const legalPages = (siteUrl: string) =>
  siteUrl.startsWith('https://')
    ? { privacy_policy_url: `${siteUrl}/privacy-policy`, terms_of_service_url: `${siteUrl}/terms-of-service` }
    : {};

/** Tiers are changed on our own screen, which charges the difference; billing information is kept there, too. */
const settingsFor = (siteUrl: string): Stripe.BillingPortal.ConfigurationCreateParams => ({
  business_profile: { headline: 'Keelhouse', ...legalPages(siteUrl) },
  default_return_url: `${siteUrl}/subscription-management`,
  features: {
    customer_update: { enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: { enabled: false },
  },
});

/** By the hash of the settings, per function instance. */
const known = new Map<string, string>();

/** The configuration with exactly our settings: found by their hash, or made; changed settings make another one. */
const findOrCreateConfiguration = async (stripe: Stripe, siteUrl: string): Promise<string> => {
  const settings = settingsFor(siteUrl);
  const hash = createHash('sha256').update(JSON.stringify(settings)).digest('base64url').slice(0, 22);
  const kept = known.get(hash);
  if (kept) return kept;
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const found = data.find(({ metadata }) => metadata?.settings === hash);
  const { id } =
    found ??
    (await stripe.billingPortal.configurations.create(
      { ...settings, metadata: { settings: hash } },
      { idempotencyKey: `portal:${hash}` },
    ));
  known.set(hash, id);
  return id;
};

const openSession = async (stripe: Stripe, customer: string, siteUrl: string): Promise<string> => {
  const configuration = await findOrCreateConfiguration(stripe, siteUrl);
  const return_url = `${siteUrl}/subscription-management`;
  return (await stripe.billingPortal.sessions.create({ customer, configuration, return_url })).url;
};

/** A link to the portal of a customer; it leads back to the site. */
export const createPortalUrl = (customer: string, siteUrl: string): Promise<string> =>
  asked(async (stripe) => {
    try {
      return await openSession(stripe, customer, siteUrl);
    } catch (error) {
      // the configuration that this instance remembers may be gone
      if (!isMissing(error)) throw error;
      known.clear();
      return openSession(stripe, customer, siteUrl);
    }
  });
