/** Every screen and its dialogs against the rules of WCAG 2.2 A and AA, in both themes and on both widths. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signInDemo } from '#tests/support/people.ts';
import { expect, PHONE, test } from './browser-test.ts';
import { planner, planOf } from './plans.ts';
import { button, expectStep } from './wizard.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const LOOKS = [
  { name: 'light, wide', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'dark, wide', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'light, phone', colorScheme: 'light', viewport: PHONE },
  { name: 'dark, phone', colorScheme: 'dark', viewport: PHONE },
] as const;

/** What axe finds, in a form that says where. Nothing may still be loading or fading in. */
const expectNoBarrier = async (page: Page, place: string): Promise<void> => {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-hidden=true] .mantine-Skeleton-root')).toHaveCount(0);
  await page.evaluate('Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))');
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
  expect(found, place).toEqual([]);
};

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expectNoBarrier(page, path);
};

for (const { name, ...look } of LOOKS) {
  test.describe(`in ${name}`, () => {
    test('the pages before the sign-in and for everybody have no barrier', async ({ openAs }) => {
      const page = await openAs(null, look);
      for (const path of ['/login', '/register', '/verify-email', '/forgot-password', '/reset-password/unknown'])
        await visit(page, path);
      for (const path of ['/privacy-policy', '/terms-of-service', '/cookie-policy', '/data-protection', '/about', '/nowhere'])
        await visit(page, path);
      await page.goto('/login');
      await button(page, 'Sign in').click();
      await expectNoBarrier(page, 'a refused sign-in');
    });

    test('the pages of a customer have no barrier', async ({ openAs }) => {
      const person = await signInDemo('premium');
      const page = await openAs(person, look);
      for (const path of ['/dashboard', '/bcp', '/subscription-management', '/profile', '/payment-history', '/billing-settings'])
        await visit(page, path);
    });

    test('the steps of the wizard have no barrier', async ({ openAs }) => {
      const person = await signInDemo('premium');
      const [plan] = await person.client.bcp.list();
      const page = await openAs(person, look);
      for (const step of [1, 2, 3, 4, 5, 6] as const) {
        await page.goto(`/bcp/${plan!.id}?step=${step}`);
        await expectStep(page, step);
        await expectNoBarrier(page, `step ${step}`);
      }
    });

    test('dialogs, sheets and menus have no barrier', async ({ openAs }) => {
      const person = await signInDemo('premium');
      const [plan] = await person.client.bcp.list();
      const page = await openAs(person, look);
      const close = async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      };
      await page.goto('/dashboard');
      await button(page, 'Learn More').click();
      await expectNoBarrier(page, 'about ISO 22301');
      await close();
      if (look.viewport === PHONE) {
        await button(page, 'Open menu').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoBarrier(page, 'the drawer');
        await close();
      }
      await button(page, 'Account menu').click();
      await expectNoBarrier(page, 'the account menu');
      await page.goto(`/bcp/${plan!.id}?step=4`);
      await button(page, 'Add New function').click();
      await expectNoBarrier(page, 'the menu of a list');
      await page.getByRole('menuitem', { name: 'Add Function' }).click();
      await expect(page.getByRole('dialog', { name: 'Add Function' })).toBeVisible();
      await expectNoBarrier(page, 'the form of a function');
      await close();
      await button(page, 'Add Team Member').click();
      await expect(page.getByRole('dialog', { name: 'Add Team Member' })).toBeVisible();
      await expectNoBarrier(page, 'the form of a person');
      await close();
      await button(page, /^Delete /)
        .last()
        .click();
      await expectNoBarrier(page, 'the question before a deletion');
      await page.goto(`/bcp/${plan!.id}?preview=1`);
      await expect(page.locator('iframe')).toBeVisible();
      await expectNoBarrier(page, 'the document');
    });

    test('a first plan, its suggestions, its refusal and its price have no barrier', async ({ openAs }) => {
      const person = await planner();
      const page = await openAs(person, look);
      await visit(page, '/bcp');
      await visit(page, '/bcp/new');
      await button(page, 'Next Step').click({ force: true });
      await expectNoBarrier(page, 'a step that may not be left');
      const id = await planOf(person);
      await page.goto(`/bcp/${id}?step=2`);
      await button(page, 'Get AI Suggestions').click();
      await expect(page.getByRole('dialog', { name: 'Suggested risks and functions' })).toBeVisible({ timeout: 30_000 });
      await expectNoBarrier(page, 'the review of suggestions');
      await page.goto('/dashboard');
      await button(page, 'New BCP').click();
      await expect(page.getByRole('dialog', { name: 'BCP Creation Limit Reached' })).toBeVisible();
      await expectNoBarrier(page, 'the limits');
    });

    test('buying has no barrier', async ({ openAs }) => {
      const page = await openAs(await signInDemo('free'), look);
      await page.goto('/dashboard');
      if (look.viewport === PHONE) await button(page, 'Open menu').click();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Crisis Communications' }).click();
      const dialog = page.getByRole('dialog', { name: 'Upgrade to Gold' });
      await expect(dialog.getByRole('radio')).toHaveCount(5);
      await expectNoBarrier(page, 'the choice of a plan');
      await button(dialog, 'Continue to payment').click();
      await expect(dialog.getByLabel('Card number')).toBeVisible();
      await expectNoBarrier(page, 'the card');
    });
  });
}
