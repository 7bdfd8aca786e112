import { describe, expect, it } from 'vitest';
import {
  checkEntry,
  dropUnsupported,
  dropUnsupportedDeep,
  findHazardProblem,
  findTimeProblem,
  type Truth,
  toPlaceTruth,
} from '#functions/worker/truth-checks.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';

const truth: Truth = {
  known: 'harbor bakery. seattle mill inc delivers flour. quickbooks. nfpa 96 hood cleaning. john deere dealer.',
  rules: ['29 CFR 1904.39', '12 CFR 748.1(c)', 'WAC 246-282-006', 'Tex. Bus. & Com. Code § 521.053'],
  suppliers: ['Seattle Mill Inc'],
  place: null,
};
const galveston = { ...truth, place: await toPlaceTruth(await findPlace('77550')) };

describe('sentences that nobody checked', () => {
  it.each([
    ['a phone number', 'Call 206-555-0199.'],
    ['an email address', 'Write to help@example.com.'],
    ['a rule on no list', 'Under 21 CFR 117.126, write a plan.'],
    ['a section sign on no list', 'See § 99.1 of the act.'],
    ['a standard on no list', 'NFPA 1600 requires a plan.'],
    ['a state code on no list', 'RCW 19.255.010 requires notice.'],
    ['a company of the trade', 'Ask Servpro to dry the rooms.'],
    ['a product the BCP does not have', 'Restore the file server from Veeam.'],
    ['an invented firm', 'Sign with Pacific Ovens LLC.'],
    ['a person', 'Ask Sarah Johnson for the keys.'],
    ['a person with a title', 'Dr. Miller decides.'],
    ['a price of a supplier', 'Seattle Mill Inc charges $400 a pallet.'],
  ])('dropUnsupported drops %s, and only its sentence', (_, sentence) => {
    const { text, dropped } = dropUnsupported(`Stop the ovens. ${sentence} Tell the customers.`, truth);
    expect(text).toBe('Stop the ovens. Tell the customers.');
    expect(dropped).toHaveLength(1);
  });

  it.each([
    'Call 911 from a safe distance.',
    'Report a death to OSHA within 8 hours (29 CFR 1904.39).',
    'Report within 72 hours (12 CFR 748.1).',
    'WAC 246-282-006 closes the beds.',
    'Clean the hood as NFPA 96 requires.',
    'Back up QuickBooks each night.',
    'Seattle Mill Inc delivers on Mondays.',
    'Keep $500 in small bills.',
    'A UPS carries the till for 20 minutes.',
    'Ask the John Deere dealer for a loaner.',
    'ISO 22301:2019 clause 8.4.3 is served.',
    'The owner decides at 5 p.m. on June 1.',
    'Keep 4-24 hours of flour, 2,000 pounds.',
  ])('dropUnsupported keeps “%s”', (sentence) => {
    expect(dropUnsupported(sentence, truth)).toEqual({ text: sentence, dropped: [] });
  });

  it('dropUnsupported drops a line of a list of steps and keeps the others', () => {
    expect(dropUnsupported('1. Stop the ovens.\n2. Call 206-555-0199.\n3. Lock up.', truth).text).toBe(
      '1. Stop the ovens.\n3. Lock up.',
    );
  });

  it('dropUnsupportedDeep removes texts that were nothing else', () => {
    const answer = { risks: ['Fire.', 'Ask Sarah Johnson.'], note: 'Call 206-555-0199.', level: 3 };
    expect(dropUnsupportedDeep(answer, truth)).toEqual({ risks: ['Fire.'], level: 3 });
  });
});

describe('times', () => {
  it.each([
    [{ max_downtime: '4-24 hours', rto: '1-4 hours' }, null],
    [{ max_downtime: '1-4 hours', rto: '4-24 hours' }, /RTO 4-24 hours is not shorter/],
    [{ max_downtime: '1-4 hours', rto: '1-4 hours' }, /is not shorter/],
    [{ rto: '1-4 hours' }, null],
    [{ rto: '1-4 hours', recovery_time: '1-3 days' }, /takes longer than the RTO/],
    [{ rto: '4-24 hours', recovery_time: '1-4 hours' }, null],
    [{ rto: 'as fast as we can' }, /is no duration/],
    [{ max_downtime: '0-1 hour', rto: '0-1 hour' }, null],
  ])('findTimeProblem of %j is %s', (entry, problem) => {
    if (problem === null) expect(findTimeProblem(entry)).toBeNull();
    else expect(findTimeProblem(entry)).toMatch(problem);
  });
});

describe('hazards', () => {
  it.each([
    ['Hurricanes', null],
    ['Storm Surge', null],
    ['Avalanches', /not material in Galveston County/],
    ['Volcanic Activity', /not material/],
    ['Ship channel closure', null],
  ])('findHazardProblem of %s in Galveston is %s', (name, problem) => {
    if (problem === null) expect(findHazardProblem(name, galveston)).toBeNull();
    else expect(findHazardProblem(name, galveston)).toMatch(problem);
  });

  it('findHazardProblem drops nothing where the place is unknown', () => {
    expect(findHazardProblem('Avalanches', truth)).toBeNull();
  });
});

describe('checkEntry', () => {
  const fn = { name: 'Baking', description: 'Bakes bread. Ask Sarah Johnson.', max_downtime: '1-4 hours', rto: '1-4 hours' };
  const check = (entry: Record<string, unknown>, changed: string[], required: string[] = ['name', 'description']) =>
    checkEntry(entry, changed, truth, { isHazard: false, required });

  it('checkEntry cleans the changed fields alone', () => {
    expect(check(fn, ['description'])).toEqual({ entry: { ...fn, description: 'Bakes bread.' }, problems: [] });
    expect(check(fn, ['name']).entry).toEqual(fn);
  });
  it('checkEntry refuses times that were changed into a contradiction', () => {
    expect(check(fn, ['rto']).problems).toEqual([expect.stringMatching(/not shorter/)]);
  });
  it('checkEntry refuses an entry that says nothing once it is cleaned', () => {
    expect(check({ ...fn, description: 'Ask Sarah Johnson.' }, ['description']).problems[0]).toMatch(/description says nothing/);
  });
  it('checkEntry refuses dangerous advice', () => {
    const steps = ['Two people go back into the building for the laptops.'];
    expect(check({ ...fn, incident_response_steps: steps }, ['incident_response_steps']).problems[0]).toMatch(/dangerous advice/);
  });
});
