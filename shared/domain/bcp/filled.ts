import { memoize } from './names.ts';

export const isFilled = (text: string | null | undefined): text is string => typeof text === 'string' && text.trim() !== '';

/** Each rule of a check and each chapter asks of the same answers. */
const TEXTS_MAX = 4000;
const toPhrase = memoize(
  (text) =>
    text
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .replace(/[.!\s]+$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  TEXTS_MAX,
);

/** Left behind by suggestions, or typed by someone who means to come back. */
const placeholder =
  /^(?:to be (?:assigned|specified|scheduled|determined|decided|confirmed|defined|announced|advised)|t\.?b\.?[dac]|unnamed strategy|general risk|to ?do|pending|later|not (?:yet|sure|known|decided|defined|specified)(?: yet)?|unknown|(?:i )?(?:don't|do not) know(?: yet)?|dunno|x{3,}|\?+|\.{2,}|…)$/;

const noAnswer =
  /^(?:none|none (?:yet|so far|needed|known|identified|available)|no|nope|nil|null|nothing|nobody|no one|nowhere|never|n\.?\/?a|not applicable|not available|no (?:alternatives?|back-?ups?|suppliers?|one else|other)(?: (?:yet|available|known))?|[-–—/]+)$/;

const isPhrase = (phrase: RegExp, text: string | null | undefined): boolean => {
  const said = toPhrase(text ?? '');
  // A row of full stops is trimmed away whole.
  return phrase.test(said) || (said === '' && isFilled(text));
};

/** A default that suggestions leave behind is not an answer, and neither is "TBD". */
export const isPlaceholder = (text: string | null | undefined): boolean => isFilled(text) && isPhrase(placeholder, text);

/** Says that there is nothing: "None", "N/A". Whether that answers the question depends on the question. */
export const saysNone = (text: string | null | undefined): boolean => isFilled(text) && isPhrase(noAnswer, text);

export const isAnswered = (text: string | null | undefined): text is string => isFilled(text) && !isPlaceholder(text);

/** Something to work with: neither a placeholder nor "none". */
export const isStated = (text: string | null | undefined): text is string => isAnswered(text) && !saysNone(text);
