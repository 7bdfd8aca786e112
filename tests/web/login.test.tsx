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
    expect(await screen.findByText('Signed out because the session expired')).toBeVisible();
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
