import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeletedBcp } from '#shared/domain/bcp/bcp.ts';
import { storedBcp } from '../bcp/bcp-fixture.ts';
import { customer, limits, rowOf } from '../bcp/screen-fixture.ts';
import { open } from '../support/open.tsx';
import { answer, storeSession } from '../support/server.ts';

const bakery = { ...rowOf(storedBcp({ business_name: 'Harbor Bakery' })), id: 7 };
const mill = { ...rowOf(storedBcp({ business_name: 'Mill' })), id: 8 };
const gone: DeletedBcp = {
  ...{ id: 7, business_name: 'Harbor Bakery' },
  ...{ deleted_at: '2026-11-22T12:00:00Z', purge_at: '2027-02-20T12:00:00Z' },
};

const openList = async (deleted: DeletedBcp[] = []) => {
  storeSession();
  answer('get', '/v1/users/me', { body: customer });
  answer('get', '/v1/bcp', { body: [bakery, mill] });
  answer('get', '/v1/bcp/limits', { body: limits() });
  answer('get', '/v1/bcp/deleted', { body: deleted as never });
  const opened = await open('/bcp');
  await screen.findByRole('heading', { name: 'BCP Plans', level: 1 });
  return opened;
};
const list = () => screen.findByRole('table', { name: 'BCP plans' });

describe('the BCP list', () => {
  it('asks before it deletes a BCP, and offers to undo', async () => {
    const { user } = await openList();
    await user.click(within(await list()).getByRole('button', { name: /^Delete\s*Harbor Bakery$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Harbor Bakery”?' }));
    expect(dialog.getByText(/You can restore it for 90 days\./)).toBeInTheDocument();
    const sent = answer('delete', '/v1/bcp/7', { status: 204 });
    answer('get', '/v1/bcp', { body: [mill] });
    answer('get', '/v1/bcp/deleted', { body: [gone] as never });
    await user.click(dialog.getByRole('button', { name: 'Delete BCP' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Harbor Bakery' })).not.toBeInTheDocument());
    expect(sent).toHaveLength(1);
    const restored = answer('post', '/v1/bcp/7/restore', { body: bakery });
    answer('get', '/v1/bcp', { body: [bakery, mill] });
    answer('get', '/v1/bcp/deleted', { body: [] });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Harbor Bakery' })).toBeInTheDocument();
    expect(restored).toHaveLength(1);
  });

  it('leaves the BCP alone when the question is canceled, and keeps the question when the deletion fails', async () => {
    const { user } = await openList();
    await user.click(within(await list()).getByRole('button', { name: /^Delete\s*Mill$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Mill”?' }));
    answer('delete', '/v1/bcp/8', { status: 500, body: { detail: 'Something went wrong' } });
    await user.click(dialog.getByRole('button', { name: 'Delete BCP' }));
    expect(await dialog.findByText('Something went wrong')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('link', { name: 'Mill' })).toBeInTheDocument();
  });

  it('lists recently deleted BCPs with the day until which they can be restored', async () => {
    const { user } = await openList([gone]);
    const section = within(await screen.findByRole('region', { name: 'Recently deleted' }));
    expect(section.getByText('Deleted Nov 22, 2026. You can restore it until Feb 20, 2027.')).toBeInTheDocument();
    const restored = answer('post', '/v1/bcp/7/restore', { body: bakery });
    answer('get', '/v1/bcp/deleted', { body: [] });
    await user.click(section.getByRole('button', { name: /^Restore\s*Harbor Bakery$/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recently deleted' })).not.toBeInTheDocument());
    expect(restored).toHaveLength(1);
  });
});
