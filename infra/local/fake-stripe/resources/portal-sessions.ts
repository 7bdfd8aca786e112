import { base, found, type StripeContext } from '../context.ts';
import { refused } from '../errors.ts';
import { flag, group, mergedMetadata, type Params, required, text } from '../form.ts';
import type { PortalConfiguration, PortalSession } from '../objects.ts';

const FEATURES = ['customer_update', 'invoice_history', 'payment_method_update', 'subscription_cancel', 'subscription_update'];

export const createPortalConfiguration = (context: StripeContext, params: Params): PortalConfiguration => {
  const features = group(params, 'features');
  const isEnabled = (name: string): boolean => flag(group(features, name), 'enabled') ?? false;
  const configuration: PortalConfiguration = {
    ...base(context, 'bpc', mergedMetadata({}, params)),
    object: 'billing_portal.configuration',
    active: true,
    default_return_url: text(params, 'default_return_url'),
    features: Object.fromEntries(FEATURES.map((name) => [name, { enabled: isEnabled(name) }])),
    is_default: false,
  };
  context.store.put('billing_portal.configuration', configuration);
  return configuration;
};

/** The account has no saved dashboard settings, so a session needs its own configuration. */
const configurationOf = (context: StripeContext, params: Params): string => {
  const id = text(params, 'configuration');
  if (id !== null) return found(context, 'billing_portal.configuration', id, 'configuration').id;
  throw refused(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
  );
};

export const createPortalSession = (context: StripeContext, params: Params): PortalSession => {
  const customer = found(context, 'customer', required(params, 'customer'), 'customer');
  const id = context.store.id('bps');
  const session: PortalSession = {
    id,
    created: context.seconds(),
    livemode: false,
    object: 'billing_portal.session',
    configuration: configurationOf(context, params),
    customer: customer.id,
    return_url: text(params, 'return_url') ?? context.siteUrl,
    url: `${context.siteUrl}/local/stripe/portal/${id}`,
  };
  context.store.put('billing_portal.session', session);
  return session;
};
