/** An account in its owner's hands, against the real service: the mailed link of a new address, and another browser's session. */
import { mailTo } from '#tests/support/console.ts';
import { newEmail, PASSWORD, signIn, signUpVerified } from '#tests/support/people.ts';
import { keptSession, logIn } from './account-forms.ts';
import { expect, test } from './browser-test.ts';
import { button } from './wizard.ts';

test('a new email address counts once its mailed link is confirmed, and signs in from then on', async ({ openAs }) => {
  const person = await signUpVerified();
  const email = newEmail();
  const page = await openAs(person);
  await page.goto('/profile');
  await button(page, 'Change email').click();
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Your password').fill(PASSWORD);
  await button(page, 'Send link').click();
  await expect(page.getByText(`Waiting for you to confirm ${email}`)).toBeVisible();
  await mailTo(person.email, /asked to change the email address/);
  const { links } = await mailTo(email, /Confirm your new email address/);
  await page.goto(links.find((link) => link.includes('/confirm-email'))!);
  await button(page, 'Confirm new email address').click();
  await expect(page.getByRole('heading', { name: 'Email Address Changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByRole('region', { name: 'Profile' }).getByText(email)).toBeVisible();
  await mailTo(person.email, /was changed/);
  const elsewhere = await openAs(null);
  await elsewhere.goto('/login');
  await logIn(elsewhere, email);
  await expect(elsewhere).toHaveURL('/dashboard');
});

test('another browser that is signed out on the profile is at the sign-in form with its next call', async ({ openAs }) => {
  const person = await signUpVerified();
  const [page, other] = [await openAs(person), await openAs(await signIn(person.email))];
  await other.goto('/dashboard');
  await expect(other.getByText('No BCPs yet')).toBeVisible();
  await page.goto('/profile#sign-ins');
  await button(page, 'Sign out everywhere else').click();
  await button(page.getByRole('dialog'), 'Sign out everywhere else').click();
  await expect(page.getByText('All other devices are signed out')).toBeVisible();
  await other.goto('/profile');
  await expect(other).toHaveURL('/login');
  expect(await keptSession(other)).toEqual([]);
  await page.goto('/bcp');
  await expect(page.getByText('No BCP Plans Found')).toBeVisible();
});
