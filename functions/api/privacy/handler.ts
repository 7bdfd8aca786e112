import { insertDeletion, recordRenewalEnded, removeDeletion } from '#functions/data/deletions.ts';
import type { Manager } from '#functions/data/managed-accounts.ts';
import { readNewestPaymentTime } from '#functions/data/payments.ts';
import * as signIns from '#functions/data/sessions.ts';
import { findRenewing, readSubscriptionRow } from '#functions/data/subscriptions.ts';
import { type AccountRow, readAccount } from '#functions/data/users.ts';
import * as identity from '#functions/gateways/identity.ts';
import { setCancelAtPeriodEnd } from '#functions/gateways/stripe/subscriptions.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { requireCurrentPassword } from '#functions/http/current-password.ts';
import { badRequest, conflict, forbidden, notFound } from '#functions/http/errors.ts';
import type { Operation, RequestInfo } from '#functions/http/operation.ts';
import { nextFullSecond, toSession, waitForNextSecond } from '#functions/http/session.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { privacy } from '#shared/api/privacy.ts';
import { findDeletionRefusal } from '#shared/domain/account-management.ts';
import type { Deletion } from '#shared/domain/deletion.ts';
import { computeDeletionDates } from '#shared/domain/deletion-dates.ts';
import { greetingName, isSuperAdmin } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { adminUserMessages } from '#shared/messages/admin-users.ts';
import { deletionMessages } from '#shared/messages/privacy.ts';

const requireAccount = async (uid: number): Promise<AccountRow> => {
  const account = await readAccount(uid);
  if (!account) throw notFound(adminUserMessages.notFound);
  return account;
};

const assertManageable = (manager: Manager, account: AccountRow): void => {
  const refusal = findDeletionRefusal(manager, account);
  if (refusal) throw refusal.reason === 'forbidden' ? forbidden(refusal.detail) : badRequest(refusal.detail);
};

/** What this does not get done, the purge does within the hour. */
const endRenewal = async (uid: number, subscription: string, deletion: Deletion): Promise<void> => {
  try {
    await setCancelAtPeriodEnd(subscription, true);
    await recordRenewalEnded(uid, deletion);
  } catch (error) {
    log.warn('renewal_not_ended', errorFields(error));
  }
};

interface DeletionRequest {
  account: AccountRow;
  manager: Manager | null;
  reason: string | null;
  request: RequestInfo;
  now: Date;
}

const TRIES = 4;

/** Whether this request, and no earlier one, marked the account. */
const markForDeletion = async (asked: DeletionRequest): Promise<{ deletion: Deletion; isNew: boolean }> => {
  const { manager, reason, request, now } = asked;
  let { account } = asked;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    if (manager) assertManageable(manager, account);
    if (account.deletion) return { deletion: account.deletion, isNew: false };
    const uid = account.id;
    const [row, newestPayment] = await Promise.all([readSubscriptionRow(uid), readNewestPaymentTime(uid)]);
    const renewing = findRenewing(row);
    const deletion: Deletion = {
      ...computeDeletionDates(now, newestPayment),
      ...{ requested_by: manager ? 'staff' : 'owner', reason },
    };
    const outcome = await insertDeletion(account, {
      ...{ deletion, hasRenewal: renewing !== null, manager, origin: request, now },
      signedOutFrom: manager ? null : nextFullSecond(now),
      mail: { kind: 'deletion_requested', to: account.email, name: greetingName(account), deletion },
    });
    if (outcome === 'rights') throw forbidden(accessMessages.adminOnly);
    if (outcome === 'done') {
      if (renewing !== null) await endRenewal(uid, renewing, deletion);
      return { deletion, isNew: true };
    }
    account = await requireAccount(uid);
  }
  throw conflict(accessMessages.busy);
};

const requestDeletion: Operation<typeof privacy.requestDeletion> = async ({ actor, body, request, now }) => {
  if (isSuperAdmin(actor)) throw forbidden(adminUserMessages.protected);
  await requireCurrentPassword(actor.id, body.current_password, now);
  const account = await requireAccount(actor.id);
  const { deletion, isNew } = await markForDeletion({ account, manager: null, reason: null, request, now });
  if (isNew) await Promise.all([identity.revokeAll(actor.id), waitForNextSecond(now)]);
  const tokens = await identity.signIn(actor.id, body.current_password);
  if (!tokens) throw new Error('The identity provider refused the password that was just proven');
  await signIns.recordSignIn(tokens, actor.id, request, isNew ? nextFullSecond(now) : now);
  return { ...deletion, ...toSession(tokens) };
};

const requestDeletionFor: Operation<typeof privacy.requestDeletionFor> = async ({ actor, params, body, request, now }) => {
  const account = await requireAccount(params.id);
  return (await markForDeletion({ account, manager: actor, reason: body.reason, request, now })).deletion;
};

const keepAccount = async ({ account: first, manager, reason, request, now }: DeletionRequest): Promise<void> => {
  let account = first;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    if (manager) assertManageable(manager, account);
    if (!account.deletion) return;
    const outcome = await removeDeletion(account, {
      ...{ reason, manager, origin: request, now },
      mail: { kind: 'deletion_canceled', to: account.email, name: greetingName(account), reason },
    });
    if (outcome === 'rights') throw forbidden(accessMessages.adminOnly);
    if (outcome === 'done') return;
    account = await requireAccount(account.id);
  }
  throw conflict(deletionMessages.alreadyRunning);
};

const cancelDeletion: Operation<typeof privacy.cancelDeletion> = async ({ actor, request, now }) => {
  await keepAccount({ account: await requireAccount(actor.id), manager: null, reason: null, request, now });
};

const cancelDeletionFor: Operation<typeof privacy.cancelDeletionFor> = async ({ actor, params, body, request, now }) => {
  await keepAccount({ account: await requireAccount(params.id), manager: actor, reason: body.reason, request, now });
};

export const handler = apiHandler(privacy, { requestDeletion, cancelDeletion, requestDeletionFor, cancelDeletionFor });
