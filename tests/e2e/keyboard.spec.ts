import type { Locator, Page } from '@playwright/test';
import { risks } from '#infra/local/seed/harbor-bakery/business.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';
import { createBcp, planner, stored } from './bcps.ts';
import { expect, test } from './browser-test.ts';
import { button, expectSaved, expectStep, openBcp } from './wizard.ts';

/** Far more stops than any screen has: beyond them the target cannot be reached. */
const STOPS = 150;

/** Presses Tab until the target has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`${target} cannot be reached with Tab`);
};

const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

const writeBusiness = async (page: Page): Promise<void> => {
  await typeInto(page, page.getByLabel('Business name'), 'Harbor Bakery');
  await typeInto(page, page.getByLabel('Industry'), 'Retail');
  await typeInto(page, page.getByLabel('Business type'), 'LLC');
  await typeInto(page, page.getByLabel('Number of employees'), '12');
  await typeInto(page, page.getByLabel('Annual revenue'), '$1.2M');
  await typeInto(page, page.getByLabel(/^Address/), '2214 Western Avenue');
  await typeInto(page, page.getByLabel('City'), 'Seattle');
  await typeInto(page, page.getByLabel('State'), 'Washington');
  await typeInto(page, page.getByLabel('ZIP code'), '98121');
};

const addFunction = async (page: Page): Promise<void> => {
  await press(page, button(page, 'Add New function'));
  await expect(page.getByRole('menuitem', { name: 'Add Function' })).toBeFocused();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Add Function' });
  await typeInto(page, sheet.getByLabel('Name'), 'Bake bread');
  await typeInto(page, sheet.getByLabel('Description'), 'Every morning.');
  await typeInto(page, sheet.getByLabel('Longest it can be down (MTD)'), '4-24');
  await typeInto(page, sheet.getByLabel('How soon it must be back (RTO)'), '1-4');
  await typeInto(page, sheet.getByLabel('Recent data you can afford to lose (RPO)'), 'Let');
  await typeInto(page, sheet.getByLabel('Responsible role'), 'Head baker');
  await typeInto(page, sheet.getByLabel('Responsible team'), 'Bakery');
  await typeInto(page, sheet.getByRole('combobox', { name: 'Owner' }), 'Marta');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('list', { name: 'Critical functions' })).toContainText('Bake bread');
};

test.describe('with the keyboard alone', () => {
  test('with the keyboard alone a stranger signs up', async ({ openAs }) => {
    const page = await openAs(null);
    await page.goto('/login');
    await press(page, page.getByRole('link', { name: 'Sign up' }));
    await expect(page).toHaveURL('/register');
    await typeInto(page, page.getByLabel('Full name'), 'Marta Lindqvist');
    await typeInto(page, page.getByLabel('Email'), newEmail());
    await typeInto(page, page.getByLabel(/^Password/), PASSWORD);
    await typeInto(page, page.getByLabel('Confirm password'), PASSWORD);
    await press(page, page.getByRole('checkbox'), 'Space');
    await press(page, button(page, 'Create account'));
    await expect(page.getByText('Registration successful! Please check your email to verify your account')).toBeVisible();
  });

  test('with the keyboard alone a BCP is written, generated, opened and printed', async ({ openAs }) => {
    test.setTimeout(120_000);
    const page = await openAs(await planner());
    const next = button(page, 'Next Step');
    await page.goto('/bcp/new');
    await writeBusiness(page);
    await expectSaved(page);
    await press(page, next);
    await expectStep(page, 2);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await press(page, page.getByRole('checkbox', { name: /^Equipment Failure/ }), 'Space');
    await press(page, page.getByRole('checkbox', { name: /^Floods/ }), 'Space');
    await press(page, next);
    await expectStep(page, 3);
    await typeInto(page, page.getByLabel('Longest you could be down (MTD)'), '1-3');
    await press(page, next);
    await expectStep(page, 4);
    await addFunction(page);
    await press(page, next);
    await expectStep(page, 5);
    await press(page, next);
    await expectStep(page, 6);
    await press(page, button(page, 'Generate BCP'));
    await expect(button(page, 'Preview BCP')).toBeFocused({ timeout: 30_000 });
    await page.keyboard.press('Enter');
    await expect(page.locator('iframe').contentFrame().getByRole('heading', { level: 1 })).toHaveText('Harbor Bakery');
    const frame = page.locator('iframe');
    await frame.evaluate((element) => {
      const printed = element as unknown as { contentWindow: { print: () => void }; title: string };
      printed.contentWindow.print = () => {
        printed.title = 'Printed';
      };
    });
    await press(page, button(page, 'Print'));
    await expect(frame).toHaveAttribute('title', 'Printed');
    await page.keyboard.press('Escape');
    await expectStep(page, 6);
  });

  test('with the keyboard alone the matrix is rated: arrows move, digits rate, zero clears', async ({ openAs }) => {
    const person = await planner();
    const id = await createBcp(person, risks);
    const page = await openAs(person);
    await openBcp(page, id, 3);
    const tile = (risk: string, kind: string) => page.getByLabel(`${risk}, ${kind} impact`);
    const level = (risk: string) =>
      page
        .getByRole('row', { name: new RegExp(`^${risk}`) })
        .getByRole('cell')
        .last();
    await tile('Natural Disasters', 'financial').focus();
    await page.keyboard.press('4');
    await expect(tile('Natural Disasters', 'financial')).toHaveValue('catastrophic');
    await expect(level('Natural Disasters')).toHaveText(/^High\s*one Critical$/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('2');
    await page.keyboard.press('ArrowDown');
    await expect(tile('Cyber Attacks', 'operational')).toBeFocused();
    await page.keyboard.press('3');
    await expect(level('Cyber Attacks')).toHaveText(/^Medium\s*one High$/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('0');
    await expect(tile('Natural Disasters', 'operational')).toHaveValue('');
    await expectSaved(page);
    const saved = await stored(person, id);
    expect(saved.risk_impact_assessments.primary_concerns['Natural Disasters']?.financial_impact).toBe('catastrophic');
    expect(saved.risk_impact_assessments.primary_concerns['Cyber Attacks']?.operational_impact).toBe('major');
  });
});
