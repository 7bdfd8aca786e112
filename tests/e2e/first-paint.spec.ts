import type { Page } from '@playwright/test';
import { signInDemo } from '#tests/support/people.ts';
import { expect, PHONE, test } from './browser-test.ts';
import { findWorstShift, recordShifts, SHIFT_MAX } from './layout-shifts.ts';

const holdBack = async (page: Page, address: RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, (route) => promise.then(() => route.continue()));
  return resolve;
};

test.describe('the first paint of a page', () => {
  for (const [device, viewport] of [
    ['desktop', { width: 1440, height: 900 }],
    ['phone', PHONE],
  ] as const)
    test(`on a ${device} nothing moves when a late account brings a notice`, async ({ openAs }) => {
      const page = await openAs(await signInDemo('pastdue'), { viewport });
      const shifts = await recordShifts(page);
      const release = await holdBack(page, /\/v1\/users\/me$/);
      await page.goto('/bcp');
      await expect(page.getByText('Checking your sign-in')).toBeAttached();
      release();
      await expect(page.getByRole('link', { name: 'Update payment method' })).toBeVisible();
      await expect(page.getByText('No BCP Plans Found')).toBeVisible();
      expect(findWorstShift(shifts)).toBeLessThanOrEqual(SHIFT_MAX);
    });

  test('a reader with an account sees the header before the scripts are in', async ({ openAs }) => {
    const page = await openAs(await signInDemo('gold'));
    const release = await holdBack(page, /\/assets\/[^/]*\.js$/);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    const waiting = page.locator('#waiting');
    await expect(waiting).toBeVisible();
    await expect(waiting).toContainText('Keelhouse');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(waiting).toBeHidden();
  });

  test('the actions of a BCP stand within their table', async ({ openAs }) => {
    const page = await openAs(await signInDemo('premium'), { viewport: { width: 1440, height: 900 } });
    await page.goto('/bcp');
    const table = page.getByRole('table').first();
    const menu = table.getByRole('button', { name: /^More actions for/ }).first();
    await expect(menu).toBeVisible();
    const [outer, inner] = [await table.boundingBox(), await menu.boundingBox()];
    expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
  });
});
