/** Which of the providers is meant by a supplier or a vendor: the one of its name, else the one that does what it names. */
import type { ServiceProvider } from '../people.ts';
import type { KeySupplier } from './bcp.ts';
import { nameKey } from './check/finding.ts';

/** Words that say that it is a firm, not what it does. */
const ofAnyFirm = new Set(
  'and the for our your with from its main local other second backup agency business center company contractor dealer distributor firm group maker manufacturer partner provider service shop store supplier supply support team technician vendor'.split(
    ' ',
  ),
);

const listWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
      .map((word) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, ''))
      .filter((word) => !ofAnyFirm.has(word)),
  );

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  words.size > 0 && [...words].every((word) => others.has(word));

type Firm = Pick<ServiceProvider, 'name' | 'services_provided'>;

/** "Fuel or propane company" is a firm for either. */
export const findFirm = <T extends Firm>(providers: readonly T[], name: string): T | undefined => {
  const key = nameKey(name);
  const parts = name.split(/\bor\b|\//i).map(listWords);
  return (
    providers.find((provider) => nameKey(provider.name) === key) ??
    providers.find((provider) => {
      const does = listWords(`${provider.name} ${provider.services_provided ?? ''}`);
      return parts.some((words) => isWithin(words, does));
    })
  );
};

/** A supplier may also be of its own name, and of the same service in other words for the firm. */
export const findFirmOf = <T extends Firm>(
  providers: readonly T[],
  { name, services_provided }: Pick<KeySupplier, 'name' | 'services_provided'>,
): T | undefined => {
  const service = listWords(services_provided ?? '');
  return (
    findFirm(providers, name) ??
    providers.find(({ services_provided: own }) => {
      const does = listWords(own ?? '');
      return isWithin(service, does) && isWithin(does, service);
    })
  );
};
