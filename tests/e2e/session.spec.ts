import { PASSWORD, signUpVerified } from '#tests/support/people.ts';
import { fillLogin, keptSession, logIn } from './account-forms.ts';
import { createBcp, planner } from './bcps.ts';
import { expect, test } from './browser-test.ts';
import { countCalls } from './calls.ts';
import { button, expectSaved, openBcp } from './wizard.ts';

const NEW_PASSWORD = 'Lighthouse-keeper-7';

test.describe('a session that ends while the user is typing', () => {
  test('a session that ends while the user is typing keeps the text and returns to it after the sign-in', async ({ openAs }) => {
    const person = await planner();
    const id = await createBcp(person);
    const page = await openAs(person);
    // Insights are asked for on the side, and could find the session ended before anything is typed.
    await page.route(/\/v1\/bcp\/analyze-form$/, () => undefined);
    await openBcp(page, id, 1);
    await expect(page.getByLabel('Business name')).toHaveValue('Harbor Bakery');
    await person.client.users.changePassword({ body: { current_password: PASSWORD, new_password: NEW_PASSWORD } });
    await page.getByLabel('Business name').fill('Harbor Bakery and Café');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session expired. Please sign in again.')).toBeVisible();
    expect(await keptSession(page)).toEqual([]);
    await logIn(page, person.email, NEW_PASSWORD);
    await expect(page).toHaveURL(`/bcp/${id}?step=1`);
    await expect(page.getByText('We kept 1 change')).toBeVisible();
    await button(page, 'Restore').click();
    await expect(page.getByLabel('Business name')).toHaveValue('Harbor Bakery and Café');
    await expectSaved(page);
  });
});

test.describe('a sign-in on a slow line', () => {
  test('a sign-in sent before the scripts are in waits for them, and its password stands in no address', async ({ page }) => {
    const { email } = await signUpVerified();
    let release = (): void => undefined;
    const scripts = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/[^/]*\.js$/, (route) => scripts.then(() => route.continue()));
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await fillLogin(page, email, PASSWORD);
    await page.getByLabel(/^Password/).press('Enter');
    await expect(page).toHaveURL('/login');
    release();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('a session that is about to expire', () => {
  test('a session about to expire is renewed once for ten tabs', async ({ openAs }) => {
    const first = await openAs(await signUpVerified());
    await first.goto('/about');
    const others = await Promise.all(Array.from({ length: 9 }, () => first.context().newPage()));
    const renewals = countCalls(first.context(), 'POST', /\/v1\/auth\/refresh/);
    await first.evaluate("localStorage.setItem('tokenExpiration', String(Date.now() + 60_000))");
    const pages = [first, ...others];
    await Promise.all(pages.map((page) => page.goto('/profile')));
    for (const page of pages) await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
    expect(renewals()).toBe(1);
  });
});

test.describe('a lost connection', () => {
  test('a lost connection does not sign out, and unfinished work continues when it returns', async ({ openAs }) => {
    const page = await openAs(await signUpVerified());
    await page.goto('/dashboard');
    await expect(page.getByText('No BCPs yet')).toBeVisible();
    await page.evaluate("localStorage.setItem('tokenExpiration', String(Date.now() + 60_000))");
    await page.context().setOffline(true);
    await button(page, 'New BCP').click();
    await expect(button(page, 'New BCP')).toBeDisabled();
    await page.context().setOffline(false);
    await expect(page.getByRole('dialog', { name: 'No Active Subscription' })).toBeVisible({ timeout: 20_000 });
    expect((await keptSession(page)).length).toBe(3);
  });

  test('a page that cannot be loaded offline leaves the frame on the screen, and opens when the connection returns', async ({
    openAs,
  }) => {
    const page = await openAs(await signUpVerified());
    await page.goto('/dashboard');
    await expect(page.getByText('No BCPs yet')).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BCP Plans' }).click();
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('No BCP Plans Found')).toBeVisible();
  });
});

test.describe('a screen that was opened before a new version was deployed', () => {
  test('a screen whose chunk is gone is reloaded once, then shows an error', async ({ openAs, expectProblem }) => {
    expectProblem(/profile-.*404|A screen failed/);
    const page = await openAs(await signUpVerified());
    await page.goto('/dashboard');
    await expect(page.getByText('No BCPs yet')).toBeVisible();
    await page.route(/\/assets\/profile-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    const loads = countCalls(page, 'GET', /^\/dashboard$/);
    const openProfile = async (): Promise<void> => {
      await button(page, 'Account menu').click();
      await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
    };
    await openProfile();
    await expect.poll(loads).toBe(1);
    await expect(page.getByText('No BCPs yet')).toBeVisible();
    await openProfile();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(loads()).toBe(1);
  });
});

test.describe('signing out in one tab', () => {
  test('signing out in one tab signs the other tabs out', async ({ openAs }) => {
    const first = await openAs(await signUpVerified());
    const second = await first.context().newPage();
    await second.goto('/profile');
    await expect(second.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
    await first.goto('/dashboard');
    await button(first, 'Account menu').click();
    await first.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(first).toHaveURL('/login');
    await expect(second).toHaveURL('/login');
  });
});
