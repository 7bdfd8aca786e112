import { describe, expect, it } from 'vitest';
import { answerFromKnowledge, parseResult, registry } from '#functions/worker/ai-job.ts';
import { buildQuestion } from '#functions/worker/prompt.ts';
import { PROMPT_VERSION } from '#functions/worker/prompt-version.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { digestText, listDigests, normalizeText } from '#shared/knowledge/scenarios/digest.ts';
import type { AiJobPayload } from '#shared/queues/job-definitions.ts';
import { payloads } from './payloads.ts';

const kind = 'exercise_scenarios';
type Payload = AiJobPayload<typeof kind>;
const payload = (more: Partial<Payload> = {}): Payload => {
  const count = more.number_of_scenarios ?? 3;
  return { ...payloads.exercise_scenarios, ids: Array.from({ length: count }, (_, at) => 100_001 + at), ...more };
};
const scenario = (name: string, more: object = {}) => ({
  exercise_name: name,
  scenario_description: `${name}: the till of the shop is locked by a note, and the phones are silent.`,
  objectives: [{ text: 'Sell for cash within one hour', element: 'Sales', clause: '8.4.4' }, 'Call the provider'],
  injects: [{ text: 'The note names a price.', at_minutes: '15', channel: 'E-Mail', objective: 9 }],
  questions: ['Who may decide?'],
  ...more,
});
const read = (scenarios: unknown[], more: Partial<Payload> = {}) => parseResult(kind, { scenarios }, payload(more), 'model');

describe('scenarios of a model', () => {
  it('scenarios of a model become exercises under the reserved ids, with their objectives as participants', async () => {
    const result = (await read([scenario('A'), scenario('B'), scenario('C')]))!;
    expect(result).toMatchObject({ success: true, generated_count: 3, source: 'model' });
    expect(result.scenarios.map(({ id, exercise_name }) => [id, exercise_name])).toEqual([
      [100_001, 'A'],
      [100_002, 'B'],
      [100_003, 'C'],
    ]);
    expect(result.scenarios[0]).toMatchObject({
      bcp_id: 1,
      bcp_name: 'Acme',
      status: 'generated',
      exercise_type: 'cyber',
      participants: ['Sell for cash within one hour', 'Call the provider'],
      admin_approved: false,
      created_at: '2027-01-01T00:00:00.000Z',
      updated_at: '2027-01-01T00:00:00.000Z',
    });
  });

  it('scenarios of a model come with material for the facilitator', async () => {
    expect((await read([scenario('A')]))!.materials[0]).toEqual({
      exercise_id: 100_001,
      exercise_type: 'cyber',
      source: 'model',
      prompt_version: PROMPT_VERSION,
      objectives: [
        { text: 'Sell for cash within one hour', element: 'Sales', clause: '8.4.4', target_minutes: null },
        { text: 'Call the provider', element: null, clause: null, target_minutes: null },
      ],
      injects: [
        {
          text: 'The note names a price.',
          at_minutes: 15,
          channel: 'call',
          from: '',
          expected_action: '',
          objective: null,
          decision: null,
          if_late: null,
          hint: null,
        },
      ],
      questions: [{ text: 'Who may decide?', topic: 'people', module: 1 }],
    });
  });

  it.each([1, 2, 3, 7, 10])(
    'scenarios of a model are exactly %i when that many were requested, whatever the answer',
    async (number_of_scenarios) => {
      for (const came of [1, 3, 10]) {
        const found = (await read(
          Array.from({ length: came }, (_, at) => scenario(`S${at}`)),
          { number_of_scenarios },
        ))!;
        expect(found.scenarios).toHaveLength(number_of_scenarios);
        expect(found.generated_count).toBe(number_of_scenarios);
        expect(new Set(found.scenarios.map(({ exercise_name }) => exercise_name)).size).toBe(number_of_scenarios);
        expect(found.materials.map(({ exercise_id }) => exercise_id)).toEqual(found.scenarios.map(({ id }) => id));
      }
    },
  );

  it('scenarios of a model keep a type only when it was requested', async () => {
    const mixed = [scenario('A', { exercise_type: 'flood' }), scenario('B', { exercise_type: 'fire' })];
    const types = async (focus_areas: string[]) =>
      (await read(mixed, { number_of_scenarios: 2, focus_areas }))!.scenarios.map(({ exercise_type }) => exercise_type);
    expect(await types([])).toEqual(['cyber', 'cyber']);
    expect(await types(['flood', 'fire'])).toEqual(['flood', 'fire']);
    expect(await types(['fire'])).toEqual(['fire', 'fire']);
  });

  it('scenarios of a model are unusable when there is none, or none with an objective', async () => {
    expect(await read([])).toBeNull();
    expect(await read([scenario('A', { objectives: [] })])).toBeNull();
  });

  it('scenarios of a model omit cyber content where the customer opted out', async () => {
    const found = (await read(
      [
        scenario('Ransomware night', { exercise_type: 'cyber' }),
        scenario('Power cut', { exercise_type: 'power_outage', questions: ['Who watches for phishing?', 'Who leads?'] }),
      ],
      { cyber: false },
    ))!;
    expect(found.scenarios).toHaveLength(3);
    expect(isCyberRisk(JSON.stringify(found))).toBe(false);
    expect(found.materials[0]!.questions).toEqual([{ text: 'Who leads?', topic: 'people', module: 1 }]);
  });
});

