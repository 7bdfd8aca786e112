import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Me } from '#shared/domain/user.ts';
import { open } from './support/open.tsx';
import { answer, dana, session, stored, storeSession } from './support/server.ts';

const CALL = '/v1/users/me/change-password';

const openProfile = async (user: Partial<Me> = {}, hash = '') => {
  storeSession();
  answer('get', '/v1/users/me', { body: { ...dana, ...user } });
  const opened = await open(`/profile${hash}`);
  await screen.findByRole('heading', { name: 'Profile Settings' });
  return opened;
};

const change = async (user: Awaited<ReturnType<typeof open>>['user'], next: string, confirm = next) => {
  await user.type(screen.getByLabelText(/^Current password/), 'Continuity-2026');
  await user.type(screen.getByLabelText(/^New password/), next);
  await user.type(screen.getByLabelText(/^Confirm new password/), confirm);
  await user.click(screen.getByRole('button', { name: 'Update password' }));
};

describe('the profile', () => {
  it('the profile shows the account', async () => {
    await openProfile();
    expect(screen.getAllByText('Dana Ortiz').length).toBeGreaterThan(0);
    expect(screen.getAllByText(dana.email).length).toBeGreaterThan(0);
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getByText('Apr 2, 2026')).toBeVisible();
  });

  it.each<[Partial<Me>, boolean]>([
    [{ role: 'user' }, false],
    [{ role: 'admin' }, true],
    [{ role: 'super_admin' }, true],
    [{ role: 'user', is_superuser: true }, true],
  ])('the profile of %j has the Administrator badge: %s', async (user, has) => {
    await openProfile(user);
    const card = screen.getByRole('region', { name: 'Profile' });
    expect(card.textContent?.includes('Administrator')).toBe(has);
  });
});

describe('the sections of the profile', () => {
  const section = (name: string) => screen.getByRole('region', { name }).parentElement;

  it('a link to a section puts the keyboard there', async () => {
    await openProfile({}, '#security');
    expect(section('Change password')).toHaveFocus();
  });

  it('the list of sections puts the keyboard in the chosen section', async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('link', { name: 'Appearance' }));
    expect(section('Appearance')).toHaveFocus();
  });
});

describe('changing the password', () => {
  it('changing the password keeps this device signed in with new tokens, confirms it for three seconds and logs it', async () => {
    const calls = answer('put', CALL, { body: { ...session('access-2'), message: 'Password updated successfully' } });
    const { user } = await openProfile();
    await change(user, 'Harbor-2027');
    expect(await screen.findByText('Password updated successfully')).toBeVisible();
    expect(JSON.parse(calls[0]!.body)).toEqual({ current_password: 'Continuity-2026', new_password: 'Harbor-2027' });
    expect(stored().token).toBe('access-2');
    await waitFor(() => expect(screen.queryByText('Password updated successfully')).not.toBeInTheDocument(), { timeout: 5000 });
    expect(screen.getByText(/^Last changed today at/)).toBeVisible();
  });

  it.each([
    ['Harbor-2027', 'Harbor-2028', 'New passwords do not match'],
    ['12345', '12345', 'New password must be at least 6 characters long'],
  ])('changing the password to %s and %s sends no request and shows: %s', async (next, confirm, sentence) => {
    const calls = answer('put', CALL, { body: {} });
    const { user } = await openProfile();
    await change(user, next, confirm);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('changing the password leaves a six-character password to the server', async () => {
    const calls = answer('put', CALL, { status: 422, body: { detail: 'Password must be at least 8 characters long' } });
    const { user } = await openProfile();
    await change(user, '123456');
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it.each([
    [{ status: 400, body: { detail: 'Current password is incorrect' } }, 'Current password is incorrect'],
    [{ status: 500 }, 'Failed to update password'],
    ['network-error' as const, 'An error occurred while updating password'],
  ])('a password change refused with %j shows: %s', async (given, sentence) => {
    answer('put', CALL, given);
    const { user } = await openProfile();
    await change(user, 'Harbor-2027');
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
