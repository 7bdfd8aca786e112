import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import type { BcpContent, CriticalFunction } from '../bcp/bcp.ts';
import { DAY_MINUTES, parseRecoveryTime } from '../bcp/duration.ts';
import { isFilled, isStated } from '../bcp/filled.ts';
import { listPlace } from './estimates.ts';
import type { Assumption } from './outcome.ts';

/** What keeps a function going meanwhile; null without a workaround. */
export interface Workaround {
  /** Minutes that it lasts at least, and at most. */
  lasts: number;
  longest: number;
  /** Null for one that is made for whatever is lost. */
  text: string | null;
  assumptions: readonly Assumption[];
}

/** Nobody relies on more than the shortest that was stated; what is left over may still help. */
export const estimateWorkaround = (fn: CriticalFunction, mtd: number | null): Workaround | null => {
  if (!isStated(fn.workaround)) return null;
  const text = fn.workaround;
  const place = listPlace('functions', fn, 'workaround_lasts');
  const time = isStated(fn.workaround_lasts) ? parseRecoveryTime(fn.workaround_lasts) : null;
  if (time !== null) return { lasts: time.lo > 0 ? time.lo : time.hi, longest: time.hi, text, assumptions: [] };
  const lasts = mtd ?? DAY_MINUTES;
  const told = { lo: lasts, hi: lasts };
  const assumed = isStated(fn.workaround_lasts)
    ? say.workaroundUnread(fn.name, fn.workaround_lasts, told)
    : say.workaroundUnstated(fn.name, told);
  return { lasts, longest: lasts, text, assumptions: [{ text: assumed, place }] };
};

/** Whose place it is: another firm's, an agreed one, or a second one of the business. */
const OTHER_PLACE =
  /\b(?:partner|neighbor(?:ing)?|sister)\b|\b(?:another|other|others|second|backup|borrowed|alternate|agreed|shared|overflow|relief|different)\s+(?:[\w’'-]+\s+){0,2}?(?:agency|atms|bakery|barn|bench|branch|building|campus|center|clinic|congregation|carrier|contractor|control room|dealer|dock|facility|firm|halls?|home|hospital|hotel|house|jail|kitchen|laborator(?:y|ies)|location|office|pharmacy|place|plant|pool|port|practice|program|salon|school|shelter|shop|site|space|station|store|unit|warehouse|yard)(?:s|[’']s)?\b|\b(?:commissary|hotels?|motels?|elsewhere|market stall|mutual aid|by (?:written )?agreement)\b/i;
/** Done with a phone, a laptop, a vehicle or a service from wherever people are. */
const NO_PLACE =
  /\b(?:from home|home or|by (?:cell )?phone|(?:cell|satellite|two|second) phones?|phone (?:checks|number|desk|line)|hotspots?|laptops?|texts|calls (?:from|to|by|and|sorted)|calls? back|by (?:courier|video)|claim lines?|the bank\b|bank portal|portal|website|trailer|(?:rented|borrowed|hired|spare|stocked) (?:or \w+ )?(?:vans?|trucks?|vehicles?|cars?)|requests? for more time|ask for more time|transfer (?:to|of|before)|carry case|radios?|(?:refrigerated|tank) trucks?|messengers)\b/i;

/** A proper name; in running text not the first word of a sentence. */
const NAME = /\p{Lu}\p{L}{3,}/gu;
const NAME_WITHIN = /(?<=[\p{L}\p{N},(] \(?)\p{Lu}\p{L}{3,}/gu;
const listNames = (texts: readonly (string | null | undefined)[], name = NAME): string[] =>
  texts.filter(isFilled).flatMap((text) => text.match(name) ?? []);

type Places = Pick<BcpContent, 'primary_location' | 'additional_locations' | 'alternate_site' | 'address' | 'city'>;

/**
 * Whether it can be done while all that stands at the lost sites is gone: it names another place, or needs none. `isLost` takes
 * the name of a location, or null for the main one.
 */
export const worksWithout = (text: string, isLost: (site: string | null) => boolean, content: Places): boolean => {
  if (OTHER_PLACE.test(text) || NO_PLACE.test(text)) return true;
  const { primary_location: home, additional_locations, alternate_site, address, city } = content;
  const places = [
    { isGone: isLost(null), names: listNames([home?.name, home?.address, home?.city, address, city]) },
    ...additional_locations.map((site) => ({
      isGone: isLost([site.name, site.address].find(isFilled)?.trim() ?? ''),
      names: listNames([site.name, site.address]),
    })),
    { isGone: false, names: isStated(alternate_site) ? listNames([alternate_site], NAME_WITHIN) : [] },
  ];
  const gone = new Set(places.flatMap(({ isGone, names }) => (isGone ? names : [])));
  const left = new Set(places.flatMap(({ isGone, names }) => (isGone ? [] : names)));
  return listNames([text]).some((name) => left.has(name) && !gone.has(name));
};

const toWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Names and the words that a text says of them; read once for all workarounds. */
export const listNamed = (names: readonly string[]): { name: string; words: string }[] =>
  names.map((name) => ({ name, words: toWords(name) }));

/** The first of these names that it says it needs. */
export const findNamed = (text: string, named: ReturnType<typeof listNamed>): string | undefined => {
  const words = toWords(text);
  return named.find((item) => words.includes(item.words))?.name;
};
