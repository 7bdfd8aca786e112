import '../bcp/browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AdminUser } from '#shared/domain/admin-user.ts';
import type { Me } from '#shared/domain/user.ts';
import { contact } from '../crisis/fixture.ts';
import { answer } from '../support/server.ts';
import { API, account, openAdmin, staff } from './fixture.ts';

/** What belongs to the account, each part empty unless given. */
const answerContent = (
  content: Partial<Record<'crisis-communications' | 'subscriptions' | 'payments', Parameters<typeof answer>[2][]>> = {},
) => {
  answer('get', `${API}/users/7/*`, { body: [] });
  answer('get', `${API}/users/7/security-events`, { body: { entries: [], next: null } });
  for (const [path, answers] of Object.entries(content)) answer('get', `${API}/users/7/${path}`, ...answers);
};

const openDetails = async (
  part: Partial<AdminUser> = {},
  as: Me = staff.super,
  content: Parameters<typeof answerContent>[0] = {},
) => {
  let target = account(7, { full_name: 'Dana Ortiz', notes: 'Prefers phone', ...part });
  answerContent(content);
  answer('get', `${API}/users/7`, () => ({ body: target }));
  const opened = await openAdmin('?tab=users&user=7', { as, list: () => [target] });
  const sheet = await screen.findByRole('dialog', { name: 'User Details' });
  return { ...opened, sheet: within(sheet), change: (next: Partial<AdminUser>) => (target = { ...target, ...next }) };
};
const section = async (sheet: ReturnType<typeof within>, name: string) => within(await sheet.findByRole('region', { name }));

describe('the details of an account', () => {
  it('View opens the details, and closing them returns to the same list', async () => {
    answerContent();
    answer('get', `${API}/users/7`, { body: account(7) });
    const { user, fullAddress } = await openAdmin('?tab=users&status=active', { list: () => [account(7)] });
    await user.click(await screen.findByRole('button', { name: 'View Person 7' }));
    const sheet = await screen.findByRole('dialog', { name: 'User Details' });
    expect(fullAddress()).toBe('/admin?tab=users&status=active&user=7');
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(fullAddress()).toBe('/admin?tab=users&status=active'));
  });

  it('the details show basic info, activity, notes and access', async () => {
    const { sheet } = await openDetails({
      role: 'admin',
      login_attempts: 3,
      mail_problem: { reason: 'bounce', at: '2026-04-05T10:00:00Z' },
    });
    const basic = await section(sheet, 'Basic info');
    expect(basic.getByRole('link', { name: 'person7@acme.example' })).toHaveAttribute('href', 'mailto:person7@acme.example');
    expect(basic.getByText('Email bounces')).toBeInTheDocument();
    expect(basic.getByText('7')).toBeInTheDocument();
    expect((await section(sheet, 'Activity')).getByText('Never')).toBeInTheDocument();
    expect((await section(sheet, 'Notes')).getByText('Prefers phone')).toBeInTheDocument();
    const access = await section(sheet, 'Access');
    expect(access.getByText('Admin')).toBeInTheDocument();
    expect(access.getByText('3')).toBeInTheDocument();
  });

  it("the details show the customer's crisis contacts, subscriptions and payments", async () => {
    const user = { id: 7, email: 'person7@acme.example', full_name: 'Dana Ortiz' };
    const subscription = {
      ...{ id: 1, user, plan_type: 'gold', status: 'active', yearly_price: 199_900, cancel_at_period_end: false },
      ...{ created_at: '2026-04-02T12:00:00Z', current_period_start: '2026-04-02T12:00:00Z' },
      current_period_end: '2027-04-02T12:00:00Z',
    };
    const payment = {
      ...{ id: 2, user, amount: 199_900, currency: 'usd', status: 'succeeded', description: 'Gold plan', payment_method: null },
      ...{ stripe_payment_intent_id: null, created_at: '2026-04-02T12:00:00Z' },
    };
    const { sheet } = await openDetails({}, staff.super, {
      'crisis-communications': [{ body: [contact(1)] }],
      subscriptions: [{ body: [subscription] }],
      payments: [{ body: [payment] }],
    });
    expect(await (await section(sheet, 'Subscriptions')).findByText('Gold · Active')).toBeInTheDocument();
    expect(sheet.getByText('Since Apr 2, 2026. Renews Apr 2, 2027.')).toBeInTheDocument();
    expect(await (await section(sheet, 'Payments')).findByText('$1,999.00 · Succeeded')).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'Show in Payments' })).toHaveAttribute('href', '/admin?tab=payments&user_id=7');
    expect(await (await section(sheet, 'Crisis communications')).findByText('Ana Ruiz 1')).toBeInTheDocument();
  });

  it('contacts that cannot be loaded are only logged, and can be loaded again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { sheet, user } = await openDetails({}, staff.super, {
      'crisis-communications': [{ status: 400, body: { detail: 'The tide is out' } }, { body: [contact(1)] }],
    });
    const contacts = await section(sheet, 'Crisis communications');
    await user.click(await contacts.findByRole('button', { name: 'Load again' }));
    expect(await contacts.findByText('Ana Ruiz 1')).toBeInTheDocument();
    expect(sheet.queryByText('The tide is out')).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockClear();
    logged.mockRestore();
  });

  it.each([
    [{}, 'Failed to load user details'],
    [{ detail: 'User not found' }, 'User not found'],
  ])('details answered with 404 and %j say: %s', async (body, shown) => {
    answer('get', `${API}/users/7`, { status: 404, body });
    await openAdmin('?tab=users&user=7');
    await screen.findByRole('heading', { name: shown });
  });

  it('a locked account can be unlocked', async () => {
    const { sheet, user, change } = await openDetails({ locked_until: new Date(Date.now() + 600_000).toISOString() });
    const calls = answer('post', `${API}/users/7/activate`, () => ({ body: change({ locked_until: null }) }));
    await user.click(await sheet.findByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(sheet.queryByText('Locked', { selector: 'span' })).not.toBeInTheDocument());
    expect(calls).toHaveLength(1);
  });

  it('a super administrator resets two-step sign-in, once the question says what follows', async () => {
    const { sheet, user, change } = await openDetails({ second_factor_at: '2026-11-20T10:00:00Z' });
    const calls = answer('post', `${API}/users/7/reset-second-factor`, () => ({ body: change({ second_factor_at: null }) }));
    const ask = () => sheet.findByRole('button', { name: 'Reset two-step sign-in' });
    await user.click(await ask());
    const question = () => screen.findByRole('dialog', { name: 'Reset two-step sign-in?' });
    expect(await question()).toHaveTextContent(/owner of person7@acme\.example: call them.*signs them out everywhere/);
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(calls).toHaveLength(0);
    await user.click(await ask());
    await user.click(within(await question()).getByRole('button', { name: 'Reset two-step sign-in' }));
    expect(await screen.findByText('Two-step sign-in was reset for person7@acme.example')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Reset two-step sign-in' })).not.toBeInTheDocument());
  });

  it('a refused reset of two-step sign-in says why, and can be asked for again', async () => {
    const { sheet, user } = await openDetails({ second_factor_at: '2026-11-20T10:00:00Z' });
    answer('post', `${API}/users/7/reset-second-factor`, { status: 403, body: { detail: 'Super admin privileges required' } });
    await user.click(await sheet.findByRole('button', { name: 'Reset two-step sign-in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reset two-step sign-in?' });
    await user.click(within(dialog).getByRole('button', { name: 'Reset two-step sign-in' }));
    expect(await sheet.findByText('Super admin privileges required')).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'Reset two-step sign-in' })).toBeEnabled();
  });

  it('an administrator sees that two-step sign-in is on, and cannot reset it', async () => {
    const { sheet } = await openDetails({ second_factor_at: '2026-11-20T10:00:00Z' }, staff.admin);
    expect(await sheet.findByText('On since Nov 20, 2026')).toBeInTheDocument();
    expect(sheet.queryByRole('button', { name: 'Reset two-step sign-in' })).not.toBeInTheDocument();
  });

  it('the details deactivate with the same question as the list', async () => {
    const { sheet, user, change } = await openDetails();
    const calls = answer('post', `${API}/users/7/deactivate`, () => ({ body: change({ is_active: false }) }));
    await user.click(await sheet.findByRole('button', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to deactivate this user?' });
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    await sheet.findByRole('button', { name: 'Activate' });
    expect(calls).toHaveLength(1);
  });

  it.each([
    [{ role: 'super_admin' }, 'Super admin accounts cannot be deactivated or deleted'],
    [{ is_superuser: true }, 'Super admin accounts cannot be deactivated or deleted'],
  ] as const)('the details of %j explain why Deactivate is disabled', async (part, reason) => {
    const { sheet } = await openDetails(part);
    const deactivate = await sheet.findByRole('button', { name: 'Deactivate' });
    expect(deactivate).toBeDisabled();
    expect(deactivate).toHaveAccessibleDescription(reason);
  });
});

