import * as z from 'zod';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import { type DocumentFormat, toFileName } from './bcp/document-file.ts';
import type { Exercise } from './exercise.ts';

export const EXERCISE_DOCUMENTS = ['situation_manual', 'facilitator_handbook', 'after_action_report'] as const;
export const ExerciseDocumentKindSchema = z.enum(EXERCISE_DOCUMENTS, { error: exerciseMessages.unknownDocument });
export type ExerciseDocumentKind = z.infer<typeof ExerciseDocumentKindSchema>;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
/** An IANA name, such as America/Chicago. */
export const TimeZone = z.string().max(64).refine(isTimeZone, exerciseMessages.badTimeZone).default('UTC');

/** There is nothing to report on before an exercise began. */
export const isDocumentReady = (kind: ExerciseDocumentKind, { status }: Pick<Exercise, 'status'>): boolean =>
  kind !== 'after_action_report' || status === 'in_progress' || status === 'completed';

export const exerciseFileName = (exerciseName: string, kind: ExerciseDocumentKind, format: DocumentFormat): string =>
  toFileName('exercise', exerciseName, kind, format);
