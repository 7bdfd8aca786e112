/**
 * Which utility is meant by a sentence. They are known by what they deliver, never by standing first in a list: an electric
 * utility that is called about gas sends nobody.
 */
import type { ServiceProvider } from '../people.ts';

const UTILITY_SERVICES = ['gas', 'electricity', 'water', 'phone and internet'] as const;
export type UtilityService = (typeof UTILITY_SERVICES)[number];

type Patterns = Record<UtilityService, RegExp>;
const listServices = (text: string, patterns: Patterns): UtilityService[] =>
  UTILITY_SERVICES.filter((service) => patterns[service].test(text));

/** "Energy" may be either of two; "SoCalGas" ends with a word of its own, and "Vegas" does not. */
const delivered: Patterns = {
  gas: /(?<!\b[Mm]edical )\b(?:[Gg]as|GAS)\b|[a-z]Gas\b|\b[Pp]ropane\b/,
  electricity: /\belectric|\bpower\b|(?<!\bgas )\blight\b|\bedison\b/i,
  water: /\bwater\b|\bsewe(?:r|age)\b/i,
  'phone and internet': /\b(?:tele)?phones?\b|\btelecom|\bbroadband\b|\binternet\b|\bfiber\b|\bcellular\b|\bwi-?fi\b/i,
};

type Utility = Pick<ServiceProvider, 'provider_type' | 'name' | 'services_provided'>;

/** What its entry says that it provides, else what its name says; nothing where neither says it. */
export const listDelivered = ({ name, services_provided }: Omit<Utility, 'provider_type'>): UtilityService[] => {
  const stated = listServices(services_provided ?? '', delivered);
  return stated.length > 0 ? stated : listServices(name, delivered);
};

export const isUtility = ({ provider_type }: Pick<Utility, 'provider_type'>): boolean => provider_type === 'Utilities';

export const findUtility = <T extends Utility>(providers: readonly T[], service: UtilityService): T | undefined =>
  providers.find((provider) => isUtility(provider) && listDelivered(provider).includes(service));

const named: Patterns = {
  gas: /\bgas (?:utilit|compan)|\bgas to its own utilit/i,
  electricity: /\b(?:power|electric\w*) (?:utilit|compan)/i,
  water: /\bwater (?:utilit|compan)/i,
  'phone and internet': /\b(?:phone|internet) (?:provider|compan)/i,
};

/** Filled into bottles or a tank, and kept there. */
const BY_TRUCK = /\b(?:bottled|bottles|spring water|propane|cylinders?|welding|medical|fuel)\b/i;
/** “Electric utility”, “gas company”: what it delivers comes by line or pipe. */
export const isUtilityName = (name: string): boolean => !BY_TRUCK.test(name) && listServices(name, named).length > 0;

const spokenOf: Patterns = {
  gas: /(?<!\b(?:medical|exhaust|tear|toxic|inert) )\bgas\b(?! stations?)|\bpropane\b|\byou smell it\b/i,
  electricity:
    /\bpower\b|\belectric|\bwires?\b|\b(?:fallen|downed|overhead|live) lines?\b|\btouch\w* a line\b|\bline is dead\b|\bcable\b|\bpanel\b|\bbreakers?\b|\blights go out\b/i,
  water: /(?<!flood )\bwater\b(?! is near)|\bsewe(?:r|age)\b|\bboil-water\b|\btaps?\b|\bhydrants?\b/i,
  'phone and internet': /\binternet\b|\bphone (?:line|service)/i,
};

/** What a sentence about a utility is about: what it calls the utility, else all that it speaks of. */
export const listUtilityServices = (sentence: string): UtilityService[] => {
  const asked = listServices(sentence, named);
  return asked.length > 0 ? asked : listServices(sentence, spokenOf);
};
