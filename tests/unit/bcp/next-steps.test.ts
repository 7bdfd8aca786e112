import { describe, expect, it } from 'vitest';
import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { mitigationFrom } from '#shared/domain/bcp/mitigation.ts';
import { computeReviewDay, listOpenMitigations, readDueDate } from '#shared/domain/bcp/next-steps.ts';

const issued = { created_at: '2026-01-05T10:00:00Z', issued_at: '2026-11-03T22:00:00Z' };
const draft = { created_at: '2026-11-03T22:00:00Z' };

describe('the day a mitigation is due', () => {
  it.each([
    ['Within 30 days', '2026-12-03'],
    ['within the next 2 weeks', '2026-11-17'],
    ['Within 3 months', '2027-02-03'],
    ['MFA within 7 days, offline backup within 30', '2026-11-10'],
    ['2026-12-24', '2026-12-24'],
    ['Order by 12/1/2026', '2026-12-01'],
    ['March 15, 2027', '2027-03-15'],
    ['by Sept. 5th', '2027-09-05'],
    ['Before June 1', '2027-06-01'],
    ['Before December 1', '2026-12-01'],
    ['Nov 3', '2026-11-03'],
    ['Before July', '2027-07-01'],
    ['by March 2027', '2027-03-31'],
    ['By the end of February 2028', '2028-02-29'],
    ['13/45/2026', null],
    ['February 30, 2027', null],
    ['Before the season', null],
    ['To be scheduled', null],
    ['Staff may step in 2 at a time', null],
    ['', null],
  ])('%j of an issued BCP is %s', (timeline, due) => {
    expect(readDueDate(timeline, issued)).toBe(due);
  });

  it('a time limit has not begun in a BCP that was never issued, a day of its own has', () => {
    expect(readDueDate('Within 30 days', draft)).toBeNull();
    expect(readDueDate('Before June 1', draft)).toBe('2027-06-01');
    expect(readDueDate(null, draft)).toBeNull();
  });

  it('a month after January 31 ends in February', () => {
    expect(readDueDate('Within 1 month', { ...issued, issued_at: '2027-01-31T00:00:00Z' })).toBe('2027-02-28');
  });
});

describe('open mitigations', () => {
  const of = (id: string, more: Partial<Mitigation>): Mitigation => ({
    ...mitigationFrom({ risk_name: 'Fire', mitigation_strategy: `Do ${id}` }, id),
    ...more,
  });
  const content = (mitigations: Mitigation[]) => ({ ...emptyContent, mitigations });

  it('the first due comes first, those without a day last, and finished ones are left out', () => {
    const listed = listOpenMitigations(
      content([
        of('later', { timeline: 'Within 60 days', responsible_party: ' Luis ' }),
        of('someday', { timeline: null, responsible_party: 'To be assigned' }),
        of('soon', { timeline: 'Within 7 days', status: 'in_progress' }),
        of('done', { timeline: 'Within 1 day', status: 'completed' }),
        of('not ours', { timeline: 'Within 1 day', status: 'not_applicable' }),
      ]),
      { cyber: true, ...issued },
    );
    expect(listed.map(({ id, due_on, responsible_party }) => [id, due_on, responsible_party])).toEqual([
      ['soon', '2026-11-10', null],
      ['later', '2027-01-02', 'Luis'],
      ['someday', null, null],
    ]);
  });

  it('cyber mitigations are left out for those who do not want them', () => {
    const cyber = content([of('a', { risk_name: 'Ransomware' }), of('b', {})]);
    expect(listOpenMitigations(cyber, { cyber: false, ...issued }).map(({ id }) => id)).toEqual(['b']);
    expect(listOpenMitigations(cyber, { cyber: true, ...issued })).toHaveLength(2);
  });
});

describe('the review', () => {
  it('is due a year after the last issue, and has no day before the first', () => {
    expect(computeReviewDay('2026-11-03T22:00:00Z')).toBe('2027-11-03');
    expect(computeReviewDay('2028-02-29T00:00:00Z')).toBe('2029-02-28');
    expect(computeReviewDay(undefined)).toBeNull();
  });
});
