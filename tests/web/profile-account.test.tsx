import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SignIn } from '#shared/domain/sign-in.ts';
import type { Me } from '#shared/domain/user.ts';
import { open } from './support/open.tsx';
import { answer, dana, storeSession } from './support/server.ts';

const NEXT = 'dana@ortiz.example';
const here: SignIn = {
  ...{ id: 'a', signed_in_at: '2026-11-20T10:00:00Z', last_used_at: '2026-11-22T10:00:00Z' },
  ...{ agent: 'Firefox on Linux', is_current: true, is_same_address: true },
};
const phone: SignIn = {
  ...{ id: 'b', signed_in_at: '2026-11-01T10:00:00Z', last_used_at: '2026-11-21T10:00:00Z' },
  ...{ agent: 'Safari on iPhone', is_current: false, is_same_address: false },
};
type Given = Parameters<typeof answer>[2];

const openProfile = async (user: Partial<Me> = {}, signIns: Given = { body: [here, phone] as never }) => {
  storeSession();
  const me = answer('get', '/v1/users/me', { body: { ...dana, ...user } });
  answer('get', '/v1/users/me/sign-ins', signIns);
  const opened = await open('/profile');
  await screen.findByRole('heading', { name: 'Profile Settings' });
  return { ...opened, me };
};
const section = (name: string) => within(screen.getByRole('region', { name }));
const failures: [Given, string][] = [
  [{ status: 422, body: { detail: 'A sentence of the server' } }, 'A sentence of the server'],
  ['network-error', 'Network error. Please try again.'],
];

describe('the name on the profile', () => {
  it('a saved name is shown in the header at once, and the keyboard returns to the button', async () => {
    const calls = answer('put', '/v1/users/me', { body: { ...dana, full_name: 'Dana Ortiz-Meyer' } });
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    const field = screen.getByLabelText('Full name');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'Dana Ortiz-Meyer{Enter}');
    expect(await screen.findByText('Name saved')).toBeVisible();
    expect(JSON.parse(calls[0]!.body)).toEqual({ full_name: 'Dana Ortiz-Meyer' });
    expect(section('Profile').getByText('Dana Ortiz-Meyer')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    expect((await screen.findAllByText('Dana Ortiz-Meyer')).length).toBeGreaterThan(1);
  });

  it.each(failures)('a name refused with %j stays in the field and shows: %s', async (given, sentence) => {
    answer('put', '/v1/users/me', given);
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    await user.type(screen.getByLabelText('Full name'), ' Meyer{Enter}');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Dana Ortiz Meyer');
  });
});

describe('the email address on the profile', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], email = NEXT) => {
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    await user.type(screen.getByLabelText(/^New email/), email);
    await user.type(screen.getByLabelText(/^Your password/), 'Continuity-2026');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
  };

  it('a new address is asked for with the password, and then waits to be confirmed', async () => {
    const calls = answer('post', '/v1/users/me/email', { body: { message: 'We’ve sent a link' } });
    const { user } = await openProfile();
    await fill(user, ` ${NEXT.toUpperCase()}`);
    expect(await screen.findByText(`Waiting for you to confirm ${NEXT}`)).toBeVisible();
    expect(JSON.parse(calls[0]!.body)).toEqual({ new_email: NEXT.toUpperCase(), current_password: 'Continuity-2026' });
    expect(section('Profile').getByText(dana.email)).toBeVisible();
  });

  it('what is no address or lacks the password sends no request', async () => {
    const calls = answer('post', '/v1/users/me/email', { body: { message: 'sent' } });
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    await user.type(screen.getByLabelText(/^New email/), 'dana');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('Enter an email address like name@example.com')).toBeVisible();
    expect(screen.getByText('Enter your current password')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it.each(failures)('a change refused with %j keeps what was typed and shows: %s', async (given, sentence) => {
    answer('post', '/v1/users/me/email', given);
    const { user } = await openProfile();
    await fill(user);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(/^New email/)).toHaveValue(NEXT);
  });

  it('a pending address gets another link, and is canceled', async () => {
    const resent = answer('post', '/v1/users/me/email/resend', { body: { message: 'We’ve sent a link to your new address.' } });
    const canceled = answer('delete', '/v1/users/me/email', { status: 204 });
    const { user } = await openProfile({ pending_email: NEXT });
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('We’ve sent a link to your new address.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel change' }));
    await expect.poll(() => screen.queryByText(`Waiting for you to confirm ${NEXT}`)).toBeNull();
    expect([resent.length, canceled.length]).toEqual([1, 1]);
  });

  it('a pending address that cannot be canceled stays, with the reason', async () => {
    answer('delete', '/v1/users/me/email', { status: 500 });
    const { user } = await openProfile({ pending_email: NEXT });
    await user.click(screen.getByRole('button', { name: 'Cancel change' }));
    expect(await screen.findByText('Failed to cancel the change. Please try again.')).toBeVisible();
    expect(screen.getByText(`Waiting for you to confirm ${NEXT}`)).toBeVisible();
  });
});

