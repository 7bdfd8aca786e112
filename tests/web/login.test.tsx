import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from './support/open.tsx';
import { answer, dana, session, stored, storeSession } from './support/server.ts';

const fill = async (user: Awaited<ReturnType<typeof open>>['user'], password = 'x') => {
  await user.type(await screen.findByLabelText(/^Email/), 'dana@harborbakery.example');
  await user.type(screen.getByLabelText(/^Password/), password);
};

describe('signing in', () => {
  it('signing in sends form data, stores the session, fetches the user and opens the dashboard', async () => {
    const logins = answer('post', '/v1/auth/login', { body: session('access-1') });
    const users = answer('get', '/v1/users/me', { body: dana });
    const before = Date.now();
    const { user, address } = await open('/login');
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(Object.fromEntries(new URLSearchParams(logins[0]!.body))).toEqual({ username: dana.email, password: 'x' });
    expect(users[0]!.headers.get('authorization')).toBe('Bearer access-1');
    expect(stored()).toMatchObject({ token: 'access-1', refreshToken: 'refresh-1' });
    expect(Number(stored().tokenExpiration)).toBeGreaterThanOrEqual(before + 900_000);
  });

  it('signing in sends no request while a field is empty', async () => {
    const logins = answer('post', '/v1/auth/login', { body: session('access-1') });
    const { user } = await open('/login');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter your email address')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    await user.type(screen.getByLabelText(/^Email/), 'dana@harborbakery.example');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter a password')).toBeVisible();
    expect(logins).toHaveLength(0);
  });

  it.each([
    [401, { detail: 'Incorrect email or password' }, 'Incorrect email or password'],
    [401, { message: 'Unauthorized' }, 'Unauthorized'],
    [
      403,
      { detail: 'Email not verified' },
      'Please verify your email before logging in. Check your inbox for a verification link.',
    ],
    [
      403,
      { detail: 'Account not activated' },
      'Please verify your email before logging in. Check your inbox for a verification link.',
    ],
    [
      400,
      { detail: 'Please VERIFY your address' },
      'Please verify your email before logging in. Check your inbox for a verification link.',
    ],
    [403, { detail: 'Account is deactivated. Please contact support.' }, 'Account is deactivated. Please contact support.'],
    [500, undefined, 'Login failed. Please check your credentials.'],
  ])('a sign-in refused with a %i and %j shows: %s', async (status, body, sentence) => {
    answer('post', '/v1/auth/login', { status, body });
    const { user, address } = await open('/login');
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(address()).toBe('/login');
    expect(stored().token).toBeNull();
  });

  it('a sign-in with an unverified address offers a new verification link', async () => {
    answer('post', '/v1/auth/login', { status: 403, body: { detail: 'Email not verified' } });
    const resent = answer('post', '/v1/auth/resend-verification', { body: { message: 'ok' } });
    const { user } = await open('/login');
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(await screen.findByRole('button', { name: 'Resend verification email' }));
    expect(await screen.findByText('Verification email sent successfully!')).toBeVisible();
    expect(JSON.parse(resent[0]!.body)).toEqual({ email: dana.email });
  });

  it('the sign-in form shows and hides the password', async () => {
    const { user } = await open('/login');
    const field = (await screen.findByLabelText(/^Password/)) as HTMLInputElement;
    expect(field.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(field.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(field.type).toBe('password');
  });

  it('the sign-in form remembers the address on request, and never the password', async () => {
    answer('post', '/v1/auth/login', { body: session('access-1') });
    answer('get', '/v1/users/me', { body: dana });
    const { user, address } = await open('/login');
    await fill(user, 'secret-password');
    await user.click(screen.getByLabelText('Remember me'));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    await waitFor(() => expect(localStorage.getItem('rememberedEmail')).toBe(dana.email));
    expect(JSON.stringify(localStorage)).not.toContain('secret-password');
  });
});

