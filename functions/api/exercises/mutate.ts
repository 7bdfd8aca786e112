import { recordReading, securityEventPut } from '#functions/data/audit-trail.ts';
import { hashJson } from '#functions/data/digest.ts';
import {
  type ExerciseChange,
  type ExerciseRow,
  parseExerciseOwner,
  type RequestMark,
  update,
} from '#functions/data/exercises.ts';
import type { Write } from '#functions/data/transact.ts';
import type { Actor } from '#functions/http/actor.ts';
import { conflict, notFound, unprocessable } from '#functions/http/errors.ts';
import { readKey } from '#functions/http/idempotency.ts';
import type { Input } from '#functions/http/operation.ts';
import type { exercises } from '#shared/api/exercises.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { canTransition, describeTransition, redactParticipants, type Transition } from '#shared/domain/exercise-states.ts';
import { diffValues } from '#shared/domain/security-event.ts';
import { hasAdminRights } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';

import { exerciseMessages } from '#shared/messages/exercises.ts';
import { fill } from '#shared/messages/fields.ts';

export const unknownExercise = () => notFound(exerciseMessages.notFound);

export type Reader = Pick<Input<typeof exercises.get>, 'actor' | 'request' | 'now'>;

/** Leaves an entry for the customer when others see the exercise. */
export const recordSeen = ({ actor, request, now }: Reader, { id, exercise_name }: Exercise): Promise<void> =>
  recordReading(
    {
      ...{ kind: 'staff_saw_exercise', uid: parseExerciseOwner(id), actorId: actor.id },
      ...{ subject: `exercise ${id}`, after: { exercise_name } },
    },
    request,
    now,
  );

export const redactFor = <E extends Exercise>(actor: Actor, exercise: E): E =>
  parseExerciseOwner(exercise.id) === actor.id ? exercise : redactParticipants(exercise);

export const assertCanManage = (actor: Actor, id: number): void => {
  if (parseExerciseOwner(id) !== actor.id && !hasAdminRights(actor)) throw unknownExercise();
};

export const assertTransition = (transition: Transition, { status }: Exercise): void => {
  if (!canTransition(transition, status))
    throw conflict(fill(exerciseMessages.notInStatus, { action: describeTransition(transition), status }));
};

interface Mutation extends Reader {
  id: number;
  idempotency?: { call: string; sent: unknown };
  prepareWrites?: (reading: Promise<ExerciseRow>) => Promise<Write[]>;
  /** `prepareWrites` stores an entry of its own for it. */
  isRecorded?: true;
}

/** Fields without people and without texts of the customer. */
const NAMED_FIELDS = ['status', 'exercise_type', 'scheduled_date', 'duration_minutes'] as const;

/** What staff do to a customer's exercise, for the transaction that does it. */
const recordStaffChange =
  ({ actor, request, now }: Reader) =>
  (before: Exercise, after: Exercise): Write =>
    securityEventPut(
      {
        ...{ kind: 'exercise_changed', uid: parseExerciseOwner(after.id), actorId: actor.id, subject: after.exercise_name },
        ...diffValues(NAMED_FIELDS, before, after),
      },
      request,
      now,
    );

const shortDigest = (value: unknown): string => hashJson(value).slice(0, 16);

const toMark = ({ actor, id, request, idempotency }: Mutation): RequestMark | null => {
  if (!idempotency) return null;
  const key = readKey(request.headers, idempotency.call, [id, idempotency.sent]);
  return key && { key: shortDigest([actor.id, key.key]), hash: shortDigest(key.hash) };
};

export const mutate = async (mutation: Mutation, rule: ExerciseChange): Promise<Exercise> => {
  const { id, actor, prepareWrites, isRecorded } = mutation;
  const isByStaff = parseExerciseOwner(id) !== actor.id;
  const outcome = await update(id, rule, {
    mark: toMark(mutation),
    ...(prepareWrites && { prepareWrites }),
    ...(isByStaff && !isRecorded && { recordChange: recordStaffChange(mutation) }),
  });
  if (outcome === 'unknown') throw unknownExercise();
  if (outcome === 'busy') throw conflict(accessMessages.busy);
  if (outcome === 'reused') throw unprocessable([{ field: 'Idempotency-Key', message: accessMessages.keyReused }]);
  await recordSeen(mutation, outcome);
  return redactFor(mutation.actor, outcome);
};
