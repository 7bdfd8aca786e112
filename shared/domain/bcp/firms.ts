/**
 * Which of the firms of a plan is meant: the one of its name, else the one that does what is named. All that matches firms by
 * words does it here, so that a sheet and a checklist never name different ones.
 */
import { oncePer } from '../once.ts';
import type { ServiceProvider } from '../people.ts';
import type { KeySupplier } from './bcp.ts';
import { memoize, nameKey } from './names.ts';
import { namesOwnPower } from './standby-power.ts';

/** Words that say that it is a firm, not what it does. */
const ofAnyFirm = new Set(
  'and the for our your with from its main local other second backup agency business center company contractor dealer distributor firm group maker manufacturer partner provider service shop store supplier supply support team technician vendor'.split(
    ' ',
  ),
);
/** Words of any sentence: they do not say what it is about. */
const ofAnySentence = new Set(
  'after all any are before call contract day deliver delivery each emergency every first have hour into line list loss month more not order out stop tell than that their them then they this under until use week what when which who work year'.split(
    ' ',
  ),
);

/** Every supplier is compared with every provider. */
const TEXTS_MAX = 2000;

const listWords = memoize(
  (text): ReadonlySet<string> =>
    new Set(
      (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
        .map((word) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, ''))
        .filter((word) => !ofAnyFirm.has(word)),
    ),
  TEXTS_MAX,
);

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean => {
  for (const word of words) if (!others.has(word)) return false;
  return words.size > 0;
};

type Firm = Pick<ServiceProvider, 'name' | 'services_provided'>;
const wordsOf = oncePer(({ name, services_provided }: Firm) => listWords(`${name} ${services_provided ?? ''}`));

/** "Fuel or propane company" is a firm for either. */
export const findFirm = <T extends Firm>(providers: readonly T[], name: string): T | undefined => {
  const key = nameKey(name);
  const parts = name.split(/\bor\b|\//i).map(listWords);
  return (
    providers.find((provider) => nameKey(provider.name) === key) ??
    providers.find((provider) => {
      const does = wordsOf(provider);
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

/** Those that deliver something that a sentence is about. */
export const listFirmsAbout = <T extends Firm>(firms: readonly T[], sentence: string): T[] => {
  const words = listWords(sentence);
  return firms.filter((firm) => [...wordsOf(firm)].some((word) => words.has(word) && !ofAnySentence.has(word)));
};

/** They speak of power and equipment, too, and mend nothing here. */
const mendsNothing = new Set(['Insurance', 'Utilities', 'Emergency Services', 'Legal', 'Financial']);
/** The firm whose own services name a machine is called to mend it. */
export const findMaintainer = <T extends Firm & Pick<ServiceProvider, 'provider_type'>>(
  providers: readonly T[],
  machine: string,
): T | undefined => {
  const firms = providers.filter(({ provider_type }) => !mendsNothing.has(provider_type));
  const isAbout = ({ name, services_provided }: T): boolean => namesOwnPower(`${name} ${services_provided ?? ''}`);
  return (namesOwnPower(machine) ? firms.find(isAbout) : undefined) ?? listFirmsAbout(firms, machine)[0];
};

const STANDBY =
  /\b(?:backup|standby|stand-in|overflow|partner|neighbor(?:ing)?|mutual aid|relief|covering|substitute|second|guest|rental)\b/i;
/** A firm that is called when the business itself cannot do the work, by its name. */
export const isStandby = ({ name }: Pick<KeySupplier, 'name'>): boolean => STANDBY.test(name);
