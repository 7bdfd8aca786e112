import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Payment } from '#shared/domain/payment.ts';
import { parseView, sumPaid, toggleSort, viewOf, viewParams } from '../../../web/features/payments/history/payment-filters.ts';
import { csvName } from '../../../web/features/payments/history/payment-rows.ts';
import { paymentStatusTones } from '../../../web/lib/money-status.ts';
import { open } from '../support/open.tsx';
import { answer, dana, storeSession } from '../support/server.ts';

const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
const payment = (id: number, part: Partial<Payment>): Payment => ({
  id,
  amount: 79_900,
  currency: 'USD',
  status: 'succeeded',
  description: 'Essential, one year',
  payment_method: 'Visa 4242',
  stripe_payment_intent_id: `pi_${id}`,
  created_at: daysAgo(1),
  ...part,
});
const all = [
  payment(1, { created_at: daysAgo(400) }),
  payment(2, { created_at: daysAgo(200), amount: 199_900, description: '=HYPERLINK("x")' }),
  payment(3, { created_at: daysAgo(60), status: 'failed', payment_method: null }),
  payment(4, { created_at: daysAgo(20), status: 'pending' }),
  payment(5, { created_at: daysAgo(2), status: 'canceled', amount: 5 }),
];
const ids = (payments: Payment[]): number[] => payments.map(({ id }) => id);

describe('the status of a payment', () => {
  it('each payment status has its own color', () => {
    expect(paymentStatusTones).toEqual({ succeeded: 'ok', pending: 'warn', failed: 'bad', canceled: 'neutral' });
  });
});

describe('the view of payments', () => {
  it.each([
    ['', [5, 4, 3, 2]],
    ['range=30', [5, 4]],
    ['range=90', [5, 4, 3]],
    ['range=1000', [5, 4, 3, 2]],
    ['order=ascending', [2, 3, 4, 5]],
    ['sort=amount', [2, 4, 3, 5]],
    ['sort=amount&order=ascending', [5, 4, 3, 2]],
    ['sort=status&order=ascending', [5, 3, 4, 2]],
    ['sort=status', [2, 4, 3, 5]],
  ])('the view of payments for the address ?%s is %j', (search, expected) => {
    expect(ids(viewOf(all, parseView(new URLSearchParams(search)), Date.now()))).toEqual(expected);
  });

  it('the view of payments is written to the address only where it differs from the default', () => {
    const first = parseView(new URLSearchParams());
    expect(viewParams(first)).toEqual({});
    expect(viewParams(toggleSort(toggleSort(first, 'amount'), 'amount'))).toEqual({ sort: 'amount', order: 'ascending' });
  });

  it('the view of payments sums up only what was paid', () => {
    expect(sumPaid(all)).toBe(79_900 + 199_900);
    expect(sumPaid([...all, payment(9, { dispute: 'lost' })])).toBe(79_900 + 199_900);
  });
});

const openHistory = async () => {
  storeSession();
  answer('get', '/v1/users/me', { body: dana });
  return open('/payment-history');
};
const rows = () =>
  within(screen.getByRole('table', { name: 'Payments' }))
    .getAllByRole('row')
    .slice(1, -1);

describe('the payment history', () => {
  it('the payment history shows the payments of a year with their total, the newest first', async () => {
    answer('get', '/v1/payment/payments', { body: all });
    const { user } = await openHistory();
    const table = await screen.findByRole('table', { name: 'Payments' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Date', 'Description', 'Amount', 'Status', 'Method']);
    expect(rows()).toHaveLength(4);
    expect(rows().at(-1)!.textContent).toContain('$1,999.00');
    expect(within(table).getAllByRole('button', { name: /^Copy reference pi_/ })[0]).toBeInTheDocument();
    expect(within(table).getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    expect(within(table).getByRole('row', { name: /Total paid/ }).textContent).toContain('$1,999.00');
    await user.click(within(table).getByRole('button', { name: 'Amount' }));
    await user.click(within(table).getByRole('button', { name: 'Amount' }));
    expect(within(table).getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
    expect(rows()[0]!.textContent).toContain('$0.05');
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('link', { name: /Back to/ })).toHaveAttribute('href', '/subscription-management');
  });

  it('a paid row opens its receipt, and a failed one says why', async () => {
    answer('get', '/v1/payment/payments', { body: [payment(7, {}), payment(8, { status: 'failed', decline_reason: 'funds' })] });
    const asked = answer(
      'get',
      '/v1/payment/payments/7/receipt',
      { status: 502, body: { detail: 'The payment provider did not answer. Please try again.' } },
      { body: { url: 'https://pay.example/receipt.pdf' } },
    );
    const { user } = await openHistory();
    const assign = vi.fn();
    const button = await screen.findByRole('button', { name: /^Receipt \(PDF\)/ });
    vi.stubGlobal('location', { href: location.href, assign });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment provider did not answer.');
    await user.click(button);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/receipt.pdf'));
    vi.unstubAllGlobals();
    expect(asked).toHaveLength(2);
    expect(screen.getByText(/^The card didn’t have enough funds\./)).toBeVisible();
    expect(screen.queryByText(/insufficient_funds/)).not.toBeInTheDocument();
  });

  it('the payment history exports what it shows, safe for a spreadsheet', async () => {
    answer('get', '/v1/payment/payments', { body: all });
    const { user } = await openHistory();
    await screen.findByRole('table', { name: 'Payments' });
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => {};
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 });
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(csvName(new Date()));
    click.mockRestore();
    const lines = (await saved[0]!.text()).split('\r\n');
    expect(lines[0]).toBe('Date,Description,Amount,Status,Method');
    expect(lines).toHaveLength(5);
    expect(lines[4]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines[4]).toContain('"$1,999.00",Succeeded,Visa 4242');
  });

  it('the export of the payment history is named by the local day', () => {
    expect(csvName(new Date(2026, 0, 9))).toBe('payment-history-2026-01-09.csv');
  });

  it('an empty payment history shows a message', async () => {
    answer('get', '/v1/payment/payments', { body: [] });
    await openHistory();
    expect(await screen.findByRole('heading', { name: 'No payments found' })).toBeVisible();
  });

  it('the payment history shows that payments exist outside the chosen period', async () => {
    answer('get', '/v1/payment/payments', { body: all.slice(0, 1) });
    const { user } = await openHistory();
    expect(await screen.findByText('Your payments are more than a year old.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '90 days' }));
    expect(screen.getByText('Choose a longer period to see more.')).toBeVisible();
  });

  it('the payment history can be loaded again after a failure', async () => {
    answer('get', '/v1/payment/payments', { status: 400, body: { detail: 'no' } }, { body: all });
    const { user } = await openHistory();
    expect(await screen.findByRole('heading', { name: 'Failed to load payment history' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('table', { name: 'Payments' })).toBeVisible();
  });
});
