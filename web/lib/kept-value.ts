import { logger } from './logger.ts';

interface KeptValue<T> {
  keep: (value: T) => void;
  /** Null if there is none on this device, or it is too old. */
  read: () => T | null;
  forget: () => void;
}

const DAY_MS = 86_400_000;

/** A browser that stores nothing only makes the visitor enter it again. */
const tryStorage = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch (error) {
    logger.warn('Nothing could be kept on this device', error);
    return otherwise;
  }
};

/** For what a visitor says before there is an account. In the local storage: the link of a mail opens in a tab of its own. */
export const keptValue = <T>(key: string, days: number, parse: (stored: unknown) => T | null): KeptValue<T> => ({
  keep: (value) => tryStorage(() => localStorage.setItem(key, JSON.stringify({ value, kept_at: Date.now() })), undefined),
  read: () =>
    tryStorage(() => {
      const { value, kept_at } = (JSON.parse(localStorage.getItem(key) ?? 'null') ?? {}) as {
        value?: unknown;
        kept_at?: unknown;
      };
      return typeof kept_at === 'number' && Date.now() - kept_at < days * DAY_MS ? parse(value) : null;
    }, null),
  forget: () => tryStorage(() => localStorage.removeItem(key), undefined),
});
