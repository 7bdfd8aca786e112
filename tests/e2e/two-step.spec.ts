/** Two-step sign-in against the real service, with the codes an authenticator app shows for the key on screen. */
import type { Page } from '@playwright/test';
import { PASSWORD, signUpVerified } from '#tests/support/people.ts';
import { codeAt, STEP_MS } from '#tests/support/second-factor.ts';
import { keptSession, logIn } from './account-forms.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './browser-test.ts';
import { button } from './wizard.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });

const signOut = async (page: Page): Promise<void> => {
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await keptSession(page)).toEqual([]);
};

const enterRecoveryCode = async (page: Page, code: string): Promise<void> => {
  await button(page, 'Use a recovery code instead').click();
  await page.getByLabel('Recovery code').fill(code);
};

test('two-step sign-in is set up, asked for by code and by recovery code, and turned off', async ({ openAs }) => {
  test.setTimeout(90_000);
  const person = await signUpVerified();
  const page = await openAs(person);

  const setUp = async (): Promise<string> => {
    await page.goto('/profile#two-step-sign-in');
    await button(section(page), 'Set up two-step sign-in').click();
    await expect(section(page).getByRole('img', { name: 'QR code with the key below' })).toBeVisible();
    await expectNoBarrier(page, 'setting up two-step sign-in');
    const secret = (await section(page).locator('code').textContent())!.replaceAll(' ', '');
    await section(page).getByLabel('Current password').fill(PASSWORD);
    await section(page).getByLabel('Code from your app').fill(codeAt(secret));
    await button(section(page), 'Turn on').click();
    return secret;
  };
  const saveCodes = async (): Promise<string[]> => {
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
    await expectNoBarrier(page, 'recovery codes');
    const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
    expect(new Set(codes).size).toBe(10);
    const download = page.waitForEvent('download');
    await button(section(page), 'Download').click();
    expect((await download).suggestedFilename()).toBe('keelhouse-recovery-codes.txt');
    await page.getByRole('checkbox', { name: 'I have saved these codes' }).check();
    await button(section(page), 'Done').click();
    await expect(section(page).getByText('10 of 10')).toBeVisible();
    return codes;
  };

  const secret = await setUp();
  const [first, second] = await saveCodes();

  await signOut(page);
  await logIn(page, person.email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(await keptSession(page)).toEqual([]);
  await expectNoBarrier(page, 'the code of a sign-in');
  // The code of this step turned it on, and no code works twice; the next one is accepted already.
  await page.getByLabel('Code from your app').fill(codeAt(secret, Date.now() + STEP_MS));
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL('/dashboard');

  await signOut(page);
  await logIn(page, person.email);
  await enterRecoveryCode(page, first!);
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/profile#two-step-sign-in');
  await expect(section(page).getByText('9 of 10')).toBeVisible();
  await button(section(page), 'Turn off').click();
  await section(page).getByLabel('Current password').fill(PASSWORD);
  await enterRecoveryCode(page, first!);
  await button(section(page), 'Turn off').click();
  await expect(section(page).getByText(/^That code didn’t work/)).toBeVisible();
  await section(page).getByLabel('Recovery code').fill(second!);
  await button(section(page), 'Turn off').click();
  await expect(section(page).getByText('Two-step sign-in is off. Your password is all you need to sign in.')).toBeVisible();

  await signOut(page);
  await logIn(page, person.email);
  await expect(page).toHaveURL('/dashboard');
});