describe('the way in', () => {
  it.each([
    '/',
    '/dashboard',
    '/bcp',
    '/bcp-list',
    '/bcp/new',
    '/bcp/7',
    '/subscription',
    '/subscription-management',
    '/payment-history',
    '/billing-settings',
    '/profile',
    '/crisis-communications',
    '/tabletop-exercises',
    '/tabletop-exercises/new',
    '/tabletop-exercises/3',
    '/admin',
    '/admin/templates',
  ])('a signed-out visitor of %s is redirected to the sign-in page', async (path) => {
    const { address } = await open(path);
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it.each(['/register', '/forgot-password', '/privacy-policy', '/about'])(
    'a signed-out visitor of %s stays there',
    async (path) => {
      const { address } = await open(path);
      await screen.findByRole('heading', { level: 1 });
      expect(address()).toBe(path);
    },
  );

  it('the former address of the list of BCPs redirects to the list', async () => {
    storeSession();
    answer('get', '/v1/users/me', { body: dana });
    const { address } = await open('/bcp-list');
    await waitFor(() => expect(address()).toBe('/bcp'));
  });

  it('the sign-in page redirects a signed-in visitor to the dashboard', async () => {
    storeSession();
    answer('get', '/v1/users/me', { body: dana });
    const { address } = await open('/login');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('signing in after an expired session returns to the page it ended on', async () => {
    storeSession('stale');
    answer('get', '/v1/users/me', { status: 401, body: { message: 'Unauthorized' } }, { body: dana });
    answer('post', '/v1/auth/refresh', { status: 401, body: { detail: 'Your session has ended. Please sign in again.' } });
    answer('post', '/v1/auth/login', { body: session('access-2') });
    const { user, address } = await open('/profile');
    expect(await screen.findByText('Your session expired. Please sign in again.')).toBeVisible();
    expect(stored()).toEqual({ token: null, refreshToken: null, tokenExpiration: null });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('signing in never redirects to another site', async () => {
    storeSession();
    answer('get', '/v1/users/me', { body: dana });
    const { address } = await open('/login', { next: '//evil.example/' });
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

describe('signing in with a second step', () => {
  const asks = {
    status: 403,
    body: { detail: 'Enter the code from your authenticator app to sign in.', second_factor: 'required' },
  };
  const WRONG = 'That code didn’t work. Enter the newest code from your app, or a recovery code you haven’t used yet.';
  const wrong = { status: 401, body: { detail: WRONG, second_factor: 'required' } };

  const toCodeStep = async (...answers: Parameters<typeof answer>[2][]) => {
    const logins = answer('post', '/v1/auth/login', asks, ...answers);
    answer('get', '/v1/users/me', { body: dana });
    const opened = await open('/login');
    await fill(opened.user, 'Continuity-2026');
    await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    return { ...opened, logins };
  };
  const sent = (body: string) => Object.fromEntries(new URLSearchParams(body));

  it('a right password asks for the code without an error, with the focus in its field', async () => {
    await toCodeStep();
    const code = screen.getByLabelText(/^Code from your app/);
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).not.toBeVisible();
  });

  it('the code is sent with address and password, and opens the dashboard', async () => {
    const { user, logins, address } = await toCodeStep({ body: session('access-1') });
    await user.type(screen.getByLabelText(/^Code from your app/), '123 456{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(sent(logins[1]!.body)).toEqual({ username: dana.email, password: 'Continuity-2026', code: '123 456' });
    expect(stored().token).toBe('access-1');
  });

  it('a wrong code shows the sentence and keeps what was typed', async () => {
    const { user } = await toCodeStep(wrong);
    await user.type(screen.getByLabelText(/^Code from your app/), '000000{Enter}');
    expect(await screen.findByText(WRONG)).toBeVisible();
    expect(screen.getByLabelText(/^Code from your app/)).toHaveValue('000000');
    expect(screen.getByLabelText(/^Code from your app/)).toHaveFocus();
  });

  it('no code sends nothing and says what is missing', async () => {
    const { user, logins } = await toCodeStep();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter the code')).toBeVisible();
    expect(logins).toHaveLength(1);
  });

  it('a recovery code can be entered instead, and the app again', async () => {
    const { user, logins, address } = await toCodeStep({ body: session('access-1') });
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    expect(screen.getByLabelText(/^Recovery code/)).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Use the app instead' })).toBeVisible();
    await user.type(screen.getByLabelText(/^Recovery code/), 'k7mf-2qxd-9trw{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(sent(logins[1]!.body).code).toBe('k7mf-2qxd-9trw');
  });

  it('the way back keeps address and password', async () => {
    const { user } = await toCodeStep();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText(/^Email/)).toHaveValue(dana.email);
    expect(screen.getByLabelText(/^Password/)).toHaveValue('Continuity-2026');
    expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  });

  it('a lock during the second step returns to the first one with its sentence', async () => {
    const sentence = 'This account is locked. Please try again in 15 minutes.';
    const { user } = await toCodeStep({ status: 401, body: { detail: sentence } });
    await user.type(screen.getByLabelText(/^Code from your app/), '000000{Enter}');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toBeVisible();
  });

  it('a lost connection keeps the second step and its code', async () => {
    const { user } = await toCodeStep('network-error');
    await user.type(screen.getByLabelText(/^Code from your app/), '123456{Enter}');
    expect(await screen.findByText('Login failed. Please check your credentials.')).toBeVisible();
    expect(screen.getByLabelText(/^Code from your app/)).toHaveValue('123456');
  });
});
