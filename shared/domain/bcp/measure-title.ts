/** A measure in at most ten words: its first instruction, whole, for lists whose full text stands elsewhere. */

const WORDS_MAX = 10;
/** “Cut off, serve from offline positions”: two words alone rarely say what to do. */
const WORDS_MIN = 3;

const VERBS =
  'add agree aerate block brace bring call cap care carry change chase check clean clear close cool correct count cover cure cut deliver double drain drill drive dry encrypt feed fence ferment file fill find finish fit fix flatten free freeze get greet hand harden have help hold insert isolate join keep know lead leave let level lock log mask measure mix move muzzle never no open pass patrol plan pour protect prove pump put quote reach refund refuse release report rotate run sample scout seal secure sell send separate serve service set shake shore shut sign speak split spread stay step stop stretch suspend sweep switch syringe take tell test tie touch train treat ventilate wake walk warn watch wear work write';
const LINKS =
  'and then so but or with without by before until while when after where what which who on at in from for as not instead apart away each one two a an the your even medical';
const OPENERS = new Set(`${VERBS} ${LINKS}`.split(' '));
const COMMA = /, (\S+)/g;
/** Not the stops within “2 a.m.”. */
const END = /(?<=[\p{L}\p{N}]{2})[;:.!?] /gu;

/** What only says when or why, where leaving it out forbids or allows nothing else. */
const CONDITION = /,? (?:before|until|while|when|after|so that|because|as soon as|and check once)\b/g;
const LIMITS = /\b(?:no|not|never|none|only|nothing|unless|without)\b/i;

export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const listClauses = (text: string): string[] => {
  const commas = [...text.matchAll(COMMA)].filter(([, word]) => OPENERS.has(word!.replace(/\W+$/, '').toLowerCase()));
  const ends = [...text.matchAll(END)];
  return [...commas, ...ends]
    .map(({ index }) => index)
    .toSorted((a, b) => a - b)
    .map((index) => text.slice(0, index));
};

/** Null where no whole instruction of that length begins it. */
export const shortenMeasure = (strategy: string): string | null => {
  const text = strategy.trim().replace(/\.$/, '');
  if (countWords(text) <= WORDS_MAX) return text;
  const clauses = listClauses(text).filter((clause) => countWords(clause) >= WORDS_MIN);
  const [first = text] = clauses;
  if (countWords(first) <= WORDS_MAX) return first;
  const reduced = [...first.matchAll(CONDITION)]
    .map(({ index }) => first.slice(0, index))
    .filter((part) => countWords(part) > WORDS_MIN && countWords(part) <= WORDS_MAX && !LIMITS.test(part));
  return reduced.at(-1) ?? null;
};
