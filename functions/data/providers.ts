/** Service providers: the same firm is the same name, without case, of the same type. */
import type { ServiceProvider } from '#shared/domain/people.ts';
import { keys, prefixes } from './keys.ts';
import { peopleOf } from './people.ts';

export const providers = peopleOf<ServiceProvider>({
  key: keys.provider,
  unique: keys.providerUnique,
  prefix: prefixes.providers,
  counter: 'next_provider',
  second: 'provider_type',
});
