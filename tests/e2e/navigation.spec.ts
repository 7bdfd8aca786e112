/** Header, menus, breadcrumbs, footer, and the pages that anybody may read. */
import type { Page } from '@playwright/test';
import { signInDemo, signUpVerified } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';
import { expect, PHONE, test } from './browser-test.ts';
import { countCalls } from './calls.ts';
import { planOf } from './plans.ts';
import { button } from './wizard.ts';

const ENTRIES = ['Dashboard', 'BCP Plans', 'Crisis Communications', 'Training Academy', 'ISO 27001', 'Tabletop Exercises'];
const ACCOUNT_LINKS = [
  ['/profile', 'Profile Settings'],
  ['/subscription-management', 'Subscription Management'],
  ['/payment-history', 'Payment History'],
  ['/billing-settings', 'Billing Settings'],
] as const;
const LEGAL = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/data-protection', 'Data Protection'],
  ['/about', 'About'],
] as const;

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

test.describe('the header', () => {
  test('has the six entries in their order, each with what it is on hover and on focus', async ({ openAs }) => {
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

  test('opens the upgrade, and no other page, for what the plan does not include', async ({ openAs }) => {
    const page = await openAs(await signUpSubscribed('essential'));
    await page.goto('/dashboard');
    for (const [entry, plan] of [
      ['Crisis Communications', 'Gold'],
      ['Training Academy', 'Premium'],
      ['ISO 27001', 'Premium'],
      ['Tabletop Exercises', 'Premium'],
    ] as const) {
      await header(page).getByRole('button', { name: entry }).click();
      const dialog = page.getByRole('dialog', { name: `Upgrade to ${plan}` });
      await expect(dialog.getByText(`${entry} is available for ${plan.toLowerCase()} subscribers and above.`)).toBeVisible();
      await button(dialog, 'Not now').click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/dashboard');
    }
  });

  test('opens the training academy and the ISO 27001 plans for whoever has them', async ({ openAs }) => {
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

  test('offers visitors the way in and nothing else', async ({ page }) => {
    await page.goto('/about');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await expect(banner.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
    await expect(header(page)).toBeHidden();
    await expect(button(page, 'Account menu')).toBeHidden();
  });

  test('and the footer are not on the pages around signing in', async ({ page }) => {
    for (const path of ['/login', '/register', '/verify-email', '/forgot-password', '/reset-password/unknown']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
  });
});

test.describe('the account menu', () => {
  test('says who is signed in with which plan, and leads to the account', async ({ openAs }) => {
    const person = await signUpSubscribed('gold');
    const page = await openAs(person);
    await page.goto('/dashboard');
    await button(page, 'Account menu').click();
    const menu = page.getByRole('menu');
    await expect(menu.getByText('Test Person')).toBeVisible();
    await expect(menu.getByText(person.email)).toBeVisible();
    await expect(menu.getByTitle('Gold')).toContainText('G');
    await expect(menu.getByRole('menuitem')).toHaveText([...ACCOUNT_LINKS.map(([, name]) => name), 'Logout']);
    for (const [path, name] of ACCOUNT_LINKS) await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('href', path);
    await menu.getByRole('menuitem', { name: 'Profile Settings' }).click();
    await expect(page).toHaveURL('/profile');
  });

  test('is walked with the keyboard and closes with Escape', async ({ openAs }) => {
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
  test('has everything of the header', async ({ openAs }) => {
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

  test('offers visitors the way in', async ({ openAs }) => {
    const page = await openAs(null, { viewport: PHONE });
    await page.goto('/about');
    await button(page, 'Open menu').click();
    await expect(page.getByRole('dialog').getByRole('link')).toHaveText(['Sign In', 'Get Started']);
  });
});

test.describe('breadcrumbs', () => {
  test('lead from the dashboard to the page', async ({ openAs }) => {
    const person = await signUpSubscribed('gold');
    const id = await planOf(person);
    const page = await openAs(person);
    for (const [path, ...trail] of [
      ['/bcp', 'BCP Plans'],
      ['/bcp/new', 'BCP Plans', 'New BCP'],
      [`/bcp/${id}`, 'BCP Plans', `BCP #${id}`],
      ['/subscription-management', 'Subscription Management'],
      ['/payment-history', 'Payment History'],
      ['/billing-settings', 'Billing Settings'],
      ['/profile', 'Profile Settings'],
      ['/terms-of-service', 'Terms of Service'],
    ] as const) {
      await page.goto(path);
      await expect(crumbs(page).getByRole('listitem')).toHaveText(['Dashboard', ...trail]);
      await expect(crumbs(page).locator('[aria-current=page]')).toHaveText(trail.at(-1)!);
    }
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(crumbs(page)).toHaveCount(0);
  });

  test('are only the way back on a phone', async ({ openAs }) => {
    const page = await openAs(await signUpSubscribed('essential'), { viewport: PHONE });
    await page.goto('/bcp/new');
    await expect(crumbs(page).getByRole('listitem').first()).toBeHidden();
    await crumbs(page).getByRole('link', { name: 'BCP Plans' }).click();
    await expect(page).toHaveURL('/bcp');
  });
});

test.describe('moving between pages', () => {
  test('names the tab and puts the focus on the heading', async ({ openAs }) => {
    const page = await openAs(await signUpVerified());
    await page.goto('/dashboard');
    await expect(page).toHaveTitle('Dashboard · Keelhouse');
    await header(page).getByRole('link', { name: 'BCP Plans' }).click();
    await expect(page).toHaveTitle('BCP Plans · Keelhouse');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveTitle('Dashboard · Keelhouse');
  });

  test('may skip the header', async ({ openAs }) => {
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
  test('finds a page and a plan by typing', async ({ openAs }) => {
    const person = await signUpSubscribed('essential');
    const id = await planOf(person);
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

test.describe('the footer', () => {
  test('says what the product is, whom to write to, and what the law asks for', async ({ page }) => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Keelhouse helps businesses');
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:support@/);
    for (const [path, name] of LEGAL) await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  });
});

test.describe('a page for everybody', () => {
  for (const [path] of LEGAL) {
    test(`${path} stands in the frame and leads back home`, async ({ page, openAs }) => {
      for (const one of [page, await openAs(await signInDemo('free'))]) {
        await one.goto(path);
        await expect(one.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(one.getByRole('banner')).toBeVisible();
        await expect(one.getByRole('contentinfo')).toBeVisible();
        await one.getByRole('link', { name: 'Back to Home' }).click();
        await expect(one).toHaveURL(one === page ? '/login' : '/dashboard');
      }
    });
  }

  test('the guide to Flash RTC is a PDF', async ({ request }) => {
    const guide = await request.get('/FlashRTCInformation.pdf');
    expect(guide.headers()['content-type']).toBe('application/pdf');
    expect((await guide.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test.describe('the theme', () => {
  test('follows the device until it is chosen, and the choice lasts', async ({ openAs }) => {
    const page = await openAs(await signInDemo('free'), { colorScheme: 'dark' });
    const scheme = page.locator('html');
    await page.goto('/profile');
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await button(page, 'Switch to light theme').click();
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.reload();
    await expect(button(page, 'Switch to dark theme')).toBeVisible();
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.getByText('As this device').click();
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});

test.describe('a page that not everybody may open', () => {
  test('says what it takes and offers it once', async ({ openAs }) => {
    const page = await openAs(await signInDemo('essential'));
    for (const [path, title, plan, action] of [
      ['/tabletop-exercises/new', 'Premium Plan Required', 'Premium', 'Upgrade to Premium'],
      ['/crisis-communications', 'Access Required', 'Gold', 'Upgrade Subscription'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const dialog = page.getByRole('dialog', { name: `Upgrade to ${plan}` });
      await button(dialog, 'Not now').click();
      await expect(dialog).toBeHidden();
      await button(page, action).click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });

  test('asks the server for nothing while it is the staff’s', async ({ openAs }) => {
    const page = await openAs(await signInDemo('premium'));
    const calls = countCalls(page, 'GET', /^\/v1\/(admin|exercise)/);
    for (const path of ['/admin', '/admin/templates']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Admin privileges required' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    }
    expect(calls()).toBe(0);
  });
});

test.describe('a screen that fails', () => {
  test('says so inside the frame, with the details folded away', async ({ openAs, expectProblem }) => {
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
