/** What if: a scenario of the BCP, what would help, and a measured time that shows up beside the number and on paper. */
import type { Page } from '@playwright/test';
import { impacts, risks } from '#infra/local/seed/harbor-bakery/business.ts';
import { NAME_MAX } from '#shared/domain/bcp/text-limits.ts';
import { expectNoBarrier } from './barriers.ts';
import { createBcp, planner, stored } from './bcps.ts';
import { expect, PHONE, test } from './browser-test.ts';
import { button, expectStep } from './wizard.ts';

const operations = {
  open_hours_per_week: 40,
  critical_functions: [
    {
      ...{ id: 'sales', name: 'Sales', description: 'Counter', criticality: 'critical', owner: 'Marta Lindqvist' },
      ...{ rto: '4 hours', max_downtime: '8 hours', dependencies: ['Point of sale'], revenue_share: 70 },
    },
    {
      ...{ id: 'delivery', name: 'Delivery', description: 'To cafes', criticality: 'critical', owner: 'Marta Lindqvist' },
      ...{ rto: '1 day', max_downtime: '2 days', dependencies: ['Order book'], revenue_share: 30 },
    },
  ],
  it_systems: [
    {
      ...{ id: 'pos', name: 'Point of sale', description: 'On the server in the office', system_type: 'application' },
      ...{ recovery_time: '24 hours', rto: '4 hours', backup_location: 'Dropbox', backup_frequency: 'Daily' },
      responsible_team: 'Sound IT',
    },
    {
      ...{ id: 'orders', name: 'Order book', description: 'On the server in the office', system_type: 'application' },
      ...{ recovery_time: '26 hours', rto: '1 day', backup_location: 'Dropbox', backup_frequency: 'Daily' },
      responsible_team: 'Sound IT',
    },
  ],
};

const createShop = async () => {
  const owner = await planner();
  const id = await createBcp(owner, { ...risks, ...impacts, ...operations } as never);
  await owner.client.people.createProvider({
    params: { id },
    body: { name: 'Sound IT', provider_type: 'IT Support', phone: '206-555-0199' } as never,
  });
  return { owner, id };
};

const choose = (page: Page, title: string) => page.getByRole('radio', { name: title }).check();
const slider = (page: Page) => page.getByRole('slider', { name: 'Time since it happened' });

test('the stress test of a plan says who decides, follows the slider, and turns what would help into a mitigation', async ({
  openAs,
}) => {
  const { owner, id } = await createShop();
  const page = await openAs(owner);
  await page.goto(`/bcp/${id}/stress-test`);
  await choose(page, 'Ransomware locks every system');
  const result = page.getByRole('region', { name: 'Ransomware locks every system' });
  await expect(result.getByRole('status')).toHaveText('2 of 2 functions stop. 2 come back too late.');
  const rows = result.getByRole('listbox', { name: 'When each function is back, and why' });
  await rows.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(rows.getByRole('option', { selected: true })).toHaveCount(1);
  await expect(
    result.getByText('it waits for Order book, which Sound IT restores only after Point of sale', { exact: false }).first(),
  ).toBeAttached();
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /2 running, .*of revenue lost so far$/);
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /2 down/);
  await expect(page.getByText('Sound IT decides how fast you recover')).toBeVisible();
  await expect(
    page.getByText('The 40 open hours a week count as Monday to Friday, 9:00 AM to 5:00 PM.', { exact: false }),
  ).toBeVisible();

  const help = page.getByRole('region', { name: 'What would help most' });
  const add = help.getByRole('button', { name: /^Add as mitigation/ }).first();
  await expect(add).toBeVisible();
  await expectNoBarrier(page, 'the stress test after the slider was moved');
  await add.click();
  const form = page.getByRole('dialog', { name: 'Add Mitigation' });
  await expect(form.getByLabel('Strategy').first()).not.toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Stress test' })).toBeVisible();
});

