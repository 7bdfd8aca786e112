import { createBase, requireObject, type StripeContext } from '../context.ts';
import { invalidRequest } from '../errors.ts';
import { mergeMetadata, type Params, readFlag, readGroup, readText, requireText } from '../form.ts';
import type { PortalConfiguration, PortalSession } from '../objects.ts';

const FEATURES = ['customer_update', 'invoice_history', 'payment_method_update', 'subscription_cancel', 'subscription_update'];

export const createPortalConfiguration = (context: StripeContext, params: Params): PortalConfiguration => {
  const features = readGroup(params, 'features');
  const isEnabled = (name: string): boolean => readFlag(readGroup(features, name), 'enabled') ?? false;
  const configuration: PortalConfiguration = {
    ...createBase(context, 'bpc', mergeMetadata({}, params)),
    object: 'billing_portal.configuration',
    active: true,
    default_return_url: readText(params, 'default_return_url'),
    features: Object.fromEntries(FEATURES.map((name) => [name, { enabled: isEnabled(name) }])),
    is_default: false,
  };
  context.store.put('billing_portal.configuration', configuration);
  return configuration;
};

/** The account has no saved dashboard settings, so a session needs its own configuration. */
const configurationOf = (context: StripeContext, params: Params): string => {
  const id = readText(params, 'configuration');
  if (id !== null) return requireObject(context, 'billing_portal.configuration', id, 'configuration').id;
  throw invalidRequest(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
  );
};

export const createPortalSession = (context: StripeContext, params: Params): PortalSession => {
  const customer = requireObject(context, 'customer', requireText(params, 'customer'), 'customer');
  const id = context.store.id('bps');
  const session: PortalSession = {
    id,
    created: context.seconds(),
    livemode: false,
    object: 'billing_portal.session',
    configuration: configurationOf(context, params),
    customer: customer.id,
    return_url: readText(params, 'return_url') ?? context.siteUrl,
    url: `${context.siteUrl}/local/stripe/portal/${id}`,
  };
  context.store.put('billing_portal.session', session);
  return session;
};
