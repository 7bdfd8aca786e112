/** Service providers of the caller's plans. */
import { readHeader } from '#functions/data/bcps.ts';
import { providers } from '#functions/data/people.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { people } from '#shared/api/people.ts';
import type { NewServiceProvider } from '#shared/domain/people.ts';
import { fill } from '#shared/messages/fields.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { addedOnce, settled } from './outcome.ts';

const duplicate = ({ name = '', provider_type: type = '' }: Partial<NewServiceProvider>): string =>
  fill(peopleMessages.duplicateProvider, { name, type });

export const listProviders: Operation<typeof people.listProviders> = async ({ actor, params }) => {
  const [plan, firms] = await Promise.all([readHeader(actor.id, params.id), providers.list(actor.id, params.id)]);
  if (!plan) throw notFound();
  return firms;
};

export const createProvider: Operation<typeof people.createProvider> = ({ actor, params, body, request, now }) =>
  addedOnce({
    uid: actor.id,
    request,
    now,
    call: 'POST /v1/bcp/{id}/service-providers',
    sent: [params, body],
    duplicate: duplicate(body),
    add: (keep) => providers.add(actor.id, { bcpId: params.id, fields: body, keep }),
    read: (id) => providers.read(actor.id, id),
  });

export const updateProvider: Operation<typeof people.updateProvider> = async ({ actor, params, body }) =>
  settled(await providers.change(actor.id, params.id, body), duplicate(body));

export const removeProvider: Operation<typeof people.removeProvider> = async ({ actor, params }) => {
  settled(await providers.remove(actor.id, params.id));
};
