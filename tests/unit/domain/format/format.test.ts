import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatTime } from '#shared/format/dates.ts';
import { formatCents, formatPrice } from '#shared/format/money.ts';

describe('dates and times', () => {
  it('dates and times are formatted as in the US, with plain spaces', () => {
    expect(formatDate('2026-11-20T23:42:00Z', 'UTC')).toBe('Nov 20, 2026');
    expect(formatTime('2026-11-20T15:42:00Z', 'UTC')).toBe('3:42 PM');
    expect(formatDateTime('2026-11-20T15:42:00Z', 'America/New_York')).toBe('Nov 20, 2026, 10:42 AM');
  });

  it('a text that is no date is formatted as an empty string', () => {
    expect([formatDate('soon'), formatTime(''), formatDateTime('x')]).toEqual(['', '', '']);
  });
});

describe('money', () => {
  it.each([
    [79_900, '$799.00', '$799'],
    [199_950, '$1,999.50', '$1,999.50'],
    [0, '$0.00', '$0'],
  ])('%i cents are formatted as %s, as a price %s', (cents, amount, price) => {
    expect(formatCents(cents)).toBe(amount);
    expect(formatPrice(cents)).toBe(price);
  });
});
