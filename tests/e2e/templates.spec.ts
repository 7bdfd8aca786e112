import { randomUUID } from 'node:crypto';
import { signInDemo } from '#tests/support/people.ts';
import { DIALOG, expectNoBarrier } from './barriers.ts';
import { expect, PHONE, test } from './browser-test.ts';
import { button } from './wizard.ts';

const WIDE = { width: 1440, height: 900 };

test('staff create, preview, switch, edit and delete an exercise template, without an accessibility violation', async ({
  openAs,
}) => {
  const name = `Oven fire ${randomUUID()}`;
  const page = await openAs(await signInDemo('admin'), { viewport: WIDE });
  const customer = await signInDemo('premium');
  const offered = async () => (await customer.client.exerciseTemplates.list()).some((template) => template.name === name);
  const card = page.getByRole('article', { name });
  const dialog = page.getByRole('dialog');
  const look = async (place: string, within?: string) => {
    await expectNoBarrier(page, place, within);
    await page.setViewportSize(PHONE);
    await expectNoBarrier(page, `${place} on a phone`, within);
    await page.setViewportSize(WIDE);
  };

  await page.goto('/admin/templates');
  await expect(page.getByRole('article').first()).toBeVisible();
  await look('the templates');
  await button(page, '+ Add Template').click();
  await button(dialog, 'Create Template').click();
  await expect(dialog.getByRole('alert')).toContainText('Template name is required');
  await look('a refused template', DIALOG);
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByLabel(/^Exercise type/).selectOption('fire');
  await dialog.getByLabel(/^Description/).fill('Smoke in the kitchen.');
  await dialog.getByLabel(/^Scenario template/).fill('Smoke fills [main site].');
  await dialog.getByLabel('Objectives').fill('Call 911\n\nAccount for everyone');
  // What is typed survives a reload, and the dialog is open again.
  await expect(dialog.getByText('One per line. 2 objectives.')).toBeVisible();
  await page.waitForFunction("indexedDB.databases().then((all) => all.some(({ name }) => name === 'keelhouse'))");
  await page.reload();
  await expect(dialog.getByText(/^We kept what you typed here on /)).toBeVisible();
  await button(dialog, 'Create Template').click();
  await expect(card).toContainText('120 minutes');
  expect(await offered()).toBe(true);

  await button(card, `Preview ${name}`).click();
  await expect(dialog).toContainText('Smoke fills 2214 Western Avenue, Seattle.');
  await look('the preview', DIALOG);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await button(card, 'Active').click();
  await expect(button(card, 'Inactive')).toBeVisible();
  await expect.poll(offered).toBe(false);

  await button(card, `Edit ${name}`).click();
  await expect(dialog.getByLabel('Objectives')).toHaveValue('Call 911\nAccount for everyone');
  await dialog.getByLabel(/^Duration in minutes/).fill('45');
  await button(dialog, 'Save Template').click();
  await expect(card).toContainText('45 minutes');
  await expect(button(card, 'Inactive')).toBeVisible();

  await button(card, `Delete ${name}`).click();
  await button(page.getByRole('dialog', { name: 'Are you sure you want to delete this template?' }), 'Delete').click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(card).toHaveCount(0);
});
