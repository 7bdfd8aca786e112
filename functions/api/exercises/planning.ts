/** Planning an exercise for a plan of one's own, and saving it while it is a draft or a generated scenario. */
import { readHeader } from '#functions/data/bcps.ts';
import { EXERCISES_MAX, insert, parseExerciseOwner, read, reserveIds } from '#functions/data/exercises.ts';
import { badRequest, notFound } from '#functions/http/errors.ts';
import { createOnce } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { exercises } from '#shared/api/exercises.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { createExercise, editExercise } from '#shared/domain/exercise-states.ts';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import { fill } from '#shared/messages/fields.ts';
import { changed, mustMove, mustRun } from './changing.ts';

/** The name of a plan of that owner; 404 for everybody else's. */
const planName = async (uid: number, bcpId: number): Promise<string> => {
  const plan = await readHeader(uid, bcpId);
  if (!plan) throw notFound(exerciseMessages.planNotFound);
  return plan.business_name ?? '';
};

export const create: Operation<typeof exercises.create> = async ({ actor, body, request, now }) => {
  const [name, ids] = await Promise.all([planName(actor.id, body.bcp_id), reserveIds(actor.id, 1)]);
  const [id] = ids ?? [];
  if (id === undefined) throw badRequest(fill(exerciseMessages.full, { max: EXERCISES_MAX }));
  return createOnce<Exercise>({
    uid: actor.id,
    request,
    now,
    call: 'POST /v1/tabletop-exercises',
    sent: body,
    thing: createExercise(id, body, name, now),
    insert,
    read,
  });
};

/** The plan is the owner's, also where staff save the exercise. It is read beside the exercise, whose absence is told first. */
export const update: Operation<typeof exercises.update> = async ({ actor, params: { id }, body, now }) => {
  mustRun(actor, id);
  const reading = planName(parseExerciseOwner(id), body.bcp_id);
  // Awaited below; where the exercise is refused before, nobody wants to know.
  reading.catch(() => undefined);
  return changed({ actor, id }, async (exercise) => {
    const name = await reading;
    mustMove('save', exercise);
    // Who may not see the participants cannot change them either.
    const { participants } = parseExerciseOwner(id) === actor.id ? body : exercise;
    return editExercise(exercise, { ...body, participants }, name, now);
  });
};
