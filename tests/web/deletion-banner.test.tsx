import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Deletion } from '#shared/domain/deletion.ts';
import { open } from './support/open.tsx';
import { answer, dana, storeSession } from './support/server.ts';

const deletion: Deletion = {
  ...{ requested_at: '2026-11-20T12:00:00Z', requested_by: 'owner', reason: null },
  ...{ account_purge_at: '2026-12-20T12:00:00Z', business_data_purge_at: '2027-02-18T12:00:00Z' },
  payments_kept_until: null,
};
const TEXT = /Your account will be deleted on Dec 20, 2026\./;

const openAs = async (pending: Deletion | null) => {
  storeSession();
  answer('get', '/v1/users/me', { body: { ...dana, deletion: pending } });
  const opened = await open('/payment-history');
  await screen.findByRole('navigation', { name: 'Main' });
  return opened;
};

describe('a customer whose account waits to be deleted', () => {
  it('sees it on every page, and keeps the account with one click', async () => {
    const { user } = await openAs(deletion);
    expect(await screen.findByText(TEXT)).toBeInTheDocument();
    const sent = answer('delete', '/v1/users/me/deletion', { status: 204 });
    await user.click(screen.getByRole('button', { name: 'Keep My Account' }));
    await waitFor(() => expect(screen.queryByText(TEXT)).not.toBeInTheDocument());
    expect(sent).toHaveLength(1);
  });

  it('reads why it could not be undone, and can try again', async () => {
    const { user } = await openAs(deletion);
    answer('delete', '/v1/users/me/deletion', { status: 409, body: { detail: 'This account is being deleted right now.' } });
    await user.click(await screen.findByRole('button', { name: 'Keep My Account' }));
    expect(await screen.findByText(/is being deleted right now/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep My Account' })).toBeEnabled();
  });

  it('is not shown to others', async () => {
    await openAs(null);
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  });
});
