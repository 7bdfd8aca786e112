import { describe, expect, it } from 'vitest';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { EXERCISE_TYPES, type ExerciseType, inferFocusTypes } from '#shared/domain/exercise.ts';
import { buildHandbook } from '#shared/domain/exercise-material.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { type ScenarioDraft, writeFacilitatorNotes, writeScenarios } from '#shared/knowledge/scenarios/library.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';
import { businesses, createSnapshot, titleOf } from './profiles.ts';

const draft = (bcp: BcpSnapshot, count: number, types: readonly ExerciseType[], areas: string[] = [], cyber = true) =>
  writeScenarios(buildProfile(bcp, cyber), { count, types, areas });
const namesOf = (drafts: readonly ScenarioDraft[]) => drafts.map((draft) => draft.exercise_name);

const bakery = createSnapshot({
  business_name: 'Harbor Bakery',
  industry: 'Retail',
  business_type: 'Bakery',
  city: 'Seattle',
  state: 'WA',
  employee_count: 14,
  critical_functions: [
    { name: 'Night bake', criticality: 'critical', rto: '1-4 hours', max_downtime: '4-24 hours' },
    { name: 'Café orders', criticality: 'high' },
  ],
  it_systems: [{ name: 'OvenNet', criticality: 'critical', supports_functions: ['Night bake'] }],
  key_suppliers: [{ name: 'Cascade Mill', criticality: 'critical' }],
});
const clinic = createSnapshot({
  business_name: 'Lake Clinic',
  industry: 'Healthcare',
  city: 'Miami',
  state: 'FL',
  employee_count: 22,
});

describe('focus areas', () => {
  it.each([
    [[], true, ['cyber']],
    [['cyber security', 'data breach', 'ransomware'], true, ['cyber']],
    [['anything new'], true, ['cyber']],
    [['flood'], true, ['flood']],
    [['wildfire smoke', 'Power cuts', 'fire'], true, ['fire', 'power_outage']],
    [['earthquake', 'phishing'], true, ['earthquake', 'cyber']],
    [['pandemic influenza', 'supplier loss'], true, ['pandemic', 'other']],
    [['data center fire'], true, ['cyber']],
    [['ransomware', 'flood'], false, ['flood']],
    [['ransomware'], false, ['power_outage', 'fire', 'other']],
    [[], false, ['power_outage', 'fire', 'other']],
  ] as const)('the focus areas %j with cyber %s become %j', (areas, cyber, types) => {
    expect(inferFocusTypes(areas, cyber)).toEqual(types);
  });
});

describe('the scenario library', () => {
  it.each(EXERCISE_TYPES)('the scenario library has ten different scenarios of type %s, each complete', (type) => {
    const drafts = draft(bakery, 10, [type]);
    expect(new Set(namesOf(drafts)).size).toBe(10);
    expect(new Set(drafts.map((draft) => draft.scenario_description)).size).toBe(10);
    for (const scenario of drafts) {
      expect(scenario.exercise_type).toBe(type);
      expect(scenario.exercise_name.length).toBeLessThanOrEqual(160);
      expect(scenario.scenario_description.length).toBeGreaterThan(400);
      expect(scenario.scenario_description.length).toBeLessThanOrEqual(1800);
      expect(scenario.objectives).toHaveLength(4);
      expect(scenario.injects.map((inject) => inject.objective).every((n) => n >= 1 && n <= 4)).toBe(true);
      expect(scenario.injects.map(({ at_minutes }) => at_minutes)).toEqual(
        scenario.injects.map(({ at_minutes }) => at_minutes).sort((a, b) => a - b),
      );
      expect(new Set(scenario.questions.map(({ topic }) => topic)).size).toBe(6);
      expect(JSON.stringify(scenario)).not.toMatch(/undefined|null|\{\w+\}| {2}|certified|compliant/);
    }
  });

  it('the scenario library uses the functions, systems, suppliers and place of the BCP', () => {
    const [first, ...others] = draft(bakery, 3, ['cyber'], ['ransomware', 'data breach', 'cloud']);
    const text = JSON.stringify([first, others]);
    for (const word of [
      'Night bake',
      'Café orders',
      'OvenNet',
      'Cascade Mill',
      'Harbor Bakery',
      'Seattle, Washington',
      '1–4 hours',
    ])
      expect(text.replaceAll('1-4 hours', '1–4 hours')).toContain(word);
    expect(first!.exercise_name).toBe('Ransomware stops “Night bake”');
    expect(others[0]!.exercise_name).toContain('data breach');
  });

  it('the scenario library uses the hazards of the state', () => {
    const [wa] = draft(bakery, 1, ['earthquake']);
    expect(wa!.scenario_description).toMatch(/Cascadia|fault/i);
  });

  it.each(businesses.map((bcp) => [titleOf(bcp), bcp] as const))(
    'the scenario library works for %s, with and without cyber content',
    (_, bcp) => {
      const all = draft(bcp, 10, [...EXERCISE_TYPES]);
      expect(new Set(namesOf(all)).size).toBe(10);
      expect(JSON.stringify(all)).not.toMatch(/undefined|null|\{\w+\}/);
      const types = inferFocusTypes(['ransomware'], false);
      expect(isCyberRisk(JSON.stringify(draft(bcp, 10, types, [], false)))).toBe(false);
    },
  );

  it('the scenario library works for an empty BCP', () => {
    expect(new Set(namesOf(draft({}, 10, ['cyber']))).size).toBe(10);
  });

  it('the scenario library gives two customers different stories', () => {
    const [a, b] = [draft(bakery, 3, ['cyber']), draft(clinic, 3, ['cyber'])];
    for (const [at, scenario] of a.entries()) {
      expect(scenario.exercise_name).not.toBe(b[at]!.exercise_name);
      expect(scenario.scenario_description).not.toBe(b[at]!.scenario_description);
    }
  });
});

describe('the handbook of a facilitator', () => {
  const notes = writeFacilitatorNotes(buildProfile(bakery, true), 'fire');
  const handbook = buildHandbook({ exercise_id: 1, exercise_type: 'fire', source: 'knowledge', ...notes });

  it('the facilitator handbook numbers objectives and injects, the latter in order of time', () => {
    expect(handbook.objectives.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(handbook.injects.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it('the facilitator handbook has an agenda of two hours without a gap', () => {
    const ends = handbook.agenda.map(({ at_minutes, minutes }) => at_minutes + minutes);
    expect(handbook.agenda.map(({ at_minutes }) => at_minutes)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(120);
  });

  it('the facilitator handbook gives evaluators criteria for each objective', () => {
    expect(handbook.evaluation.scale.map(({ mark }) => mark)).toEqual(['P', 'S', 'M', 'U']);
    expect(handbook.evaluation.rows.map(({ expected }) => expected.length > 0)).toEqual([true, true, true, true]);
  });
});
