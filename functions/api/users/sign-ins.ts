import * as signIns from '#functions/data/sessions.ts';
import { conflict, notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { users } from '#shared/api/users.ts';
import { nextFullSecond } from '#shared/domain/time.ts';
import { describeDevice } from '#shared/format/device.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { signInMessages } from '#shared/messages/account.ts';

export const listSignIns: Operation<typeof users.listSignIns> = async ({ actor, now, request }) =>
  (await signIns.listSignIns(actor.id, actor.signInLimits, now)).flatMap(({ id, token_family, viewer, agent, ...row }) => {
    const [is_current, is_same_address] = [token_family === actor.family, viewer === request.viewer];
    return id === null ? [] : [{ ...row, id, agent: describeDevice(agent), is_current, is_same_address }];
  });

export const endSignIn: Operation<typeof users.endSignIn> = async ({ actor, params, now, request }) => {
  const found = (await signIns.listSignIns(actor.id, actor.signInLimits, now)).find(({ id }) => id === params.signInId);
  const isEnded = found && (await signIns.endSignIn(found, { subject: describeDevice(found.agent) }, request, now));
  if (!isEnded) throw notFound(signInMessages.notFound);
};

export const endOtherSignIns: Operation<typeof users.endOtherSignIns> = async ({ actor, now, request }) => {
  const seen = actor.signInLimits.sessions_valid_from;
  const others = { uid: actor.id, family: actor.family, from: nextFullSecond(now), seen };
  if (!(await signIns.endOtherSignIns(others, { subject: signInMessages.allOthers }, request, now)))
    throw conflict(accessMessages.busy);
};
