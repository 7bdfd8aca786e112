import '../bcp/browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CustomerPayment } from '#shared/domain/customer-money.ts';
import { answer } from '../support/server.ts';
import { API, openAdmin } from './fixture.ts';
import { payment } from './money-fixture.ts';

const serve = (rows: CustomerPayment[], total = rows.length) =>
  answer('get', `${API}/payments`, { body: rows, headers: { 'x-total-count': String(total) } });

const openTab = (search = '') => openAdmin(`?tab=payments${search}`);

describe('the payments of all customers', () => {
  it('a payment is shown with amount, status, method, description, date and reference', async () => {
    serve([payment(3, { amount: 79_950 })]);
    await openTab();
    const row = (await screen.findByRole('link', { name: 'Person 3' })).closest('tr')!;
    for (const text of ['$799.50', 'Succeeded', 'Visa 4242', 'Gold plan, one year', 'Jan 2, 2026', 'Payment 3', 'pi_3'])
      expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('link', { name: 'pi_3' })).toHaveAttribute(
      'href',
      'https://dashboard.stripe.com/test/payments/pi_3',
    );
  });

  it.each([
    ['EUR', '€1,999.00'],
    ['GBP', '£1,999.00'],
    ['USD', '$1,999.00'],
  ])('an amount in %s is shown as %s', async (currency, shown) => {
    serve([payment(1, { currency })]);
    await openTab();
    await screen.findByText(shown);
  });

  it('a payment without card or description has dashes', async () => {
    serve([payment(4, { payment_method: null, description: null, stripe_payment_intent_id: null })]);
    await openTab();
    const row = (await screen.findByRole('link', { name: 'Person 4' })).closest('tr')!;
    expect(within(row).getAllByText('-')).toHaveLength(2);
  });

  it('the status filter goes to the server and begins at page 1', async () => {
    const asked = serve([payment(1)], 25);
    const { user, fullAddress } = await openTab('&page=3');
    await screen.findByText('pi_1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'failed');
    await waitFor(() => expect(fullAddress()).toBe('/admin?tab=payments&status=failed'));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(asked.at(-1)?.query))).toEqual({
        page: '1',
        per_page: '10',
        status: 'failed',
      }),
    );
  });

  it('the user ID filter takes whole numbers and keeps what is typed', async () => {
    const asked = serve([payment(1)]);
    const { user, fullAddress } = await openTab();
    const field = await screen.findByRole('textbox', { name: 'User ID' });
    await user.type(field, '12');
    await waitFor(() => expect(fullAddress()).toBe('/admin?tab=payments&user_id=12'));
    await waitFor(() => expect(asked.at(-1)?.query).toContain('user_id=12'));
    expect(field).toHaveFocus();
    await user.type(field, 'x');
    await screen.findByText('User ID must be a whole number');
    expect(field).toHaveValue('12x');
    expect(fullAddress()).toBe('/admin?tab=payments&user_id=12');
    await user.clear(field);
    await waitFor(() => expect(fullAddress()).toBe('/admin?tab=payments'));
  });

  it.each([
    [undefined, 'Failed to load payments'],
    ['The ledger is closed', 'The ledger is closed'],
  ])('a failure with the detail %s shows "%s"', async (detail, shown) => {
    answer('get', `${API}/payments`, { status: 400, body: detail === undefined ? {} : { detail } });
    await openTab();
    await screen.findByRole('heading', { name: shown });
  });
});
