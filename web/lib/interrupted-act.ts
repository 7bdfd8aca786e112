import { logger } from './logger.ts';

/** What a purchase came between: its page, and the words of the button that leads back to it. */
export interface InterruptedAct {
  label: string;
  path: string;
}

export const startBcp: InterruptedAct = { label: 'Start your BCP', path: '/bcp/new' };

const KEY = 'interrupted_act';

/** A browser that stores nothing only loses the way back. */
const tryStorage = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch (error) {
    logger.warn('The interrupted act could not be kept', error);
    return otherwise;
  }
};

/** For this tab only, over the way to the hosted payment page and back. */
export const rememberAct = (act: InterruptedAct): void =>
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(act)), undefined);

export const forgetAct = (): void => tryStorage(() => sessionStorage.removeItem(KEY), undefined);

/** Only paths of this site, whatever is stored. */
export const readAct = (): InterruptedAct | null =>
  tryStorage(() => {
    const { label, path } = (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? {}) as Partial<InterruptedAct>;
    return typeof label === 'string' && typeof path === 'string' && /^\/(?![/\\])/.test(path) ? { label, path } : null;
  }, null);
