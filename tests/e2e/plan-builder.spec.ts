/** The editor where a browser matters: offline work, closed tabs, history, two windows, large files. */
import type { Page } from '@playwright/test';
import { impacts, risks } from '#infra/local/seed/harbor-bakery/business.ts';
import { criticalFunctions } from '#infra/local/seed/harbor-bakery/functions.ts';
import { createBcp, planner, stored } from './bcps.ts';
import { expect, test } from './browser-test.ts';
import { answerWith, countCalls } from './calls.ts';
import { button, expectSaved, expectStep, fillBusiness, goOn, nextSave, openBcp } from './wizard.ts';

const PLAN = /^\/v1\/bcp\/\d+$/;
const PLANS = /^\/v1\/bcp\/?$/;

const step = (page: Page, name: string) => page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
const name = (page: Page) => page.getByLabel('Business name');
/** The notice of a step that may not be left. */
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test.describe('automatic saving', () => {
  test('autosave creates a BCP once and then changes it', async ({ openAs }) => {
    const person = await planner();
    const page = await openAs(person);
    const created = countCalls(page, 'POST', PLANS);
    await page.goto('/bcp/new');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await fillBusiness(page, 'Harbor Bakery');
    await expectSaved(page);
    await expect(page).toHaveURL(/\/bcp\/\d+$/);
    const changed = nextSave(page);
    await name(page).fill('Harbor Bakery West');
    expect((await changed).request().postDataJSON()).toMatchObject({ business_name: 'Harbor Bakery West' });
    await expectSaved(page);
    expect(created()).toBe(1);
    expect((await person.client.bcp.list()).map((bcp) => bcp.business_name)).toEqual(['Harbor Bakery West']);
  });

  test('the editor works without a connection, and every change is saved afterwards', async ({ openAs }) => {
    const person = await planner();
    const id = await createBcp(person, { ...risks, ...impacts });
    const page = await openAs(person);
    // The steps that follow are loaded soon after the first one.
    const ahead = page.waitForResponse(/\/assets\/review-step-/);
    await openBcp(page, id, 1);
    await ahead;
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await name(page).fill('Harbor Bakery at Sea');
    await goOn(page, 1);
    await goOn(page, 2);
    await page.getByLabel(/\(RPO\)/).selectOption('1 hour');
    await goOn(page, 3);
    await expect(page.getByText('You’re offline. We’ll save your changes when you reconnect.')).toBeVisible();
    await page.context().setOffline(false);
    await expectSaved(page);
    expect(await stored(person, id)).toMatchObject({ business_name: 'Harbor Bakery at Sea', rpo: '1-hour' });
  });

  test('a refused save keeps the text, and the section shows it too', async ({ openAs, expectProblem }) => {
    expectProblem(/PUT \/v1\/bcp\/\d+: 500/);
    const person = await planner();
    const id = await createBcp(person);
    const page = await openAs(person);
    await openBcp(page, id, 1);
    await answerWith(page, 'PUT', PLAN, 500, { detail: 'The tide went out' });
    await name(page).fill('Harbor Bakery Ashore');
    await expect(page.getByText('Auto-save failed. We’ve kept your changes on this device.')).toBeVisible();
    await expect(name(page)).toHaveValue('Harbor Bakery Ashore');
    await button(page, 'Save Business Info').click();
    const failure = notice(page, 'Failed to save business info');
    await expect(failure).toContainText('The tide went out');
    await page.unrouteAll();
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().click();
    await expect(failure).toBeHidden();
    await expectSaved(page);
    expect((await stored(person, id)).business_name).toBe('Harbor Bakery Ashore');
  });

  test('the editor offers the unsaved changes of a tab that was closed offline', async ({ openAs }) => {
    const person = await planner();
    const id = await createBcp(person);
    const page = await openAs(person);
    await openBcp(page, id, 1);
    const profile = page.context();
    await profile.setOffline(true);
    await name(page).fill('Harbor Bakery Adrift');
    await expect(page.getByText('You’re offline. We’ll save your changes when you reconnect.')).toBeVisible();
    await page.close();
    await profile.setOffline(false);
    const again = await profile.newPage();
    await openBcp(again, id, 1);
    await expect(again.getByRole('region', { name: 'Unsaved changes' })).toContainText('We kept 1 change from');
    await button(again, 'Restore').click();
    await expect(name(again)).toHaveValue('Harbor Bakery Adrift');
    await expectSaved(again);
  });
});

test.describe('a section', () => {
  test('a section cannot be saved without a risk, or without a mitigation', async ({ openAs }) => {
    const person = await planner();
    const risk_factors = { selected: ['Cyber Attacks'] };
    const id = await createBcp(person, { ...risks, risk_factors, ...impacts, critical_functions: criticalFunctions });
    const page = await openAs(person);
    await openBcp(page, id, 5);
    await expect(button(page, 'Save Mitigations')).toBeDisabled();
    await step(page, 'Risk Assessment').click();
    await page.getByRole('checkbox', { name: /^Cyber Attacks/ }).uncheck();
    await expect(button(page, 'Save Risk Assessment')).toBeDisabled();
  });
});

