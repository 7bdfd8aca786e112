/** The approvals of staff and of an ISO auditor, and the download they allow. They stop nobody from holding an exercise. */
import { conflict } from '#functions/http/errors.ts';
import type { Input, Operation } from '#functions/http/operation.ts';
import type { exercises } from '#shared/api/exercises.ts';
import {
  type Approver,
  approveExercise,
  hasBothApprovals,
  isSameApprover,
  setDownloadEnabled,
  withdrawApproval,
} from '#shared/domain/exercise-states.ts';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import { changed } from './changing.ts';

type Approving = Pick<Input<typeof exercises.approveAsAdmin>, 'actor' | 'params' | 'request' | 'now'>;

const approveAs = (as: Approver, { actor, params, request, now }: Approving) =>
  changed({ actor, id: params.id, repeatable: { request, call: `approve ${as}`, sent: null } }, (exercise) => {
    if (isSameApprover(exercise, as, actor.id)) throw conflict(exerciseMessages.secondPerson);
    return approveExercise(exercise, as, actor.id, now);
  });

const withdrawAs = (as: Approver, { actor, params, now }: Approving) =>
  changed({ actor, id: params.id }, (exercise) => withdrawApproval(exercise, as, now));

export const approveAsAdmin: Operation<typeof exercises.approveAsAdmin> = async (input) => approveAs('admin', input);
export const withdrawAsAdmin: Operation<typeof exercises.withdrawAsAdmin> = async (input) => withdrawAs('admin', input);
export const approveAsAuditor: Operation<typeof exercises.approveAsAuditor> = async (input) => approveAs('iso_auditor', input);
export const withdrawAsAuditor: Operation<typeof exercises.withdrawAsAuditor> = async (input) => withdrawAs('iso_auditor', input);

export const setDocumentDownload: Operation<typeof exercises.setDocumentDownload> = async ({ actor, params, body, now }) =>
  changed({ actor, id: params.id }, (exercise) => {
    if (body.enabled && !hasBothApprovals(exercise)) throw conflict(exerciseMessages.bothApprovals);
    return setDownloadEnabled(exercise, body.enabled, now);
  });
