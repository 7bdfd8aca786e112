import * as z from 'zod';
import { Exercise } from '#shared/domain/exercise.ts';
import { answered } from './answered.ts';

export const ExerciseScenarios = z.object({
  success: z.boolean(),
  scenarios: z.array(Exercise),
  generated_count: z.number(),
  ...answered,
  /** The job to keep them from, if they wait for a review. */
  job_id: z.number().optional(),
});
export type ExerciseScenarios = z.infer<typeof ExerciseScenarios>;
