import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';

import { templateSeed } from '#shared/knowledge/exercise-templates.ts';
import { ask } from '#tests/support/exercises.ts';
import { type Person, signInDemo } from '#tests/support/people.ts';

type Answer = ExerciseTemplate & { detail: string };

const template = {
  name: 'Oven fire',
  exercise_type: 'fire',
  description: 'A fire in the bakehouse',
  scenario_template: 'Smoke comes from the second oven.',
  objectives: ['Count everybody', '', ' Call 911 '],
  participants_required: ['CEO', ' '],
};

let admin: Person;
let premium: Person;
let auditor: Person;
const made: number[] = [];

beforeAll(async () => {
  [admin, premium, auditor] = await Promise.all([signInDemo('admin'), signInDemo('premium'), signInDemo('auditor')]);
});
afterAll(async () => {
  for (const id of made) await ask(admin, 'DELETE', `/templates/${id}`);
});

const list = async (person = admin) => (await ask<ExerciseTemplate[]>(person, 'GET', '/templates/')).body;
const create = async (more: object = {}, headers = {}) => {
  const answer = await ask<Answer>(admin, 'POST', '/templates/', { ...template, ...more }, headers);
  if (answer.status === 201) made.push(answer.body.id);
  return answer;
};

describe('exercise templates', () => {
  it('the built-in exercise templates have at least one active per type, two of them about information security', async () => {
    const active = (await list(premium)).filter(({ is_active }) => is_active);
    expect(new Set(active.map((template) => template.exercise_type))).toEqual(new Set(EXERCISE_TYPES));
    expect(active.filter(({ name }) => name.includes('27001')).length).toBeGreaterThanOrEqual(2);
  });

  it('exercise templates are created with their defaults, saved whole and removed for good', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      ...template,
      id: body.id,
      objectives: ['Count everybody', 'Call 911'],
      participants_required: ['CEO'],
      duration_minutes: 120,
      difficulty_level: 'intermediate',
      industry_specific: false,
      industry_types: [],
      is_active: true,
      use_count: 0,
    });
    expect(await list()).toContainEqual(body);
    const { id, use_count, ...fields } = body;
    const after = { ...fields, duration_minutes: 480, industry_specific: true, industry_types: ['Retail'] };
    expect(await ask(admin, 'PUT', `/templates/${id}`, after)).toMatchObject({ status: 200, body: { ...after, id } });
    expect(await list()).toContainEqual({ ...after, id, use_count });
    expect((await ask(admin, 'DELETE', `/templates/${id}`)).status).toBe(204);
    expect((await list()).some((template) => template.id === id)).toBe(false);
    for (const [method, sent] of [['DELETE'], ['PUT', fields]] as const)
      expect((await ask(admin, method, `/templates/${id}`, sent)).status).toBe(404);
  });

  it('inactive exercise templates are shown to staff only', async () => {
    const { id, use_count, ...fields } = (await create()).body;
    await ask(admin, 'PUT', `/templates/${id}`, { ...fields, is_active: false });
    expect(await list()).toContainEqual({ ...fields, id, use_count, is_active: false });
    for (const person of [premium, auditor]) expect((await list(person)).some((template) => template.id === id)).toBe(false);
  });

  it('built-in exercise templates keep the changes of staff', async () => {
    const { id, ...fields } = templateSeed.at(-1)!;
    try {
      await ask(admin, 'PUT', `/templates/${id}`, { ...fields, name: 'Ours' });
      expect((await list()).filter((template) => template.id === id)).toMatchObject([{ name: 'Ours' }]);
    } finally {
      await ask(admin, 'PUT', `/templates/${id}`, fields);
    }
    expect(await list()).toContainEqual(expect.objectContaining({ id, ...fields }));
  });

  it('invalid exercise templates are refused with a sentence', async () => {
    for (const [more, detail] of [
      [{ name: '' }, 'Template name is required'],
      [{ duration_minutes: 29 }, 'Duration must be between 30 and 480 minutes'],
      [{ duration_minutes: 481 }, 'Duration must be between 30 and 480 minutes'],
      [{ difficulty_level: 'hard' }, 'Difficulty must be beginner, intermediate or advanced'],
      [{ exercise_type: 'volcano' }, /^Exercise type must be/],
    ] as const) {
      const { status, body } = await create(more);
      expect([status, body.detail]).toEqual([422, typeof detail === 'string' ? detail : expect.stringMatching(detail)]);
    }
  });

  it('only staff can change exercise templates', async () => {
    for (const person of [premium, auditor]) {
      for (const [method, path] of [
        ['POST', '/templates'],
        ['PUT', '/templates/1'],
        ['DELETE', '/templates/1'],
      ] as const) {
        const answer = await ask<Answer>(person, method, path, method === 'DELETE' ? undefined : template);
        expect([answer.status, answer.body.detail]).toEqual([403, 'Admin privileges required']);
      }
    }
    expect((await ask(await signInDemo('gold'), 'GET', '/templates/')).status).toBe(403);
  });

  it('an exercise template is created once per idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [await create({}, headers), await create({}, headers)];
    expect(second.body).toEqual(first.body);
    expect((await create({ name: 'Other' }, headers)).status).toBe(422);
  });
});
