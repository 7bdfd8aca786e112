import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSession } from './support/open.tsx';
import { answer, dana, session, stored, storeSession } from './support/server.ts';

const none = { token: null, refreshToken: null, tokenExpiration: null };
const unauthorised = { status: 401, body: { message: 'Unauthorized' } };
const settled = (check: () => void) => vi.waitFor(check, { timeout: 5000 });

describe('restoring a session', () => {
  it('restoring a session without a stored token sends no request and ends loading', async () => {
    const users = answer('get', '/v1/users/me', { body: dana });
    const { start, getSession } = await loadSession();
    start();
    expect(getSession()).toMatchObject({ user: null, isLoading: false });
    expect(users).toHaveLength(0);
  });

  it('restoring a session fetches the user with the stored token', async () => {
    storeSession('access-1');
    const users = answer('get', '/v1/users/me', { body: dana });
    const { start, getSession } = await loadSession();
    start();
    await settled(() => expect(getSession().user).toEqual(dana));
    expect(users[0]!.headers.get('authorization')).toBe('Bearer access-1');
  });

  it('restoring a session removes it when the user cannot be fetched', async () => {
    storeSession();
    answer('get', '/v1/users/me', { status: 403, body: { detail: 'Account is deactivated. Please contact support.' } });
    const { start, getSession } = await loadSession();
    start();
    await settled(() => expect(getSession().isLoading).toBe(false));
    expect(getSession().user).toBeNull();
    expect(stored()).toEqual(none);
  });

  it('updating the user merges the given fields and keeps the rest', async () => {
    storeSession();
    answer('get', '/v1/users/me', { body: dana });
    const { start, getSession, updateUser } = await loadSession();
    start();
    await settled(() => expect(getSession().user).not.toBeNull());
    updateUser({ full_name: 'Dana O.' });
    expect(getSession().user).toEqual({ ...dana, full_name: 'Dana O.' });
  });
});

const outages = [
  ['answers 500', { status: 500 }],
  ['answers 503', { status: 503, body: { detail: 'busy' } }],
  ['answers 429', { status: 429, body: { detail: 'Too many requests' } }],
  ['drops the connection', 'network-error'],
] as const;

describe('a page load while the server fails', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it.each(outages)('a page load keeps the session when fetching the user %s', async (_, outage) => {
    storeSession('access-1');
    answer('get', '/v1/users/me', outage);
    const { start, getSession } = await loadSession();
    start();
    await vi.advanceTimersByTimeAsync(8000);
    await settled(() => expect(getSession()).toMatchObject({ user: null, isLoading: false, isUnreachable: true }));
    expect(stored().token).toBe('access-1');
    expect(stored().refreshToken).toBe('refresh-1');
  });

  it.each(outages)('a page load keeps the session when the token has expired and renewing it %s', async (_, outage) => {
    storeSession('access-1');
    answer('get', '/v1/users/me', unauthorised);
    const refreshes = answer('post', '/v1/auth/refresh', outage);
    const { start, getSession } = await loadSession();
    start();
    await vi.advanceTimersByTimeAsync(60_000);
    await settled(() => expect(getSession()).toMatchObject({ isLoading: false, isUnreachable: true }));
    expect(refreshes).toHaveLength(4);
    expect(stored().refreshToken).toBe('refresh-1');
  });

  it('a page load during an outage restores the session once the server answers again', async () => {
    storeSession('access-1');
    answer('get', '/v1/users/me', { status: 500 }, { status: 500 }, { status: 500 }, { status: 500 }, { body: dana });
    const { start, restoreSession, getSession } = await loadSession();
    start();
    await vi.advanceTimersByTimeAsync(8000);
    await settled(() => expect(getSession().isUnreachable).toBe(true));
    await restoreSession();
    expect(getSession()).toMatchObject({ user: dana, isUnreachable: false });
  });

  it.each([401, 403])('a page load ends the session when the server refuses with %i', async (status) => {
    storeSession();
    answer('get', '/v1/users/me', { status, body: { detail: 'No.' } });
    answer('post', '/v1/auth/refresh', { status, body: { detail: 'No.' } });
    const { start, getSession } = await loadSession();
    start();
    await settled(() => expect(getSession()).toMatchObject({ user: null, isLoading: false, isUnreachable: false }));
    expect(stored()).toEqual(none);
  });
});