test('on paper, a stress test from a dark screen is legible, explains each function, and has nothing to press', async ({
  openAs,
}) => {
  const { owner, id } = await createShop();
  const page = await openAs(owner);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/bcp/${id}/stress-test`);
  await choose(page, 'Ransomware locks every system');
  await expect(page.getByRole('button', { name: /^Add as mitigation/ }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const result = page.getByRole('region', { name: 'Ransomware locks every system' });
  await expect(result.getByRole('heading')).toHaveCSS('color', 'rgb(23, 33, 31)');
  for (const name of ['Sales', 'Delivery'])
    await expect(result.getByRole('listitem').filter({ hasText: new RegExp(`^${name} is back`) })).toBeVisible();
  await expect(result.getByRole('slider')).toBeHidden();
  await expect(page.getByRole('radio').first()).toBeHidden();
  await expect(page.getByRole('button', { name: /^(Play|Add as mitigation|Go to the answer)/ }).first()).toBeHidden();
});

test('a measured time stands as proof on its page, in the stress test and in the document', async ({ openAs }) => {
  const { owner, id } = await createShop();
  const page = await openAs(owner, { viewport: PHONE });
  await page.goto(`/bcp/${id}/proof`);
  await button(page, 'Record a test: Point of sale: Recovery time 24 hours').click();
  const sheet = page.getByRole('dialog', { name: 'Record a test' });
  await sheet.getByLabel('What you measured').fill('3 hours 10 minutes');
  await button(sheet, 'Record Test').click();
  await expect(sheet).toBeHidden();
  const proven = page.getByRole('region', { name: 'Proven' });
  await expect(proven.getByText(/^Proven \w{3} \d+, \d{4}$/)).toBeVisible();
  await page.reload();
  await expect(proven.getByText('Point of sale', { exact: true })).toBeVisible();

  await page.goto(`/bcp/${id}/stress-test`);
  await choose(page, 'Ransomware locks every system');
  await expect(page.getByText(/Proven \w{3} \d+, \d{4}/).first()).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);

  await page.setContent(await owner.client.bcp.preview({ params: { id }, query: {} }));
  await expect(page.getByText(/proven 3 h 10 min on \w{3} \d+, \d{4}/).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: /Sound IT/ }).first()).toBeVisible();
});

test('a scenario of the customer survives a reload, and a lost network loses nothing typed', async ({
  openAs,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { owner, id } = await createShop();
  const page = await openAs(owner);
  await page.goto(`/bcp/${id}/stress-test`);
  await button(page, 'Build your own').click();
  const sheet = page.getByRole('dialog', { name: 'Build your own scenario' });
  await sheet.getByLabel('What happens').fill('The server burns');
  await sheet.getByRole('checkbox', { name: 'Point of sale' }).check();
  await page.context().setOffline(true);
  await button(sheet, 'Save scenario').click();
  await expect(sheet.getByText(/still here/).first()).toBeVisible();
  await page.context().setOffline(false);
  await button(sheet, 'Save scenario').click();
  await expect(sheet).toBeHidden();
  await page.reload();
  await choose(page, 'The server burns');
  await expect(page.getByRole('region', { name: 'The server burns' }).getByRole('status')).toContainText('1 of 2 functions');
  expect((await stored(owner, id)).scenarios).toHaveLength(1);
});

test('before the risks are rated, the stress test says what comes first', async ({ openAs }) => {
  const owner = await planner();
  const id = await createBcp(owner, operations as never);
  const page = await openAs(owner);
  await page.goto(`/bcp/${id}/stress-test`);
  const help = page.getByRole('region', { name: 'What would help most' });
  await expect(help.getByText('You can add these as mitigations once step 2 is done.')).toBeVisible();
  await expect(help.getByRole('button', { name: /^Add as mitigation/ })).toHaveCount(0);
  await button(help, 'Finish step 2').click();
  await expectStep(page, 2);
});

test('a scenario whose title is one word of full length stays within the page', async ({ openAs }) => {
  const { owner, id } = await createShop();
  const page = await openAs(owner, { viewport: PHONE });
  await page.goto(`/bcp/${id}/stress-test`);
  await button(page, 'Build your own').click();
  await page.getByRole('textbox', { name: 'What happens' }).fill('x'.repeat(NAME_MAX));
  await page.getByRole('checkbox', { name: 'Point of sale' }).check();
  await button(page, 'Save scenario').click();
  await expect(page.getByRole('heading', { name: 'x'.repeat(NAME_MAX) })).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
});
