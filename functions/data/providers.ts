/** Service providers: the same firm is the same name, without case, of the same type. */
import { NewServiceProvider, type ServiceProvider } from '#shared/domain/people.ts';
import { keys, prefixes } from './keys.ts';
import { peopleOf } from './people.ts';
import { rowReader } from './rows.ts';

/** What an entry is filled with that names nothing else. */
const { name: _name, provider_type: _type, ...defaults } = NewServiceProvider.parse({ name: '-', provider_type: '-' });

export const providers = peopleOf<ServiceProvider>(
  {
    key: keys.provider,
    unique: keys.providerUnique,
    prefix: prefixes.providers,
    counter: 'next_provider',
    second: 'provider_type',
  },
  rowReader<ServiceProvider>()('service provider', {
    first: { id: 'number', bcp_id: 'number', name: 'string', provider_type: 'string' },
    later: () => defaults,
  }),
);
