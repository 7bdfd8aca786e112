/** What the frame does only in a real browser: hover, focus, keyboard, narrow screens, themes, failed chunks. */
import type { Page } from '@playwright/test';
import { signInDemo, signUpVerified } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';
import { createBcp } from './bcps.ts';
import { expect, PHONE, test } from './browser-test.ts';
import { button } from './wizard.ts';

const ENTRIES = ['Dashboard', 'BCP Plans', 'Crisis Communications', 'Training Academy', 'ISO 27001', 'Tabletop Exercises'];
const ACCOUNT_LINKS = [
  ['/profile', 'Profile Settings'],
  ['/subscription-management', 'Subscription Management'],
  ['/payment-history', 'Payment History'],
  ['/billing-settings', 'Billing Settings'],
] as const;

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

test.describe('the header', () => {
  test('the header has six entries in their order, each explained on hover and on focus', async ({ openAs }) => {
    const page = await openAs(await signUpVerified());
    await page.goto('/dashboard');
    const entries = header(page).locator('li > :is(a, button)');
    await expect(entries).toContainText(ENTRIES);
    await expect(entries.first()).toHaveAttribute('aria-current', 'page');
    for (const title of ENTRIES) {
      const entry = entries.filter({ hasText: title });
      const card = header(page).getByRole('tooltip').filter({ hasText: title });
      await entry.hover();
      await expect(card).toBeVisible();
      await expect(card.locator('p').nth(1)).not.toBeEmpty();
      await page.mouse.move(700, 700);
      await expect(card).toBeHidden();
    }
    await entries.nth(1).focus();
    await expect(header(page).getByRole('tooltip')).toContainText('business continuity plans');
  });

  test('the header opens the training academy and the ISO 27001 plans for premium customers', async ({ openAs }) => {
    const page = await openAs(await signInDemo('premium'));
    await page.goto('/dashboard');
    await header(page).getByRole('button', { name: 'Training Academy' }).click();
    const academy = page.getByRole('dialog', { name: 'Training Academy' });
    await expect(academy.getByRole('list', { name: 'Training modules' }).getByRole('heading')).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(academy).toBeHidden();
    await header(page).getByRole('button', { name: 'ISO 27001' }).click();
    await expect(page.getByRole('dialog', { name: 'ISO 27001 Disaster Recovery' })).toContainText('Harbor Bakery');
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('the account menu', () => {
  test('the account menu works with the keyboard and closes with Escape', async ({ openAs }) => {
    const page = await openAs(await signUpVerified());
    await page.goto('/dashboard');
    await button(page, 'Account menu').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button(page, 'Account menu')).toBeFocused();
  });
});

test.describe('the menu on a phone', () => {
  test('the menu on a phone has every entry of the header', async ({ openAs }) => {
    const person = await signUpSubscribed('essential');
    const page = await openAs(person, { viewport: PHONE });
    await page.goto('/dashboard');
    await expect(header(page)).toBeHidden();
    await button(page, 'Open menu').click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('navigation', { name: 'Main' }).locator(':is(a, button)')).toContainText(ENTRIES);
    await expect(drawer.getByText(person.email)).toBeVisible();
    for (const [, name] of ACCOUNT_LINKS) await expect(drawer.getByRole('link', { name })).toBeVisible();
    await drawer.getByRole('button', { name: 'Crisis Communications' }).click();
    await expect(page.getByRole('dialog', { name: 'Upgrade to Gold' })).toBeVisible();
    await button(page, 'Not now').click();
    await button(page, 'Open menu').click();
    await drawer.getByRole('link', { name: 'BCP Plans' }).click();
    await expect(page).toHaveURL('/bcp');
    await expect(drawer).toBeHidden();
    await button(page, 'Open menu').click();
    await drawer.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('breadcrumbs', () => {
  test('breadcrumbs are reduced to the way back on a phone', async ({ openAs }) => {
    const page = await openAs(await signUpSubscribed('essential'), { viewport: PHONE });
    await page.goto('/bcp/new');
    await expect(crumbs(page).getByRole('listitem').first()).toBeHidden();
    await crumbs(page).getByRole('link', { name: 'BCP Plans' }).click();
    await expect(page).toHaveURL('/bcp');
  });
});

test.describe('moving between pages', () => {
  test('opening a page titles the tab and focuses the heading', async ({ openAs }) => {
    const page = await openAs(await signUpVerified());
    await page.goto('/dashboard');
    await expect(page).toHaveTitle('Dashboard · Keelhouse');
    await header(page).getByRole('link', { name: 'BCP Plans' }).click();
    await expect(page).toHaveTitle('BCP Plans · Keelhouse');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveTitle('Dashboard · Keelhouse');
  });

  test('the first Tab offers to skip the header', async ({ openAs }) => {
    const page = await openAs(await signUpVerified());
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the command menu', () => {
  test('the command menu finds a page and a BCP by typing', async ({ openAs }) => {
    const person = await signUpSubscribed('essential');
    const id = await createBcp(person);
    const page = await openAs(person);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const search = page.getByLabel('Go to a page, find a plan');
    await page.keyboard.press('Control+k');
    await search.fill('profile');
    await expect(page.getByRole('dialog').getByRole('button')).toHaveText(['Profile Settings']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile');
    await button(page, 'Search').click();
    await search.fill('harbor');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/bcp/${id}`);
  });
});

test.describe('the files of the site', () => {
  test('the guide to Flash RTC is a PDF', async ({ request }) => {
    const guide = await request.get('/FlashRTCInformation.pdf');
    expect(guide.headers()['content-type']).toBe('application/pdf');
    expect((await guide.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test.describe('the theme', () => {
  test('the theme follows the device until it is chosen, and the choice is kept', async ({ openAs }) => {
    const page = await openAs(await signInDemo('free'), { colorScheme: 'dark' });
    const scheme = page.locator('html');
    await page.goto('/profile');
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await button(page, 'Switch to light theme').click();
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.reload();
    await expect(button(page, 'Switch to dark theme')).toBeVisible();
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.getByText('Match my device').click();
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});

test.describe('a screen that fails', () => {
  test('a screen that fails shows its error inside the frame, with the details collapsed', async ({ openAs, expectProblem }) => {
    expectProblem(/The tide went out/);
    const page = await openAs(await signInDemo('free'));
    await page.route(/\/assets\/profile-[^/]*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('The tide went out')" }),
    );
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText('The tide went out').first()).toBeVisible();
    await expect(page.locator('pre')).toBeHidden();
    await page.getByText('Technical details').click();
    await expect(page.locator('pre')).toBeVisible();
    await expect(header(page)).toBeVisible();
  });
});
