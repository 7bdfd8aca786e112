/** Sessions of the billing portal, and the settings they are opened with. */
import { refused } from '../errors.ts';
import { flag, group, mergedMetadata, type Params, required, text } from '../form.ts';
import type { PortalConfiguration, PortalSession } from '../objects.ts';
import { base, found, type World } from '../world.ts';

const FEATURES = ['customer_update', 'invoice_history', 'payment_method_update', 'subscription_cancel', 'subscription_update'];

export const createPortalConfiguration = (world: World, params: Params): PortalConfiguration => {
  const features = group(params, 'features');
  const isEnabled = (name: string): boolean => flag(group(features, name), 'enabled') ?? false;
  const configuration: PortalConfiguration = {
    ...base(world, 'bpc', mergedMetadata({}, params)),
    object: 'billing_portal.configuration',
    active: true,
    default_return_url: text(params, 'default_return_url'),
    features: Object.fromEntries(FEATURES.map((name) => [name, { enabled: isEnabled(name) }])),
    is_default: false,
  };
  world.store.put('billing_portal.configuration', configuration);
  return configuration;
};

/** Nobody has saved settings in the dashboard of this account, so a session needs a configuration of its own. */
const configurationOf = (world: World, params: Params): string => {
  const id = text(params, 'configuration');
  if (id !== null) return found(world, 'billing_portal.configuration', id, 'configuration').id;
  throw refused(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
  );
};

export const createPortalSession = (world: World, params: Params): PortalSession => {
  const customer = found(world, 'customer', required(params, 'customer'), 'customer');
  const fresh = base(world, 'bps');
  const session: PortalSession = {
    ...fresh,
    object: 'billing_portal.session',
    configuration: configurationOf(world, params),
    customer: customer.id,
    return_url: text(params, 'return_url') ?? world.siteUrl,
    url: `${world.siteUrl}/local/stripe/portal/${fresh.id}`,
  };
  world.store.put('billing_portal.session', session);
  return session;
};
