/** What customers pay, as staff see it: lists that keep their filters, the price list, and the search by keyboard. */
import type { Page } from '@playwright/test';
import { signInDemo } from '#tests/support/people.ts';
import { DIALOG, expectNoBarrier } from './barriers.ts';
import { expect, test } from './browser-test.ts';
import { button } from './wizard.ts';

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

test('filters of subscriptions and payments survive a reload and the way back', async ({ openAs }) => {
  const page = await openAs(await signInDemo('admin'));
  await page.goto('/admin?tab=subscriptions');
  await page.getByLabel('Status').selectOption('past_due');
  await expect(page.getByRole('row', { name: /Paul Whitaker/ })).toContainText('Expires');
  await page.reload();
  await expect(page.getByLabel('Status')).toHaveValue('past_due');
  await page.getByRole('link', { name: 'Paul Whitaker' }).click();
  await expect(sheet(page, 'User Details')).toContainText('pastdue@demo');
  await page.goBack();
  await expect(page).toHaveURL('/admin?tab=subscriptions&status=past_due');

  await page.goto('/admin?tab=payments');
  await page.getByLabel('Status').selectOption('failed');
  await expect(page.getByRole('row', { name: /Paul Whitaker/ }).first()).toContainText('$799.00');
  await page.reload();
  await expect(page.getByLabel('Status')).toHaveValue('failed');
  await page.goBack();
  await expect(page).toHaveURL('/admin?tab=payments');
});

test('staff create, change and delete a price, and two active ones of a type are refused', async ({ openAs }) => {
  const page = await openAs(await signInDemo('super'));
  const name = `Premium pilot ${Date.now()}`;
  await page.goto('/admin?tab=pricing');
  await button(page, 'Create Pricing Plan').click();
  const form = sheet(page, 'Create Pricing Plan');
  await expectNoBarrier(page, 'the price form', DIALOG);
  await form.getByLabel('Plan type').selectOption('premium');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Price', { exact: true }).fill('349900');
  await form.getByRole('textbox', { name: 'Feature 1' }).fill('Everything in Gold');
  await button(form, 'Create Pricing Plan').click();
  await expect(form.getByText('An active pricing plan for this plan type already exists')).toBeVisible();
  await form.getByLabel('Active').uncheck();
  await button(form, 'Create Pricing Plan').click();
  const card = page.getByRole('article', { name });
  await expect(card).toContainText('$3,499.00 per year');
  await expect(card).toContainText('Inactive');

  await button(card, `Edit ${name}`).click();
  await sheet(page, 'Edit Pricing Plan').getByLabel('Price', { exact: true }).fill('329950');
  await button(sheet(page, 'Edit Pricing Plan'), 'Save Pricing Plan').click();
  await expect(card).toContainText('$3,299.50 per year');

  await button(card, `Delete ${name}`).click();
  await button(sheet(page, 'Are you sure you want to delete this pricing plan?'), 'Delete').click();
  await expect(card).toHaveCount(0);
});

test('staff find a user and a payment without a mouse', async ({ openAs }) => {
  const page = await openAs(await signInDemo('admin'));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'User Growth' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog').getByRole('textbox');
  await search.fill('gold@demo');
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /Grace Okoye/ })
      .first(),
  ).toBeVisible();
  await expectNoBarrier(page, 'the search', DIALOG);
  await page.keyboard.press('Enter');
  await expect(sheet(page, 'User Details')).toContainText('gold@demo');
});
