import type { INDUSTRIES } from '#shared/domain/bcp/options.ts';

type IndustryName = (typeof INDUSTRIES)[number];

export interface Guessable {
  id: string;
  industries: readonly IndustryName[];
  /** Lowercase; `*` ends the beginning of a word. */
  words: readonly string[];
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words, with plurals and possessives: “bakery” is found in “bakeries” and “the bakery’s”. */
const toPattern = (word: string): RegExp => {
  const isBeginning = word.endsWith('*');
  const stem = isBeginning ? word.slice(0, -1) : word;
  const isY = !isBeginning && stem.endsWith('y');
  const plural = isY ? "(?:ys?|ies|y[’']s)" : "(?:s|es|[’']s)?";
  const body = escapePattern(isY ? stem.slice(0, -1) : stem).replaceAll(' ', '[ -]?');
  return new RegExp(`\\b${body}${isBeginning ? '\\w*' : plural}(?!\\w)`, 'i');
};

const patterns = new Map<string, RegExp>();
const patternOf = (word: string): RegExp => {
  const known = patterns.get(word);
  if (known) return known;
  const pattern = toPattern(word);
  patterns.set(word, pattern);
  return pattern;
};

const lengthOfMatch = ({ words }: Guessable, text: string): number =>
  Math.max(0, ...words.filter((word) => patternOf(word).test(text)).map((word) => word.replace('*', '').length));

/** Trades whose words stand in the text, those with the longest word first; only of the industry, unless it is null. */
export const guessTrades = <T extends Guessable>(trades: readonly T[], industry: string | null, text: string): T[] =>
  trades
    .filter(({ industries }) => industry === null || industries.some((name) => name === industry))
    .map((trade) => ({ trade, length: lengthOfMatch(trade, text) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .map(({ trade }) => trade);

interface Wanted {
  search?: string | undefined;
  industry?: string | undefined;
}

/** By a part of the title or the beginning of a word, and by industry; those with the industry as their usual one first. */
export const searchTrades = <T extends Guessable & { title: string }>(
  trades: readonly T[],
  { search, industry }: Wanted,
): T[] => {
  const typed = (search ?? '').trim().toLowerCase();
  const isFound = ({ title, words }: T): boolean =>
    title.toLowerCase().includes(typed) || words.some((word) => word.startsWith(typed));
  const isUsual = ({ industries }: T): number => Number(industries[0] === industry);
  return trades
    .filter((trade) => isFound(trade) && (!industry || trade.industries.some((name) => name === industry)))
    .sort((a, b) => isUsual(b) - isUsual(a) || a.title.localeCompare(b.title));
};
