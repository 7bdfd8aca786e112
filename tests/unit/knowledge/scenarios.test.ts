import { describe, expect, it } from 'vitest';
import { itSystems, keySuppliers } from '#infra/local/seed/harbor-bakery/dependencies.ts';
import { criticalFunctions } from '#infra/local/seed/harbor-bakery/functions.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { type ExerciseType, inferFocusTypes, SCENARIO_KINDS } from '#shared/domain/exercise.ts';
import { buildHandbook } from '#shared/domain/exercise-material.ts';
import { EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { findDangerousAdvice } from '#shared/knowledge/dangerous-advice.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { digestText, normalizeText } from '#shared/knowledge/scenarios/digest.ts';
import { blueprints, type ScenarioDraft, writeFacilitatorNotes, writeScenarios } from '#shared/knowledge/scenarios/library.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';
import { businesses, createSnapshot, titleOf } from './profiles.ts';

const draft = async (bcp: BcpSnapshot, count: number, types: readonly ExerciseType[], areas: string[] = [], cyber = true) =>
  writeScenarios(await buildProfile(bcp, cyber, { roles: ['Owner', 'Shift Manager'] }), { count, types, areas });
const namesOf = (drafts: readonly ScenarioDraft[]) => drafts.map(({ exercise_name }) => normalizeText(exercise_name));
const paragraphsOf = ({ scenario_description }: ScenarioDraft) => scenario_description.split('\n\n');

const bakery = createSnapshot({
  business_name: 'Harbor Bakery',
  industry: 'Retail',
  business_type: 'Bakery',
  city: 'Seattle',
  state: 'WA',
  employee_count: 14,
  critical_functions: [
    { name: 'Night bake', criticality: 'critical', rto: '1-4 hours', max_downtime: '4-24 hours', responsible_role: 'Head Baker' },
    { name: 'Café orders', criticality: 'high' },
  ],
  it_systems: [
    { name: 'OvenNet', criticality: 'critical', supports_functions: ['Night bake'], description: 'Server in the closet' },
  ],
  key_suppliers: [{ name: 'Cascade Mill', criticality: 'critical', services_provided: 'Flour, weekly' }],
});
const seeded = createSnapshot({
  ...bakery,
  critical_functions: criticalFunctions,
  it_systems: itSystems,
  key_suppliers: keySuppliers,
});
const clinic = createSnapshot({
  business_name: 'Lake Clinic',
  industry: 'Healthcare',
  city: 'Miami',
  state: 'FL',
  employee_count: 22,
});

/** Every story that the library can tell about a BCP, with other functions, systems, suppliers and seasons. */
const draftAll = async (bcp: BcpSnapshot, rounds = 3): Promise<ScenarioDraft[]> => {
  const countOf = (type: ExerciseType) => rounds * blueprints.filter((item) => item.type === type).length;
  return (await Promise.all(EXERCISE_TYPES.map((type) => draft(bcp, countOf(type), [type])))).flat();
};

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
    [SCENARIO_KINDS.flatMap(({ areas }) => areas), true, [...EXERCISE_TYPES].sort()],
  ] as const)('the focus areas %j with cyber %s become %j', (areas, cyber, types) => {
    expect([...inferFocusTypes(areas, cyber)].sort()).toEqual([...types].sort());
  });
});

describe('the kinds of emergencies', () => {
  const stories: Record<string, RegExp> = {
    Hurricane: /hurricane|surge/i,
    Tornado: /tornado/i,
    'Winter Storm': /winter|snow|ice/i,
    Wildfire: /wildfire|evacuat/i,
    'Chemical Release': /chemical|shelter/i,
    'Supplier Failure': /deliver|suppl|distributor/i,
    'Key Person Loss': /owner|manager|person/i,
    Violence: /threat|attack|violen/i,
  };
  it.each(Object.keys(stories))('the scenario for %s tells of it', async (label) => {
    const kind = SCENARIO_KINDS.find((item) => item.label === label)!;
    const place = (await findPlace(label === 'Wildfire' ? '95959' : '77550'))!;
    const { state, zip: zip_code } = place;
    const diner = {
      business_name: 'Gulf Diner',
      business_type: 'LLC',
      industry: 'Hospitality',
      state,
      zip_code,
      employee_count: 20,
    };
    const { scenarios } = await knowledgeAnswers.exercise_scenarios(
      {
        ...{
          bcp_id: 1,
          bcp_name: 'Gulf Diner',
          plan: diner,
          cyber: true,
          number_of_scenarios: 1,
          focus_areas: [...kind.areas],
        },
        ...{ ids: [1], created_at: '', roles: [], taken: [], review: false },
      },
      place,
    );
    expect(`${scenarios[0]!.exercise_name} ${scenarios[0]!.scenario_description}`).toMatch(stories[label]!);
    expect(findDangerousAdvice(scenarios)).toBeNull();
  });
});

