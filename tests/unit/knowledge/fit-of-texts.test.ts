/** What a draft says to a trade, where a trait or a general text once spoke of another. */
import { describe, expect, it } from 'vitest';
import { listDuties } from '#shared/knowledge/duties.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';

const draftOf = (trade: string, state = 'OH') => {
  const industry = trades.find(({ id }) => id === trade)!.within[0]!;
  return createFirstDraft({ business_name: 'Acme', business_type: 'LLC', industry, trade, employee_count: 12, state });
};
const stepsAgainst = async (trade: string, risk: RegExp): Promise<string> => {
  const { mitigations } = await draftOf(trade);
  return mitigations
    .filter(({ risk_name: name }) => risk.test(name))
    .flatMap(({ incident_response_steps: steps }) => steps)
    .join('\n');
};

describe('a draft speaks of its own trade', () => {
  it.each([
    ['managed-it-provider', /license holder|licensed person|needs the license/i],
    ['accounting-firm', /recorded lines|trades, closings|fraud monitoring/i],
    ['child-care', /messages to students/i],
  ])('a %s hears nothing of %s', async (trade, foreign) => {
    expect(JSON.stringify(await draftOf(trade))).not.toMatch(foreign);
  });

  it('a church calls volunteers, and no agency at an agreed rate', async () => {
    const steps = await stepsAgainst('church', /^Volunteer Shortage$/);
    expect(steps).toMatch(/phone tree/);
    expect(steps).not.toMatch(/agency|agreed rate/);
  });

  it('Sunday school is no work of the first hour', async () => {
    const { critical_functions: functions } = await draftOf('church');
    const school = functions.find(({ name }) => /^Sunday school/.test(name));
    expect(school).toMatchObject({ criticality: 'high', rto: '1-3 days' });
  });
});

describe('people first, in the card of the event', () => {
  it.each(['child-care', 'school-district'])('staff of a %s stay with those in their care when attacked', async (trade) => {
    const steps = await stepsAgainst(trade, /intruder|assailant|attacker|shooter/i);
    expect(steps).toMatch(/Stay with the people in your care/);
    expect(steps).not.toMatch(/Leave everything behind/);
  });

  it('others run first', async () => {
    expect(await stepsAgainst('church', /assailant/i)).toMatch(/If there is a way out, run/);
  });

  it('a driver with a breakdown gets out of traffic before anything else, and is looked for when silent', async () => {
    const breakdown = await stepsAgainst('trucking-company', /^Tractor or Trailer Breakdown$/);
    expect(breakdown).toMatch(/^Turn on the flashers/);
    expect(breakdown).toMatch(/triangles within 10 minutes/);
    expect(await stepsAgainst('trucking-company', /^Loss of Contact with Drivers$/)).toMatch(/overdue in a storm, call 911/);
  });

  it('one plan has one time for the return of a cook who was ill', async () => {
    const draft = JSON.stringify((await draftOf('restaurant')).mitigations);
    expect(draft).toMatch(/until 48 hours after vomiting/);
    expect(draft).not.toMatch(/24 hours without symptoms/);
  });
});

describe('who must be told', () => {
  const titlesOf = (trade: string, state: string): string[] => {
    const industry = trades.find(({ id }) => id === trade)!.within[0]!;
    return listDuties({ trade, industry, employees: 12, state }).map(({ id }) => id);
  };

  it.each([
    ['church', 'TN', 'child-abuse-tn'],
    ['mosque', 'OH', 'child-abuse'],
    ['child-care', 'OH', 'child-care-serious-injury'],
  ])('a %s in %s has %s', (trade, state, id) => {
    expect(titlesOf(trade, state)).toContain(id);
  });

  it('after a crash the testing site is called, which the agency is not', () => {
    const tests = listDuties({ trade: 'trucking-company', industry: 'Transportation', employees: 12, state: 'TX' }).filter(
      ({ rule }) => rule === '49 CFR 382.303',
    );
    expect(tests.map(({ authority }) => /testing site/.test(authority))).toEqual([true, true]);
  });
});
