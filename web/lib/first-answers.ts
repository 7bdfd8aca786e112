import { logger } from './logger.ts';

/** What a visitor said about the business before there was an account. */
export interface FirstAnswers {
  /** In the visitor's words; empty if a trade was picked from the list. */
  activity: string;
  /** Id of a listed trade. */
  trade: string | null;
  zip: string;
}

const KEY = 'firstAnswers';
/** Long enough to find the verification mail, short enough that nobody else's business starts with them. */
const KEEP_DAYS = 7;

interface StoredAnswers extends FirstAnswers {
  kept_at: number;
}

/** A browser that stores nothing only makes the visitor type them again. */
const tryStorage = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch (error) {
    logger.warn('The answers could not be kept on this device', error);
    return otherwise;
  }
};

const parse = (text: string | null): FirstAnswers | null => {
  const { activity, trade, zip, kept_at } = (JSON.parse(text ?? 'null') ?? {}) as Partial<StoredAnswers>;
  const isKept = typeof kept_at === 'number' && Date.now() - kept_at < KEEP_DAYS * 86_400_000;
  if (!isKept || typeof activity !== 'string' || typeof zip !== 'string') return null;
  return { activity, trade: typeof trade === 'string' ? trade : null, zip };
};

/** In the local storage: the link of the verification mail opens in a tab of its own. */
export const keepFirstAnswers = (answers: FirstAnswers): void =>
  tryStorage(() => localStorage.setItem(KEY, JSON.stringify({ ...answers, kept_at: Date.now() })), undefined);

/** Removes them: they belong to the first BCP only. Null if there are none on this device. */
export const takeFirstAnswers = (): FirstAnswers | null =>
  tryStorage(() => {
    const stored = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return parse(stored);
  }, null);