describe('where the account is signed in', () => {
  it('devices are listed in words, and this one cannot be signed out here', async () => {
    await openProfile();
    expect(await screen.findByText('Safari on iPhone')).toBeVisible();
    const [own, other] = section('Where you are signed in').getAllByRole('listitem');
    expect(own).toHaveTextContent(/Firefox on Linux.*This device/);
    expect(within(own!).queryByRole('button')).toBeNull();
    expect(other).toHaveTextContent(/from another network/);
  });

  it('a device that is signed out leaves the list', async () => {
    const calls = answer('delete', '/v1/users/me/sign-ins/b', { status: 204 });
    const { user } = await openProfile();
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await screen.findByText('Signed out')).toBeVisible();
    expect(screen.queryByText('Safari on iPhone')).toBeNull();
    expect(screen.getByText('You aren’t signed in anywhere else.')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('all other devices are signed out after a question', async () => {
    const calls = answer('delete', '/v1/users/me/sign-ins', { status: 204 });
    const { user } = await openProfile();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }));
    expect(calls).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('All other devices are signed out')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    expect(screen.queryByText('Safari on iPhone')).toBeNull();
  });

  it('a device that cannot be signed out stays, with the reason', async () => {
    answer('delete', '/v1/users/me/sign-ins/b', { status: 404, body: { detail: 'This sign-in has already ended' } });
    const { user } = await openProfile();
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await screen.findByText('This sign-in has already ended')).toBeVisible();
    expect(screen.getByText('Safari on iPhone')).toBeVisible();
  });

  it('a list that cannot be loaded says so and is tried again', async () => {
    const { user } = await openProfile({}, { status: 400, body: { detail: 'Not now' } });
    expect(await screen.findByText('Failed to load your sign-ins')).toBeVisible();
    answer('get', '/v1/users/me/sign-ins', { body: [here] as never });
    await user.click(section('Where you are signed in').getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('You aren’t signed in anywhere else.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });
});

describe('confirming a new address', () => {
  const CALL = '/v1/auth/confirm-email-change';

  it('opening the mailed link confirms nothing; the button does, once', async () => {
    const calls = answer('post', CALL, { body: { message: 'changed' } });
    const { user } = await open('/confirm-email?token=abc');
    await screen.findByRole('heading', { name: 'Confirm Your New Email Address' });
    expect(calls).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Confirm new email address' }));
    expect(await screen.findByRole('heading', { name: 'Email Address Changed' })).toBeVisible();
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ token: 'abc' }]);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('who is signed in goes on to the profile, which has the new address', async () => {
    storeSession();
    answer('get', '/v1/users/me', { body: dana }, { body: { ...dana, email: NEXT } });
    answer('post', CALL, { body: { message: 'changed' } });
    const { user } = await open('/confirm-email?token=abc');
    await screen.findByRole('link', { name: 'Go to your profile' });
    await user.click(screen.getByRole('button', { name: 'Confirm new email address' }));
    await screen.findByRole('heading', { name: 'Email Address Changed' });
    await user.click(screen.getByRole('link', { name: 'Go to your profile' }));
    expect((await screen.findAllByText(NEXT)).length).toBeGreaterThan(0);
  });

  it.each<[Given, string]>([
    [{ status: 400, body: { detail: 'This link doesn’t work.' } }, 'This link doesn’t work.'],
    [{ status: 500 }, 'We couldn’t confirm your new address. Please try again.'],
    ['network-error', 'Network error. Please try again.'],
  ])('a confirmation refused with %j can be repeated and shows: %s', async (given, sentence) => {
    answer('post', CALL, given);
    const { user } = await open('/confirm-email?token=abc');
    await user.click(await screen.findByRole('button', { name: 'Confirm new email address' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm new email address' })).toBeEnabled();
  });

  it('a link without a token offers nothing to confirm', async () => {
    await open('/confirm-email');
    expect(await screen.findByText('This link is incomplete. Open it from the email again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm new email address' })).toBeNull();
  });
});
