import { securityEventPut } from '#functions/data/audit-trail.ts';
import { endSessions } from '#functions/data/sessions.ts';
import * as identity from '#functions/gateways/identity.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { requireCurrentPassword } from '#functions/http/current-password.ts';
import { unprocessable } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { signInAgain } from '#functions/http/session.ts';
import { users } from '#shared/api/users.ts';
import { commonPasswords } from '#shared/domain/common-passwords.ts';
import { findPasswordWeakness } from '#shared/domain/password.ts';
import { nextFullSecond } from '#shared/domain/time.ts';
import { accountMessages, passwordMessages } from '#shared/messages/account.ts';
import { cancelPendingEmail, changeEmail, resendEmailChange } from './email.ts';
import { update } from './name.ts';
import { endOtherSignIns, endSignIn, listSignIns } from './sign-ins.ts';

const me: Operation<typeof users.me> = async ({ actor }) => actor;

const changePassword: Operation<typeof users.changePassword> = async ({ actor, body, now, request }) => {
  const weakness = findPasswordWeakness(body.new_password, actor.email, commonPasswords);
  if (weakness !== null) throw unprocessable([{ field: 'new_password', message: weakness }]);
  await requireCurrentPassword(actor.id, body.current_password, now);
  const from = nextFullSecond(now);
  const mail = { kind: 'password_changed', to: actor.email, name: actor.full_name, at: now.toISOString() } as const;
  const event = securityEventPut({ kind: 'password_changed', uid: actor.id, actorId: actor.id }, request, now);
  await endSessions(actor.id, { mail, event }, from, now);
  if (!(await identity.setPassword(actor.id, body.new_password)))
    throw unprocessable([{ field: 'new_password', message: passwordMessages.refused }]);
  return { ...(await signInAgain(actor.id, body.new_password, request, now)), message: accountMessages.passwordChanged };
};

export const handler = apiHandler(users, {
  ...{ me, update, changePassword, listSignIns, endSignIn, endOtherSignIns },
  ...{ changeEmail, resendEmailChange, cancelEmailChange: cancelPendingEmail },
});