describe('a page load without a connection', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('a page load without a connection keeps the session and restores it when the connection returns', async () => {
    storeSession();
    const users = answer('get', '/v1/users/me', { body: dana });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { start, getSession } = await loadSession();
    start();
    expect(getSession()).toMatchObject({ isLoading: false, isUnreachable: true });
    expect(users).toHaveLength(0);
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await settled(() => expect(getSession().user).toEqual(dana));
  });
});

describe('a call that is answered 401', () => {
  it('many calls answered 401 at once renew the token once, and each is repeated', async () => {
    storeSession('old');
    const refreshes = answer('post', '/v1/auth/refresh', { body: session('new') });
    answer('get', '/v1/users/me', ({ headers }) =>
      headers.get('authorization') === 'Bearer new' ? { body: dana } : unauthorised,
    );
    const { client } = await loadSession();
    const results = await Promise.all([client.users.me(), client.users.me(), client.users.me()]);
    expect(results).toEqual([dana, dana, dana]);
    expect(refreshes).toHaveLength(1);
    expect(JSON.parse(refreshes[0]!.body)).toEqual({ refresh_token: 'refresh-1' });
    expect(stored().token).toBe('new');
  });

  it('a 401 ends the session when the refresh is refused', async () => {
    storeSession();
    answer('post', '/v1/auth/refresh', { status: 401, body: { detail: 'Your session has ended. Please sign in again.' } });
    answer('get', '/v1/users/me', unauthorised);
    const { client, getSession } = await loadSession();
    await expect(client.users.me()).rejects.toMatchObject({ status: 401 });
    expect(stored()).toEqual(none);
    expect(getSession()).toMatchObject({ user: null, hasExpired: true });
  });

  it('a 401 ends the session when there is no refresh token', async () => {
    localStorage.setItem('token', 'old');
    const refreshes = answer('post', '/v1/auth/refresh', { body: session('new') });
    answer('get', '/v1/users/me', unauthorised);
    const { client } = await loadSession();
    await expect(client.users.me()).rejects.toMatchObject({ status: 401 });
    expect(refreshes).toHaveLength(0);
    expect(stored()).toEqual(none);
  });

  it('a call answered 401 is repeated only once', async () => {
    storeSession();
    answer('post', '/v1/auth/refresh', { body: session('new') });
    const users = answer('get', '/v1/users/me', unauthorised);
    const { client } = await loadSession();
    await expect(client.users.me()).rejects.toMatchObject({ status: 401 });
    expect(users).toHaveLength(2);
  });

  it('a 401 uses the token that another tab has renewed meanwhile', async () => {
    storeSession('old');
    const refreshes = answer('post', '/v1/auth/refresh', { body: session('mine') });
    answer('get', '/v1/users/me', unauthorised, { body: dana });
    const { client } = await loadSession();
    const call = client.users.me();
    await settled(() => expect(localStorage.getItem('token')).toBe('old'));
    localStorage.setItem('token', 'theirs');
    await expect(call).resolves.toEqual(dana);
    expect(refreshes).toHaveLength(0);
    expect(stored().token).toBe('theirs');
  });
});

describe('the check every minute', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  const startWith = async (msLeft: number) => {
    storeSession('old', msLeft);
    answer('get', '/v1/users/me', { body: dana });
    const refreshes = answer('post', '/v1/auth/refresh', { body: session('new') });
    const loaded = await loadSession();
    loaded.start();
    await settled(() => expect(loaded.getSession().user).not.toBeNull());
    return { ...loaded, refreshes };
  };

  it('the check every minute renews the token when less than 300000 ms remain', async () => {
    const { refreshes } = await startWith(299_000);
    await settled(() => expect(stored().token).toBe('new'));
    expect(refreshes).toHaveLength(1);
  });

  it('the check every minute waits while more than 300000 ms remain, and renews a minute later', async () => {
    const { refreshes } = await startWith(340_000);
    expect(refreshes).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(60_000);
    await settled(() => expect(refreshes).toHaveLength(1));
  });

  it('the check every minute ignores an expired session', async () => {
    const { refreshes } = await startWith(-1000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refreshes).toHaveLength(0);
  });

  it('the check every minute signs out silently when the refresh is refused', async () => {
    storeSession('old', 200_000);
    answer('get', '/v1/users/me', { body: dana });
    answer('post', '/v1/auth/refresh', { status: 401, body: { detail: 'Your session has ended. Please sign in again.' } });
    const { start, getSession } = await loadSession();
    start();
    await settled(() => expect(getSession()).toMatchObject({ user: null, isLoading: false, error: null }));
    expect(stored()).toEqual(none);
  });

  it('the check every minute retries after a network error before it signs out', async () => {
    storeSession('old', 200_000);
    answer('get', '/v1/users/me', { body: dana });
    const refreshes = answer(
      'post',
      '/v1/auth/refresh',
      'network-error',
      { status: 503, body: { detail: 'busy' } },
      { body: session('new') },
    );
    const { start } = await loadSession();
    start();
    await vi.advanceTimersByTimeAsync(4000);
    await settled(() => expect(stored().token).toBe('new'));
    expect(refreshes).toHaveLength(3);
  });
});