describe('the scenario library', () => {
  it.each(EXERCISE_TYPES)('the scenario library has ten different scenarios of type %s, each complete', async (type) => {
    const drafts = await draft(bakery, 10, [type]);
    expect(new Set(await namesOf(drafts)).size).toBe(10);
    expect(new Set(drafts.map(({ scenario_description }) => normalizeText(scenario_description))).size).toBe(10);
    for (const scenario of drafts) {
      expect(scenario.exercise_type).toBe(type);
      expect(scenario.exercise_name.length).toBeLessThanOrEqual(200);
      expect(scenario.scenario_description.length).toBeGreaterThan(400);
      expect(scenario.scenario_description.length).toBeLessThanOrEqual(3000);
      expect(scenario.objectives).toHaveLength(4);
      expect(scenario.injects.length).toBeGreaterThanOrEqual(6);
      expect(scenario.injects.length).toBeLessThanOrEqual(8);
      expect(scenario.injects.every(({ objective }) => objective >= 1 && objective <= 4)).toBe(true);
      const times = scenario.injects.map(({ at_minutes }) => at_minutes);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(JSON.stringify(scenario)).not.toMatch(/undefined|null|\{\w+\}| {2}|certified|compliant/);
    }
  });

  it('every scenario asks four to six questions in each module, about all six topics', async () => {
    for (const scenario of await draftAll(bakery, 1)) {
      for (const module of [1, 2]) {
        const asked = scenario.questions.filter((question) => question.module === module);
        expect(asked.length, scenario.exercise_name).toBeGreaterThanOrEqual(4);
        expect(asked.length, scenario.exercise_name).toBeLessThanOrEqual(6);
      }
      expect(new Set(scenario.questions.map(({ topic }) => topic)).size, scenario.exercise_name).toBe(6);
    }
  });

  it('no question is the same in two kinds of scenarios', async () => {
    const first = await draftAll(bakery, 1);
    const kinds = new Map(
      first.map((scenario) => [scenario.questions[0]!.text.slice(0, 20) + scenario.injects[0]!.text, scenario]),
    );
    const texts = [...kinds.values()].flatMap(({ questions }) => questions.map(({ text }) => text));
    expect(texts.length - new Set(texts).size).toBe(0);
  });

  it('the story begins with what is known at the start, and later paragraphs say when they follow', async () => {
    for (const scenario of await draftAll(seeded, 1)) {
      const [opening, ...later] = paragraphsOf(scenario);
      expect(opening, scenario.exercise_name).toMatch(/^It is /);
      expect(later.length, scenario.exercise_name).toBeGreaterThanOrEqual(3);
      for (const paragraph of later) expect(paragraph).toMatch(/^(?:After |The next day)/);
    }
  });

  it('the scenario library uses the functions, systems, suppliers, roles and place of the BCP', async () => {
    const [first, ...others] = await draft(bakery, 4, ['cyber'], ['ransomware', 'data breach', 'cloud', 'leaver']);
    const text = JSON.stringify([first, others]);
    for (const word of [
      'Night bake',
      'Café orders',
      'OvenNet',
      'Cascade Mill',
      'Harbor Bakery',
      'Seattle, Washington',
      '4 hours',
    ])
      expect(text).toContain(word);
    for (const role of ['the Owner', 'the Shift Manager', 'Head Baker']) expect(text).toContain(role);
    expect(first!.exercise_name).toBe('Ransomware stops “Night bake”');
    expect(others[0]!.exercise_name).toContain('data breach');
  });

  it.each(businesses.map((bcp) => [titleOf(bcp), bcp] as const))(
    'the scenario library works for %s, with and without cyber content',
    async (_, bcp) => {
      const all = await draft(bcp, 10, [...EXERCISE_TYPES]);
      expect(new Set(await namesOf(all)).size).toBe(10);
      expect(JSON.stringify(all)).not.toMatch(/undefined|null|\{\w+\}/);
      const types = inferFocusTypes(['ransomware'], false);
      expect(isCyberRisk(JSON.stringify(await draft(bcp, 10, types, [], false)))).toBe(false);
    },
  );

  it('the scenario library works for an empty BCP', async () => {
    expect(new Set(await namesOf(await draft({}, 10, ['cyber']))).size).toBe(10);
  });

  it('the scenario library gives two customers different stories', async () => {
    const [a, b] = [await draft(bakery, 3, ['cyber']), await draft(clinic, 3, ['cyber'])];
    for (const [at, scenario] of a.entries()) {
      expect(scenario.exercise_name).not.toBe(b[at]!.exercise_name);
      expect(scenario.scenario_description).not.toBe(b[at]!.scenario_description);
    }
  });
});

