import '../bcp/browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatTime } from '#shared/format/dates.ts';
import { answer } from '../support/server.ts';
import { API, account, accounts, openAdmin, staff, staffAccount } from './fixture.ts';

const USERS = '?tab=users';
const queryOf = ({ query }: { query: string }) => Object.fromEntries(new URLSearchParams(query));
const row = async (name: string) => (await screen.findByRole('button', { name: `View ${name}` })).closest('li')!;
const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the list of users', () => {
  it('a row shows initial, name, role, email, and when the account was made and used', async () => {
    const list = [
      account(1, { full_name: 'Dana Ortiz', last_login: '2026-05-06T10:00:00Z' }),
      account(2, { full_name: null, email: 'zed@acme.example', role: 'admin', is_iso_auditor: true }),
      account(3, { full_name: 'Sue Per', role: 'super_admin' }),
    ];
    await openAdmin(USERS, { list: () => list });
    const dana = await row('Dana Ortiz');
    expect(dana).toHaveTextContent(/^DDana OrtizUser/);
    expect(dana).toHaveTextContent('person1@acme.example');
    expect(dana).toHaveTextContent('Created Apr 2, 2026 • Last login May 6, 2026');
    expect(within(dana).queryByText('Inactive')).not.toBeInTheDocument();
    const unnamed = await row('zed@acme.example');
    expect(unnamed).toHaveTextContent(/^ZNo nameAdminISO auditor/);
    expect(unnamed).toHaveTextContent('Last login Never');
    expect(within(await row('Sue Per')).getByText('Super Admin')).toBeInTheDocument();
  });

  it('takes the room of its rows before they are laid out, so that what is below stays in its place', async () => {
    await openAdmin(USERS, { list: () => [account(1), account(2), account(3)] });
    const list = (await row('Person 1')).closest('ul')!;
    expect(list.style.getPropertyValue('--rows')).toBe('3');
  });

  it('only a lock that is not over is shown, with the time it ends', async () => {
    const until = new Date(Date.now() + 600_000).toISOString();
    const over = new Date(Date.now() - 1000).toISOString();
    const list = [account(1, { locked_until: until }), account(2, { locked_until: over }), account(3, { is_active: false })];
    await openAdmin(USERS, { list: () => list });
    expect(await row('Person 1')).toHaveTextContent(new RegExp(`Locked.*until .*${formatTime(until)}`));
    expect(await row('Person 2')).not.toHaveTextContent('Locked');
    expect(await row('Person 3')).toHaveTextContent('Inactive');
  });

  it.each([
    [10, null],
    [11, 'Showing 1 to 10 of 11 results'],
  ])('%i users are introduced with %s', async (count, shown) => {
    await openAdmin(USERS, { list: () => accounts(count) });
    await row('Person 1');
    expect(screen.queryByText(/^Showing/)?.textContent ?? null).toBe(shown);
  });

  it('the pages have numbers, and stop at both ends', async () => {
    const { user, asked, fullAddress } = await openAdmin(USERS, { list: () => accounts(23) });
    await row('Person 1');
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await screen.findByText('Showing 21 to 23 of 23 results');
    expect(fullAddress()).toBe('/admin?tab=users&page=3');
    expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText('Showing 11 to 20 of 23 results');
    expect(asked.map(queryOf)).toEqual([
      { page: '1', per_page: '10' },
      { page: '3', per_page: '10' },
      { page: '2', per_page: '10' },
    ]);
  });

  it('a page beyond the last one leads to the last one', async () => {
    const { fullAddress } = await openAdmin(`${USERS}&page=9`, { list: () => accounts(12) });
    await screen.findByText('Showing 11 to 12 of 12 results');
    expect(fullAddress()).toBe('/admin?tab=users&page=2');
  });

  it('search and filters are in the address, begin at page 1, and go with Clear Filters and the way back', async () => {
    const { user, asked, fullAddress, router } = await openAdmin(`${USERS}&page=2`, { list: () => accounts(23) });
    await screen.findByText('Showing 11 to 20 of 23 results');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Super Admin');
    await waitFor(() => expect(fullAddress()).toBe('/admin?tab=users&role=super_admin'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await user.type(screen.getByRole('searchbox', { name: 'Search by email or name' }), 'dana');
    await waitFor(() => expect(fullAddress()).toBe('/admin?tab=users&search=dana&role=super_admin&status=inactive'));
    await waitFor(() =>
      expect(queryOf(asked.at(-1)!)).toEqual({
        page: '1',
        per_page: '10',
        search: 'dana',
        role: 'super_admin',
        is_active: 'false',
      }),
    );
    expect(asked.map(queryOf).filter(({ search }) => search !== undefined)).toHaveLength(1);
    await router.navigate(-1);
    await waitFor(() => expect(fullAddress()).toBe('/admin?tab=users&role=super_admin&status=inactive'));
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(fullAddress()).toBe('/admin?tab=users'));
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('');
  });

  it.each([
    ['', 'Get started by creating a new user'],
    ['&search=zzz', 'Try adjusting your filters'],
    ['&status=active', 'Try adjusting your filters'],
  ])('no users at %j says: %s', async (filter, hint) => {
    await openAdmin(USERS + filter);
    await screen.findByRole('heading', { name: 'No users found' });
    expect(screen.getByText(hint)).toBeInTheDocument();
  });

  it.each([
    [{}, 'Failed to load users'],
    [{ detail: 'The tide is out' }, 'The tide is out'],
  ])('a failure answered with %j says: %s', async (body, shown) => {
    await openAdmin('');
    const tab = await screen.findByRole('tab', { name: 'User Management' });
    answer('get', `${API}/users`, { status: 400, body });
    tab.click();
    await screen.findByRole('heading', { name: shown });
  });
});

