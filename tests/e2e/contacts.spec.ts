/** Crisis contacts from a file to paper: an import with a bad row, its repair, a search, and the phone tree. */
import { signUpSubscribed } from '#tests/support/subscribers.ts';
import { expect, PHONE, test } from './browser-test.ts';
import { button } from './wizard.ts';

const file = [
  'first_name,last_name,email,phone',
  'Ana,Ruiz,ana@acme.example,206-555-0101',
  'Bo,Lund,nowhere,206-555-0102',
  'Cy,Dahl,cy@acme.example,206-555-0103',
].join('\n');

test('contacts come from a file whose bad row is corrected, are found, and print as a phone tree', async ({ openAs }) => {
  const page = await openAs(await signUpSubscribed('gold'), { viewport: PHONE });
  await page.goto('/crisis-communications');
  await expect(page.getByText('No contacts yet')).toBeVisible();
  await button(page.getByRole('main'), 'Bulk Import').first().click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Import' });
  await button(dialog, 'Next').click();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await button(dialog, 'Import').click();
  await expect(dialog.getByText('Import completed with errors: 2 of 3 rows were imported')).toBeVisible();
  await expect(dialog.getByText('Row 3: email - Please enter a valid email address')).toBeVisible();
  await dialog.getByLabel('Row 3, email').fill('bo@acme.example');
  await button(dialog, 'Import these rows').click();
  await expect(page.getByText('Successfully imported 1 users')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('rowheader')).toHaveText(['Bo Lund', 'Cy Dahl', 'Ana Ruiz']);

  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('LUND');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveText(['Bo Lund']);
  await expect(page.getByRole('link', { name: 'Text Bo Lund' })).toHaveAttribute('href', 'sms:2065550102');

  await page.getByRole('link', { name: 'Phone tree' }).click();
  const first = page.getByRole('table', { name: 'The person who starts the phone tree calls' });
  await expect(first.getByRole('rowheader')).toHaveText(['Ana Ruiz', 'Bo Lund', 'Cy Dahl']);
  const answered: string[] = [];
  page.on('response', (answer) => answered.push(answer.url().split('/').at(-1)!));
  await button(page, 'Move Cy Dahl up').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('rowheader')).toHaveText(['Cy Dahl', 'Ana Ruiz', 'Bo Lund']);
  await expect(button(page, 'Move Cy Dahl up')).toBeFocused();
  await expect.poll(() => answered.includes('call-order') && answered.at(-1) === 'directory').toBe(true);
  await page.reload();
  await expect(first.getByRole('rowheader')).toHaveText(['Cy Dahl', 'Ana Ruiz', 'Bo Lund']);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(button(page, 'Move Cy Dahl up')).toBeHidden();
  await expect(page.getByText('If someone is in danger, call 911 first.')).toHaveCSS('color', 'rgb(0, 0, 0)');
});
