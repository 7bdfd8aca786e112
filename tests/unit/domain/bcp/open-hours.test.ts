import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assumeOpenWeek, createEarnings } from '#shared/domain/bcp/open-hours.ts';

const WEEK = 168;

describe('a usual week', () => {
  it.each([
    [1, { days: 5, from: 9, until: 9.2 }],
    [40, { days: 5, from: 9, until: 17 }],
    [50, { days: 5, from: 9, until: 19 }],
    [51, { days: 6, from: 9, until: 17.5 }],
    [72, { days: 6, from: 9, until: 21 }],
    [73, { days: 7, from: 9, until: 9 + 73 / 7 }],
    [112, { days: 7, from: 8, until: 24 }],
    [168, { days: 7, from: 0, until: 24 }],
  ])('%i open hours', (hours, { days, from, until }) => {
    const week = assumeOpenWeek(hours);
    expect(week).toMatchObject({ days, from });
    expect(week.until).toBeCloseTo(until, 9);
  });
});

const starts = fc.record({ weekday: fc.nat(6), hour: fc.nat(23) });

describe('what would have come in', () => {
  it('in whole weeks is the same whenever they begin', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: WEEK }), fc.integer({ min: 1, max: 6 }), (start, open, weeks) => {
        expect(createEarnings(520_000, open, start)(weeks * WEEK)).toBeCloseTo(weeks * 10_000, 4);
      }),
    );
  });

  it('never falls, and never exceeds an open hour a clock hour', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: WEEK }), fc.nat(900), fc.nat(50), (start, open, hours, more) => {
        const earn = createEarnings(52 * open, open, start);
        expect(earn(hours + more)).toBeGreaterThanOrEqual(earn(hours) - 1e-9);
        expect(earn(hours + more) - earn(hours)).toBeLessThanOrEqual(more + 1e-9);
      }),
    );
  });

  it('comes in around the clock where no open hours are stated', () => {
    fc.assert(
      fc.property(starts, fc.nat(900), (start, hours) => {
        expect(createEarnings(876_000, null, start)(hours)).toBeCloseTo(100 * hours, 6);
      }),
    );
  });
});
