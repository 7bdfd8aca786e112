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

const MAKES: IndustryName = 'Manufacturing';
/** In manufacturing a bakery, brewery or ice cream maker is the wholesale form of the trade, not the shop of the same name. */
const isMaker = ({ industries }: Guessable, industry: string | null): number =>
  Number(industry === MAKES && industries[0] === MAKES);

/** Trades whose words stand in the text, those with the longest word first; only of the industry, unless it is null. */
export const guessTrades = <T extends Guessable>(trades: readonly T[], industry: string | null, text: string): T[] =>
  trades
    .filter(({ industries }) => industry === null || industries.some((name) => name === industry))
    .map((trade) => ({ trade, length: lengthOfMatch(trade, text) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length || isMaker(b.trade, industry) - isMaker(a.trade, industry))
    .map(({ trade }) => trade);

/** “Software for dentists”, “veterinary supplies”: a business that serves a trade, not one of it. */
const SERVES_OTHERS =
  /\b(?:for|serving|software|apps?|platforms?|saas|websites?|web|online|technolog\w+|start-?ups?|data|cloud|marketing|advertis\w+|consult\w*|staffing|recruit\w*|suppl\w+|equipment|wholesal\w*|distribut\w*|manufactur\w*|repairs?|maintenance|cleaning|insurance|broker\w*|training|school|billing|accounting|design\w*)\b/i;

/** Boats and candles are made as well as sold: a seller says so. */
const SELLS = /\b(?:shops?|stores?|dealer\w*|sales|sell\w*|markets?|boutique|garage|wash|stations?|repairs?|salon)\b/i;
const SELLERS: readonly (IndustryName | undefined)[] = ['Retail', 'Automotive'];

/** The trade that a description names though it is at home in none of the industry: a veterinary clinic under Technology. */
export const findTradeElsewhere = <T extends Guessable & { title: string }>(
  trades: readonly T[],
  industry: string,
  activity: string,
): T | undefined => {
  if (industry === '' || guessTrades(trades, industry, activity).length > 0) return undefined;
  const [first] = guessTrades(trades, null, activity);
  if (first === undefined) return undefined;
  const known = `${first.title} ${first.words.join(' ')}`.toLowerCase();
  const foreign = activity
    .toLowerCase()
    .split(/[^a-z’'-]+/)
    .filter((word) => SERVES_OTHERS.test(word) && !known.includes(word));
  const isMaker = SELLERS.includes(first.industries[0]) && industry === 'Manufacturing' && !SELLS.test(activity);
  return foreign.length > 0 || isMaker ? undefined : first;
};

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
  const isUsual = ({ industries }: T): number => Number(industries[0] === industry);
  const isFound = ({ title, words }: T): boolean =>
    title.toLowerCase().includes(typed) || words.some((word) => word.startsWith(typed));
  return trades
    .filter((trade) => isFound(trade) && (!industry || trade.industries.some((name) => name === industry)))
    .sort((a, b) => isUsual(b) - isUsual(a) || a.title.localeCompare(b.title));
};
