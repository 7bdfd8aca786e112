import { buildHandbook, type StoredMaterial } from '#shared/domain/exercise-material.ts';
import { EMPTY_RUN, type ExerciseRun, type RunUpdate } from '#shared/domain/exercise-run.ts';
import { answer, type Seen } from '../support/server.ts';
import { exercise } from '../tabletop/fixture.ts';

export const ID = 100_007;
export const EXERCISE = `/v1/tabletop-exercises/${ID}`;

export const played = exercise({
  status: 'in_progress',
  exercise_name: 'Oven fire',
  scenario_description: 'Smoke at five.\n\nThe fire is out.\n\nThe building stays closed.',
});

const inject = (at_minutes: number, part: Partial<StoredMaterial['injects'][number]>): StoredMaterial['injects'][number] => ({
  at_minutes,
  channel: 'call',
  from: 'Fire marshal',
  text: 'Nobody may go in.',
  expected_action: 'Stay out',
  objective: 1,
  decision: null,
  if_late: null,
  hint: null,
  ...part,
});

export const material = buildHandbook({
  exercise_id: ID,
  exercise_type: 'fire',
  source: 'knowledge',
  objectives: [
    { text: 'Account for everyone', element: null, clause: null, target_minutes: null },
    { text: 'Bake again', element: null, clause: null, target_minutes: 240 },
  ],
  injects: [
    inject(10, { hint: 'Where is the list?', if_late: 'The marshal leaves.' }),
    inject(60, { channel: 'press', from: 'Local newspaper', text: 'Was anyone hurt?', decision: 'Who speaks' }),
  ],
  questions: [
    { topic: 'people', text: 'Who leads?', module: 1 },
    { topic: 'money', text: 'Who pays?', module: 2 },
  ],
});

export const run = (part: Partial<ExerciseRun> = {}): ExerciseRun => ({
  ...EMPTY_RUN,
  exercise_id: ID,
  version: 0,
  updated_at: null,
  ...part,
});

export const savedBodies = (saves: readonly Seen[]): RunUpdate[] => saves.map(({ body }) => JSON.parse(body) as RunUpdate);

/** A server that keeps what is saved, as the real one does. */
export const keepRun = (initial: ExerciseRun = run()) => {
  let stored = initial;
  answer('get', `${EXERCISE}/run`, () => ({ body: stored as never }));
  const saves = answer('put', `${EXERCISE}/run`, ({ body }) => {
    const { version, ...content } = JSON.parse(body) as RunUpdate;
    if (version !== stored.version) return { status: 409, body: { detail: 'Stale', current: stored } as never };
    stored = { ...stored, ...content, version: version + 1, updated_at: '2026-11-22T10:00:00.000Z' };
    return { body: stored as never };
  });
  return {
    saves,
    current: () => stored,
    changeElsewhere: (part: Partial<ExerciseRun>) => {
      stored = { ...stored, ...part, version: stored.version + 1 };
    },
  };
};
