/** How the days of open measures are spread: by urgency, by person, and never past a deadline. */
import { describe, expect, it } from 'vitest';
import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { type DueMeasure, sortByUrgency, spreadDueDays } from '#shared/domain/bcp/due-days.ts';
import type { RatedRisk } from '#shared/domain/bcp/impact.ts';
import { mitigationFrom } from '#shared/domain/bcp/mitigation.ts';
import { planDueDays } from '#shared/domain/bcp/next-steps.ts';
import { countDaysBetween } from '#shared/domain/time.ts';

const FROM = '2026-11-30';
const of = (id: string, more: Partial<Mitigation> = {}): Mitigation => ({
  ...mitigationFrom({ risk_name: 'Fire', mitigation_strategy: `Do ${id}`, responsible_party: 'Owner' }, id),
  ...more,
});
const due = (id: string, latest: string, more: Partial<DueMeasure> = {}): DueMeasure => ({
  ...{ measure: of(id), latest, isFixed: false },
  ...more,
});
const daysOf = (deadlines: readonly DueMeasure[]): number[] =>
  [...spreadDueDays(deadlines, FROM).values()].map((day) => countDaysBetween(FROM, day)).toSorted((a, b) => a - b);
const MONTH = '2026-12-30';

describe('spreadDueDays', () => {
  it.each([
    [1, 7, 30],
    [2, 5, 30],
    [4, 5, 30],
    [9, 1, 30],
    [20, 0, 30],
  ])('%i measures of one limit end at least %i days apart, the last on its day', (count, apart, last) => {
    const days = daysOf(
      Array.from({ length: count }, (_, at) =>
        due(String(at), MONTH, { measure: of(String(at), { responsible_party: `Person ${at}` }) }),
      ),
    );
    expect(days.at(-1)).toBe(last);
    expect(days[0]).toBeGreaterThanOrEqual(Math.min(5, last));
    for (const [at, day] of days.slice(1).entries()) expect(day - days[at]!).toBeGreaterThanOrEqual(apart);
  });

  it('one person has three of nine in a week at most, as far as the room goes', () => {
    const days = daysOf(Array.from({ length: 9 }, (_, at) => due(String(at), MONTH)));
    for (const day of days.filter((day) => day > 12))
      expect(days.filter((other) => other >= day && other < day + 7).length).toBeLessThanOrEqual(3);
  });

  it('the most urgent comes first among those of one limit, and no one ends after its own', () => {
    const days = spreadDueDays([due('first', MONTH), due('second', MONTH), due('soon', '2026-12-07'), due('third', MONTH)], FROM);
    expect([...days].toSorted(([, a], [, b]) => a.localeCompare(b)).map(([id]) => id)).toEqual([
      'soon',
      'first',
      'second',
      'third',
    ]);
    expect(days.get('soon')! <= '2026-12-07').toBe(true);
  });

  it('a day that its owner named stays, and others avoid weekends and holidays', () => {
    const days = spreadDueDays(
      [due('own', '2026-12-26', { isFixed: true }), due('a', '2026-12-26'), due('b', '2026-12-26')],
      FROM,
    );
    expect(days.get('own')).toBe('2026-12-26');
    for (const id of ['a']) expect([0, 6]).not.toContain(new Date(days.get(id)!).getUTCDay());
  });

  it('what is late already keeps its day', () => {
    expect([...spreadDueDays([due('late', '2026-11-20'), due('later', '2026-11-25')], FROM).values()]).toEqual(
      expect.arrayContaining(['2026-11-20']),
    );
  });
});

describe('sortByUrgency', () => {
  const rate = (name: string, level: RatedRisk['level']): RatedRisk => ({
    name,
    level,
    list: 'primary_concerns',
    assessment: undefined,
    reason: undefined,
  });
  it('puts the worst risk first, then lives, then clocks of the law, then priority', () => {
    const risks = [rate('Late Deliveries', 'low'), rate('Fire', 'high'), rate('License Lapse', 'high'), rate('Fraud', 'high')];
    const sorted = sortByUrgency(
      [
        of('low', { risk_name: 'Late Deliveries', implementation_priority: 'Immediate' }),
        of('medium priority', { risk_name: 'Fraud', implementation_priority: 'Medium' }),
        of('high priority', { risk_name: 'Fraud', implementation_priority: 'High' }),
        of('law', { risk_name: 'License Lapse' }),
        of('lives', { incident_response_steps: ['Call 911.'] }),
      ],
      risks,
    );
    expect(sorted.map(({ id }) => id)).toEqual(['lives', 'law', 'high priority', 'medium priority', 'low']);
  });
});

it('planDueDays leaves out what is closed, spreads limits, and keeps a day of the calendar', () => {
  const issued = { created_at: '2026-01-01T00:00:00Z', issued_at: `${FROM}T12:00:00Z` };
  const days = planDueDays(
    [
      of('a', { timeline: 'Within 30 days' }),
      of('b', { timeline: 'Within 30 days' }),
      of('c', { timeline: 'June 1, 2027' }),
      of('done', { timeline: 'Within 30 days', status: 'completed' }),
      of('someday', { timeline: 'Before the season' }),
    ],
    [],
    issued,
  );
  expect([...days.keys()].toSorted()).toEqual(['a', 'b', 'c']);
  expect(days.get('b')).toBe('2026-12-30');
  expect(days.get('a')! < '2026-12-30').toBe(true);
  expect(days.get('c')).toBe('2027-06-01');
});
