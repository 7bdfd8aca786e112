import { securityEventPut } from '#functions/data/audit-trail.ts';
import { completeEmailChange } from '#functions/data/email-changes.ts';
import * as tokens from '#functions/data/tokens.ts';
import { type AccountRow, readAccount, unconfirmedDelete } from '#functions/data/users.ts';
import { badRequest, conflict } from '#functions/http/errors.ts';
import type { Operation, RequestInfo } from '#functions/http/operation.ts';
import { enforceRateLimit } from '#functions/http/rate-limit.ts';
import { addCorrelation } from '#functions/runtime/log.ts';
import type { auth } from '#shared/api/auth.ts';
import { isConfirmedOwner } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { emailMessages } from '#shared/messages/account.ts';
import { forgetIdentity } from './registration.ts';

const TRIES = 4;

interface Confirmation {
  account: AccountRow;
  email: string;
  hash: string;
  request: RequestInfo;
  now: Date;
}

/** An account that never confirmed the address yields to the one that does, as it does to a registration. */
const findUnconfirmed = async (uid: number): Promise<number> => {
  if (isConfirmedOwner(await readAccount(uid))) throw badRequest(emailMessages.taken);
  return uid;
};

const moveAccount = async ({ account, email, hash, request, now }: Confirmation): Promise<'done' | 'void'> => {
  const { id: uid, email: from, full_name } = account;
  const mail = { kind: 'email_changed', to: from, name: full_name, at: now.toISOString() } as const;
  const event = { kind: 'account_changed', uid, actorId: uid, before: { email: from }, after: { email } } as const;
  let replaced: number | null = null;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const outcome = await completeEmailChange(
      {
        ...{ uid, from, to: email, hash, mail },
        unconfirmed: replaced === null ? null : { uid: replaced, delete: unconfirmedDelete(replaced) },
        event: securityEventPut(event, request, now),
      },
      now,
    );
    if (typeof outcome === 'string') {
      if (outcome === 'done' && replaced !== null) await forgetIdentity(replaced);
      return outcome;
    }
    replaced = await findUnconfirmed(outcome.taken);
  }
  throw conflict(accessMessages.busy);
};

/** The token stays until it expires, so that a repeated confirmation is answered as the first one. */
export const confirmEmailChange: Operation<typeof auth.confirmEmailChange> = async ({ body, now, request }) => {
  const [found] = await Promise.all([
    tokens.find(body.token, 'change_email', now),
    enforceRateLimit('verify', { ip: request.ip }, now),
  ]);
  addCorrelation({ user_id: found?.uid });
  if (!found?.email) throw badRequest(emailMessages.linkInvalid);
  const { uid, email, hash } = found;
  const isDone = (account: AccountRow | null): boolean => account?.is_active === true && account.email === email;
  const account = await readAccount(uid);
  if (!account || isDone(account)) return answer(account !== null);
  const outcome = await moveAccount({ account, email, hash, request, now });
  return answer(outcome === 'done' || isDone(await readAccount(uid)));
};

const answer = (isChanged: boolean) => {
  if (!isChanged) throw badRequest(emailMessages.linkInvalid);
  return { message: emailMessages.changed };
};
