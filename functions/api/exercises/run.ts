import { isRunTooLong, readRun, writeRun } from '#functions/data/exercise-runs.ts';
import { type ExerciseRow, parseExerciseOwner, read } from '#functions/data/exercises.ts';
import type { Actor } from '#functions/http/actor.ts';
import { badRequest, conflict } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { exercises } from '#shared/api/exercises.ts';
import { type ExerciseRun, RunContent } from '#shared/domain/exercise-run.ts';
import { listPeople, redactRun, restoreHidden } from '#shared/domain/exercise-run-privacy.ts';
import { isReportApproved } from '#shared/domain/exercise-states.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import { readVisibleRow } from './exercises.ts';
import { assertCanManage, assertTransition, recordSeen, unknownExercise } from './mutate.ts';

const isOwner = (actor: Actor, id: number): boolean => parseExerciseOwner(id) === actor.id;

const redactRunFor = (actor: Actor, exercise: ExerciseRow, run: ExerciseRun): ExerciseRun =>
  isOwner(actor, exercise.id) ? run : redactRun(run, listPeople(exercise, run));

/** Fields in the order of the schema, so that equal content has equal text. */
const contentText = (run: RunContent): string => JSON.stringify(RunContent.parse(run));

const assertEditable = (exercise: ExerciseRow): void => {
  assertTransition('facilitate', exercise);
  if (isReportApproved(exercise)) throw conflict(exerciseMessages.reportApproved);
};

export const run: Operation<typeof exercises.run> = async (input) => {
  const { id } = input.params;
  const [exercise, stored] = await Promise.all([readVisibleRow(input, id), readRun(id)]);
  return redactRunFor(input.actor, exercise, stored);
};

/** A write may meet another one: the next attempt finds its version. */
const SAVE_TRIES = 3;

export const saveRun: Operation<typeof exercises.saveRun> = async (input) => {
  const { actor, body, now } = input;
  const { id } = input.params;
  assertCanManage(actor, id);
  const { version, ...sent } = body;
  for (let attempt = 1; attempt <= SAVE_TRIES; attempt++) {
    const [exercise, stored] = await Promise.all([read(id), readRun(id)]);
    if (!exercise) throw unknownExercise();
    await recordSeen(input, exercise);
    assertEditable(exercise);
    const content = isOwner(actor, id) ? sent : restoreHidden(sent, stored, listPeople(exercise, stored));
    if (contentText(content) === contentText(stored)) return redactRunFor(actor, exercise, stored);
    if (version !== stored.version)
      throw conflict(exerciseMessages.runChanged, { current: redactRunFor(actor, exercise, stored) });
    if (isRunTooLong(content)) throw badRequest(exerciseMessages.runTooLong);
    const written = await writeRun(exercise, version, content, now);
    if (written) return redactRunFor(actor, exercise, written);
  }
  throw conflict(accessMessages.busy);
};
