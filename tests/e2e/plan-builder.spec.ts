/** The plan editor: what may be left when, how work is kept, and what happens when several hands are on it. */
import type { Page } from '@playwright/test';
import { impacts, risks } from '#infra/local/seed/harbor-bakery/business.ts';
import { criticalFunctions } from '#infra/local/seed/harbor-bakery/functions.ts';
import { expect, test } from './browser-test.ts';
import { answerWith, countCalls, holdCalls, loseAnswers } from './calls.ts';
import { planner, planOf, stored } from './plans.ts';
import { button, expectSaved, expectStep, fillBusiness, goOn, nextSave, openPlan } from './wizard.ts';

const PLAN = /^\/v1\/bcp\/\d+$/;
const PLANS = /^\/v1\/bcp\/?$/;

const step = (page: Page, name: string) => page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
const name = (page: Page) => page.getByLabel('Business name');
/** The notice of a step that may not be left. */
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test.describe('a step that is not complete', () => {
  test('is not left, says why, and leads to each field', async ({ openAs }) => {
    const page = await openAs(await planner());
    const created = countCalls(page, 'POST', PLANS);
    await page.goto('/bcp/new');
    await expect(button(page, 'Previous')).toBeDisabled();
    await expect(button(page, 'Next Step')).toHaveAttribute('aria-disabled', 'true');
    await name(page).fill('H');
    await button(page, 'Next Step').click({ force: true });
    await expect(notice(page, 'Please fix validation errors before submitting.')).toBeVisible();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Business name must be at least 2 characters',
      'Industry is required',
      'Business type is required',
      'Employee count is required',
      'Annual revenue is required',
      'Primary address is required',
      'Primary city is required',
      'Primary state is required',
      'Primary zip code is required',
    ]);
    await summary.getByRole('link', { name: 'Primary city is required' }).click();
    await expect(page.getByLabel('City')).toBeFocused();
    await expect(name(page)).toHaveValue('H');
    expect(created()).toBe(0);
    await fillBusiness(page, 'Harbor Bakery');
    await expect(button(page, 'Next Step')).not.toHaveAttribute('aria-disabled');
  });

  test('has its own words on risks, impact and operations', async ({ openAs }) => {
    const person = await planner();
    const page = await openAs(person);
    await openPlan(page, await planOf(person), 2);
    await page.getByRole('checkbox', { name: /^Equipment Failure/ }).check();
    await button(page, 'Next Step').click({ force: true });
    const missing = notice(page, 'Please select at least one risk factor before proceeding.');
    await expect(missing).toBeFocused();
    await expect(missing.getByRole('listitem')).toHaveText(['One location risk']);
    await page.getByRole('checkbox', { name: /^Floods/ }).check();
    await expect(missing).toBeHidden();
    await goOn(page, 2);
    await button(page, 'Next Step').click({ force: true });
    await expect(notice(page, 'Please set at least one downtime, priority or impact value before proceeding.')).toBeVisible();
    await page.getByLabel('Longest you could be down (MTD)').selectOption('1-3 days');
    await goOn(page, 3);
    await button(page, 'Next Step').click({ force: true });
    await expect(notice(page, 'Please add at least one critical function before proceeding.')).toBeVisible();
    await expectStep(page, 4);
  });

  test('stops a jump over it, while going back is always free', async ({ openAs }) => {
    const person = await planner();
    const page = await openAs(person);
    await openPlan(page, await planOf(person, risks), 1);
    await step(page, 'Review').click();
    await expectStep(page, 3);
    await expect(notice(page, 'Please set at least one downtime, priority or impact value before proceeding.')).toBeVisible();
    await expect(step(page, 'Business Info').getByRole('img', { name: 'Done:' })).toBeVisible();
    await step(page, 'Business Info').click();
    await expectStep(page, 1);
    await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('img', { name: 'Done:' })).toHaveCount(0);
  });
});