describe('resetting a password', () => {
  it('an empty password is refused without a call', async () => {
    const { sheet, user } = await openDetails();
    const calls = answer('post', `${API}/users/7/reset-password`, { body: { message: 'Password reset successfully' } });
    await user.click(await sheet.findByRole('button', { name: 'Reset Password' }));
    expect(await sheet.findByText('Please enter a new password')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('a generated password is revealed, sent, and confirmed', async () => {
    const { sheet, user } = await openDetails();
    const calls = answer('post', `${API}/users/7/reset-password`, { body: { message: 'Password reset successfully' } });
    await user.click(await sheet.findByRole('button', { name: 'Generate password' }));
    const password = (await sheet.findByRole('code')).textContent!;
    expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    await user.click(sheet.getByRole('button', { name: 'Reset Password' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent('Password reset successfully');
    expect(JSON.parse(calls[0]!.body)).toEqual({ new_password: password });
    expect(sheet.queryByText(password)).not.toBeInTheDocument();
    expect(sheet.getByLabelText(/New password/)).toHaveValue('');
  });

  it("a refusal shows the server's sentence, and keeps what was typed", async () => {
    const { sheet, user } = await openDetails();
    answer('post', `${API}/users/7/reset-password`, {
      status: 422,
      body: { detail: 'Password must be at least 8 characters long' },
    });
    await user.type(await sheet.findByLabelText(/New password/), 'seven77');
    await user.click(sheet.getByRole('button', { name: 'Reset Password' }));
    expect(await sheet.findByText('Password must be at least 8 characters long')).toBeInTheDocument();
    expect(sheet.getByLabelText(/New password/)).toHaveValue('seven77');
  });

  it('closing the details asks before a half-typed password is lost', async () => {
    const { sheet, user, fullAddress } = await openDetails();
    await user.type(await sheet.findByLabelText(/New password/), 'Harbor');
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(sheet.getByLabelText(/New password/)).toHaveValue('Harbor');
    await user.clear(sheet.getByLabelText(/New password/));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(fullAddress()).toBe('/admin?tab=users'));
  });

  it('an administrator cannot reset the password of a super administrator', async () => {
    const { sheet } = await openDetails({ role: 'super_admin' }, staff.admin);
    const panel = await section(sheet, 'Reset password');
    expect(panel.getByText('Only a super admin can do this.')).toBeInTheDocument();
    expect(panel.queryByRole('button')).not.toBeInTheDocument();
  });
});
