/** What a person has set on the device: a contrast theme, less motion, paper, and a low window. */
import { signInDemo } from '#tests/support/people.ts';
import { expect, PHONE, test } from './browser-test.ts';
import { button, openBcp } from './wizard.ts';

test('in a contrast theme, what is chosen and how far a bar goes can be seen', async ({ openAs }) => {
  const person = await signInDemo('premium');
  const [bcp] = await person.client.bcp.list();
  const page = await openAs(person, { forcedColors: 'active' });
  await openBcp(page, bcp!.id, 2);
  const boxes = page.getByRole('group', { name: 'Location risks' });
  const chosen = await boxes.getByRole('checkbox', { checked: true }).first().screenshot();
  expect(chosen).not.toEqual(await boxes.getByRole('checkbox', { checked: false }).first().screenshot());
  await expect(page.locator('.mantine-Progress-root').first()).toHaveCSS('border-top-style', 'solid');

  await page.goto('/billing-settings?tab=invoices');
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS('border-top-width', '2px');
  await expect(page.getByRole('tab', { selected: false }).first()).not.toHaveCSS('border-top-width', '2px');
  await page.goto('/bcp');
  await expect(page.locator('.mantine-SegmentedControl-indicator')).toHaveCSS('border-top-style', 'solid');
});

test('where less motion is asked for, nothing takes time to move', async ({ openAs }) => {
  const page = await openAs(await signInDemo('premium'), { viewport: PHONE, reducedMotion: 'reduce' });
  await page.goto('/dashboard');
  await expect(button(page, 'Open menu')).toBeVisible();
  const moving = await page.evaluate(`
    [...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).transitionDuration.split(', ').some((time) => time !== '0s'))
      .map((element) => element.className)
  `);
  expect(moving).toEqual([]);
});

test('on paper, a step of the wizard has no buttons of the bar below it', async ({ openAs }) => {
  const person = await signInDemo('premium');
  const [bcp] = await person.client.bcp.list();
  const page = await openAs(person);
  await openBcp(page, bcp!.id, 1);
  await expect(button(page, 'Next Step')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Next Step')).toBeHidden();
});

test('in a low window, the head of a long table stays in view', async ({ openAs }) => {
  const page = await openAs(await signInDemo('admin'), { viewport: { width: 1440, height: 320 } });
  await page.goto('/admin?tab=payments');
  const rows = page.getByRole('row');
  await expect(rows.nth(3)).toBeAttached();
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows.first().getByRole('columnheader').first()).toBeInViewport();
});

test('under a finger, nothing that is pressed and stands alone is lower than 24 px', async ({ openAs }) => {
  const person = await signInDemo('premium');
  const [bcp] = await person.client.bcp.list();
  const page = await openAs(person, { viewport: PHONE, isMobile: true, hasTouch: true });
  const visitor = await openAs(null, { viewport: PHONE, isMobile: true, hasTouch: true });
  const listLow = (on: typeof page) =>
    on.evaluate(`
      [...document.querySelectorAll('a, button, input, select, summary')]
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          // Links inside a sentence are as high as its line, and what is one pixel high is there for screen readers only.
          return width > 1 && height > 1 && height < 24 && getComputedStyle(element).display !== 'inline';
        })
        .map((element) => element.textContent)
    `);
  await visitor.goto('/login');
  await expect(button(visitor, 'Sign in')).toBeVisible();
  expect(await listLow(visitor)).toEqual([]);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Readiness' }).getByRole('link', { name: /^Stress Test/ })).toBeVisible();
  expect(await listLow(page)).toEqual([]);
  await openBcp(page, bcp!.id, 6);
  expect(await listLow(page)).toEqual([]);
});
