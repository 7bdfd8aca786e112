import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from './support/open.tsx';
import { answer, dana, stored, storeSession } from './support/server.ts';

describe('a signed-in page whose server cannot be reached', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('a signed-in page without a reachable server shows so at the same address, offers no sign-in, and opens after Try Again', async () => {
    storeSession();
    let isDown = true;
    answer('get', '/v1/users/me', () => (isDown ? { status: 503, body: { detail: 'busy' } } : { body: dana }));
    const { user, address } = await open('/profile');
    await vi.advanceTimersByTimeAsync(8000);
    await screen.findByRole('heading', { level: 1, name: 'We can’t reach Keelhouse' });
    expect(address()).toBe('/profile');
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    expect(stored().refreshToken).toBe('refresh-1');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /profile/i })).toBeVisible();
    expect(address()).toBe('/profile');
  });
});
