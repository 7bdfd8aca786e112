/** The rules of WCAG 2.2 A and AA, as far as axe can check them. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, PHONE } from './browser-test.ts';

type Rules = Parameters<AxeBuilder['options']>[0]['runOnly'];
export const ALL_RULES: Rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** The rules that depend on colors: all that the other theme can break. */
const COLOR_RULES: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
export const DIALOG = '[role=dialog]';

/** Nothing is loading or fading any more. */
const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[data-visible=true].mantine-Skeleton-root')).toHaveCount(0);
  await page.evaluate('Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))');
};

/** What axe finds with these rules, in a form that says where. */
export const barriers = async (page: Page, rules: Rules, within = 'html'): Promise<object[]> => {
  const { violations } = await new AxeBuilder({ page })
    // The document's frame runs no scripts, axe's included; the document is looked at on its own.
    .include(within)
    .exclude('iframe')
    // No frame is looked into, so axe needs no page of its own to put the frames together; and it describes only what fails.
    .setLegacyMode()
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })));
};

/** Labels of buttons that end at the button's edge. */
const cutLabels = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(`
    [...document.querySelectorAll('${within} .mantine-Button-label')]
      .filter((label) => label.scrollWidth > label.clientWidth + 1)
      .map((label) => label.textContent)
  `);

/** Behind an open dialog nothing can be reached, so only the dialog counts. */
export const expectNoBarrier = async (page: Page, place: string, within = 'body'): Promise<void> => {
  expect(await cutLabels(page, within), `labels cut off, ${place}`).toEqual([]);
  // Colors do not change with the width, so the dark ones are looked at once.
  const schemes = page.viewportSize()?.width === PHONE.width ? (['light'] as const) : (['dark', 'light'] as const);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
    await settle(page);
    expect(await barriers(page, scheme === 'dark' ? COLOR_RULES : ALL_RULES, within), `${place}, ${scheme}`).toEqual([]);
  }
};
