/** One exercise with the console on the laptop and the projector beside it, and the console on a phone. */
import type { Page } from '@playwright/test';
import { newExercise, SOON } from '#tests/support/exercises.ts';
import { expectNoBarrier } from './barriers.ts';
import { createBcp, planner } from './bcps.ts';
import { expect, PHONE, test } from './browser-test.ts';
import { button } from './wizard.ts';

const SCREEN = { width: 1920, height: 1080 };
const PARTS = ['Smoke comes from the second oven.', 'After 40 minutes the fire is out.', 'The building stays closed.'];

const expectNoScrolling = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate('document.documentElement.scrollHeight - innerHeight'),
    'pixels below the screen',
  ).toBeLessThanOrEqual(0);

test('an exercise is played with console and projector side by side, across a reload, a lost network and a phone', async ({
  openAs,
  expectProblem,
}) => {
  test.setTimeout(120_000);
  expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const owner = await planner('premium');
  const bcp = await createBcp(owner);
  const { id } = await owner.client.exercises.create({
    body: newExercise(bcp, { scenario_description: PARTS.join('\n\n'), scheduled_date: SOON }) as never,
  });
  const console = await openAs(owner, { viewport: SCREEN });
  await console.goto(`/tabletop-exercises/${id}`);
  await button(console, 'Facilitate').click();
  await button(console, 'Start exercise').click();
  await expect(button(console, 'Start')).toBeVisible();

  const opening = console.waitForEvent('popup');
  await console.getByRole('link', { name: 'Open projector' }).click();
  const projector = await opening;
  await projector.setViewportSize(SCREEN);
  await expect(projector.getByText('EXERCISE - this is not a real emergency')).toBeVisible();
  await expect(projector.getByRole('region', { name: 'Welcome' })).toBeVisible();
  await expectNoScrolling(projector);

  await button(console, 'Start').click();
  await button(console, 'Show the opening on the projector').click();
  await expect(projector.getByRole('region', { name: 'Scenario' })).toContainText(PARTS[0]!);
  await button(console, 'Pause').focus();
  await console.keyboard.press('r');
  const first = (await owner.client.exercises.material({ params: { id } })).injects[0]!;
  await expect(projector.getByRole('region', { name: 'Newest inject' })).toContainText(first.text);
  const page = await projector.content();
  for (const hidden of [PARTS[1]!, first.expected_action]) expect(page).not.toContain(hidden);
  await expectNoScrolling(projector);

  await button(console, 'Responded').click();
  await console.getByLabel('What the team did about inject 1').fill('Everyone is out, 911 is called');
  await console.context().setOffline(true);
  await button(console, 'Add note').click();
  await console.keyboard.type('Typed without a network');
  await expect(console.getByText('Offline. Your changes are kept on this device.')).toBeVisible();
  await console.context().setOffline(false);
  await expect(console.getByText('All changes saved')).toBeVisible({ timeout: 20_000 });

  await Promise.all([console.reload(), projector.reload()]);
  await expect(console.getByLabel('What the team did about inject 1')).toHaveValue('Everyone is out, 911 is called');
  await expect(console.getByLabel(/^Note at/)).toHaveValue('Typed without a network');
  await expect(projector.getByRole('region', { name: 'Newest inject' })).toContainText(first.text);
  await console.getByRole('tab', { name: 'Discuss' }).click();
  await button(console, /^Show on projector: question 1/).click();
  await expect(projector.getByRole('region', { name: 'Question' })).toBeVisible();
  await expectNoScrolling(projector);
  await expectNoBarrier(projector, 'projector');
  await console.getByRole('tab', { name: 'Evaluate' }).click();
  await console.getByRole('radio', { name: /^S:/ }).first().check();
  await button(console, 'Add action').click();
  await expectNoBarrier(console, 'console, evaluation');
  await console.getByRole('tab', { name: 'Play' }).click();
  await expectNoBarrier(console, 'console, play');
  await expect(console.getByText('All changes saved')).toBeVisible();

  const phone = await openAs(owner, { viewport: PHONE });
  await phone.goto(`/tabletop-exercises/${id}/facilitate`);
  await expect(phone.getByLabel('What the team did about inject 1')).toBeVisible();
  await expectNoBarrier(phone, 'console on a phone');
  expect(await phone.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
  await phone.getByRole('tab', { name: 'Notes' }).click();
  await button(phone, 'Add note').click();
  await phone.keyboard.type('From the phone');
  await expect(phone.getByText('All changes saved')).toBeVisible();
  await expect(console.getByLabel(/^Note at/)).toHaveCount(2, { timeout: 20_000 });

  await button(console, 'End exercise').click();
  const sheet = console.getByRole('dialog', { name: 'Complete Exercise' });
  await expect(sheet.getByLabel('Lessons learned')).toHaveValue(/Typed without a network[\s\S]*From the phone/);
  await sheet.getByRole('button', { name: 'Complete Exercise' }).click();
  await expect(console.getByRole('link', { name: 'Facilitator’s record' })).toBeVisible();
});
