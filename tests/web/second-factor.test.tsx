import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Me } from '#shared/domain/user.ts';
import { open } from './support/open.tsx';
import { answer, dana, session, stored, storeSession } from './support/server.ts';

const BASE = '/v1/users/me/second-factor';
const OFF = { enabled_at: null, recovery_codes_left: 0, is_required: false };
const ON = { enabled_at: '2026-11-20T10:00:00Z', recovery_codes_left: 8, is_required: false };
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const STARTED = { secret: SECRET, otpauth_url: `otpauth://totp/Keelhouse:dana?secret=${SECRET}&issuer=Keelhouse` };
const CODES = Array.from({ length: 10 }, (_, at) => `k7mf-2qxd-9tr${at}`);

const card = () => screen.getByRole('region', { name: 'Two-step sign-in' });
const openProfile = async (factor: object, user: Partial<Me> = {}) => {
  storeSession();
  answer('get', '/v1/users/me', { body: { ...dana, ...user } });
  const states = answer('get', BASE, { body: factor as never });
  const opened = await open('/profile');
  await screen.findByRole('heading', { name: 'Two-step sign-in' });
  return { ...opened, states };
};
type User = Awaited<ReturnType<typeof open>>['user'];

const startSetUp = async () => {
  const starts = answer('post', BASE, { body: STARTED });
  const opened = await openProfile(OFF);
  await opened.user.click(await within(card()).findByRole('button', { name: 'Set up two-step sign-in' }));
  await screen.findByRole('img', { name: 'QR code with the key below' });
  return { ...opened, starts };
};
const prove = async (user: User, code: string, button: string) => {
  await user.type(within(card()).getByLabelText(/^Current password/), 'Continuity-2026');
  await user.type(within(card()).getByLabelText(/^(Code from your app|Recovery code)/), code);
  await user.click(within(card()).getByRole('button', { name: button }));
};

describe('setting up two-step sign-in', () => {
  it('the setup shows a QR code and the key in groups, and makes one secret only', async () => {
    const { starts, user } = await startSetUp();
    expect(within(card()).getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code with the key below' })).toHaveAttribute(
      'src',
      expect.stringContaining('data:image/svg'),
    );
    expect(within(card()).queryByRole('button', { name: 'Use a recovery code instead' })).not.toBeInTheDocument();
    await user.click(document.body);
    window.dispatchEvent(new Event('focus'));
    expect(starts).toHaveLength(1);
  });

  it('turning it on keeps this device signed in, and shows ten codes that can be closed only once they are saved', async () => {
    const confirms = answer('post', `${BASE}/confirm`, { body: { ...session('access-2'), recovery_codes: CODES } });
    const { user } = await startSetUp();
    answer('get', BASE, { body: { ...ON, recovery_codes_left: 10 } });
    await prove(user, '123 456', 'Turn on');
    expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus();
    expect(JSON.parse(confirms[0]!.body)).toEqual({ current_password: 'Continuity-2026', code: '123 456' });
    expect(stored().token).toBe('access-2');
    for (const code of CODES) expect(screen.getByText(code)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'I have saved these codes' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await within(card()).findByText('10 of 10')).toBeVisible();
    expect(screen.queryByText(CODES[0]!)).not.toBeInTheDocument();
  });

  it('the codes can be copied, downloaded and printed', async () => {
    answer('post', `${BASE}/confirm`, { body: { ...session('access-2'), recovery_codes: CODES } });
    const { user } = await startSetUp();
    await prove(user, '123456', 'Turn on');
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    let saved: Blob | undefined;
    URL.createObjectURL = (blob) => {
      saved = blob as Blob;
      return 'blob:codes';
    };
    URL.revokeObjectURL = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const text = await saved!.text();
    for (const code of CODES) expect(text).toContain(code);
    expect(text).toContain(dana.email);
  });

  it.each([
    [{ status: 400, body: { detail: 'Current password is incorrect' } }, 'Current password is incorrect'],
    [
      { status: 400, body: { detail: 'That code didn’t work. Enter the newest code your app shows for Keelhouse.' } },
      'That code didn’t work. Enter the newest code your app shows for Keelhouse.',
    ],
    ['network-error' as const, 'We can’t reach Keelhouse. Nothing has changed. Check your connection and try again.'],
    [{ status: 500 }, 'That didn’t work. Please try again.'],
  ])('a setup refused with %j shows: %s, and keeps what was typed', async (given, sentence) => {
    answer('post', `${BASE}/confirm`, given);
    const { user } = await startSetUp();
    await prove(user, '123456', 'Turn on');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(within(card()).getByLabelText(/^Current password/)).toHaveValue('Continuity-2026');
    expect(within(card()).getByLabelText(/^Code from your app/)).toHaveValue('123456');
    expect(screen.getByRole('img', { name: 'QR code with the key below' })).toBeVisible();
  });

  it('empty fields send nothing and say what is missing', async () => {
    const confirms = answer('post', `${BASE}/confirm`, { body: {} });
    const { user } = await startSetUp();
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('Enter your current password')).toBeVisible();
    expect(screen.getByText('Enter the code')).toBeVisible();
    expect(confirms).toHaveLength(0);
  });

  it('settings that cannot be loaded offer another try', async () => {
    storeSession();
    answer('get', '/v1/users/me', { body: dana });
    answer('get', BASE, { status: 404, body: { detail: 'Not found' } }, { body: OFF });
    const { user } = await open('/profile');
    await user.click(
      await within(await screen.findByRole('region', { name: 'Two-step sign-in' })).findByRole('button', { name: /again/i }),
    );
    expect(await within(card()).findByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
  });
});

