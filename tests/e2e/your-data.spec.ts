/** A customer takes the data along, asks for the deletion of the account, and keeps it after all. */
import { readFile } from 'node:fs/promises';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { call } from '#tests/support/client.ts';
import { PASSWORD, signInDemo, signUpVerified } from '#tests/support/people.ts';
import { unzip } from '#tests/support/zip.ts';
import { DIALOG, expectNoBarrier } from './barriers.ts';
import { expect, PHONE, test } from './browser-test.ts';
import { button } from './wizard.ts';

test('a customer downloads all data, finds as much in the archive as in the product, and finds it again after a reload', async ({
  openAs,
}, testInfo) => {
  const premium = await signInDemo('premium');
  const page = await openAs(premium);
  await page.goto('/profile#your-data');
  const card = page.getByRole('region', { name: 'Your data', exact: true });
  const saved = page.waitForEvent('download', { timeout: 60_000 });
  await button(card, /^(Download My Data|Make a New Archive)$/).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^keelhouse-data-\d{4}-\d\d-\d\d\.zip$/);
  const path = testInfo.outputPath('data.zip');
  await file.saveAs(path);
  const files = unzip(await readFile(path));

  const token = { token: premium.accessToken };
  const bcps = (await call<BcpRow[]>('GET', '/v1/bcp', token)).body;
  const exercises = (await call<unknown[]>('GET', '/v1/tabletop-exercises?limit=100', token)).body;
  const { total } = (await call<{ total: number }>('GET', '/v1/crisis-communication/users', token)).body;
  const names = [...files.keys()];
  expect(names.filter((name) => name.endsWith('/bcp.json'))).toHaveLength(bcps.length);
  expect(names.filter((name) => name.endsWith('/bcp.pdf'))).toHaveLength(bcps.length);
  expect(names.filter((name) => /^exercises\/exercise-.*\.json$/.test(name))).toHaveLength(exercises.length);
  expect(JSON.parse(files.get('contacts.json')!)).toHaveLength(total);
  expect(files.get('README.txt')).toContain(`BCPs: ${bcps.length}. Exercises: ${exercises.length}. Contacts: ${total}.`);
  const bakery = bcps.find(({ business_name }) => business_name === 'Harbor Bakery')!;
  const functions = files.get(`bcps/bcp-${bakery.id}_Harbor_Bakery/functions.csv`)!;
  expect(functions.trim().split('\r\n').length).toBeGreaterThan(bakery.counts.functions);

  await page.reload();
  await expect(button(card, 'Download Archive')).toBeVisible();
  const again = page.waitForEvent('download');
  await button(card, 'Download Archive').click();
  expect((await again).suggestedFilename()).toBe(file.suggestedFilename());
});

test('a customer asks for the deletion of the account, sees the dates after a reload, and keeps the account', async ({
  openAs,
}) => {
  const page = await openAs(await signUpVerified(), { viewport: PHONE });
  await page.goto('/profile#your-data');
  const card = page.getByRole('region', { name: 'Your data', exact: true });
  await button(card, 'Delete My Account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toBeVisible();
  await expectNoBarrier(page, 'Delete your account?', DIALOG);
  // The focused field is seen, however long the dates above it are.
  await expect(dialog.getByLabel(/^Current password/)).toBeFocused();
  await expect(dialog.getByLabel(/^Current password/)).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel(/^Current password/).fill(PASSWORD);
  await button(dialog, 'Delete My Account').click();
  await expect(card.getByText(/^Your account will be deleted on/)).toBeVisible();
  await page.reload();
  await expect(card.getByText(/^Your account will be deleted on/)).toBeVisible();
  await expectNoBarrier(page, 'an account to be deleted');
  await button(card, 'Keep My Account').click();
  await expect(card.getByText(/^Your account stays/)).toBeVisible();
  await page.reload();
  await expect(button(card, 'Delete My Account')).toBeVisible();
});
