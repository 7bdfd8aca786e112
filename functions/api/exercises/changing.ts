/** What every change of an exercise shares: who may make it, a repeated request, and what became of it. */
import { digestOf } from '#functions/data/digest.ts';
import { change, parseExerciseOwner, type RequestMark, type Rule } from '#functions/data/exercises.ts';
import type { Actor } from '#functions/http/actor.ts';
import { conflict, notFound, unprocessable } from '#functions/http/errors.ts';
import { readKey } from '#functions/http/idempotency.ts';
import type { RequestInfo } from '#functions/http/operation.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { redactParticipants } from '#shared/domain/exercise-privacy.ts';
import { canTransition, describeTransition, type Transition } from '#shared/domain/exercise-states.ts';
import { hasAdminRights } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import { fill } from '#shared/messages/fields.ts';

export const unknownExercise = () => notFound(exerciseMessages.notFound);

/** The exercise as the caller may see it: personal data of those who take part is their employer's alone. */
export const seenBy = <E extends Exercise>(actor: Actor, exercise: E): E =>
  parseExerciseOwner(exercise.id) === actor.id ? exercise : redactParticipants(exercise);

/** 404 unless the exercise is the caller's or the caller is staff. */
export const mustRun = (actor: Actor, id: number): void => {
  if (parseExerciseOwner(id) !== actor.id && !hasAdminRights(actor)) throw unknownExercise();
};

/** 409 when the move does not exist in the status. */
export const mustMove = (move: Transition, { status }: Exercise): void => {
  if (!canTransition(move, status))
    throw conflict(fill(exerciseMessages.notInStatus, { action: describeTransition(move), status }));
};

interface Changing {
  actor: Actor;
  id: number;
  /** The request under whose key the change is remembered on the exercise; without one it is not. */
  repeatable?: { request: RequestInfo; call: string; sent: unknown };
}

/** Digests are shortened: they tell a handful of requests apart. */
const short = (value: unknown): string => digestOf(value).slice(0, 16);

const markOf = ({ actor, id, repeatable }: Changing): RequestMark | null => {
  if (!repeatable) return null;
  const own = readKey(repeatable.request.headers, repeatable.call, [id, repeatable.sent]);
  return own && { key: short([actor.id, own.key]), hash: short(own.hash) };
};

/** The exercise after a rule; 404, 409 or 422 where it came to nothing. */
export const changed = async (changing: Changing, rule: Rule): Promise<Exercise> => {
  const outcome = await change(changing.id, rule, markOf(changing));
  if (outcome === 'unknown') throw unknownExercise();
  if (outcome === 'busy') throw conflict(accessMessages.busy);
  if (outcome === 'reused') throw unprocessable([{ field: 'Idempotency-Key', message: accessMessages.keyReused }]);
  return seenBy(changing.actor, outcome);
};
