import '../bcp/browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { answer } from '../support/server.ts';
import { API, account, accounts, openAdmin } from './fixture.ts';

const contact = (id: number): CrisisContact => ({
  ...{ id, first_name: 'Ana', middle_name: null, last_name: `Lopez ${id}`, email: `ana${id}@acme.example` },
  ...{ phone: id % 2 ? '+1 555 0100' : null, notes: null, call_order: null },
  ...{ created_at: '2026-02-03T10:00:00Z', updated_at: '2026-02-03T10:00:00Z' },
});

const openTab = (search = '', list = () => accounts(45)) => openAdmin(`?tab=crisis${search}`, { list });

describe('crisis communications per user', () => {
  it('the picker asks for 20 users at a time and searches on the server', async () => {
    const { user, asked } = await openTab();
    await screen.findByRole('button', { name: /Person 20/ });
    expect(screen.queryByRole('button', { name: /Person 21/ })).toBeNull();
    expect(asked.at(-1)?.query).toContain('per_page=20');
    await user.type(screen.getByRole('searchbox', { name: 'Search users by email or name' }), 'dana');
    await waitFor(() => expect(asked.at(-1)?.query).toContain('search=dana'));
  });

  it('choosing a user shows their entries, to read only, and the address keeps the choice', async () => {
    answer('get', `${API}/users/3`, { body: account(3) });
    const reads = answer('get', `${API}/users/3/crisis-communications`, {
      body: [contact(1), contact(2)],
      headers: { 'x-total-count': '2' },
    });
    const { user, fullAddress } = await openTab();
    await screen.findByText('Their crisis communication entries appear here.');
    await user.click(await screen.findByRole('button', { name: /person3@acme/ }));
    const table = within(await screen.findByRole('table', { name: 'Crisis communications' }));
    expect(table.getByRole('rowheader', { name: 'Ana Lopez 1' })).toBeInTheDocument();
    expect(table.getAllByRole('link', { name: /555 0100/ })).toHaveLength(1);
    expect(table.queryByRole('button')).toBeNull();
    expect(fullAddress()).toBe('/admin?tab=crisis&user_id=3');
    expect(reads).toHaveLength(1);
  });

  it('a user without entries has an empty list', async () => {
    answer('get', `${API}/users/3`, { body: account(3) });
    answer('get', `${API}/users/3/crisis-communications`, { body: [], headers: { 'x-total-count': '0' } });
    await openTab('&user_id=3');
    await screen.findByRole('heading', { name: 'No crisis communication entries' });
  });

  it.each([
    [undefined, 'Failed to load crisis communications'],
    ['Not today', 'Not today'],
  ])('a failure with the detail %s shows "%s"', async (detail, shown) => {
    answer('get', `${API}/users/3`, { body: account(3) });
    answer('get', `${API}/users/3/crisis-communications`, { status: 400, body: detail === undefined ? {} : { detail } });
    await openTab('&user_id=3');
    await screen.findByRole('heading', { name: shown });
  });
});
