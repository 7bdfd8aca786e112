/** Accounts against the real service: what a mailed link, a second device or a reload decides. Forms alone are tested in tests/web. */
import { clientOf } from '#tests/support/client.ts';
import { mailTo } from '#tests/support/console.ts';
import { newEmail, PASSWORD, signUp, signUpVerified } from '#tests/support/people.ts';
import { fillLogin, fillRegistration, keptSession, logIn } from './account-forms.ts';
import { expect, test } from './browser-test.ts';
import { countCalls, holdCalls } from './calls.ts';
import { button } from './wizard.ts';

const NEW_PASSWORD = 'Lighthouse-keeper-7';

/** Registers without opening the mailed link. */
const registerOnly = async (): Promise<string> => {
  const email = newEmail();
  await clientOf().auth.register({ body: { email, password: PASSWORD } });
  return email;
};

const linkIn = async (email: string, path: string): Promise<string> => {
  const { links } = await mailTo(email, path === '/reset-password' ? /password/i : /./);
  return links.find((link) => link.includes(path))!;
};

test.describe('the sign-in form', () => {
  test.beforeEach(({ page }) => page.goto('/login'));

  test("signing in reads 'Signing in...' while it works, then opens the dashboard with the session kept", async ({ page }) => {
    const { email } = await signUpVerified();
    const release = await holdCalls(page, 'POST', /\/v1\/auth\/login/);
    await logIn(page, email);
    await expect(button(page, 'Signing in...')).toBeVisible();
    await release();
    await expect(page).toHaveURL('/dashboard');
    expect((await keptSession(page)).sort()).toEqual(['refreshToken', 'token', 'tokenExpiration']);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Recent Business Continuity Plans' })).toBeVisible();
    for (const path of ['/login', '/register', '/']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
    }
  });

  test('signing in remembers the email when asked to, and forgets it again', async ({ page }) => {
    const email = await signUp();
    const signOut = async () => {
      await button(page, 'Account menu').click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/login');
    };
    await page.getByLabel('Remember me').check();
    await logIn(page, email);
    await signOut();
    expect(await keptSession(page)).toEqual([]);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Remember me')).toBeChecked();
    await page.getByLabel('Remember me').uncheck();
    await logIn(page, email);
    await signOut();
    await expect(page.getByLabel('Email')).toHaveValue('');
  });
});

test.describe('the registration form', () => {
  test.beforeEach(({ page }) => page.goto('/register'));

  test('registering clears the form, mails a link and does not sign in', async ({ page }) => {
    const email = newEmail();
    await fillRegistration(page, email);
    await page.getByRole('checkbox').check();
    const sent = page.waitForRequest((request) => request.url().endsWith('/v1/auth/register'));
    await button(page, 'Create account').click();
    await expect(
      page.getByText('Registration successful! Please check your email to verify your account before logging in.'),
    ).toBeVisible();
    expect((await sent).postDataJSON()).toEqual({ email, password: PASSWORD, full_name: 'Marta Lindqvist' });
    for (const label of ['Full name', 'Email', /^Password/, 'Confirm password'])
      await expect(page.getByLabel(label)).toHaveValue('');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    expect(await keptSession(page)).toEqual([]);
    expect((await mailTo(email)).links.join()).toContain('/verify-email?token=');
  });
});

test.describe('the verification page', () => {
  test('the mailed verification link sends its token once and leads to the sign-in', async ({ page }) => {
    const email = await registerOnly();
    const calls = countCalls(page, 'POST', /\/v1\/auth\/verify-email/);
    const release = await holdCalls(page, 'POST', /\/v1\/auth\/verify-email/);
    const link = await linkIn(email, '/verify-email');
    await page.goto(link);
    await expect(page.getByText('Verifying your email...')).toBeVisible();
    await release();
    await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible();
    expect(calls()).toBe(1);
    await page.getByRole('link', { name: 'Continue to Login' }).click();
    await logIn(page, email);
    await expect(page).toHaveURL('/dashboard');
  });

  test('a used verification link is refused, and another can be sent', async ({ page }) => {
    const email = await registerOnly();
    const link = await linkIn(email, '/verify-email');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    await expect(page.getByText('Invalid or expired verification link')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await button(page, 'Resend verification email').click();
    await expect(page.getByText('Verification email sent successfully!')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('a forgotten password', () => {
  test('a forgotten password is replaced by the mailed link, which signs every device out', async ({ page, openAs }) => {
    const person = await signUpVerified();
    const device = await openAs(person);
    await device.goto('/profile');
    await expect(device.getByText(person.email)).toBeVisible();
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(person.email);
    await button(page, 'Send Reset Link').click();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    await expect(page.getByText(person.email)).toBeHidden();
    await page.goto(await linkIn(person.email, '/reset-password'));
    await page.getByLabel(/^New password/).fill('1234567');
    await page.getByLabel('Confirm new password').fill('12345678');
    await button(page, 'Reset password').click();
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel(/^New password/).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await button(page, 'Reset password').click();
    await expect(page.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await logIn(page, person.email, NEW_PASSWORD);
    await expect(page).toHaveURL('/dashboard');
    await device.reload();
    await expect(device).toHaveURL('/login');
  });
});

test.describe('the profile', () => {
  test('changing the password explains a refusal, and keeps this session only', async ({ openAs }) => {
    const person = await signUpVerified();
    const [page, other] = [await openAs(person), await openAs(person)];
    await other.goto('/profile');
    await expect(other.getByText(person.email)).toBeVisible();
    await page.goto('/profile');
    const change = async (current: string, next: string, confirmed = next) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel(/^New password/).fill(next);
      await page.getByLabel('Confirm new password').fill(confirmed);
      await button(page, 'Update password').click();
    };
    await change(PASSWORD, '12345');
    await expect(page.getByText('New password must be at least 6 characters long')).toBeVisible();
    await change(PASSWORD, NEW_PASSWORD, 'something else');
    await expect(page.getByText('New passwords do not match')).toBeVisible();
    await change(PASSWORD, '1234567');
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await change('not the password', NEW_PASSWORD);
    await expect(page.getByRole('alert')).toHaveText('Current password is incorrect');
    await change(PASSWORD, NEW_PASSWORD);
    await expect(page.getByText('Password updated successfully')).toBeVisible();
    await expect(page.getByText('Password updated successfully')).toBeHidden();
    await page.reload();
    await expect(page.getByText(person.email)).toBeVisible();
    await other.reload();
    await expect(other).toHaveURL('/login');
    await fillLogin(other, person.email, NEW_PASSWORD);
    await button(other, 'Sign in').click();
    await expect(other).toHaveURL('/profile');
  });
});