test.describe('coming back', () => {
  test('a reload restores the step and its contents, and the dashboard leads back to it', async ({ openAs }) => {
    const person = await planner();
    const page = await openAs(person);
    await openBcp(page, await createBcp(person), 1);
    await goOn(page, 1);
    await page.getByRole('checkbox', { name: /^Wildfires/ }).check();
    await expectSaved(page);
    await page.reload();
    await expectStep(page, 2);
    await expect(page.getByRole('checkbox', { name: /^Wildfires/ })).toBeChecked();
    await expect(page).toHaveTitle('Step 2 of 6: Risk Assessment · Harbor Bakery · Keelhouse');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('Pick up where you left off')).toBeVisible();
    await page.getByRole('link', { name: /Continue/ }).click();
    await expectStep(page, 2);
  });

  test("the browser's back button goes one step back, without losing anything", async ({ openAs }) => {
    const person = await planner();
    const page = await openAs(person);
    await page.goto('/bcp');
    await openBcp(page, await createBcp(person, risks), 1);
    await goOn(page, 1);
    await page.getByRole('checkbox', { name: /^Hurricanes/ }).check();
    await goOn(page, 2);
    await page.goBack();
    await expectStep(page, 2);
    await expect(page.getByRole('checkbox', { name: /^Hurricanes/ })).toBeChecked();
    await page.goBack();
    await expectStep(page, 1);
    await page.goForward();
    await expectStep(page, 2);
    await expectSaved(page);
  });
});

test.describe('two windows on one BCP', () => {
  test('two windows that change one section choose field by field which version to keep', async ({ openAs }) => {
    const person = await planner();
    const id = await createBcp(person);
    const [here, there] = [await openAs(person), await openAs(person)];
    for (const page of [here, there]) {
      await openBcp(page, id, 1);
      await expect(name(page)).toHaveValue('Harbor Bakery');
    }
    await name(there).fill('Harbor Bakery North');
    await there.getByLabel('Number of employees').fill('31');
    await expectSaved(there);
    await here.getByLabel('Annual revenue').fill('$2M');
    await name(here).fill('Harbor Bakery South');
    await expect(here.getByText('Changed in another tab.')).toBeVisible();
    await button(here, 'Review').click();
    const dialog = here.getByRole('dialog', { name: 'Changed in another tab' });
    await expect(dialog.getByRole('radiogroup')).toHaveCount(3);
    await dialog.getByRole('radiogroup', { name: 'Business name' }).getByLabel('Theirs').check();
    await button(dialog, 'Keep these').click();
    await expect(dialog).toBeHidden();
    await expectSaved(here);
    expect(await stored(person, id)).toMatchObject({
      business_name: 'Harbor Bakery North',
      employee_count: 31,
      annual_revenue: '$2M',
    });
  });
});

test.describe('the lists of step 4', () => {
  test('an entry form asks before it discards typed text, and keeps it when it is invalid', async ({ openAs }) => {
    const person = await planner();
    const page = await openAs(person);
    await openBcp(page, await createBcp(person, { ...risks, ...impacts }), 4);
    await expect(page.getByText('No critical functions defined')).toBeVisible();
    await button(page, 'Add New function').click();
    await page.getByRole('menuitem', { name: 'Add Function' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add Function' });
    await sheet.getByLabel('Name').fill('Bake bread');
    await button(sheet, 'Add Function').click();
    await expect(sheet.getByText('Description is required')).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Keep editing').click();
    await expect(sheet.getByLabel('Name')).toHaveValue('Bake bread');
    await button(sheet, 'Cancel').click();
    await button(page, 'Discard').click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('No critical functions defined')).toBeVisible();
  });

  test('an import adds the valid rows of a large file, and lists the invalid ones', async ({ openAs }) => {
    const person = await planner();
    const id = await createBcp(person, { ...risks, ...impacts });
    const page = await openAs(person);
    await openBcp(page, id, 4);
    await button(page, /^Add New\s*supplier/).click();
    await page.getByRole('menuitem', { name: 'Bulk Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import suppliers' });
    await button(dialog, 'Next').click();
    const rows = Array.from({ length: 200 }, (_, at) => (at % 10 === 9 ? ',no name' : `Mill ${at + 1},"Flour, twice a week"`));
    const csv = ['name,services_provided', ...rows].join('\r\n');
    await dialog.getByLabel('CSV file').setInputFiles({ name: 'mills.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(dialog.getByText('180 rows ready, 20 rows with problems')).toBeVisible();
    await button(dialog, 'Import').click();
    await expect(dialog.getByText('Successfully imported 180 suppliers')).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Rows not imported' }).getByRole('listitem')).toHaveCount(20);
    await expect(dialog.getByText('Row 11: name - Name is required')).toBeVisible();
    await button(dialog, 'Done').click();
    await expect(page.getByText('180 suppliers')).toBeVisible();
    expect((await stored(person, id)).key_suppliers).toHaveLength(180);
  });
});
