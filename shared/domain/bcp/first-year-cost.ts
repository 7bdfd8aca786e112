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

export const addRanges = (ranges: readonly Range[]): Range => ({
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

/**
 * Whether something it needs has no price that a year can be told from: then the prices named are not what it costs. An estimate
 * says itself what to get quotes for: lists, agreements and training beside it cost hours of the staff.
 */
export const needsQuotes = (needs: string | null): boolean => {
  const text = needs ?? '';
  const isEstimated = ESTIMATE.test(text);
  if (/ Get quotes: /.test(text)) return true;
  return text
    .replace(ESTIMATE, '')
    .split(/, (?![^(]*\))| and (?=[^()]*\(\$)/)
    .filter((item) => !isEstimated || item.includes('$'))
    .some((item) => computeFirstYearCost(item, 1) === null && !/\((?:built in|free)\b/.test(item));
};
