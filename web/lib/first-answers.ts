import { keptValue } from './kept-value.ts';

/** What a visitor said about the business before there was an account. */
export interface FirstAnswers {
  /** In the visitor's words; empty if a trade was picked from the list. */
  activity: string;
  /** Id of a listed trade. */
  trade: string | null;
  zip: string;
}

/** Long enough to find the verification mail, short enough that nobody else's business starts with them. */
const KEEP_DAYS = 7;

const parse = (stored: unknown): FirstAnswers | null => {
  const { activity, trade, zip } = (stored ?? {}) as Partial<FirstAnswers>;
  if (typeof activity !== 'string' || typeof zip !== 'string') return null;
  return { activity, trade: typeof trade === 'string' ? trade : null, zip };
};

const kept = keptValue('firstAnswers', KEEP_DAYS, parse);

export const keepFirstAnswers = kept.keep;

/** Removes them: they belong to the first BCP only. Null if there are none on this device. */
export const takeFirstAnswers = (): FirstAnswers | null => {
  const answers = kept.read();
  kept.forget();
  return answers;
};
