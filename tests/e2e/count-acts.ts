import type { Page } from '@playwright/test';

export interface Acts {
  /** Presses of the pointer, and choices from a list. */
  clicks: number;
  /** Texts typed into a field, each once for every time that the field was entered. */
  typed: number;
}

/** Runs in the page, whose types the tests don't have. */
const reportActs = `{
  const typedInto = new WeakSet();
  const on = (name, act) => document.addEventListener(name, ({ target }) => act(target), { capture: true });
  on('pointerdown', () => countAct('clicks'));
  on('change', (target) => target.matches('select') && countAct('clicks'));
  on('focusin', (target) => typedInto.delete(target));
  on('input', (target) => {
    if (!target.matches('textarea, input:not([type=checkbox], [type=radio])') || typedInto.has(target)) return;
    typedInto.add(target);
    countAct('typed');
  });
}`;

/** Counts what a person does on every page that is opened from now on. */
export const countActs = async (page: Page): Promise<Acts> => {
  const acts: Acts = { clicks: 0, typed: 0 };
  await page.exposeFunction('countAct', (kind: keyof Acts) => {
    acts[kind] += 1;
  });
  await page.addInitScript({ content: reportActs });
  return acts;
};