describe('two-step sign-in that is on', () => {
  it('the section says since when it is on and how many codes are left', async () => {
    await openProfile(ON);
    expect(await within(card()).findByText('Nov 20, 2026')).toBeVisible();
    expect(within(card()).getByText('8 of 10')).toBeVisible();
  });

  it.each([
    [0, 'You have no recovery codes left. Make new ones now.'],
    [3, 'You’re running low on recovery codes. Make new ones soon.'],
  ])('with %i codes left it says: %s', async (left, sentence) => {
    await openProfile({ ...ON, recovery_codes_left: left });
    expect(await within(card()).findByText(sentence)).toBeVisible();
  });

  it('new codes for a recovery code are shown with the word that earlier ones no longer work', async () => {
    const calls = answer('post', `${BASE}/recovery-codes`, { body: { recovery_codes: CODES } });
    const { user } = await openProfile(ON);
    await user.click(await within(card()).findByRole('button', { name: 'Make new recovery codes' }));
    await user.click(within(card()).getByRole('button', { name: 'Use a recovery code instead' }));
    await prove(user, 'aaaa-bbbb-cccc', 'Make new codes');
    expect(await screen.findByText(/Your earlier recovery codes no longer work\./)).toBeVisible();
    expect(JSON.parse(calls[0]!.body)).toEqual({ current_password: 'Continuity-2026', code: 'aaaa-bbbb-cccc' });
  });

  it('turning it off keeps this device signed in and says so', async () => {
    const message = 'Two-step sign-in is off. Your password is all you need to sign in.';
    answer('post', `${BASE}/disable`, { body: { ...session('access-2'), message } });
    const { user } = await openProfile(ON);
    await user.click(await within(card()).findByRole('button', { name: 'Turn off' }));
    answer('get', BASE, { body: OFF });
    await prove(user, '123456', 'Turn off');
    expect(await within(card()).findByText(message)).toBeVisible();
    expect(stored().token).toBe('access-2');
  });

  it('a role that requires it can’t turn it off', async () => {
    await openProfile({ ...ON, is_required: true });
    expect(await within(card()).findByText('Your role requires two-step sign-in, so it stays on.')).toBeVisible();
    expect(within(card()).queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  });
});

describe('staff whose role requires two-step sign-in', () => {
  const waiting: Partial<Me> = { role: 'super_admin', second_factor: { is_enabled: false, is_required: true } };

  it('the admin area asks them to set it up, with a way there, and loads nothing of itself', async () => {
    storeSession();
    answer('get', '/v1/users/me', { body: { ...dana, ...waiting } });
    answer('get', BASE, { body: { ...OFF, is_required: true } });
    const stats = answer('get', '/v1/admin/stats', { body: {} });
    const { user, address } = await open('/admin');
    expect(await screen.findByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Set up two-step sign-in' }));
    await waitFor(() => expect(address()).toMatch(/^\/profile/));
    expect(stats).toHaveLength(0);
  });

  it('their profile still names the role', async () => {
    await openProfile({ ...OFF, is_required: true }, waiting);
    expect(within(screen.getByRole('region', { name: 'Profile' })).getByText('Administrator')).toBeVisible();
    expect(
      await within(card()).findByText(
        'Your role requires two-step sign-in. Until you set it up, you can’t do what your role allows.',
      ),
    ).toBeVisible();
  });

  it('a customer has no such page, banner or hint', async () => {
    await openProfile(OFF);
    await within(card()).findByRole('button', { name: 'Set up two-step sign-in' });
    expect(screen.queryByText(/Your role requires/)).not.toBeInTheDocument();
  });
});
