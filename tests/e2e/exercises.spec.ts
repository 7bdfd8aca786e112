/** An exercise from template to approved report, as its owner, staff and an ISO auditor see it. */
import type { Page } from '@playwright/test';
import { type Person, signInDemo } from '#tests/support/people.ts';
import { expectNoBarrier } from './barriers.ts';
import { createBcp, planner } from './bcps.ts';
import { expect, PHONE, test } from './browser-test.ts';
import { button } from './wizard.ts';

const LIST = '/tabletop-exercises';

const addTeam = async ({ client }: Person, id: number): Promise<void> => {
  for (const [name, role] of [
    ['Ana Ruiz', 'CEO'],
    ['Bo Li', 'Head baker'],
  ] as const)
    await client.people.createEmployee({ params: { id }, body: { name, role, activation_authority: 'Full' } });
};

/** The value of a `datetime-local` field. */
const inDays = (days: number): string => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T15:00`;

const createFromTemplate = async (page: Page): Promise<number> => {
  await page.goto(`${LIST}/new`);
  await page.getByRole('combobox', { name: 'Template', exact: true }).selectOption({ index: 1 });
  await button(page, 'Load Template').click();
  const scenario = page.getByLabel('Scenario description');
  await expect(scenario).not.toHaveValue('');
  await expect(scenario).not.toHaveValue(/\[/);
  await page.getByRole('combobox', { name: 'From the team of this BCP' }).click();
  await page.getByRole('option', { name: /^Ana Ruiz/ }).click();
  await page.getByRole('option', { name: /^Bo Li/ }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Scheduled date').fill(inDays(10));
  await button(page, 'Create Exercise').click();
  await expect(page).toHaveURL(/\/tabletop-exercises\/\d+$/);
  return Number(page.url().split('/').at(-1));
};

const hold = async (page: Page): Promise<void> => {
  await button(page, 'Start Exercise').click();
  await button(page.getByRole('dialog', { name: 'Start before its date?' }), 'Start now').click();
  await button(page, 'Complete Exercise').click();
  const sheet = page.getByRole('dialog', { name: 'Complete Exercise' });
  await sheet.getByLabel('Findings').fill('The phone list was old.');
  await button(sheet, 'Complete Exercise').click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
};

const revise = async (page: Page): Promise<void> => {
  await button(page, 'Edit Report').click();
  const sheet = page.getByRole('dialog', { name: 'Edit Report' });
  await sheet.getByLabel('Recommendations').fill('Print the list every month.');
  await button(sheet, 'Save Report').click();
  await expect(page.getByText('Print the list every month.')).toBeVisible();
};

test('an exercise from a template is held, revised, approved by two people, and then offers the BCP document', async ({
  openAs,
}) => {
  test.slow();
  const person = await planner('premium');
  await addTeam(person, await createBcp(person));
  const owner = await openAs(person);
  const id = await createFromTemplate(owner);
  await expect(owner.getByRole('region', { name: 'Participants' })).toContainText(/Ana Ruiz, CEO.*Bo Li, Head baker/s);
  await hold(owner);
  await revise(owner);

  const staff = await openAs(await signInDemo('admin'));
  await staff.goto(`${LIST}/${id}`);
  await button(staff, 'Approve as Administrator').click();
  await expect(staff.getByText('Approved by an administrator')).toBeVisible();
  await owner.reload();
  await expect(owner.getByText(/^This report is approved and closed/)).toBeVisible();

  const auditor = await openAs(await signInDemo('auditor'));
  await auditor.goto('/dashboard');
  const awaiting = auditor.getByRole('region', { name: 'Waiting for your approval' });
  await awaiting.locator(`a[href="${LIST}/${id}"]`).click();
  await button(auditor, 'Approve as ISO Auditor').click();
  await expect(auditor.getByText('Approved by an ISO auditor')).toBeVisible();

  await staff.reload();
  await button(staff, 'Enable Document Download').click();
  await expect(button(staff, 'End Document Download')).toBeVisible();
  await owner.reload();
  const download = owner.waitForEvent('download');
  await button(owner, 'Download BCP Document').click();
  expect((await download).suggestedFilename()).toMatch(/^bcp_.+_preview\.html$/);
});

/** In the page: what is kept on this device. */
const readDrafts = `new Promise((done) => {
  const opening = indexedDB.open('keelhouse');
  opening.onsuccess = () => {
    const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
    reading.onsuccess = () => {
      opening.result.close();
      done(JSON.stringify(reading.result));
    };
  };
})`;

test('what was typed into a new exercise survives a reload and a lost network', async ({ openAs }) => {
  const person = await planner('premium');
  await createBcp(person);
  const page = await openAs(person);
  await page.goto(`${LIST}/new`);
  await page.getByLabel('Exercise name').fill('Flood at the back door');
  await page.getByLabel('Objectives').fill('Reach everyone');
  await expect.poll(() => page.evaluate<string>(readDrafts)).toContain('Reach everyone');
  await page.reload();
  await expect(page.getByLabel('Exercise name')).toHaveValue('Flood at the back door');
  await expect(page.getByLabel('Objectives')).toHaveValue('Reach everyone');
  await page.getByLabel('Exercise type').selectOption('flood');
  await page.getByLabel('Scenario description').fill('Water comes in.');
  await page.context().setOffline(true);
  await button(page, 'Create Exercise').click();
  await expect(page.getByText('Error creating exercise')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('Scenario description')).toHaveValue('Water comes in.');
  await page.context().setOffline(false);
  await button(page, 'Create Exercise').click();
  await expect(page).toHaveURL(/\/tabletop-exercises\/\d+$/);
});

for (const [width, viewport] of [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', PHONE],
] as const)
  test(`list, form and page of an exercise have no accessibility violation on ${width}`, async ({ openAs }) => {
    const person = await signInDemo('premium');
    const held = (await person.client.exercises.list({ query: { status: 'completed' } }))[0]!;
    const page = await openAs(person, { viewport });
    for (const path of [LIST, `${LIST}?status=completed&q=nothing`, `${LIST}/new`, `${LIST}/${held.id}`]) {
      await page.goto(path);
      await expectNoBarrier(page, path);
    }
    await page.goto(`${LIST}/new`);
    await button(page, 'Create Exercise').click();
    await expectNoBarrier(page, 'a refused exercise');
  });