describe('a renewed session', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('never shows another tab its new token beside the old expiration, which would be renewed again', async () => {
    const { isDue, readTokens, storeTokens } = await import('../../web/lib/tokens.ts');
    const now = Date.now();
    storeTokens({ ...session('old'), expires_in: 60 }, now);
    const seen: boolean[] = [];
    const write = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      write.call(this, key, value);
      const { token, expiresAt } = readTokens()!;
      seen.push(token === 'new' && isDue(expiresAt, now));
    });
    storeTokens(session('new'), now);
    expect(seen).toEqual([false, false, false]);
    expect(readTokens()).toMatchObject({ token: 'new', refreshToken: 'refresh-1', expiresAt: now + 900_000 });
  });
});

describe('a device whose clock', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['is set an hour ahead', 3_600_000],
    ['is set an hour back', -3_600_000],
    ['wakes up after a night', 8 * 3_600_000],
    ['wakes up after a minute', 60_000],
  ])('a device whose clock %s keeps its session: refused, renewed, repeated', async (_, ms) => {
    storeSession('old');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
    const refreshes = answer('post', '/v1/auth/refresh', { body: session('new') });
    answer('get', '/v1/users/me', ({ headers }) =>
      headers.get('authorization') === 'Bearer new' ? { body: dana } : unauthorised,
    );
    const { start, getSession } = await loadSession();
    start();
    await settled(() => expect(getSession().user).toEqual(dana));
    expect(refreshes).toHaveLength(1);
    expect(Number(stored().tokenExpiration) - Date.now()).toBeGreaterThan(890_000);
  });
});

describe('signing in', () => {
  it.each([
    [{ status: 401, body: { detail: 'Incorrect email or password' } }, 'Incorrect email or password'],
    [{ status: 500 }, 'Login failed'],
  ])('a sign-in refused with %j shows the message and stores no session', async (given, error) => {
    answer('post', '/v1/auth/login', given);
    const { signIn, getSession } = await loadSession();
    await expect(signIn(dana.email, 'x')).rejects.toThrow();
    expect(getSession()).toMatchObject({ user: null, error });
    expect(stored()).toEqual(none);
  });

  it('a failed sign-in leaves no session and no part of one', async () => {
    answer('post', '/v1/auth/login', { body: session('access-1') });
    answer('get', '/v1/users/me', { status: 403, body: { detail: 'Account is deactivated. Please contact support.' } });
    const { signIn, getSession } = await loadSession();
    await expect(signIn(dana.email, 'x')).rejects.toThrow();
    expect(getSession()).toMatchObject({ user: null, isLoading: false });
    expect(stored()).toEqual(none);
  });
});

describe('signing out', () => {
  it('signing out revokes the refresh token first and then clears the session', async () => {
    storeSession();
    const seen: (string | null)[] = [];
    const logouts = answer('post', '/v1/auth/logout', () => {
      seen.push(localStorage.getItem('token'));
      return { body: { message: 'Signed out' } };
    });
    const { signOut, getSession } = await loadSession();
    await signOut();
    expect(seen).toEqual(['access-1']);
    expect(JSON.parse(logouts[0]!.body)).toEqual({ refresh_token: 'refresh-1' });
    expect(stored()).toEqual(none);
    expect(getSession()).toEqual({ user: null, isLoading: false, error: null, hasExpired: false, isUnreachable: false });
  });

  it('signing out succeeds when the server cannot be reached, and logs no token', async () => {
    storeSession();
    answer('post', '/v1/auth/logout', 'network-error');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { signOut } = await loadSession();
    await signOut();
    expect(stored()).toEqual(none);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('refresh-1');
  });

  it('signing out without a refresh token sends no request', async () => {
    localStorage.setItem('token', 'x');
    const logouts = answer('post', '/v1/auth/logout', { body: { message: 'Signed out' } });
    const { signOut } = await loadSession();
    await signOut();
    expect(logouts).toHaveLength(0);
  });
});
