/** Exercises for tests that call the product. */
import type { Exercise, NewExercise } from '#shared/domain/exercise.ts';
import { call } from './client.ts';
import type { Person } from './people.ts';

export const PATH = '/v1/tabletop-exercises';

export type ExerciseAnswer = Exercise & { detail: string };

export const newExercise = (bcp_id: number, more: Partial<NewExercise> = {}) => ({
  bcp_id,
  exercise_name: 'Oven fire',
  exercise_type: 'fire' as const,
  scenario_description: 'Smoke comes from the second oven at 04:40.',
  scheduled_date: null,
  participants: [{ name: 'Ana Ruiz', role: 'CEO', email: 'ana@acme.example', phone: '206-555-0100' }],
  ...more,
});

export const SOON = '2030-03-01T15:00:00.000Z';

/** A call about exercises as it is, whatever it answers. */
export const ask = <T = ExerciseAnswer>(
  person: Person,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) => call<T>(method, `${PATH}${path}`, { token: person.accessToken, ...(body === undefined ? {} : { body }), headers });
