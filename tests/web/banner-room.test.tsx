import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '#shared/domain/user.ts';
import { open } from './support/open.tsx';
import { answer, dana, storeSession } from './support/server.ts';

const HEIGHT = 184;
const readRoom = () => JSON.parse(localStorage.getItem('bannerRoom') ?? 'null')?.value ?? null;
const keepRoom = (width = window.innerWidth) =>
  localStorage.setItem('bannerRoom', JSON.stringify({ value: { height: HEIGHT, width }, kept_at: Date.now() }));
const bars = () => screen.getByRole('main').parentElement!.querySelector<HTMLElement>('header + div')!;

/** Opens a page while the session is checked; the account comes with `arrive`. */
const openWaiting = async (path: string, account: Me = dana) => {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  storeSession();
  answer('get', '/v1/users/me', async () => {
    await promise;
    return { body: account };
  });
  await open(path);
  await screen.findByRole('main');
  return { arrive };
};

describe('the room of the notices above a page', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
    return () => vi.restoreAllMocks();
  });

  it('is kept on this device when a notice is shown', async () => {
    const { arrive } = await openWaiting('/about', { ...dana, mail_problem: { reason: 'bounce', at: '2026-11-20T12:00:00Z' } });
    expect(bars().style.minHeight).toBe('');
    arrive();
    expect(await screen.findByRole('button', { name: 'Send confirmation email' })).toBeVisible();
    await waitFor(() => expect(readRoom()).toEqual({ height: HEIGHT, width: window.innerWidth }));
  });

  it('is there while the session is checked, and goes when it is known', async () => {
    keepRoom();
    const { arrive } = await openWaiting('/about');
    expect(bars().style.minHeight).toBe(`${HEIGHT}px`);
    arrive();
    await waitFor(() => expect(bars().style.minHeight).toBe(''));
  });

  it('is forgotten when nothing is shown any more', async () => {
    keepRoom();
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0);
    const { arrive } = await openWaiting('/about');
    arrive();
    await waitFor(() => expect(readRoom()).toBeNull());
  });

  it.each([
    ['a window of another width', '/about', 390],
    ['a page that says it itself', '/subscription', undefined],
    ['the profile', '/profile', undefined],
  ])('is not taken on %s', async (_, path, width) => {
    keepRoom(width);
    await openWaiting(path);
    expect(bars().style.minHeight).toBe('');
  });
});
