import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeletedBcp } from '#shared/domain/bcp/bcp.ts';
import { storedBcp } from '../bcp/bcp-fixture.ts';
import { customer, limits, rowOf, usedUp } from '../bcp/screen-fixture.ts';
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
  await screen.findByRole('table', { name: 'BCP plans' });
  return opened;
};
type User = Awaited<ReturnType<typeof openList>>['user'];
const choose = async (user: User, name: string, action: string) => {
  const list = within(await screen.findByRole('table', { name: 'BCP plans' }));
  await user.click(list.getByRole('button', { name: `More actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the BCP list', () => {
  it('asks before it deletes a BCP, and offers to undo', async () => {
    const { user } = await openList();
    await choose(user, 'Harbor Bakery', 'Delete');
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
    await choose(user, 'Mill', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Mill”?' }));
    answer('delete', '/v1/bcp/8', { status: 500, body: { detail: 'Something went wrong' } });
    await user.click(dialog.getByRole('button', { name: 'Delete BCP' }));
    expect(await dialog.findByText('Something went wrong')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('link', { name: 'Mill' })).toBeInTheDocument();
  });

  it('duplicates a BCP when the yearly allowance has room', async () => {
    const { user } = await openList();
    const copy = { ...mill, id: 9, business_name: 'Copy of Mill' };
    const sent = answer('post', '/v1/bcp/8/duplicate', { status: 201, body: copy });
    answer('get', '/v1/bcp', { body: [bakery, mill, copy] });
    await choose(user, 'Mill', 'Duplicate');
    expect(await screen.findByRole('link', { name: 'Copy of Mill' })).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('shows the limits instead of duplicating when the allowance is used up', async () => {
    const { user } = await openList();
    answer('get', '/v1/bcp/limits', { body: usedUp });
    const sent = answer('post', '/v1/bcp/8/duplicate', { status: 201, body: mill });
    await choose(user, 'Mill', 'Duplicate');
    expect(await screen.findByRole('dialog', { name: 'BCP Creation Limit Reached' })).toBeInTheDocument();
    expect(sent).toHaveLength(0);
  });

  it('renames a BCP with the version it read, and asks for a name', async () => {
    const { user } = await openList();
    answer('get', '/v1/bcp/8', { body: { ...storedBcp({ business_name: 'Mill' }), id: 8, versions: { business: 3 } } });
    const saves = answer('put', '/v1/bcp/8', { body: storedBcp({}) });
    await choose(user, 'Mill', 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename “Mill”' }));
    const name = dialog.getByRole('textbox', { name: 'Business name' });
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(name).toBeInvalid();
    await user.type(name, ' Old Mill ');
    answer('get', '/v1/bcp', { body: [bakery, { ...mill, business_name: 'Old Mill' }] });
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('link', { name: 'Old Mill' })).toBeInTheDocument();
    expect(saves.map(({ body }) => JSON.parse(body))).toEqual([{ business_name: 'Old Mill', versions: { business: 3 } }]);
  });

  it('takes an archived BCP out of list and figures, and the filter shows it and brings it back', async () => {
    const { user } = await openList();
    const put = { ...mill, archived_at: '2026-11-23T12:00:00Z' };
    expect(screen.queryByRole('radio', { name: 'Archived' })).not.toBeInTheDocument();
    answer('post', '/v1/bcp/8/archive', { body: put });
    answer('get', '/v1/bcp', { body: [bakery, put] });
    await choose(user, 'Mill', 'Archive');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Mill' })).not.toBeInTheDocument());
    const total = screen.getByRole('heading', { name: 'Total BCPs' }).parentElement as HTMLElement;
    expect(within(total).getByText('1')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Archived' }));
    expect(await screen.findByRole('link', { name: 'Mill' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Harbor Bakery' })).not.toBeInTheDocument();
    const sent = answer('post', '/v1/bcp/8/unarchive', { body: mill });
    answer('get', '/v1/bcp', { body: [bakery, mill] });
    await choose(user, 'Mill', 'Unarchive');
    await waitFor(() => expect(sent).toHaveLength(1));
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