describe('what staff may do to an account', () => {
  const list = [
    account(1),
    account(2, { role: 'super_admin', full_name: 'Sue Per' }),
    account(3, { is_superuser: true, full_name: 'Sam User' }),
    staffAccount(staff.admin),
    staffAccount(staff.super),
  ];
  const stateOf = (within_: HTMLElement) =>
    within(within_)
      .getAllByRole('button')
      .filter(({ textContent }) => textContent !== '')
      .map((button) => `${button.textContent}${(button as HTMLButtonElement).disabled ? ' (disabled)' : ''}`);

  it.each([
    ['admin', 'Person 1', ['View', 'Edit', 'Deactivate', 'Delete'], null],
    [
      'admin',
      'Sue Per',
      ['View', 'Edit (disabled)', 'Deactivate (disabled)'],
      'Super admin accounts cannot be deactivated or deleted',
    ],
    ['super', 'Sue Per', ['View', 'Edit', 'Deactivate (disabled)'], 'Super admin accounts cannot be deactivated or deleted'],
    ['super', 'Sam User', ['View', 'Edit', 'Deactivate (disabled)'], 'Super admin accounts cannot be deactivated or deleted'],
    ['admin', 'Ada Admin', ['View', 'Edit', 'Deactivate (disabled)', 'Delete (disabled)'], 'You cannot change your own access'],
    ['super', 'Ada Admin', ['View', 'Edit', 'Deactivate', 'Delete'], null],
  ] as const)('for %s the row of %s offers %j, because of %s', async (as, name, actions, reason) => {
    await openAdmin(USERS, { as: staff[as], list: () => list });
    const entry = await row(name);
    expect(stateOf(entry)).toEqual(actions);
    if (reason) expect(entry).toHaveTextContent(reason);
  });
});

describe('activating, deactivating and deleting', () => {
  it('deactivating asks with the name, and the list is loaded again', async () => {
    let target = account(1);
    const { user, asked } = await openAdmin(USERS, { list: () => [target] });
    const calls = answer('post', `${API}/users/1/deactivate`, () => {
      target = account(1, { is_active: false });
      return { body: target };
    });
    await user.click(await press('Deactivate Person 1'));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to deactivate this user?' });
    expect(dialog).toHaveTextContent('Person 1 (person1@acme.example)');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Deactivate' }));
    await press('Activate Person 1');
    expect(calls).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  it('activating happens right away', async () => {
    let target = account(1, { is_active: false });
    const { user } = await openAdmin(USERS, { list: () => [target] });
    const calls = answer('post', `${API}/users/1/activate`, () => {
      target = account(1);
      return { body: target };
    });
    await user.click(await press('Activate Person 1'));
    await press('Deactivate Person 1');
    expect(calls).toHaveLength(1);
  });

  it('deleting asks to deactivate, and calls nothing when declined', async () => {
    let target = account(1);
    const { user } = await openAdmin(USERS, { list: () => [target] });
    const calls = answer('delete', `${API}/users/1`, () => {
      target = account(1, { is_active: false });
      return { status: 204 };
    });
    await user.click(await press('Delete Person 1'));
    const question = 'Are you sure you want to deactivate this user?';
    await user.click(within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toEqual([]);
    await user.click(await press('Delete Person 1'));
    await user.click(within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: 'Deactivate' }));
    await press('Activate Person 1');
    expect(calls).toHaveLength(1);
    expect(await press('Delete Person 1')).toBeDisabled();
  });

  it.each([
    ['Activate', 'post', '/activate', false, {}, 'Failed to activate user'],
    ['Deactivate', 'post', '/deactivate', true, {}, 'Failed to deactivate user'],
    ['Delete', 'delete', '', true, {}, 'Failed to delete user'],
    ['Delete', 'delete', '', true, { detail: 'The tide is out' }, 'The tide is out'],
  ] as const)('%s that fails (%s %s) is explained', async (label, method, path, is_active, body, shown) => {
    const { user } = await openAdmin(USERS, { list: () => [account(1, { is_active })] });
    answer(method, `${API}/users/1${path}`, { status: 400, body });
    await user.click(await press(`${label} Person 1`));
    if (is_active) await user.click(await press('Deactivate'));
    expect(await screen.findByText(shown)).toBeInTheDocument();
  });
});
