import '../bcp/browser.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StaffBcpRow } from '#shared/domain/staff-access.ts';
import { answer } from '../support/server.ts';
import { API, account, answerEmptyDetails, openAdmin } from './fixture.ts';

const bcp: StaffBcpRow = {
  ...{ id: 12, business_name: 'Harbor Bakery', status: 'draft', overall: 64 },
  ...{ created_at: '2026-04-02T10:00:00Z', updated_at: '2026-05-04T10:00:00Z' },
};
const REASON = 'They asked why the score is low';

const openDetails = async (bcps: StaffBcpRow[]) => {
  answerEmptyDetails(7);
  const asked = answer('get', `${API}/users/7/bcps`, { body: bcps as never });
  const page = await openAdmin('?tab=users&user=7', { list: () => [account(7)] });
  return { ...page, asked, plans: within(await screen.findByRole('region', { name: 'Plans' }, { timeout: 5_000 })) };
};
const openDialog = async (bcps: StaffBcpRow[]) => {
  const page = await openDetails(bcps);
  await page.user.click(await page.plans.findByRole('button', { name: 'Open Harbor Bakery with a reason' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Open “Harbor Bakery”?' })) };
};

describe('the plans of an account', () => {
  it('lists BCPs by name, status, score and date', async () => {
    const { plans } = await openDetails([bcp]);
    const row = await plans.findByRole('listitem');
    expect(row).toHaveTextContent('Harbor Bakery');
    expect(row).toHaveTextContent('Draft');
    expect(row).toHaveTextContent('Score 64% • Updated May 4, 2026');
  });

  it('says so when there are none', async () => {
    const { plans } = await openDetails([]);
    await plans.findByText('No BCPs');
  });

  it('opens a BCP for the reason that was given, and shows reason and time above it', async () => {
    const { user, dialog } = await openDialog([bcp]);
    const sent = answer('post', `${API}/users/7/bcps/12/preview`, {
      body: '<!doctype html><p>Oven</p>',
      headers: { 'content-type': 'text/html' },
    });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), REASON);
    await user.click(dialog.getByRole('button', { name: 'Open BCP' }));
    const shown = await screen.findByRole('dialog', { name: 'BCP of a customer: Harbor Bakery' });
    expect(shown).toHaveTextContent(`Reason: ${REASON}`);
    expect(shown).toHaveTextContent('The customer can see this.');
    expect(within(shown).getByTitle('Harbor Bakery: document')).toHaveAttribute(
      'sandbox',
      'allow-same-origin allow-modals allow-top-navigation-to-custom-protocols',
    );
    expect(JSON.parse(sent[0]!.body)).toEqual({ reason: REASON });
  });

  it('Escape closes the question, and not the details below it', async () => {
    const { user, fullAddress } = await openDialog([bcp]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Open “Harbor Bakery”?' })).not.toBeInTheDocument());
    expect(fullAddress()).toBe('/admin?tab=users&user=7');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(fullAddress()).toBe('/admin?tab=users'));
  });

  it('asks before a typed reason is lost, and keeps it when they leave with Back', async () => {
    const page = await openDialog([bcp]);
    const { user, dialog } = page;
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), REASON);
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(REASON);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).not.toBeInTheDocument());

    await act(() => page.router.navigate('/admin?tab=users'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Open “Harbor Bakery”?' })).not.toBeInTheDocument());
    await act(() => page.router.navigate('/admin?tab=users&user=7'));
    await user.click(await screen.findByRole('button', { name: 'Open Harbor Bakery with a reason' }));
    const again = within(await screen.findByRole('dialog', { name: 'Open “Harbor Bakery”?' }));
    await waitFor(() => expect(again.getByRole('textbox', { name: 'Reason' })).toHaveValue(REASON));

    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Open “Harbor Bakery”?' })).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Open Harbor Bakery with a reason' }));
    const empty = within(await screen.findByRole('dialog', { name: 'Open “Harbor Bakery”?' }));
    expect(empty.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
  });

  it('takes a common reason with one click, to be sent or added to', async () => {
    const { user, dialog } = await openDialog([bcp]);
    await user.click(dialog.getByRole('button', { name: 'The customer asked us to review this BCP.' }));
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The customer asked us to review this BCP.');
  });

  it('sends nothing without a reason, and says what is missing', async () => {
    const { user, dialog } = await openDialog([bcp]);
    const sent = answer('post', `${API}/users/7/bcps/12/preview`, { status: 500 });
    await user.click(dialog.getByRole('button', { name: 'Open BCP' }));
    await dialog.findByText('Say why you open this BCP, in 10 to 300 characters. The customer can read it.');
    expect(sent).toEqual([]);
  });

  it('keeps the reason and says that nothing was shown when the BCP cannot be opened', async () => {
    const { user, dialog } = await openDialog([bcp]);
    answer('post', `${API}/users/7/bcps/12/preview`, { status: 400, body: {} });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), REASON);
    await user.click(dialog.getByRole('button', { name: 'Open BCP' }));
    await dialog.findByText(/We couldn’t open this BCP\. You haven’t seen anything of it\./);
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(REASON);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Open BCP' })).toBeEnabled());
  });
});
