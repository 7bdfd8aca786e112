import { describe, expect, it } from 'vitest';
import { US_STATES } from '#shared/domain/location.ts';
import { duties, listDuties } from '#shared/knowledge/duties.ts';

const ofStates = duties.filter(({ states }) => states);
const breaches = duties.filter(({ id }) => id.startsWith('breach-'));
const hoursIn = { hour: 1, day: 24, week: 7 * 24 } as const;

/** The shortest time that the words name. What is counted from an earlier notice (“then ...”), or back from an event, starts no clock. */
const readHours = (deadline: string): number | null => {
  const own = deadline.replace(/, then .*$/, '');
  const named = [...own.matchAll(/\b(\d+) (?:business |working |calendar )?(hour|day|week)s?\b(?! before)/g)].map(
    ([, count, unit]) => Number(count) * hoursIn[unit as keyof typeof hoursIn],
  );
  if (/^Immediately\b/.test(own)) return 0;
  return named.length > 0 ? Math.min(...named) : null;
};

describe('the clock of a duty', () => {
  it.each([
    ['Within 30 days', 720],
    ['Within 8 hours', 8],
    ['Residents within 60 days, attorney general within 30 days', 720],
    ['Residents within 45 days, attorney general within 14 business days', 336],
    ['Residents within 30 days, then attorney general within 15 days', 720],
    ['Residents without unreasonable delay, then attorney general within 60 days', null],
    ['Without unreasonable delay', null],
    ['Immediately', 0],
    ['Immediately, within 15 minutes', 0],
    ['90 days before the closing or layoff', null],
  ])('“%s” is read as %s hours', (deadline, hours) => {
    expect(readHours(deadline)).toBe(hours);
  });

  it.each(ofStates.filter(({ kind }) => kind === 'tell').map(({ id, deadline, hours }) => [id, deadline, hours] as const))(
    '%s: the hours agree with “%s”',
    (_, deadline, hours) => {
      expect(hours).toBe(readHours(deadline));
    },
  );
});

describe('a breach of personal data', () => {
  it.each(US_STATES.map(({ code, name }) => [name, code] as const))('in %s has exactly one general law', (name, code) => {
    const listed = listDuties({ state: name }).filter(({ id }) => id.startsWith('breach-'));
    expect(listed.map(({ id }) => id)).toEqual([`breach-${code.toLowerCase()}`]);
    expect(listed[0]?.title).toContain(name);
  });

  it.each([
    [
      'TX',
      'Residents within 60 days, attorney general within 30 days',
      'Notify the attorney general if 250 or more are affected.',
    ],
    ['CA', 'Residents within 30 days, then attorney general within 15 days', 'if more than 500 are affected.'],
    ['NY', 'Residents within 30 days', 'the Department of State and the State Police'],
    ['NJ', 'Residents without unreasonable delay, State Police before the residents', 'Also notify the State Police.'],
    ['AL', 'Within 45 days', 'if more than 1,000 are affected.'],
    ['KS', 'Without unreasonable delay', 'Notify the residents whose data was taken.'],
    ['VT', 'Residents within 45 days, attorney general within 14 business days', 'Also notify the attorney general.'],
  ])('of %s says “%s”', (code, deadline, what) => {
    const duty = breaches.find(({ states }) => states?.includes(code));
    expect(duty?.deadline).toBe(deadline);
    expect(duty?.what).toContain(what);
  });
});