describe('scenarios of the built-in knowledge', () => {
  it.each([1, 3, 10])('the built-in scenarios are exactly %i', async (number_of_scenarios) => {
    const result = (await answerFromKnowledge(kind, payload({ number_of_scenarios })))!;
    expect(result).toMatchObject({ success: true, generated_count: number_of_scenarios, source: 'knowledge' });
    expect(result.scenarios).toHaveLength(number_of_scenarios);
    expect(result.materials.every(({ injects, questions }) => injects.length >= 4 && questions.length >= 6)).toBe(true);
  });

  it('the built-in scenarios are as many for a BCP whose words cannot be quoted', async () => {
    const name = '<script>alert(1)</script>';
    const bcp = { ...payloads.exercise_scenarios.plan, critical_functions: [], business_name: name };
    expect((await answerFromKnowledge(kind, payload({ plan: bcp, number_of_scenarios: 10 })))!.scenarios).toHaveLength(10);
  });
});

describe('the questions for scenarios', () => {
  const ask = (more: Partial<Payload> = {}, part = 0) => buildQuestion(kind, registry[kind], payload(more), null, part);
  const text = async (more: Partial<Payload> = {}, part = 0) => (await ask(more, part)).turns[0]!.text;
  const dataOf = async (more: Partial<Payload> = {}, part = 0) =>
    JSON.parse(/<data>(.*)<\/data>/s.exec(await text(more, part))![1]!) as object;

  it('each question asks for one scenario of a type, and for nothing about storage', async () => {
    expect(await dataOf()).toMatchObject({
      number_of_scenarios: 1,
      exercise_type: 'cyber',
      focus_areas: ['cyber security', 'data breach', 'ransomware'],
    });
    expect(await dataOf()).not.toHaveProperty('ids');
    expect(await text({ created_at: '2030-01-01T00:00:00.000Z', ids: [7, 8, 9] })).toBe(await text());
  });

  it.each([
    [1, 1],
    [3, 3],
    [10, 4],
  ])('of %i scenarios the model is asked for %i, each in a question of its own', (number_of_scenarios, questions) => {
    expect(registry[kind].countParts!(payload({ number_of_scenarios }))).toBe(questions);
  });

  it('the questions take turns with the chosen types, and tell the same type from another angle', async () => {
    const focus_areas = ['flood', 'supplier failure'];
    const parts = await Promise.all([0, 1, 2, 3].map((part) => dataOf({ focus_areas }, part)));
    expect(parts.map((part) => (part as { exercise_type: string }).exercise_type)).toEqual(['flood', 'other', 'flood', 'other']);
    const angles = parts.map((part) => (part as { angle: string }).angle);
    expect(angles[0]).toBe(angles[1]);
    expect(angles[2]).not.toBe(angles[0]);
  });

  it('the scenario prompt hides cyber areas from a customer who opted out', async () => {
    expect(await dataOf({ cyber: false, focus_areas: ['ransomware', 'flood'] })).toMatchObject({ focus_areas: ['flood'] });
  });
});

describe('what is stored', () => {
  it('every exercise is stored with its material, and the owner receives the exercises', async () => {
    process.env.CORE_TABLE = 'core';
    const result = (await answerFromKnowledge(kind, payload()))!;
    expect(registry[kind].save!(1, payload(), result, new Date(0)), 'three exercises, their material, the count').toHaveLength(7);
    expect(registry[kind].toReply!(result, payload(), 7)).toEqual({
      success: true,
      scenarios: result.scenarios,
      generated_count: 3,
      source: 'knowledge',
    });
  });

  it('for a review nothing is stored, and the material waits with the job', async () => {
    const review = payload({ review: true });
    const result = (await answerFromKnowledge(kind, review))!;
    expect(registry[kind].save!(1, review, result, new Date(0))).toEqual([]);
    expect(registry[kind].toReply!(result, review, 7)).toEqual({ ...result, job_id: 7 });
  });
});

describe('scenarios that the BCP already has', () => {
  it('scenarios of a model that repeat one are replaced by others of the library', async () => {
    const story = 'A story that no one has told yet.';
    const taken = listDigests({ exercise_name: 'Power cut!', scenario_description: story });
    const answers = [
      scenario('POWER  cut'),
      scenario('Retold', { scenario_description: story.toUpperCase() }),
      scenario('New', { scenario_description: 'Another one' }),
      scenario('new', { scenario_description: 'And another one' }),
    ];
    const names = (await read(answers, { taken }))!.scenarios.map(({ exercise_name }) => exercise_name);
    expect(names).toHaveLength(3);
    expect(names[0]).toBe('New');
    expect(new Set(names.map(normalizeText)).size).toBe(3);
    expect(names).not.toContain('POWER  cut');
    expect(names).not.toContain('Retold');
  });

  it('scenarios of a model that leave a blank open are replaced as well', async () => {
    const names = (await read([scenario('Flood at [site]'), scenario('Till night')]))!.scenarios.map(
      ({ exercise_name }) => exercise_name,
    );
    expect(names).toHaveLength(3);
    expect(names[0]).toBe('Till night');
  });

  it('the library looks further, ten times over', async () => {
    const texts: string[] = [];
    for (let round = 0; round < 10; round++) {
      const { scenarios } = (await answerFromKnowledge(kind, payload({ taken: texts.map(digestText) })))!;
      expect(scenarios).toHaveLength(3);
      texts.push(...scenarios.flatMap(({ exercise_name, scenario_description }) => [exercise_name, scenario_description]));
    }
    expect(new Set(texts.map(normalizeText)).size).toBe(60);
  });

  it('roles of the team reach the library, never the prompt', async () => {
    const withRoles = payload({ roles: ['Queen of Ovens'] });
    expect(JSON.stringify(await answerFromKnowledge(kind, withRoles))).toContain('the Queen of Ovens');
    expect(JSON.stringify(await buildQuestion(kind, registry[kind], withRoles))).not.toContain('Queen of Ovens');
  });
});
