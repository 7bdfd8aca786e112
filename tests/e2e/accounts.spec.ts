/** Sign-in, registration, verification, reset and profile, as they are seen. */
import { clientOf } from '#tests/support/client.ts';
import { mailTo } from '#tests/support/console.ts';
import { newEmail, PASSWORD, signInDemo, signUp, signUpVerified } from '#tests/support/people.ts';
import { fillLogin, fillRegistration, keptSession, logIn } from './account-forms.ts';
import { expect, test } from './browser-test.ts';
import { answerWith, countCalls, holdCalls, loseCalls } from './calls.ts';
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

  test('asks for what is missing and makes no call', async ({ page }) => {
    const calls = countCalls(page, 'POST', /\/v1\/auth\/login/);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await button(page, 'Sign in').click();
    await expect(page.getByText('Enter your email address')).toBeVisible();
    await expect(page.getByText('Enter a password')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('dana@test.keelhouse.example');
    await button(page, 'Sign in').click();
    await expect(page.getByLabel(/^Password/)).toBeFocused();
    expect(calls()).toBe(0);
  });

  test('shows and hides the password', async ({ page }) => {
    const password = page.getByLabel(/^Password/);
    await password.fill('x');
    await expect(password).toHaveAttribute('type', 'password');
    await button(page, 'Show').click();
    await expect(password).toHaveAttribute('type', 'text');
    await button(page, 'Hide').click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('leads to registration and to a new password', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
  });

  test('says in the words of the server what is wrong, and keeps nothing', async ({ page }) => {
    await logIn(page, 'nobody@test.keelhouse.example', 'x');
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password');
    await expect(button(page, 'Sign in')).toBeEnabled();
    await expect(page).toHaveURL('/login');
    expect(await keptSession(page)).toEqual([]);
  });

  test('has its own words where the server gives none', async ({ page, expectProblem }) => {
    expectProblem(/auth\/login: 500/);
    await answerWith(page, 'POST', /\/v1\/auth\/login/, 500);
    await logIn(page, 'dana@test.keelhouse.example');
    await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  });

  test("reads 'Signing in...' while it works, then opens the dashboard with the session kept", async ({ page }) => {
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

  test('asks an unverified person to verify, and sends the link again', async ({ page }) => {
    const email = await registerOnly();
    await logIn(page, email);
    await expect(
      page.getByText('Please verify your email before logging in. Check your inbox for a verification link.'),
    ).toBeVisible();
    await button(page, 'Resend verification email').click();
    await expect(page.getByText('Verification email sent successfully!')).toBeVisible();
  });

  test('locks an account after five wrong passwords', async ({ page }) => {
    const email = await signUp();
    for (let wrong = 0; wrong < 5; wrong++)
      await clientOf()
        .auth.login({ body: { username: email, password: `wrong-${wrong}` } })
        .catch(() => undefined);
    await logIn(page, email);
    await expect(page.getByRole('alert')).toHaveText('This account is locked. Please try again in 15 minutes.');
  });

  test('remembers the email where it is asked to, and forgets it again', async ({ page }) => {
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

  test('says what one gets, and links its terms', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    const offers = page.getByRole('region', { name: "What you'll get" }).getByRole('listitem');
    await expect(offers).toHaveText([
      'AI-powered BCP generation',
      'ISO 22301 compliance',
      'Real-time risk assessment',
      'Crisis communication tools',
    ]);
    await expect(page.getByRole('link', { name: 'Sign in here' })).toHaveAttribute('href', '/login');
    await expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms-of-service');
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  });

  test('measures the password while it is typed', async ({ page }) => {
    const meter = page.getByRole('meter', { name: 'Strength' });
    for (const [password, percent, label] of [
      ['a', 25, 'Fair'],
      ['aB', 50, 'Good'],
      ['aB1', 75, 'Strong'],
      ['aB1aB1aB1', 100, 'Strong'],
      ['!', 0, 'Weak'],
    ] as const) {
      await page.getByLabel(/^Password/).fill(password);
      await expect(meter).toHaveAttribute('aria-valuenow', String(percent));
      await expect(meter).toHaveAttribute('aria-valuetext', label);
    }
  });

  test('refuses what cannot be right and makes no call', async ({ page }) => {
    const calls = countCalls(page, 'POST', /\/v1\/auth\/register/);
    await button(page, 'Create account').click();
    for (const text of ['Enter your email address', 'Enter a password', 'Enter the password once more'])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('Please agree to the Terms of Service and the Privacy Policy')).toBeVisible();
    await fillRegistration(page, 'dana@test.keelhouse.example', '1234567');
    await button(page, 'Create account').click();
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await fillRegistration(page, 'dana@test.keelhouse.example', '12345678', '1234567');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm password').fill('12345678');
    await expect(page.getByText('Passwords do not match')).toBeHidden();
    expect(calls()).toBe(0);
  });

  test('clears itself after a registration and signs nobody in', async ({ page }) => {
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

  test('answers a taken address like a new one', async ({ page }) => {
    await fillRegistration(page, await signUp());
    await page.getByRole('checkbox').check();
    await button(page, 'Create account').click();
    await expect(page.getByText('Registration successful!')).toBeVisible();
  });

  test('keeps what was typed when it fails', async ({ page, expectProblem }) => {
    expectProblem(/auth\/register: 500/);
    await answerWith(page, 'POST', /\/v1\/auth\/register/, 500);
    await fillRegistration(page, 'dana@test.keelhouse.example');
    await page.getByRole('checkbox').check();
    await button(page, 'Create account').click();
    await expect(page.getByRole('alert')).toHaveText('Registration failed');
    await expect(page.getByLabel('Email')).toHaveValue('dana@test.keelhouse.example');
  });
});

test.describe('the verification page', () => {
  test('posts the token of the mail once and leads to the sign-in', async ({ page }) => {
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

  test('says that a used link is no good, and sends another', async ({ page }) => {
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

  test('needs a token and calls nothing without one', async ({ page }) => {
    const calls = countCalls(page, 'POST', /\/v1\/auth/);
    await page.goto('/verify-email');
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    await expect(page.getByText('Invalid verification link')).toBeVisible();
    expect(calls()).toBe(0);
  });

  test('tells a lost connection from a refusal', async ({ page, expectProblem }) => {
    expectProblem(/resend-verification: 500/);
    await loseCalls(page, 'POST', /\/v1\/auth\/verify-email/);
    await page.goto('/verify-email?token=abc');
    await expect(page.getByRole('alert').getByText('Network error. Please try again.')).toBeVisible();
    await answerWith(page, 'POST', /\/v1\/auth\/resend-verification/, 500);
    await page.getByLabel('Email').fill('dana@test.keelhouse.example');
    await button(page, 'Resend verification email').click();
    await expect(page.getByText('Failed to resend verification email')).toBeVisible();
  });
});

test.describe('a forgotten password', () => {
  test('is replaced by the mailed link, which signs every device out', async ({ page, openAs }) => {
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

  test('may be asked for again', async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('nobody@test.keelhouse.example');
    await button(page, 'Send Reset Link').click();
    await button(page, 'try again').click();
    await expect(button(page, 'Send Reset Link')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('says why no mail could be sent', async ({ page, expectProblem }) => {
    expectProblem(/forgot-password: 500/);
    await page.goto('/forgot-password');
    await loseCalls(page, 'POST', /forgot-password/);
    await page.getByLabel('Email').fill('dana@test.keelhouse.example');
    await button(page, 'Send Reset Link').click();
    await expect(page.getByRole('alert')).toHaveText('Network error. Please try again.');
    await answerWith(page, 'POST', /\/v1\/password-reset\/forgot-password/, 500);
    await button(page, 'Send Reset Link').click();
    await expect(page.getByRole('alert')).toHaveText('Failed to send reset email');
  });

  test('has no form behind a link that is invalid, missing or cannot be checked', async ({ page, expectProblem }) => {
    expectProblem(/validate-reset-token\/\w+: 500/);
    await page.goto('/reset-password/unknown');
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    await expect(page.getByText('Invalid or expired reset link')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a new reset link' })).toHaveAttribute('href', '/forgot-password');
    await page.goto('/reset-password');
    await expect(page.getByText('Invalid reset link').last()).toBeVisible();
    await answerWith(page, 'GET', /validate-reset-token/, 500);
    await page.goto('/reset-password/unknown');
    await expect(page.getByText('Failed to validate reset link')).toBeVisible();
    await expect(page.getByLabel(/^New password/)).toHaveCount(0);
  });
});

test.describe('the profile', () => {
  test('shows the facts of the account', async ({ openAs }) => {
    const person = await signUpVerified();
    const page = await openAs(person);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
    for (const text of ['Test Person', person.email, 'Active']) await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText('Administrator')).toBeHidden();
  });

  test('names administrators', async ({ openAs }) => {
    const page = await openAs(await signInDemo('admin'));
    await page.goto('/profile');
    await expect(page.getByText('Administrator')).toBeVisible();
  });

  test('changes the password, says why not otherwise, and keeps this session only', async ({ openAs }) => {
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
    await expect(page.getByRole('alert')).toHaveText('Password must be at least 8 characters long');
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

  test('has its own words where the server gives none', async ({ openAs, expectProblem }) => {
    expectProblem(/change-password: 500/);
    const page = await openAs(await signUpVerified());
    await page.goto('/profile');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel(/^New password/).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await answerWith(page, 'PUT', /change-password/, 500);
    await button(page, 'Update password').click();
    await expect(page.getByRole('alert')).toHaveText('Failed to update password');
    await loseCalls(page, 'PUT', /\/v1\/users\/me\/change-password/);
    await button(page, 'Update password').click();
    await expect(page.getByRole('alert')).toHaveText('An error occurred while updating password');
  });
});