describe('doubles', () => {
  it.each([
    ['a BCP', bakery],
    ['an empty BCP', {}],
  ])('three more can always be had for %s, and none repeats what it already has', async (_, bcp) => {
    const profile = await buildProfile(bcp, true);
    for (const type of EXERCISE_TYPES) {
      const texts: string[] = [];
      for (let round = 0; round < 12; round++) {
        const drafts = writeScenarios(profile, { count: 3, types: [type], areas: [], taken: texts.map(digestText) });
        for (const { exercise_name, scenario_description } of drafts) {
          expect(exercise_name).not.toMatch(/\(\d+\)$/);
          texts.push(exercise_name, scenario_description);
        }
      }
      expect(new Set(texts.map(normalizeText)).size).toBe(texts.length);
    }
  });

  it('capitals, spaces and punctuation make no other scenario', async () => {
    const taken = [digestText('RANSOMWARE  stops "night bake"!')];
    const order = { count: 8, types: ['cyber'], areas: ['ransomware'] } as const;
    const names = writeScenarios(await buildProfile(bakery, true), { ...order, taken }).map(({ exercise_name }) => exercise_name);
    expect(names).not.toContain('Ransomware stops “Night bake”');
    expect(names).toContain('Ransomware stops “Café orders”');
  });

  it('numbers tell scenarios apart once everything else is used up', async () => {
    const order = { count: 10, types: ['earthquake'], areas: [] } as const;
    const profile = await buildProfile(bakery, true);
    const texts: string[] = [];
    while (texts.length < 500) {
      const drafts = writeScenarios(profile, { ...order, taken: texts.map(digestText) });
      texts.push(...drafts.flatMap(({ exercise_name, scenario_description }) => [exercise_name, scenario_description]));
    }
    expect(new Set(texts.map(normalizeText)).size).toBe(texts.length);
  });
});

describe('scenarios and the times of the BCP', () => {
  it('recovery is measured against the recovery time of the BCP, and only there', async () => {
    const [own] = await draft(bakery, 1, ['fire']);
    expect(own!.objectives.map(({ target_minutes }) => target_minutes)).toEqual([undefined, undefined, 240, undefined]);
    const [typical] = await draft(clinic, 1, ['fire']);
    expect(typical!.objectives.every(({ target_minutes }) => target_minutes === undefined)).toBe(true);
    expect(typical!.scenario_description).toContain('no recovery time is agreed');
  });

  it('a story that takes longer than the recovery time says that the gap is the point', async () => {
    const [short] = await draft(bakery, 1, ['cyber'], ['ransomware']);
    expect(short!.scenario_description).toMatch(
      /18 more hours\. That is longer than the recovery time of “Night bake” in your BCP/,
    );
    const slow = createSnapshot({ ...bakery, critical_functions: [{ name: 'Books', criticality: 'critical', rto: '3-7 days' }] });
    expect((await draft(slow, 1, ['cyber'], ['ransomware']))[0]!.scenario_description).toContain(
      'only if nothing else goes wrong',
    );
  });

  it('no objective promises a system or a building within the recovery time', async () => {
    for (const { objectives } of [...(await draftAll(seeded)), ...(await draftAll(bakery))])
      for (const { text } of objectives) expect(text).not.toMatch(/back within/);
  });
});

const bakeryProfile = await buildProfile(bakery, true);

describe('the handbook of a facilitator', () => {
  const notes = writeFacilitatorNotes(bakeryProfile, 'fire');
  const handbook = buildHandbook({ exercise_id: 1, exercise_type: 'fire', source: 'knowledge', ...notes });

  it('the facilitator handbook numbers objectives and injects, the latter in order of time', () => {
    expect(handbook.objectives.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(handbook.injects.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('the facilitator handbook gives evaluators criteria for each objective', () => {
    expect(handbook.evaluation.scale.map(({ mark }) => mark)).toEqual(['P', 'S', 'M', 'U']);
    expect(handbook.evaluation.rows.every(({ expected }) => expected.length > 0)).toBe(true);
  });

  it('every scenario of the library has an expected action for each objective', async () => {
    for (const scenario of await draftAll(seeded, 1))
      expect([...new Set(scenario.injects.map(({ objective }) => objective))].sort(), scenario.exercise_name).toEqual([
        1, 2, 3, 4,
      ]);
  });

  it('notes for an exercise follow the words of its own scenario', async () => {
    const textOf = async (words: string) =>
      JSON.stringify(writeFacilitatorNotes(await buildProfile(bakery, true), 'other', words));
    expect(await textOf('A tornado hits the shop')).toContain('Tornado warning');
    expect(await textOf('The flour vendor closes')).toContain('trustee');
  });
});
