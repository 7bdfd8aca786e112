import type { KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { findFirmOf } from '#shared/domain/bcp/firms.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import type { PROVIDER_TYPES } from '#shared/domain/bcp/options.ts';
import { findUtility, isUtility, listDelivered, listUtilityServices } from '#shared/domain/bcp/utilities.ts';
import type { ServiceProvider } from '#shared/domain/people.ts';
import { capitalize } from '#shared/knowledge/sentence.ts';
import type { DocumentContext } from '../document-context.ts';
import { joinUpTo } from '../values.ts';

type Providers = Pick<DocumentContext, 'providers'>;

/** Older entries hold `IT` for IT support. */
export const formatProviderType = (type: string): string => (type === 'IT' ? 'IT Support' : type);

/** A utility by what it delivers, so that nobody calls the wrong one. */
export const formatProviderService = (provider: ServiceProvider): string => {
  const delivered = isUtility(provider) ? listDelivered(provider) : [];
  return delivered.length === 0 ? formatProviderType(provider.provider_type) : capitalize(delivered.join(', '));
};

export const phoneOf = (provider: ServiceProvider): string => [provider.emergency_phone, provider.phone].find(isFilled) ?? '';
export const formatProvider = (provider: ServiceProvider): string =>
  phoneOf(provider) === '' ? provider.name : `${provider.name} (${phoneOf(provider)})`;

/** Utilities are not among them: there are several, which are found by what they deliver. */
export type ProviderType = Exclude<(typeof PROVIDER_TYPES)[number], 'Utilities'>;
export const findProvider = ({ providers }: Providers, type: ProviderType): ServiceProvider | undefined =>
  providers.find((provider) => formatProviderType(provider.provider_type) === type);

const CYBER = /\bcyber|\bIT\b|\bnetworks?\b|\binformation security\b|\bforensic|\bincident response\b|\b(?:SOC|MDR)\b/i;
/** A firm for guards and burglar alarms has no part in an attack on systems. */
export const findCyberFirm = ({ providers }: Providers): ServiceProvider | undefined =>
  providers.find(
    ({ provider_type, name, services_provided }) =>
      provider_type === 'Security' && CYBER.test(`${name} ${services_provided ?? ''}`),
  );

/** With the number of the provider behind it, where the supplier has none of its own. */
export const formatSupplier = ({ providers }: Providers, supplier: KeySupplier): string => {
  if (isFilled(supplier.phone)) return `${supplier.name} (${supplier.phone})`;
  const firm = findFirmOf(providers, supplier);
  if (firm === undefined) return supplier.name;
  const known = [nameKey(firm.name) === nameKey(supplier.name) ? '' : firm.name, phoneOf(firm)].filter((text) => text !== '');
  return known.length === 0 ? supplier.name : `${supplier.name} (${known.join(', ')})`;
};

const UTILITIES_MAX = 3;
/**
 * The utility that a step means: the one that delivers what the step, or else its subject, speaks of. Where that is open, each
 * with what it delivers. One that may deliver anything is never named.
 */
export const formatUtility = ({ providers }: Providers, step: string, subject: string): string | null => {
  const services = [step, subject].map(listUtilityServices).find((found) => found.length > 0) ?? [];
  const [service] = services;
  if (service !== undefined && services.length === 1) {
    const utility = findUtility(providers, service);
    return utility === undefined ? null : formatProvider(utility);
  }
  const named = providers.filter(isUtility).flatMap((utility) => {
    const delivered = listDelivered(utility).filter((kind) => services.length === 0 || services.includes(kind));
    return delivered.length === 0 ? [] : [`${formatProvider(utility)} for ${delivered.join(' and ')}`];
  });
  return named.length === 0 ? null : joinUpTo(named, UTILITIES_MAX);
};
