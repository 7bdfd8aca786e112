import { describe, expect, it } from 'vitest';
import { nextRun } from '#infra/local/cloud/events/schedules.ts';

const next = (expression: string, after: string): string => nextRun(expression, new Date(after)).toISOString();

describe('schedule expressions', () => {
  it.each([
    ['rate(1 minute)', '2026-02-03T04:05:06.000Z', '2026-02-03T04:06:06.000Z'],
    ['rate(12 hours)', '2026-02-03T04:05:06.000Z', '2026-02-03T16:05:06.000Z'],
    ['rate(7 days)', '2026-02-26T00:00:00.000Z', '2026-03-05T00:00:00.000Z'],
  ])('a schedule expression counts %s from the previous run', (expression, after, expected) => {
    expect(next(expression, after)).toBe(expected);
  });

  it.each([
    ['cron(30 2 * * ? *)', '2026-02-03T02:29:59.000Z', '2026-02-03T02:30:00.000Z'],
    ['cron(30 2 * * ? *)', '2026-02-03T02:30:00.000Z', '2026-02-04T02:30:00.000Z'],
    ['cron(0 9 ? * MON *)', '2026-11-21T08:00:00.000Z', '2026-11-23T09:00:00.000Z'],
    ['cron(0 9 ? * 2-6 *)', '2026-11-20T10:00:00.000Z', '2026-11-23T09:00:00.000Z'],
    ['cron(0 0 1 JAN,JUL ? *)', '2026-02-03T00:00:00.000Z', '2026-07-01T00:00:00.000Z'],
    ['cron(0/15 * * * ? *)', '2026-02-03T04:46:00.000Z', '2026-02-03T05:00:00.000Z'],
    ['cron(0 0 29 2 ? *)', '2026-01-01T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ])('the next run of %s after %s is found', (expression, after, expected) => {
    expect(next(expression, after)).toBe(expected);
  });

  it.each(['rate(often)', 'every day', 'cron(0 0 31 2 ? *)', 'cron(x * * * ? *)'])(
    'the schedule expression %s is rejected',
    (expression) => {
      expect(() => nextRun(expression, new Date())).toThrow();
    },
  );
});
