/** Whether the new address has an account decides only which mail it gets: reply and writes are the same. */
import { securityEventPut } from '#functions/data/audit-trail.ts';
import { cancelEmailChange, renewEmailChange, requestEmailChange } from '#functions/data/email-changes.ts';
import { createToken } from '#functions/data/tokens.ts';
import { findByEmail, readAccount } from '#functions/data/users.ts';
import { requireCurrentPassword } from '#functions/http/current-password.ts';
import { badRequest, conflict, unprocessable } from '#functions/http/errors.ts';
import type { Operation, RequestInfo } from '#functions/http/operation.ts';
import { enforceRateLimit } from '#functions/http/rate-limit.ts';
import type { users } from '#shared/api/users.ts';
import { isConfirmedOwner, normalizeEmail } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { emailMessages } from '#shared/messages/account.ts';

const buildLink = async (uid: number, email: string, request: RequestInfo, now: Date) => {
  const [holder] = await Promise.all([
    findByEmail(email),
    enforceRateLimit('changeEmail', { account: String(uid), ip: request.ip }, now),
    enforceRateLimit('newAddress', { account: email }, now),
  ]);
  const account = await readAccount(holder ?? 0);
  const token = createToken();
  const mail = isConfirmedOwner(account)
    ? ({ kind: 'email_taken', to: email } as const)
    : ({ kind: 'confirm_email_change', to: email, token: token.token } as const);
  return { uid, email, token, mail };
};

export const changeEmail: Operation<typeof users.changeEmail> = async ({ actor, body, now, request }) => {
  const { id: uid, email: current, full_name } = actor;
  const email = normalizeEmail(body.new_email);
  if (email === current) throw unprocessable([{ field: 'new_email', message: emailMessages.same }]);
  await requireCurrentPassword(uid, body.current_password, now);
  const { mail, ...link } = await buildLink(uid, email, request, now);
  const notice = { kind: 'email_change_requested', to: current, name: full_name, at: now.toISOString() } as const;
  const event = { kind: 'email_change_requested', uid, actorId: uid, before: { email: current }, after: { email } } as const;
  const isStored = await requestEmailChange(
    { ...link, mails: [mail, notice], also: [securityEventPut(event, request, now)] },
    current,
    now,
  );
  if (!isStored) throw conflict(accessMessages.busy);
  return { message: emailMessages.requested };
};

export const resendEmailChange: Operation<typeof users.resendEmailChange> = async ({ actor, now, request }) => {
  if (!actor.pending_email) throw badRequest(emailMessages.nonePending);
  const { mail, ...link } = await buildLink(actor.id, actor.pending_email, request, now);
  if (!(await renewEmailChange({ ...link, mails: [mail] }, now))) throw badRequest(emailMessages.nonePending);
  return { message: emailMessages.requested };
};

export const cancelPendingEmail: Operation<typeof users.cancelEmailChange> = async ({ actor, now, request }) => {
  const { id: uid, pending_email } = actor;
  if (!pending_email) return;
  const event = {
    kind: 'account_changed',
    uid,
    actorId: uid,
    before: { pending_email },
    after: { pending_email: null },
  } as const;
  await cancelEmailChange(uid, pending_email, securityEventPut(event, request, now), now);
};
