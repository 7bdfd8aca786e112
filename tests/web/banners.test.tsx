import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from './support/open.tsx';
import { answer, dana, storeSession } from './support/server.ts';

/** Opens a page while the session is checked; the account comes with `arrive`. */
const openWaiting = async (path: string) => {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  storeSession();
  answer('get', '/v1/users/me', async () => {
    await promise;
    return { body: { ...dana, mail_problem: { reason: 'bounce', at: '2026-11-20T12:00:00Z' } } };
  });
  await open(path);
  return { arrive };
};
const SEND = 'Send confirmation email';

describe('the notices above a page', () => {
  it('they come in the page, and leave the frame that was painted before in its place', async () => {
    const { arrive } = await openWaiting('/payment-history');
    const main = await screen.findByRole('main');
    expect(within(main).getByText('Checking your sign-in')).toBeInTheDocument();
    arrive();
    expect(await within(main).findByRole('button', { name: SEND })).toBeVisible();
    expect(screen.getByRole('main')).toBe(main);
  });

  it('a page that needs no account, and shows its text before the account is known, has none', async () => {
    const { arrive } = await openWaiting('/about');
    await screen.findByRole('heading', { level: 1 });
    arrive();
    await screen.findByRole('button', { name: 'Account menu' });
    expect(screen.queryByRole('button', { name: SEND })).not.toBeInTheDocument();
  });
});
