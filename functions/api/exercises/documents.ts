import { securityEventPut } from '#functions/data/audit-trail.ts';
import { readPrintedExercise } from '#functions/data/exercise-handbook.ts';
import { parseExerciseOwner } from '#functions/data/exercises.ts';
import { createDocumentLink } from '#functions/gateways/file-links.ts';
import { conflict } from '#functions/http/errors.ts';
import { runLongCall } from '#functions/http/long-call.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { exercises } from '#shared/api/exercises.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { type ExerciseDocumentKind, exerciseFileName, isDocumentReady } from '#shared/domain/exercise-document.ts';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import { readVisibleRow } from './exercises.ts';

const assertReady = (kind: ExerciseDocumentKind, exercise: Exercise): void => {
  if (!isDocumentReady(kind, exercise)) throw conflict(exerciseMessages.noReportYet);
};

export const document: Operation<typeof exercises.document> = async (input) => {
  const { actor, params, query, now } = input;
  const { id, kind } = params;
  const printed = await readPrintedExercise(id, readVisibleRow(input, id), {
    isOwner: parseExerciseOwner(id) === actor.id,
    readerZone: query.time_zone,
  });
  assertReady(kind, printed.exercise);
  // Most calls of this area print nothing.
  const { renderExercise } = await import('#functions/documents/exercises/render-exercise.ts');
  return renderExercise(kind, { ...printed, generatedAt: now.toISOString() });
};

export const createFile: Operation<typeof exercises.createFile> = async (input) => {
  const { actor, params, body, request, now } = input;
  const { id } = params;
  const exercise = await readVisibleRow(input, id);
  assertReady(body.kind, exercise);
  const owner = parseExerciseOwner(id);
  const subject = exerciseFileName(exercise.exercise_name, body.kind, body.format);
  return runLongCall({
    kind: 'exercise_document',
    payload: { exercise_id: id, is_owner: owner === actor.id, ...body },
    sent: [id, body],
    actor,
    request,
    now,
    note: () => [securityEventPut({ kind: 'document_downloaded', uid: owner, actorId: actor.id, subject }, request, now)],
    shown: createDocumentLink,
  });
};