test.describe('automatic saving', () => {
  test('creates a plan once and then changes it', async ({ openAs }) => {
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
    expect((await person.client.bcp.list()).map((plan) => plan.business_name)).toEqual(['Harbor Bakery West']);
  });

  test('sends a burst of typing in one call', async ({ openAs }) => {
    const person = await planner();
    const page = await openAs(person);
    const saves = countCalls(page, 'PUT', PLAN);
    await openPlan(page, await planOf(person), 1);
    const saved = nextSave(page);
    await name(page).pressSequentially(' and Café', { delay: 40 });
    await saved;
    await expectSaved(page);
    expect(saves()).toBe(1);
  });

  test('makes no second plan when the answer to the first try is lost', async ({ openAs }) => {
    const person = await planner('gold');
    const page = await openAs(person);
    await page.goto('/bcp/new');
    await loseAnswers(page, 'POST', PLANS);
    await fillBusiness(page, 'Harbor Bakery');
    await expect(page.getByText('Auto-save failed. Your text is kept on this device.')).toBeVisible();
    await page.unrouteAll();
    await button(page, 'Retry').click();
    await expectSaved(page);
    expect(await person.client.bcp.list()).toHaveLength(1);
  });

  test('waits for the connection and then saves', async ({ openAs }) => {
    const person = await planner();
    const id = await planOf(person);
    const page = await openAs(person);
    await openPlan(page, id, 1);
    await expect(name(page)).toHaveValue('Harbor Bakery');
    await page.context().setOffline(true);
    await name(page).fill('Harbor Bakery at Sea');
    await expect(page.getByText('Offline. Will save when you are back')).toBeVisible();
    await page.context().setOffline(false);
    await expectSaved(page);
    expect((await stored(person, id)).business_name).toBe('Harbor Bakery at Sea');
  });

  test('goes on through the steps without a connection, and everything arrives afterwards', async ({ openAs }) => {
    const person = await planner();
    const id = await planOf(person, { ...risks, ...impacts });
    const page = await openAs(person);
    // The steps that follow are loaded soon after the first one.
    const ahead = page.waitForResponse(/\/assets\/review-step-/);
    await openPlan(page, id, 1);
    await ahead;
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await name(page).fill('Harbor Bakery at Sea');
    await goOn(page, 1);
    await goOn(page, 2);
    await page.getByLabel(/\(RPO\)/).selectOption('1 hour');
    await goOn(page, 3);
    await expect(page.getByText('Offline. Will save when you are back')).toBeVisible();
    await page.context().setOffline(false);
    await expectSaved(page);
    expect(await stored(person, id)).toMatchObject({ business_name: 'Harbor Bakery at Sea', rpo: '1-hour' });
  });

  test('keeps the text when it is refused, and a section says so too', async ({ openAs, expectProblem }) => {
    expectProblem(/PUT \/v1\/bcp\/\d+: 500/);
    const person = await planner();
    const id = await planOf(person);
    const page = await openAs(person);
    await openPlan(page, id, 1);
    await answerWith(page, 'PUT', PLAN, 500, { detail: 'The tide went out' });
    await name(page).fill('Harbor Bakery Ashore');
    await expect(page.getByText('Auto-save failed. Your text is kept on this device.')).toBeVisible();
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

  test('offers what a tab that was closed offline had not saved yet', async ({ openAs }) => {
    const person = await planner();
    const id = await planOf(person);
    const page = await openAs(person);
    await openPlan(page, id, 1);
    const profile = page.context();
    await profile.setOffline(true);
    await name(page).fill('Harbor Bakery Adrift');
    await expect(page.getByText('Offline. Will save when you are back')).toBeVisible();
    await page.close();
    await profile.setOffline(false);
    const again = await profile.newPage();
    await openPlan(again, id, 1);
    await expect(again.getByRole('region', { name: 'Unsaved changes' })).toContainText('We kept 1 change from');
    await button(again, 'Restore').click();
    await expect(name(again)).toHaveValue('Harbor Bakery Adrift');
    await expectSaved(again);
  });
});

test.describe('a section', () => {
  test('is saved by its own button, once per press, and says when', async ({ openAs }) => {
    const person = await planner();
    const page = await openAs(person);
    await openPlan(page, await planOf(person, { ...risks, ...impacts }), 3);
    const saves = countCalls(page, 'PUT', PLAN);
    const release = await holdCalls(page, 'PUT', PLAN);
    await button(page, 'Save Financial Impact').click();
    const saving = page.getByRole('main').getByRole('button', { name: 'Saving to server...' });
    await expect(saving).toHaveAttribute('aria-busy', 'true');
    await saving.click({ force: true });
    await release();
    await expect(page.getByText('Financial impact settings saved successfully!')).toBeVisible();
    await expect(page.getByText(/Saved at \d/)).toBeVisible();
    await expect(button(page, 'Save Financial Impact')).toBeVisible();
    expect(saves()).toBe(1);
    await expect(page.getByText('Financial impact settings saved successfully!')).toBeHidden();
    await button(page, 'Save Risk Impact Assessment').click();
    await expect(page.getByText('Risk impact assessment saved successfully!')).toBeVisible();
  });

  test('cannot be saved without a risk, or without a mitigation', async ({ openAs }) => {
    const person = await planner();
    const risk_factors = { selected: ['Cyber Attacks'] };
    const id = await planOf(person, { ...risks, risk_factors, ...impacts, critical_functions: criticalFunctions });
    const page = await openAs(person);
    await openPlan(page, id, 5);
    await expect(button(page, 'Save Mitigations')).toBeDisabled();
    await step(page, 'Risk Assessment').click();
    await page.getByRole('checkbox', { name: /^Cyber Attacks/ }).uncheck();
    await expect(button(page, 'Save Risk Assessment')).toBeDisabled();
  });
});

test.describe('coming back', () => {
  test('by a reload finds the step and everything on it', async ({ openAs }) => {
    const person = await planner();
    const page = await openAs(person);
    await openPlan(page, await planOf(person), 1);
    await goOn(page, 1);
    await page.getByRole('checkbox', { name: /^Wildfires/ }).check();
    await expectSaved(page);
    await page.reload();
    await expectStep(page, 2);
    await expect(page.getByRole('checkbox', { name: /^Wildfires/ })).toBeChecked();
    await expect(page).toHaveTitle('Step 2 of 6: Risk Assessment · Harbor Bakery · Keelhouse');
  });

  test("by the browser's back button goes one step back, without losing anything", async ({ openAs }) => {
    const person = await planner();
    const page = await openAs(person);
    await page.goto('/bcp');
    await openPlan(page, await planOf(person, risks), 1);
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

  test('from the dashboard goes on where it was left', async ({ openAs }) => {
    const person = await planner();
    const page = await openAs(person);
    await openPlan(page, await planOf(person, { ...risks, ...impacts }), 3);
    await expectStep(page, 3);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('Pick up where you left off')).toBeVisible();
    await page.getByRole('link', { name: /Continue/ }).click();
    await expectStep(page, 3);
  });
});

test.describe('two windows on one plan', () => {
  test('in one section choose field by field what to keep', async ({ openAs }) => {
    const person = await planner();
    const id = await planOf(person);
    const [here, there] = [await openAs(person), await openAs(person)];
    for (const page of [here, there]) {
      await openPlan(page, id, 1);
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

  test('in different sections keep both', async ({ openAs }) => {
    const person = await planner();
    const id = await planOf(person, risks);
    const [here, there] = [await openAs(person), await openAs(person)];
    await openPlan(here, id, 1);
    await openPlan(there, id, 2);
    await there.getByRole('checkbox', { name: /^Hurricanes/ }).check();
    await name(here).fill('Harbor Bakery South');
    await Promise.all([expectSaved(here), expectSaved(there)]);
    const plan = await stored(person, id);
    expect(plan.business_name).toBe('Harbor Bakery South');
    expect(plan.threat_probability.selected).toContain('Hurricanes');
  });
});

test.describe('what is not there', () => {
  test("another customer's plan looks like no plan at all", async ({ openAs }) => {
    const [owner, stranger] = [await planner(), await planner()];
    const page = await openAs(stranger);
    await page.goto(`/bcp/${await planOf(owner)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'BCP not found' })).toBeVisible();
    await expect(page.getByText('Harbor Bakery')).toHaveCount(0);
    await page.goto('/bcp/keelhouse');
    await expect(page.getByRole('heading', { level: 1, name: 'BCP not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to your BCP plans' }).click();
    await expect(page).toHaveURL('/bcp');
  });

  test('a free place in the allowance stops a new plan, not an old one', async ({ openAs }) => {
    const person = await planner();
    const id = await planOf(person);
    const page = await openAs(person);
    const limits = page.getByRole('dialog', { name: 'BCP Creation Limit Reached' });
    await page.goto('/dashboard');
    await button(page, 'New BCP').click();
    await expect(limits).toContainText('1 of 1 used');
    await expect(limits).toContainText('0 BCPs remaining this year');
    await button(limits, 'Close').last().click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/bcp/new');
    await button(limits, 'Close').last().click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/bcp/new');
    await button(limits, 'Upgrade').click();
    await expect(page).toHaveURL('/subscription');
    await openPlan(page, id, 1);
    await expect(name(page)).toHaveValue('Harbor Bakery');
  });
});

test.describe('the lists of step 4', () => {
  test('take a deleted entry back', async ({ openAs }) => {
    const person = await planner();
    const id = await planOf(person, { ...risks, ...impacts, critical_functions: criticalFunctions });
    const page = await openAs(person);
    await openPlan(page, id, 4);
    const functions = page.getByRole('list', { name: 'Critical functions' }).getByRole('listitem');
    await expect(functions).toHaveCount(criticalFunctions.length);
    const first = criticalFunctions[0]!.name;
    await button(page, `Delete ${first}`).click();
    await expect(functions).toHaveCount(criticalFunctions.length - 1);
    await page
      .getByRole('alert')
      .filter({ hasText: `${first} deleted` })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(functions.first()).toContainText(first);
    await expectSaved(page);
    expect((await stored(person, id)).critical_functions.map((one) => one.name)).toEqual(
      criticalFunctions.map((one) => one.name),
    );
  });

  test('ask before typed text is thrown away, and keep it when the form is wrong', async ({ openAs }) => {
    const person = await planner();
    const page = await openAs(person);
    await openPlan(page, await planOf(person, { ...risks, ...impacts }), 4);
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

  test('take the good rows of a large file, and say which ones were bad', async ({ openAs }) => {
    const person = await planner();
    const id = await planOf(person, { ...risks, ...impacts });
    const page = await openAs(person);
    await openPlan(page, id, 4);
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

  test('hold each person once per role and ask before one is deleted', async ({ openAs }) => {
    const person = await planner();
    const page = await openAs(person);
    await openPlan(page, await planOf(person, { ...risks, ...impacts }), 4);
    const team = page.getByRole('table', { name: 'Team members' });
    const add = async () => {
      await button(page, 'Add Team Member').first().click();
      const sheet = page.getByRole('dialog', { name: 'Add Team Member' });
      await sheet.getByLabel('Name').fill('Dev Okafor');
      await sheet.getByLabel('Role').selectOption('CEO');
      await button(sheet, 'Add Team Member').click();
      return sheet;
    };
    await add();
    await expect(team).toContainText('Dev Okafor');
    const sheet = await add();
    await expect(sheet.getByRole('alert')).toHaveText('Employee with name "Dev Okafor" and role "CEO" already exists.');
    await button(sheet, 'Cancel').click();
    await button(page, 'Discard').click();
    await button(page, 'Delete Dev Okafor').click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this employee?' });
    await button(question, 'Keep').click();
    await expect(team).toContainText('Dev Okafor');
    await button(page, 'Delete Dev Okafor').click();
    await button(question, 'Delete').click();
    await expect(team).toBeHidden();
  });
});

test.describe('AI help', () => {
  test('that fails changes nothing and says so', async ({ openAs, expectProblem }) => {
    expectProblem(/suggest-\w+: 500|AI suggestions .* failed/);
    const person = await planner();
    const page = await openAs(person);
    await openPlan(page, await planOf(person, { ...risks, ...impacts }), 2);
    await answerWith(page, 'POST', /\/v1\/bcp\/\d+\/suggest-/, 500);
    await button(page, 'Get AI Suggestions').click();
    await expect(page.getByRole('alert').getByText('Failed to get AI suggestions. Please try again.')).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(11);
    await step(page, 'Operations').click();
    await button(page, 'Add New function').click();
    await page.getByRole('menuitem', { name: 'From AI', exact: true }).click();
    await expect(page.getByText('No suggestions this time. Nothing was changed.')).toBeVisible();
    await expect(page.getByText('No critical functions defined')).toBeVisible();
  });

  test('is taken back as a whole', async ({ openAs }) => {
    const person = await planner();
    const id = await planOf(person);
    const page = await openAs(person);
    await openPlan(page, id, 2);
    await button(page, 'Get AI Suggestions').click();
    const review = page.getByRole('dialog', { name: 'Suggested risks and functions' });
    await expect(review.getByRole('button', { name: /^Apply all/ })).toBeFocused({ timeout: 30_000 });
    await page.keyboard.press('Enter');
    await expect(page.getByText('AI suggestions applied')).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).not.toHaveCount(0);
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expectSaved(page);
    expect(await stored(person, id)).toMatchObject({ risk_factors: { selected: [] }, critical_functions: [] });
  });
});

test.describe('the end of the wizard', () => {
  test('generates nothing without a subscription, and sells one instead', async ({ openAs }) => {
    const person = await planner();
    const id = await planOf(person, { ...risks, ...impacts, critical_functions: criticalFunctions });
    const page = await openAs(person);
    await page.route(/\/v1\/users\/me$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), subscription: null } });
    });
    await page.route(/\/v1\/payment\/subscriptions$/, (route) => route.fulfill({ json: [] }));
    await openPlan(page, id, 6);
    await expect(page.getByRole('region', { name: 'Subscription Required' })).toContainText(
      'An Essential subscription is needed',
    );
    await button(page, 'Generate BCP').click();
    const upgrade = page.getByRole('dialog', { name: 'Upgrade to Essential' });
    await expect(upgrade).toBeVisible();
    await button(upgrade, 'Not now').click();
    await page.goto(`/bcp/${id}?preview=1`);
    await expect(button(page, 'Print (Upgrade)')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Download (Upgrade)').click({ force: true });
    await expect(upgrade).toBeVisible();
    expect((await stored(person, id)).status).toBe('draft');
  });

  test('returns to the review when saving fails', async ({ openAs, expectProblem }) => {
    expectProblem(/PUT \/v1\/bcp\/\d+: 500/);
    const person = await planner();
    const id = await planOf(person, { ...risks, ...impacts, critical_functions: criticalFunctions });
    const page = await openAs(person);
    await openPlan(page, id, 6);
    await expectStep(page, 6);
    await answerWith(page, 'PUT', PLAN, 500);
    await button(page, 'Generate BCP').click();
    await expect(notice(page, 'Failed to save BCP')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.unrouteAll();
    await button(page, 'Generate BCP').click();
    await expect(page.getByRole('dialog', { name: 'Your BCP is ready' })).toBeVisible({ timeout: 30_000 });
    await button(page, 'Go to Dashboard').click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('is complete even when the analysis fails', async ({ openAs, expectProblem }) => {
    expectProblem(/analyze: 500|The analysis after generating failed/);
    const person = await planner();
    const id = await planOf(person, { ...risks, ...impacts, critical_functions: criticalFunctions });
    const page = await openAs(person);
    await answerWith(page, 'POST', /\/v1\/bcp\/\d+\/analyze$/, 500);
    await openPlan(page, id, 6);
    await button(page, 'Generate BCP').click();
    await expect(page.getByRole('dialog', { name: 'Your BCP is ready' })).toBeVisible({ timeout: 30_000 });
    expect((await stored(person, id)).status).toBe('completed');
  });
});
