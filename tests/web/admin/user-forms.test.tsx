import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdminUser } from '#shared/domain/admin-user.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import type { Me } from '#shared/domain/user.ts';
import { formatDate } from '#shared/format/dates.ts';
import { readDrafts } from '../bcp/browser.ts';
import { answer, type Seen } from '../support/server.ts';
import { API, account, openAdmin, staff, staffAccount } from './fixture.ts';

const PASSWORD = 'a long tide table';
const bodyOf = ({ body }: Seen) => JSON.parse(body);
const press = (name: string) => screen.findByRole('button', { name });

const openForm = async (button: string, title: string, as: Me = staff.super, list: AdminUser[] = [account(1)]) => {
  const opened = await openAdmin('?tab=users', { as, list: () => list });
  await opened.user.click(await press(button));
  return { ...opened, form: within(await screen.findByRole('dialog', { name: title })) };
};
const openAdd = (as?: Me) => openForm('Add User', 'Add User', as);
const openEdit = (target: AdminUser, as?: Me) => {
  answer('get', `${API}/users/${target.id}`, { body: target });
  return openForm(`Edit ${target.full_name}`, 'Edit User', as, [target]);
};
const openDemo = () => openForm('Create Demo User', 'Create Demo User');

describe('adding a user', () => {
  it('a user is added with the key of one attempt, and the list is loaded again', async () => {
    const calls = answer('post', `${API}/users`, { status: 201, body: account(2) });
    const { user, form, asked } = await openAdd();
    await user.type(form.getByLabelText('Email'), 'new@acme.example');
    await user.type(form.getByLabelText('Full name'), 'New Person');
    await user.type(form.getByLabelText('Password'), PASSWORD);
    await user.selectOptions(form.getByLabelText('Role'), 'Admin');
    await user.click(form.getByLabelText('ISO auditor'));
    await user.type(form.getByLabelText('Notes'), 'From the insurer');
    await user.dblClick(form.getByRole('button', { name: 'Create User' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toHaveLength(1);
    expect(bodyOf(calls[0]!)).toEqual({
      email: 'new@acme.example',
      full_name: 'New Person',
      password: PASSWORD,
      role: 'admin',
      is_active: true,
      is_iso_auditor: true,
      notes: 'From the insurer',
    });
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('the same user sent again after a lost reply carries the same key', async () => {
    const calls = answer('post', `${API}/users`, 'network-error', { status: 201, body: account(2) });
    const { user, form } = await openAdd();
    await user.type(form.getByLabelText('Email'), 'new@acme.example');
    await user.type(form.getByLabelText('Password'), PASSWORD);
    await user.click(form.getByRole('button', { name: 'Create User' }));
    await form.findByText('Failed to create user');
    await user.click(form.getByRole('button', { name: 'Create User' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });

  it('a form that is not complete says so without a call', async () => {
    const calls = answer('post', `${API}/users`, { status: 201, body: account(2) });
    const { user, form } = await openAdd();
    await user.type(form.getByLabelText('Email'), 'nowhere');
    await user.type(form.getByLabelText('Password'), 'seven77');
    await user.click(form.getByRole('button', { name: 'Create User' }));
    expect(await form.findByText('There is a problem')).toBeInTheDocument();
    expect(form.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address');
    expect(form.getByLabelText('Password')).toHaveAccessibleDescription(/Password must be at least 8 characters long/);
    expect(calls).toEqual([]);
  });

  it.each([
    [400, {}, 'Failed to create user'],
    [400, { detail: 'Email already registered' }, 'Email already registered'],
  ])('a refusal with %i and %j says: %s', async (status, body, shown) => {
    answer('post', `${API}/users`, { status, body });
    const { user, form } = await openAdd();
    await user.type(form.getByLabelText('Email'), 'new@acme.example');
    await user.type(form.getByLabelText('Password'), PASSWORD);
    await user.click(form.getByRole('button', { name: 'Create User' }));
    expect(await form.findByText(shown)).toBeInTheDocument();
    expect(form.getByLabelText('Email')).toHaveValue('new@acme.example');
  });

  it("the server's refusal of a field is shown at the field", async () => {
    const message = 'This password is too common. Please choose another one.';
    answer('post', `${API}/users`, { status: 422, body: { detail: message, errors: [{ field: 'password', message }] } });
    const { user, form } = await openAdd();
    await user.type(form.getByLabelText('Email'), 'new@acme.example');
    await user.type(form.getByLabelText('Password'), 'password1');
    await user.click(form.getByRole('button', { name: 'Create User' }));
    await waitFor(() => expect(form.getByLabelText('Password')).toHaveAccessibleDescription(expect.stringContaining(message)));
  });

  it('what was typed survives a reload, but the password is never kept on the device', async () => {
    const { user, form } = await openAdd();
    await user.type(form.getByLabelText('Email'), 'new@acme.example');
    await user.type(form.getByLabelText('Password'), PASSWORD);
    await waitFor(async () => expect(JSON.stringify(await readDrafts())).toContain('new@acme.example'));
    await user.type(form.getByLabelText('Notes'), 'more');
    await waitFor(async () => expect(JSON.stringify(await readDrafts())).toContain('more'));
    expect(JSON.stringify(await readDrafts())).not.toContain(PASSWORD);
  });

  it('an administrator gives no role, and reads why', async () => {
    const { form } = await openAdd(staff.admin);
    const role = form.getByLabelText('Role');
    expect(within(role).getByRole('option', { name: 'User' })).toBeEnabled();
    expect(within(role).getByRole('option', { name: 'Admin' })).toBeDisabled();
    expect(within(role).getByRole('option', { name: 'Super Admin' })).toBeDisabled();
    expect(role).toHaveAccessibleDescription('Only a super administrator can give or take away a role');
  });
});

describe('editing a user', () => {
  it('only what changed is sent, and no password unless one is typed', async () => {
    const calls = answer('put', `${API}/users/1`, { body: account(1) });
    const { user, form } = await openEdit(account(1, { notes: 'Old note' }));
    expect(form.getByLabelText('Email')).toHaveValue('person1@acme.example');
    expect(form.getByLabelText('Notes')).toHaveValue('Old note');
    expect(form.getByLabelText('Password')).toHaveAccessibleDescription('leave blank to keep current');
    await user.clear(form.getByLabelText('Full name'));
    await user.type(form.getByLabelText('Full name'), 'Dana Ortiz');
    await user.click(form.getByRole('button', { name: 'Save User' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(bodyOf(calls[0]!)).toEqual({ email: 'person1@acme.example', role: 'user', full_name: 'Dana Ortiz' });
  });

  it('a role and an address that a colleague changed meanwhile stay', async () => {
    const calls = answer('put', `${API}/users/1`, { body: account(1) });
    const { user, form } = await openEdit(account(1, { role: 'admin' }));
    answer('get', `${API}/users/1`, { body: account(1, { role: 'user', email: 'moved@acme.example' }) });
    await user.type(form.getByLabelText('Notes'), 'Called');
    await user.click(form.getByRole('button', { name: 'Save User' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(bodyOf(calls[0]!)).toEqual({ email: 'moved@acme.example', role: 'user', notes: 'Called' });
  });

  it('a new password is sent, and the form says that it signs the person out', async () => {
    const calls = answer('put', `${API}/users/1`, { body: account(1) });
    const { user, form } = await openEdit(account(1));
    await user.type(form.getByLabelText('Password'), PASSWORD);
    expect(await form.findByText('Saving this signs Person 1 out on every device.')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Save User' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(bodyOf(calls[0]!)).toEqual({ email: 'person1@acme.example', role: 'user', password: PASSWORD });
  });

  it('taking away Active asks first', async () => {
    const calls = answer('put', `${API}/users/1`, { body: account(1, { is_active: false }) });
    const { user, form } = await openEdit(account(1));
    await user.click(form.getByLabelText('Active'));
    await user.click(form.getByRole('button', { name: 'Save User' }));
    const question = await screen.findByRole('dialog', { name: 'Are you sure you want to deactivate this user?' });
    expect(calls).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(bodyOf(calls[0]!)).toEqual({ email: 'person1@acme.example', role: 'user', is_active: false });
  });

  it('of their own account staff change name and notes only', async () => {
    const own = staffAccount(staff.super);
    const calls = answer('put', `${API}/users/${own.id}`, { body: own });
    const { user, form } = await openEdit(own);
    expect(form.getByLabelText('Active')).toBeDisabled();
    expect(form.getByLabelText('ISO auditor')).toBeDisabled();
    expect(form.getByLabelText('Password')).toBeDisabled();
    expect(form.getByLabelText('Password')).toHaveAccessibleDescription(/use your profile/);
    expect(within(form.getByLabelText('Role')).getByRole('option', { name: 'User' })).toBeDisabled();
    await user.type(form.getByLabelText('Notes'), 'Me');
    await user.click(form.getByRole('button', { name: 'Save User' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(bodyOf(calls[0]!)).toEqual({ email: own.email, role: 'super_admin', notes: 'Me' });
  });

  it.each([
    [{}, 'Failed to update user'],
    [{ detail: 'The tide is out' }, 'The tide is out'],
  ])('a refusal with %j says: %s', async (body, shown) => {
    answer('put', `${API}/users/1`, { status: 400, body });
    const { user, form } = await openEdit(account(1));
    await user.click(form.getByRole('button', { name: 'Save User' }));
    expect(await form.findByText(shown)).toBeInTheDocument();
  });
});

describe('creating a demo user', () => {
  it('the demo form has its defaults, and says when the subscription ends', async () => {
    const { user, form } = await openDemo();
    expect(form.getByLabelText('Plan')).toHaveValue('essential');
    expect(form.getByLabelText('Duration')).toHaveValue('365');
    expect(form.getByLabelText('Notes')).toHaveValue('Demo user created by admin');
    const options = within(form.getByLabelText('Duration')).getAllByRole('option') as HTMLOptionElement[];
    expect(options.map(({ value }) => Number(value))).toEqual([7, 14, 30, 90, 180, 365, 730, 1095]);
    const inDays = (days: number) => `Ends on ${formatDate(new Date(Date.now() + days * DAY_MS).toISOString())}`;
    expect(form.getByText(inDays(365))).toBeInTheDocument();
    await user.selectOptions(form.getByLabelText('Duration'), '7');
    expect(await form.findByText(inDays(7))).toBeInTheDocument();
  });

  it('a demo user is created', async () => {
    const calls = answer('post', `${API}/demo-users`, { status: 201, body: account(2) });
    const { user, form } = await openDemo();
    await user.type(form.getByLabelText('Email'), 'demo@acme.example');
    await user.type(form.getByLabelText('Full name'), 'Demo Person');
    await user.type(form.getByLabelText('Password'), '8letters');
    await user.selectOptions(form.getByLabelText('Plan'), 'Premium');
    await user.click(form.getByRole('button', { name: 'Create Demo User' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(bodyOf(calls[0]!)).toEqual({
      email: 'demo@acme.example',
      full_name: 'Demo Person',
      password: '8letters',
      plan_type: 'premium',
      duration_days: 365,
      notes: 'Demo user created by admin',
    });
  });

  it('the demo form requires email, name and 8 characters', async () => {
    const calls = answer('post', `${API}/demo-users`, { status: 201, body: account(2) });
    const { user, form } = await openDemo();
    await user.type(form.getByLabelText('Password'), 'seven77');
    await user.click(form.getByRole('button', { name: 'Create Demo User' }));
    expect(await form.findByText('There is a problem')).toBeInTheDocument();
    expect(form.getByLabelText('Email')).toHaveAccessibleDescription('Enter an email address');
    expect(form.getByLabelText('Full name')).toHaveAccessibleDescription('Full name is required');
    expect(form.getByLabelText('Password')).toHaveAccessibleDescription(/at least 8 characters/);
    expect(calls).toEqual([]);
  });

  it('a refusal without a sentence says that it failed', async () => {
    answer('post', `${API}/demo-users`, { status: 400, body: {} });
    const { user, form } = await openDemo();
    await user.type(form.getByLabelText('Email'), 'demo@acme.example');
    await user.type(form.getByLabelText('Full name'), 'Demo Person');
    await user.type(form.getByLabelText('Password'), '8letters');
    await user.click(form.getByRole('button', { name: 'Create Demo User' }));
    expect(await form.findByText('Failed to create demo user')).toBeInTheDocument();
  });
});
