/** The staff's page: accounts are made, used, and closed; what is shown is in the address; nobody else gets in. */
import type { Page } from '@playwright/test';
import { newEmail, PASSWORD, signIn, signInDemo, signUpVerified } from '#tests/support/people.ts';
import { DIALOG, expectNoBarrier } from './barriers.ts';
import { expect, PHONE, test } from './browser-test.ts';
import { button } from './wizard.ts';

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const found = (page: Page) => page.getByRole('list', { name: 'Users' }).getByRole('listitem');

const find = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Search by email or name' }).fill(email);
  await expect(found(page)).toHaveCount(1);
  await expect(found(page)).toContainText(email);
};

test('staff create a user who can sign in, and deactivating them ends their session', async ({ openAs }) => {
  const email = newEmail();
  const page = await openAs(await signInDemo('admin'));
  await page.goto('/admin?tab=users');
  await button(page, 'Add User').click();
  const form = sheet(page, 'Add User');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Full name').fill('Nora Newcomer');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(form, 'Create User').dblclick();
  await expect(form).toHaveCount(0);
  await find(page, email);

  const nora = await openAs(await signIn(email));
  await nora.goto('/dashboard');
  await expect(nora.getByRole('heading', { level: 1 })).toBeVisible();
  await button(page, 'Deactivate Nora Newcomer').click();
  const question = sheet(page, 'Are you sure you want to deactivate this user?');
  await expect(question).toContainText(email);
  await button(question, 'Deactivate').click();
  await expect(button(page, 'Activate Nora Newcomer')).toBeVisible();
  await nora.goto('/bcp');
  await expect(nora).toHaveURL(/\/login$/);
});

test('a demo user has its subscription, which the details show', async ({ openAs }) => {
  const email = newEmail();
  const page = await openAs(await signInDemo('super'), { viewport: PHONE });
  await page.goto('/admin?tab=users');
  await button(page, 'Create Demo User').click();
  const form = sheet(page, 'Create Demo User');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Full name').fill('Demo Person');
  await button(form, 'Generate password').click();
  const password = (await form.getByRole('code').textContent())!;
  await form.getByLabel('Plan').selectOption('Gold');
  await form.getByLabel('Duration').selectOption('30');
  await button(form, 'Create Demo User').click();
  await expect(form).toHaveCount(0);
  await find(page, email);
  // The name, the address and the dates, with the four buttons below them.
  expect((await found(page).boundingBox())!.height).toBeLessThan(200);
  await button(page, 'View Demo Person').click();
  await expect(sheet(page, 'User Details').getByText('Gold · Active')).toBeVisible();
  await expect(sheet(page, 'User Details').getByText('Demo user created by admin')).toBeVisible();
  expect((await (await signIn(email, password)).client.users.me()).subscription?.plan_type).toBe('gold');
});

test('letters typed fast on a slow device all arrive in the search', async ({ openAs }) => {
  const page = await openAs(await signInDemo('admin'));
  await page.goto('/admin?tab=users');
  const search = page.getByRole('searchbox', { name: 'Search by email or name' });
  await search.focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.keyboard.type('super@demo.keelhouse');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(search).toHaveValue('super@demo.keelhouse');
  await expect(page).toHaveURL('/admin?tab=users&search=super%40demo.keelhouse');
});

test('filters are in the address: a reload and the way back show the same users', async ({ openAs }) => {
  const page = await openAs(await signInDemo('admin'));
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'User Management' }).click();
  await expect(found(page).first()).toBeVisible();
  await page.getByLabel('Role').selectOption('Super Admin');
  await find(page, 'super@demo');
  await expect(page).toHaveURL('/admin?tab=users&search=super%40demo&role=super_admin');
  await page.reload();
  await expect(found(page)).toHaveCount(1);
  await expect(button(page, 'Deactivate Sven Halvorsen')).toBeDisabled();
  await expect(page.getByRole('searchbox')).toHaveValue('super@demo');
  await page.goBack();
  await expect(page).toHaveURL('/admin?tab=users&role=super_admin');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
});

test('a customer is refused, and no data is asked for', async ({ openAs }) => {
  const page = await openAs(await signUpVerified());
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/v1/admin') && asked.push(request.url()));
  await page.goto('/admin?tab=users');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin privileges required' })).toBeVisible();
  expect(asked).toEqual([]);
});

for (const [width, viewport] of [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', PHONE],
] as const)
  test(`the tabs and dialogs of the staff have no accessibility violation on ${width}`, async ({ openAs }) => {
    const page = await openAs(await signInDemo('super'), { viewport });
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'User Growth' })).toBeVisible();
    await expectNoBarrier(page, 'the overview');
    await page.goto('/admin?tab=users');
    await expect(found(page).first()).toBeVisible();
    await expectNoBarrier(page, 'the users');
    for (const tab of ['subscriptions', 'payments', 'pricing', 'crisis']) {
      await page.goto(`/admin?tab=${tab}`);
      await expect(
        page
          .getByRole('tabpanel')
          .getByRole('status')
          .filter({ hasText: /^Loading/ }),
      ).toHaveCount(0);
      await expectNoBarrier(page, tab);
    }
    await page.goto('/admin?tab=users');
    for (const [opener, name] of [
      ['Add User', 'Add User'],
      ['Create Demo User', 'Create Demo User'],
    ] as const) {
      await button(page, opener).click();
      await expect(sheet(page, name)).toBeVisible();
      await button(sheet(page, name), 'Generate password').click();
      await expectNoBarrier(page, name, DIALOG);
      await button(sheet(page, name), 'Cancel').click();
      await button(page, 'Discard').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.goto('/admin?tab=users&search=premium@demo');
    await button(page, 'View Marta Lindqvist').click();
    await expect(sheet(page, 'User Details').getByRole('heading', { name: 'Crisis communications' })).toBeVisible();
    await expectNoBarrier(page, 'the details', DIALOG);
    await button(sheet(page, 'User Details'), 'Deactivate').click();
    await expect(sheet(page, 'Are you sure you want to deactivate this user?')).toBeVisible();
    await expectNoBarrier(page, 'the question', DIALOG);
  });
