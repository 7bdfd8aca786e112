import { type NewSecurityEvent, securityEventPut } from '#functions/data/audit-trail.ts';
import { readExerciseMaterial } from '#functions/data/exercise-handbook.ts';
import { type ExerciseRow, materialPut, parseExerciseOwner } from '#functions/data/exercises.ts';
import type { Write } from '#functions/data/transact.ts';
import { conflict } from '#functions/http/errors.ts';
import type { Input, Operation } from '#functions/http/operation.ts';
import type { exercises } from '#shared/api/exercises.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import {
  type Approver,
  approveExercise,
  cancelExercise,
  completeExercise,
  hasBothApprovals,
  isReportApproved,
  isSameApprover,
  reopenExercise,
  reviseOutcomes,
  setDownloadEnabled,
  startExercise,
  type Transition,
  withdrawApproval,
} from '#shared/domain/exercise-states.ts';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import { assertCanManage, assertTransition, mutate } from './mutate.ts';

type TransitionInput = Pick<Input<typeof exercises.start>, 'actor' | 'params' | 'request' | 'now'> & { body?: unknown };

const applyTransition = (
  { actor, params, request, body, now }: TransitionInput,
  transition: Transition,
  rule: (exercise: Exercise) => Exercise,
  prepareWrites?: (reading: Promise<ExerciseRow>) => Promise<Write[]>,
) => {
  assertCanManage(actor, params.id);
  const idempotency = { call: transition, sent: body };
  return mutate({ actor, request, now, id: params.id, idempotency, ...(prepareWrites && { prepareWrites }) }, (exercise) => {
    assertTransition(transition, exercise);
    return rule(exercise);
  });
};

/** Stores the material with the start: the library and the BCP may change while the exercise is played. */
export const start: Operation<typeof exercises.start> = async (input) =>
  applyTransition(
    input,
    'start',
    (exercise) => startExercise(exercise, input.now),
    async (reading) => [materialPut((await readExerciseMaterial(input.params.id, reading)).material)],
  );

export const complete: Operation<typeof exercises.complete> = async (input) =>
  applyTransition(input, 'complete', (exercise) => completeExercise(exercise, input.body, input.now));

export const reviseOutcome: Operation<typeof exercises.reviseOutcome> = async ({ actor, params: { id }, body, request, now }) => {
  assertCanManage(actor, id);
  return mutate({ actor, request, now, id }, (exercise) => {
    assertTransition('revise', exercise);
    if (isReportApproved(exercise)) throw conflict(exerciseMessages.reportApproved);
    return reviseOutcomes(exercise, body, now);
  });
};

export const cancel: Operation<typeof exercises.cancel> = async (input) =>
  applyTransition(input, 'cancel', (exercise) => cancelExercise(exercise, input.now));

export const reopen: Operation<typeof exercises.reopen> = async (input) =>
  applyTransition(input, 'reopen', (exercise) => reopenExercise(exercise, input.now));

type ApprovalInput = Pick<Input<typeof exercises.approveAsAdmin>, 'actor' | 'params' | 'request' | 'now'>;

/** The event belongs to the owner of the exercise, whoever decides about it. */
const prepareEvent =
  ({ actor, params, request, now }: ApprovalInput, event: Pick<NewSecurityEvent, 'kind' | 'before' | 'after'>) =>
  async (reading: Promise<ExerciseRow>): Promise<Write[]> => {
    const subject = (await reading).exercise_name;
    return [securityEventPut({ ...event, subject, uid: parseExerciseOwner(params.id), actorId: actor.id }, request, now)];
  };

/** Approvals gate the download only: an exercise can be held without them. */
const approve = (as: Approver, input: ApprovalInput) => {
  const { actor, params, request, now } = input;
  const idempotency = { call: `approve ${as}`, sent: null };
  const prepareWrites = prepareEvent(input, { kind: 'exercise_approved', after: { approved_as: as } });
  return mutate({ actor, request, now, id: params.id, idempotency, prepareWrites, isRecorded: true }, (exercise) => {
    if (isSameApprover(exercise, as, actor.id)) throw conflict(exerciseMessages.secondPerson);
    return approveExercise(exercise, as, actor.id, now);
  });
};

const withdraw = (as: Approver, input: ApprovalInput) => {
  const { actor, params, request, now } = input;
  const prepareWrites = prepareEvent(input, { kind: 'exercise_approval_withdrawn', before: { approved_as: as } });
  return mutate({ actor, request, now, id: params.id, prepareWrites, isRecorded: true }, (exercise) =>
    withdrawApproval(exercise, as, now),
  );
};

export const approveAsAdmin: Operation<typeof exercises.approveAsAdmin> = async (input) => approve('admin', input);
export const withdrawAsAdmin: Operation<typeof exercises.withdrawAsAdmin> = async (input) => withdraw('admin', input);
export const approveAsAuditor: Operation<typeof exercises.approveAsAuditor> = async (input) => approve('iso_auditor', input);
export const withdrawAsAuditor: Operation<typeof exercises.withdrawAsAuditor> = async (input) => withdraw('iso_auditor', input);

export const setDocumentDownload: Operation<typeof exercises.setDocumentDownload> = async (input) => {
  const { actor, params, body, request, now } = input;
  const change = { before: { document_download_enabled: !body.enabled }, after: { document_download_enabled: body.enabled } };
  const prepareWrites = prepareEvent(input, { kind: 'document_download_changed', ...change });
  return mutate({ actor, request, now, id: params.id, prepareWrites, isRecorded: true }, (exercise) => {
    if (body.enabled && !hasBothApprovals(exercise)) throw conflict(exerciseMessages.bothApprovals);
    return setDownloadEnabled(exercise, body.enabled, now);
  });
};
