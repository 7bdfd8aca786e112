/** Sessions of the billing portal. */
import { type Params, required, text } from '../form.ts';
import type { PortalSession } from '../objects.ts';
import { base, found, type World } from '../world.ts';

export const createPortalSession = (world: World, params: Params): PortalSession => {
  const customer = found(world, 'customer', required(params, 'customer'), 'customer');
  const fresh = base(world, 'bps');
  const session: PortalSession = {
    ...fresh,
    object: 'billing_portal.session',
    configuration: 'bpc_local',
    customer: customer.id,
    return_url: text(params, 'return_url') ?? world.siteUrl,
    url: `${world.siteUrl}/local/stripe/portal/${fresh.id}`,
  };
  world.store.put('billing_portal.session', session);
  return session;
};
