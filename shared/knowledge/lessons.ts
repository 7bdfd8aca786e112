/** The modules of the training academy in their order; a module's id is its place. */
import type { Lesson } from '#shared/domain/training.ts';
import { afterAction } from './lessons/after-action.ts';
import { crisisCommunicationLesson } from './lessons/crisis-communication.ts';
import { exercising } from './lessons/exercising.ts';
import { itRecoveryLesson } from './lessons/it-recovery.ts';
import { leading } from './lessons/leading.ts';
import { readingTheBia } from './lessons/reading-the-bia.ts';

export const lessons: readonly Lesson[] = [
  leading,
  readingTheBia,
  crisisCommunicationLesson,
  itRecoveryLesson,
  exercising,
  afterAction,
];
