import '../bcp/browser.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdminUser } from '#shared/domain/admin-user.ts';
import type { Deletion } from '#shared/domain/deletion.ts';
import { answer } from '../support/server.ts';
import { API, account, answerEmptyDetails, openAdmin } from './fixture.ts';

const REASON = 'Asked for by letter of November 20';
const deletion: Deletion = {
  ...{ requested_at: '2026-11-20T12:00:00Z', requested_by: 'staff', reason: REASON },
  ...{ account_purge_at: '2026-12-20T12:00:00Z', business_data_purge_at: '2027-02-18T12:00:00Z' },
  payments_kept_until: '2033-04-02T12:00:00Z',
};

const openSection = async (part: Partial<AdminUser> = {}) => {
  answerEmptyDetails(7);
  answer('get', `${API}/users/7`, { body: account(7, part) });
  const page = await openAdmin('?tab=users&user=7', { list: () => [account(7, part)] });
  return { ...page, section: within(await screen.findByRole('region', { name: 'Delete account' }, { timeout: 5_000 })) };
};

describe('the deletion section of an account', () => {
  it('marks an account with a reason of at least ten characters, and says when it will be deleted', async () => {
    const { user, section } = await openSection();
    await user.click(section.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the account of Person 7?' }));
    const sent = answer('post', `${API}/users/7/deletion`, { body: deletion as never });
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText(/in 10 to 300 characters/)).toBeInTheDocument();
    expect(sent).toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), REASON);
    answer('get', `${API}/users/7`, { body: account(7, { deletion }) });
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await section.findByText('This account will be deleted on Dec 20, 2026')).toBeInTheDocument();
    expect(JSON.parse(sent[0]!.body)).toEqual({ reason: REASON });
  });

  it('shows a request with its dates and reason, and undoes it with a reason', async () => {
    const { user, section } = await openSection({ deletion });
    expect(section.getByText(new RegExp(REASON))).toBeInTheDocument();
    for (const date of ['Dec 20, 2026', 'Feb 18, 2027', 'Apr 2, 2033']) expect(section.getByText(date)).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Keep account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep the account of Person 7?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'They called and want to stay');
    const sent = answer('delete', `${API}/users/7/deletion`, { status: 204 });
    answer('get', `${API}/users/7`, { body: account(7) });
    await user.click(dialog.getByRole('button', { name: 'Keep account' }));
    expect(await section.findByRole('button', { name: 'Delete account' })).toBeInTheDocument();
    expect(JSON.parse(sent[0]!.body)).toEqual({ reason: 'They called and want to stay' });
  });

  it('keeps the reason and says why when the server refuses', async () => {
    const { user, section } = await openSection();
    await user.click(section.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the account of Person 7?' }));
    answer('post', `${API}/users/7/deletion`, { status: 403, body: { detail: 'Admin privileges required' } });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), REASON);
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText('Admin privileges required')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(REASON);
  });

  it('offers nothing for a super administrator', async () => {
    const { section } = await openSection({ role: 'super_admin' });
    expect(section.getByText('Super admin accounts cannot be deactivated or deleted')).toBeInTheDocument();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });
});
