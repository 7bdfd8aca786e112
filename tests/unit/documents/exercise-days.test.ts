/** The day of a suggested exercise agrees with the timeline and the upkeep of its measure, over all trades. */
import { beforeAll, describe, expect, it } from 'vitest';
import { findExerciseDay, findSeason, findYearlyMonth, spreadExercises } from '#functions/documents/chapters/exercise-days.ts';
import { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { ratedRisks } from '#shared/domain/bcp/impact.ts';
import { DAY_MS, toDay } from '#shared/domain/time.ts';
import { stateFacts } from '#shared/knowledge/hazards.ts';
import { listIndustryRisks } from '#shared/knowledge/known-risks.ts';
import { suggestMitigationsForAll } from '#shared/knowledge/mitigations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

const DAYS = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}-24`);
const monthOf = (day: string): number => Number(day.slice(5, 7));
const isWithin = (month: number, [first, last]: readonly [number, number]): boolean =>
  first <= last ? month >= first && month <= last : month >= first || month <= last;
const addDays = (day: string, days: number): string => toDay(new Date(Date.parse(day) + days * DAY_MS));

describe('the day of a suggested exercise', () => {
  const measures: { where: string; mitigation: Mitigation }[] = [];
  beforeAll(async () => {
    const hazards = [...new Set(stateFacts.flatMap((state) => state.hazards.map(({ name }) => name as string)))];
    for (const { id, within } of trades) {
      const snapshot = { business_name: 'Acme', trade: id, industry: within[0]!, state: 'TX', employee_count: 20 };
      const profile = await buildProfile(snapshot, true, { place: null });
      const risks = [...new Set([...listIndustryRisks(profile).map(({ name }) => name), ...hazards])];
      for (const measure of suggestMitigationsForAll(risks, profile)) {
        const mitigation = Mitigation.parse({ id: '1', ...measure });
        measures.push({ where: `${id}: ${mitigation.risk_name}`, mitigation });
      }
    }
  }, 60_000);
  const seasonOf = (name: string) => {
    const risks = ratedRisks({ ...emptyContent, threat_probability: { selected: [name] } }, true);
    return findSeason(risks, risks[0]!);
  };

  it.each([
    ['TX', [4, 6]],
    ['AL', [3, 5]],
    ['MN', [5, 7]],
    ['NY', [6, 8]],
    ['AK', null],
    [undefined, null],
  ] as const)('comes before the tornadoes of %s', (state, season) => {
    const risks = ratedRisks({ ...emptyContent, threat_probability: { selected: ['Tornadoes'] } }, true);
    expect(findSeason(risks, risks[0]!, state)).toEqual(season);
  });

  it.each<[risk: string, season: readonly [number, number], states: string]>([
    ['Wildfires', [5, 10], 'CA CO HI ID MT OR UT WA'],
    ['Wildfires', [5, 7], 'AK AZ NM'],
    ['Wildfires', [1, 4], 'TX'],
    ['Wildfires', [2, 5], 'FL GA TN'],
    ['Wildfires', [3, 5], 'MN WI NY VT'],
    ['Wildfire Smoke', [5, 10], 'MN VT TX MT'],
    ['Extreme Heat', [5, 9], 'AZ'],
    ['Extreme Heat', [5, 10], 'FL'],
    ['Extreme Heat', [6, 9], 'TX ND CA'],
    ['Winter Storms', [11, 4], 'AK MN ND'],
    ['Winter Storms', [12, 3], 'TX ME'],
    ['Hurricanes', [6, 11], 'TX ME HI'],
  ])('comes before the %s, in the months %j, of %s', (name, season, states) => {
    const risks = ratedRisks({ ...emptyContent, threat_probability: { selected: [name] } }, true);
    for (const state of states.split(' ')) expect(findSeason(risks, risks[0]!, state), state).toEqual(season);
  });

  it('is still to come, and never within the season that it prepares for', () => {
    expect(measures.length).toBeGreaterThan(3000);
    for (const { where, mitigation } of measures) {
      const season = seasonOf(mitigation.risk_name);
      for (const today of DAYS) {
        const [day] = spreadExercises([findExerciseDay(mitigation, season, today)], today) as [string];
        expect(day > today, `${where} on ${today}: ${day}`).toBe(true);
        if (season) expect(isWithin(monthOf(day), season), `${where} on ${today}: ${day}`).toBe(false);
      }
    }
  });

  it('stands in the month that the measure names, or before its season', () => {
    const named = measures.filter(({ mitigation }) => findYearlyMonth(mitigation) !== null);
    expect(named.length).toBeGreaterThan(500);
    for (const { where, mitigation } of named) {
      const season = seasonOf(mitigation.risk_name);
      const months = [findYearlyMonth(mitigation), season === null ? null : season[0] - 1 || 12];
      for (const today of DAYS) {
        const day = findExerciseDay(mitigation, season, today)!;
        expect(months, `${where} on ${today}: ${day}`).toContain(monthOf(day));
      }
    }
  });

  it('is no later than the drill that the timeline promises', () => {
    const promised = measures.filter(
      ({ mitigation: { risk_name, timeline, specific_actions, maintenance_requirements } }) =>
        /^(?:Drill|Train|Walk the route) within \d+ days/.test(timeline ?? '') &&
        seasonOf(risk_name) === null &&
        findYearlyMonth({ timeline, specific_actions, maintenance_requirements }) === null,
    );
    expect(promised.length).toBeGreaterThan(100);
    for (const { where, mitigation } of promised) {
      const [, days] = /within (\d+) days/.exec(mitigation.timeline!)!;
      expect(findExerciseDay(mitigation, null, '2026-11-24'), where).toBe(addDays('2026-11-24', Number(days)));
    }
  });

  it.each([
    ['Drill within 14 days, inlet within 90', [], '', '2026-12-08'],
    ['Within 30 days', ['Rehearse a failed chlorine test with each shift'], '', '2026-12-24'],
    ['Within 30 days', ['Run two evacuation drills a year'], '', '2026-12-24'],
    ['Within 14 days', ['Open the nightly file on a clean laptop'], '', null],
    ['Choose the shelter within 14 days', ['Run a tornado drill with each shift in March'], '', '2027-03-31'],
    ['Within 60 days', [], 'Rehearse the countdown at a table each May', '2027-05-31'],
    [null, [], '', null],
  ])('with “%s”, %j and “%s”: %s', (timeline, specific_actions, maintenance_requirements, day) => {
    expect(findExerciseDay({ timeline, specific_actions, maintenance_requirements }, null, '2026-11-24')).toBe(day);
  });

  it('follows every four months where nothing sets it', () => {
    expect(spreadExercises([null, '2026-12-08', null], '2026-11-24')).toEqual(['2027-03-24', '2026-12-08', '2027-07-24']);
  });
});
