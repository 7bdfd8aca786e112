/** An exercise through its life: started, ended with what was learnt, called off, taken back to a draft. */
import type { Input, Operation } from '#functions/http/operation.ts';
import type { exercises } from '#shared/api/exercises.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import {
  cancelExercise,
  completeExercise,
  reopenExercise,
  startExercise,
  type Transition,
} from '#shared/domain/exercise-states.ts';
import { changed, mustMove, mustRun } from './changing.ts';

type Moving = Pick<Input<typeof exercises.start>, 'actor' | 'params' | 'request'> & { body?: unknown };

const moveBy = ({ actor, params, request, body }: Moving, move: Transition, rule: (exercise: Exercise) => Exercise) => {
  mustRun(actor, params.id);
  return changed({ actor, id: params.id, repeatable: { request, call: move, sent: body } }, (exercise) => {
    mustMove(move, exercise);
    return rule(exercise);
  });
};

export const start: Operation<typeof exercises.start> = async (input) =>
  moveBy(input, 'start', (exercise) => startExercise(exercise, input.now));

export const complete: Operation<typeof exercises.complete> = async (input) =>
  moveBy(input, 'complete', (exercise) => completeExercise(exercise, input.body, input.now));

export const cancel: Operation<typeof exercises.cancel> = async (input) =>
  moveBy(input, 'cancel', (exercise) => cancelExercise(exercise, input.now));

export const reopen: Operation<typeof exercises.reopen> = async (input) =>
  moveBy(input, 'reopen', (exercise) => reopenExercise(exercise, input.now));
