/** What the prices named in a measure come to in its first year: one of each thing, twelve months of what is paid monthly. */
import type { Duration } from './duration.ts';

type Range = Duration;

const PRICE = /\$(\d[\d,]*(?:\.\d+)?)(?: to \$(\d[\d,]*(?:\.\d+)?))?([^$,;).]*)/g;
/** How much of it is needed shows only at the place, or on the day itself. */
const BY_AMOUNT = /\b(?:an?|per) (?:open )?(?:hour|day|week|gallon|square foot|mile)\b/i;
const BY_HEAD = /\bper (?:person|device)\b/i;
const timesAYear: readonly (readonly [RegExp, number])[] = [
  [/\bmonth\b(?!ly)/i, 12],
  [/\bhalf year\b/i, 2],
  [/\bquarter\b/i, 4],
];

/** “Ten minutes a year”: nothing to buy. */
export const takesOnlyTime = (needs: string | null): boolean => /^(?:\w+ ){1,2}(?:minutes|hours?) a year$/i.test(needs ?? '');

const toNumber = (text: string): number => Number(text.replaceAll(',', ''));

const addRanges = (ranges: readonly Range[]): Range => ({
  lo: ranges.reduce((sum, { lo }) => sum + lo, 0),
  hi: ranges.reduce((sum, { hi }) => sum + hi, 0),
});

/** Null where no price is named that a year can be told from. */
export const computeFirstYearCost = (needs: string | null, people: number): Range | null => {
  const ranges = [...(needs ?? '').matchAll(PRICE)].flatMap(([, low, high = low, unit]): Range[] => {
    if (BY_AMOUNT.test(unit!)) return [];
    const times = (timesAYear.find(([words]) => words.test(unit!))?.[1] ?? 1) * (BY_HEAD.test(unit!) ? Math.max(people, 1) : 1);
    return [{ lo: toNumber(low!) * times, hi: toNumber(high!) * times }];
  });
  return ranges.length === 0 ? null : addRanges(ranges);
};

const ESTIMATE = /\. (?:Estimate|Get quotes): .*$/s;
const QUOTES = / Get quotes: (.+?)\.?$/s;
const HOURS = /\babout (\d+) hours of staff time\b/;

const splitItems = (needs: string | null): string[] =>
  (needs ?? '').replace(ESTIMATE, '').split(/, (?![^(]*\))| and (?=[^()]*\(\$)/);

const hasNoYear = (item: string): boolean => computeFirstYearCost(item, 1) === null && !/\((?:built in|free)\b/.test(item);

/**
 * Whether something it needs has no price that a year can be told from: then the prices named are not what it costs. An estimate
 * says itself what to get quotes for: lists, agreements and training beside it cost hours of the staff.
 */
export const needsQuotes = (needs: string | null): boolean => {
  const isEstimated = ESTIMATE.test(needs ?? '');
  if (QUOTES.test(needs ?? '')) return true;
  return splitItems(needs)
    .filter((item) => !isEstimated || item.includes('$'))
    .some(hasNoYear);
};

interface PricedItem {
  /** “lock box” */
  what: string;
  /** As named, with what it is for: “$300 to $600 each”. */
  price: string;
  firstYear: Range;
}

const toWords = (item: string): string =>
  item
    .replace(/ \(.*$/s, '')
    .replace(/^(?:and|an?) /i, '')
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
    .replace(/\.$/, '');

const readPrice = (item: string): string => /\(([^)]*\$[^)]*)\)/.exec(item)?.[1] ?? '';

export const listPricedItems = (needs: string | null, people: number): PricedItem[] =>
  splitItems(needs).flatMap((item) => {
    const firstYear = computeFirstYearCost(item, people);
    if (firstYear === null) return [];
    return [{ what: toWords(item), price: readPrice(item), firstYear }];
  });

/** What has a price by what is used of it, of which no year can be told: “lawyer $200 to $500 an hour”. */
export const listItemsByUse = (needs: string | null): string[] =>
  splitItems(needs)
    .filter((item) => item.includes('$') && hasNoYear(item))
    .map((item) => `${toWords(item)} ${readPrice(item)}`.trim());

/** What to ask a price for, as far as it is named. */
export const listUnpricedItems = (needs: string | null): string[] => {
  const quoted = QUOTES.exec(needs ?? '')?.[1]?.split(', ') ?? [];
  const open = ESTIMATE.test(needs ?? '') ? [] : splitItems(needs).filter((item) => item !== '' && !item.includes('$'));
  return [...new Set([...quoted, ...open.filter(hasNoYear).map(toWords)])];
};

/** Null where nobody has estimated them. */
export const readStaffHours = (needs: string | null): number | null => {
  const [, hours] = HOURS.exec(needs ?? '') ?? [];
  return hours === undefined ? null : Number(hours);
};

/** Of what all of them name, each thing once: two measures share an alarm. */
export const sumFirstYear = (needs: readonly (string | null)[], people: number): Range | null => {
  const items = needs.flatMap((text) => listPricedItems(text, people));
  const distinct = new Map(items.map((item) => [`${item.what} ${item.price}`, item.firstYear]));
  return distinct.size === 0 ? null : addRanges([...distinct.values()]);
};
