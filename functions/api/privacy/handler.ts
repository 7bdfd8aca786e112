import { insertDeletion, removeDeletion } from '#functions/data/deletions.ts';
import type { Manager } from '#functions/data/managed-accounts.ts';
import { readNewestPaymentTime } from '#functions/data/payments.ts';
import * as signIns from '#functions/data/sessions.ts';
import { readSubscriptionRow } from '#functions/data/subscriptions.ts';
import { type AccountRow, currentSubscription, readAccount } from '#functions/data/users.ts';
import * as identity from '#functions/gateways/identity.ts';
import { stopCharges } from '#functions/gateways/stripe/stop-charges.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { requireCurrentPassword } from '#functions/http/current-password.ts';
import { badRequest, conflict, forbidden, notFound } from '#functions/http/errors.ts';
import type { Operation, RequestInfo } from '#functions/http/operation.ts';
import { toSession, waitForNextSecond } from '#functions/http/session.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { privacy } from '#shared/api/privacy.ts';
import { findDeletionRefusal } from '#shared/domain/account-management.ts';
import { type Deletion, findKeptSubscription } from '#shared/domain/deletion.ts';
import { computeDeletionDates } from '#shared/domain/deletion-dates.ts';
import { nextFullSecond } from '#shared/domain/time.ts';
import { greetingName, isSuperAdmin } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { adminUserMessages } from '#shared/messages/admin-users.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
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

/** The purge does it again within the hour, when every call that was under way has ended. */
const tryToStopCharges = (customer: string): Promise<void> =>
  stopCharges(customer).catch((error: unknown) => log.warn('charges_not_stopped', errorFields(error)));

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
    const customer = row?.stripe_customer_id;
    const deletion: Deletion = {
      ...computeDeletionDates(now, newestPayment),
      ...{ requested_by: manager ? 'staff' : 'owner', reason },
    };
    const outcome = await insertDeletion(account, {
      ...{ deletion, hasCustomer: customer !== undefined, manager, origin: request, now },
      signedOutFrom: manager ? null : nextFullSecond(now),
      mail: { kind: 'deletion_requested', to: account.email, name: greetingName(account), deletion },
    });
    if (outcome === 'rights') throw forbidden(accessMessages.adminOnly);
    if (outcome === 'buying') throw conflict(paymentMessages.inProgress);
    if (outcome === 'done') {
      if (customer !== undefined) await tryToStopCharges(customer);
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
      mail: {
        ...({ kind: 'deletion_canceled', to: account.email, name: greetingName(account), reason } as const),
        subscription: findKeptSubscription(currentSubscription(account, now)),
      },
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
