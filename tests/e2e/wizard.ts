import { expect, type Locator, type Page } from '@playwright/test';
import { WIZARD_STEPS, type WizardStep } from '#shared/domain/bcp/wizard.ts';

export const button = (scope: Page | Locator, name: string | RegExp): Locator =>
  scope.getByRole('button', { name, exact: typeof name === 'string' });

/** Waits for the question of the step. */
export const expectStep = (page: Page, step: WizardStep): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: WIZARD_STEPS[step - 1]!.question })).toBeVisible();

/** Opens a stored BCP on one of its steps. */
export const openBcp = async (page: Page, id: number, step: WizardStep): Promise<void> => {
  await page.goto(`/bcp/${id}?step=${step}`);
  await expectStep(page, step);
};

/** Goes on from one step and arrives at the following one. */
export const goOn = async (page: Page, from: WizardStep): Promise<void> => {
  await button(page, 'Next Step').click();
  await expectStep(page, (from + 1) as WizardStep);
};

/** The line about saving in the footer, once it says that everything is on the server. */
export const expectSaved = (page: Page): Promise<void> => expect(page.getByText(/^Saved \d/)).toBeVisible();

/** The answer of the next call that saves the BCP. */
export const nextSave = (page: Page) =>
  page.waitForResponse((answer) => /\/v1\/bcp\/\d+$/.test(answer.url()) && answer.request().method() === 'PUT');

/** Fills everything step 1 asks for. */
export const fillBusiness = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Business type').selectOption('LLC');
  await page.getByLabel('Number of employees').fill('12');
  await page.getByLabel('Annual revenue').fill('$1.2M');
  await page.getByLabel('Location name').fill('Bakery and counter');
  await page.getByLabel('Contact').fill('Marta Lindqvist');
  await page.getByLabel(/^Address/).fill('2214 Western Avenue');
  await page.getByLabel('City').fill('Seattle');
  await page.getByLabel('State').selectOption('WA');
  await page.getByLabel('ZIP code').fill('98121');
  await page.getByLabel('Phone').fill('206-555-0114');
};

/** Takes everything that the open review offers. Answers how many suggestions there were. */
export const acceptAll = async (page: Page, title: string): Promise<number> => {
  const review = page.getByRole('dialog', { name: title });
  await expect(review).toBeVisible({ timeout: 30_000 });
  const offered = await review.getByRole('checkbox').count();
  await button(review, `Apply all ${offered}`).click();
  await expect(review).toBeHidden();
  return offered;
};
