import type { Page } from '@playwright/test';

export interface Acts {
  /** Presses of the pointer, and choices from a list. */
  clicks: number;
  /** Texts typed into a field, each once for every time that the field was entered. */
  typed: number;
}

/** Runs in the page. */
const reportActs = (): void => {
  const report = (kind: keyof Acts) => void (window as unknown as { countAct: (kind: keyof Acts) => void }).countAct(kind);
  const typedInto = new WeakSet<EventTarget>();
  const options = { capture: true };
  document.addEventListener('pointerdown', () => report('clicks'), options);
  document.addEventListener('focusin', ({ target }) => target && typedInto.delete(target), options);
  document.addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && report('clicks'), options);
  document.addEventListener(
    'input',
    ({ target }) => {
      const isText =
        target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type));
      if (!isText || typedInto.has(target)) return;
      typedInto.add(target);
      report('typed');
    },
    options,
  );
};

/** Counts what a person does on every page that is opened from now on. */
export const countActs = async (page: Page): Promise<Acts> => {
  const acts: Acts = { clicks: 0, typed: 0 };
  await page.exposeFunction('countAct', (kind: keyof Acts) => {
    acts[kind] += 1;
  });
  await page.addInitScript(reportActs);
  return acts;
};
