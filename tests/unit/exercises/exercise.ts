import type { Exercise, NewExercise } from '#shared/domain/exercise.ts';
import { createExercise } from '#shared/domain/exercise-states.ts';

export const NOW = new Date('2027-03-01T12:00:00.000Z');
export const EARLIER = new Date('2027-02-01T12:00:00.000Z');

export const body = (more: Partial<NewExercise> = {}): NewExercise => ({
  bcp_id: 7,
  exercise_name: 'Server room fire',
  exercise_type: 'fire',
  scenario_description: 'Smoke in the server room',
  scheduled_date: null,
  participants: [],
  ...more,
});

export const exercise = (more: Partial<Exercise> = {}): Exercise => ({
  ...createExercise(700001, body(), 'Bakery', EARLIER),
  ...more,
});
