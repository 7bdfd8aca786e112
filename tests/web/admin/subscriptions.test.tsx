import '../bcp/browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CustomerSubscription } from '#shared/domain/customer-money.ts';
import { answer } from '../support/server.ts';
import { API, openAdmin } from './fixture.ts';
import { subscription, subscriptionStats } from './money-fixture.ts';

const serve = (rows: CustomerSubscription[], total = rows.length) =>
  answer('get', `${API}/subscriptions`, { body: rows, headers: { 'x-total-count': String(total) } });

const openTab = (search = '') => openAdmin(`?tab=subscriptions${search}`);
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('the subscriptions of all customers', () => {
  it('four figures and the distribution of the plans are shown', async () => {
    answer('get', `${API}/subscription-stats`, { body: subscriptionStats });
    serve([]);
    await openTab();
    const cardOf = async (label: string) => (await screen.findByRole('heading', { name: label })).parentElement!;
    await screen.findByText('1,310');
    expect(await cardOf('Total Subscriptions')).toHaveTextContent('1,310');
    expect(await cardOf('Monthly Recurring Revenue')).toHaveTextContent('$1,332.50');
    expect(await cardOf('Active Subscriptions')).toHaveTextContent('8');
    expect(await cardOf('Total Revenue')).toHaveTextContent('$15,990.00');
    const table = within(await screen.findByRole('table', { name: 'Plan Distribution' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PlanSubscriptionsShare',
      'Essential450%',
      'Gold338%',
      'Premium113%',
    ]);
  });

  it('figures that cannot be loaded are a dash, and the list is shown', async () => {
    answer('get', `${API}/subscription-stats`, { status: 400, body: { detail: 'No figures today' } });
    serve([subscription(1)]);
    await openTab();
    await rowOf('Person 1');
    expect((await screen.findByRole('heading', { name: 'Total Revenue' })).parentElement).toHaveTextContent('-');
    expect(screen.queryByText('No figures today')).toBeNull();
    expect(
      within(screen.getByRole('table', { name: 'Plan Distribution' })).getByRole('row', { name: 'Gold - -' }),
    ).toBeInTheDocument();
  });

  it.each([
    [
      'an active one renews and says the days left, begun days counted',
      { current_period_end: inDays(1 + 1 / 24) },
      /^Renews .*2 days left$/,
    ],
    ['an active one on its last day has one day left', { current_period_end: inDays(0.5) }, /^Renews .*1 day left$/],
    ['an active one that is over has no days left', { current_period_end: inDays(-3) }, /^Renews .*0 days left$/],
    ['a canceled one expires', { status: 'canceled' as const }, /^Expires Jan 2, 2027$/],
    ['a past due one expires', { status: 'past_due' as const }, /^Expires Jan 2, 2027$/],
    ['an unpaid one expires', { status: 'unpaid' as const }, /^Expires Jan 2, 2027$/],
  ])('%s', async (_, part, period) => {
    serve([subscription(1, part)]);
    await openTab();
    const cells = within(await rowOf('Person 1')).getAllByRole('cell');
    expect(cells[2]).toHaveTextContent(period);
  });

  it('a row has the plan, the status and the yearly price, and leads to the account', async () => {
    serve([subscription(7, { plan_type: 'premium', yearly_price: 399_900 })]);
    await openTab();
    const row = within(await rowOf('Person 7'));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Premium', 'Active', '$3,999']),
    );
    expect(row.getByRole('link')).toHaveAttribute('href', '/admin?tab=users&user=7');
  });

  it('a customer without a name is shown by email, and a deleted one by number', async () => {
    const nameless = { id: 8, email: 'eight@acme.example', full_name: null };
    serve([subscription(8, { user: nameless }), subscription(9, { user: { id: 9, email: null, full_name: null } })]);
    await openTab();
    await rowOf('eight@acme.example');
    expect(screen.getByText('Deleted account 9')).toBeInTheDocument();
  });

  it('filters go to the server and into the address, and begin at page 1', async () => {
    const asked = serve([subscription(1)], 25);
    const { user, fullAddress } = await openTab('&page=2');
    await rowOf('Person 1');
    expect(asked.at(-1)?.query).toContain('page=2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'past_due');
    await waitFor(() => expect(fullAddress()).toBe('/admin?tab=subscriptions&status=past_due'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan type' }), 'gold');
    await waitFor(() => expect(fullAddress()).toBe('/admin?tab=subscriptions&status=past_due&plan=gold'));
    await waitFor(() => {
      const query = Object.fromEntries(new URLSearchParams(asked.at(-1)?.query));
      expect(query).toEqual({ page: '1', per_page: '10', status: 'past_due', plan_type: 'gold' });
    });
    await screen.findByText('Showing 1 to 10 of 25 results');
  });

  it('the subscriptions of an account are found by its number', async () => {
    const asked = serve([subscription(12)]);
    const { user, fullAddress } = await openTab();
    await user.type(await screen.findByRole('textbox', { name: 'User ID' }), '12');
    await waitFor(() => expect(fullAddress()).toBe('/admin?tab=subscriptions&user_id=12'));
    await waitFor(() => expect(asked.at(-1)?.query).toContain('user_id=12'));
  });

  it.each([
    [undefined, 'Failed to load subscriptions'],
    ['The ledger is closed', 'The ledger is closed'],
  ])('a failure with the detail %s shows "%s"', async (detail, shown) => {
    answer('get', `${API}/subscriptions`, { status: 400, body: detail === undefined ? {} : { detail } });
    await openTab();
    await screen.findByRole('heading', { name: shown });
  });

  it('an empty list says whether filters hide something', async () => {
    serve([]);
    const { user } = await openTab();
    await screen.findByRole('heading', { name: 'No subscriptions found' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'unpaid');
    await screen.findByText('Try adjusting your filters');
  });
});
