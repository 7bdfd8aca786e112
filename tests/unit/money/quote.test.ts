import { describe, expect, it } from 'vitest';
import { toInvoiceTotals } from '#functions/gateways/stripe/quotes.ts';
import { isQuoteCurrent } from '#shared/domain/quote.ts';

describe('isQuoteCurrent', () => {
  it.each([
    ['2026-11-23T10:00:00.000Z', true],
    ['2026-11-23T09:00:00.000Z', true],
    ['2026-11-23T08:59:59.999Z', false],
    ['2026-11-23T10:01:00.000Z', true],
    ['2026-11-23T10:01:00.001Z', false],
  ])('a quote of %s holds at ten: %s', (quotedAt, expected) => {
    expect(isQuoteCurrent(quotedAt, new Date('2026-11-23T10:00:00.000Z'))).toBe(expected);
  });
});

describe('toInvoiceTotals', () => {
  const invoice = {
    amount_due: 2_000,
    subtotal: 2_000,
    total: 2_000,
    total_taxes: null,
    currency: 'usd',
    lines: { data: [{ period: { end: 1_800_000_000 } }, { period: { end: 1_700_000_000 } }] },
  };

  it.each([
    ['no taxes', {}, { amount: 2_000, tax: 0, credit: 0 }],
    [
      'two taxes',
      { total: 2_175, amount_due: 2_175, total_taxes: [{ amount: 100 }, { amount: 75 }] },
      { amount: 2_175, tax: 175 },
    ],
    ['a credit for a part', { amount_due: 500 }, { amount: 500, credit: 1_500 }],
    ['an older debt on top', { amount_due: 2_300 }, { amount: 2_300, credit: 0 }],
  ])('the totals of an invoice with %s', (_, part, expected) => {
    expect(toInvoiceTotals({ ...invoice, ...part })).toMatchObject({ ...expected, subtotal: 2_000, currency: 'USD' });
  });

  it('the totals of an invoice end with its longest period', () => {
    expect(toInvoiceTotals(invoice).period_end).toBe(new Date(1_800_000_000_000).toISOString());
  });
});
