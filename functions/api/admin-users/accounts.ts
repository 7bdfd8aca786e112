import { nextFullSecond } from '#shared/domain/time.ts';
/**
 * The table decides, then the user pool follows. After a crash in between, no earlier session works, and whoever repeats the
 * request, resets the password or asks for a reset link completes the pool.
 */

import { type NewSecurityEvent, securityEventPut } from '#functions/data/audit-trail.ts';
import {
  buildAccount,
  describeChange,
  findChangedFields,
  insertAccount,
  isSignedOutByStaff,
  isUntouched,
  updateAccount,
} from '#functions/data/managed-accounts.ts';
import { nextNumber } from '#functions/data/sequences.ts';
import { giveSubscription } from '#functions/data/subscription-sync.ts';
import { type AccountRow, readAccount } from '#functions/data/users.ts';
import * as identity from '#functions/gateways/identity.ts';
import type { Actor } from '#functions/http/actor.ts';
import { badRequest, conflict, forbidden, notFound, unprocessable } from '#functions/http/errors.ts';
import { insertOnce } from '#functions/http/idempotency.ts';
import type { Operation, RequestInfo } from '#functions/http/operation.ts';
import { waitForNextSecond } from '#functions/http/session.ts';
import { log } from '#functions/runtime/log.ts';
import type { adminUsers } from '#shared/api/admin-users.ts';
import { type EditRefusal, endsSessions, findCreationRefusal, findEditRefusal } from '#shared/domain/account-management.ts';
import { type AdminUserEdit, demoPeriod, type NewAdminUser } from '#shared/domain/admin-user.ts';
import { commonPasswords } from '#shared/domain/common-passwords.ts';
import { findPasswordWeakness } from '#shared/domain/password.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { greetingName, normalizeEmail } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { passwordMessages } from '#shared/messages/account.ts';
import { adminUserMessages } from '#shared/messages/admin-users.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { toAdminUser } from './admin-user.ts';

type Calls = typeof adminUsers;

const assertAllowed = (refusal: EditRefusal | null): void => {
  if (refusal) throw refusal.reason === 'forbidden' ? forbidden(refusal.detail) : badRequest(refusal.detail);
};

const assertStrong = (password: string, email: string, field: string): void => {
  const message = findPasswordWeakness(password, normalizeEmail(email), commonPasswords);
  if (message !== null) throw unprocessable([{ field, message }]);
};

const setPassword = async (uid: number, password: string, field: string): Promise<void> => {
  if (!(await identity.setPassword(uid, password))) throw unprocessable([{ field, message: passwordMessages.refused }]);
};

/** The actor is the line's `user_id`; the audit trail has the values. */
const logWrite = (action: string, id: number, fields: readonly string[]): void =>
  log.info('admin_write', { action, target_user_id: id, fields });

interface Creation {
  actor: Actor;
  body: NewAdminUser;
  sent: unknown;
  call: 'POST /v1/admin/users' | 'POST /v1/admin/demo-users';
  demo?: { plan_type: Tier; current_period_start: string; current_period_end: string };
  request: RequestInfo;
  now: Date;
}

const createAccount = async ({ actor, body, sent, call, demo, request, now }: Creation) => {
  assertAllowed(findCreationRefusal(actor, body.role));
  assertStrong(body.password, body.email, 'password');
  const account = buildAccount(await nextNumber('user'), body, now);
  const given = demo && giveSubscription(account.id, demo);
  const toWrite = (event: Pick<NewSecurityEvent, 'kind' | 'after'>) =>
    securityEventPut({ ...event, uid: account.id, actorId: actor.id }, request, now);
  const { role, is_active, is_iso_auditor } = account;
  const events = [
    toWrite({ kind: 'account_created', after: { role, is_active, is_iso_auditor } }),
    ...(demo ? [toWrite({ kind: 'subscription_given', after: demo })] : []),
  ];
  const outcome = await insertOnce<AccountRow, 'taken' | 'rights' | 'busy'>({
    ...{ uid: actor.id, request, now, call, sent },
    insert: async (buildKey) => {
      const write = { manager: actor, events, key: buildKey?.(account.id), ...(given ? { given } : {}) };
      return (await insertAccount(account, write)) ?? account;
    },
    read: readAccount,
  });
  if (outcome === 'taken') throw badRequest(adminUserMessages.emailTaken);
  if (outcome === 'rights') throw forbidden(accessMessages.adminOnly);
  if (outcome === 'busy') throw conflict(accessMessages.busy);
  if (outcome === account) logWrite(demo ? 'create_demo' : 'create', account.id, Object.keys(body));
  if (isUntouched(outcome)) {
    await identity.createIdentity(outcome.id);
    await setPassword(outcome.id, body.password, 'password');
  }
  return toAdminUser(outcome);
};

export const create: Operation<Calls['create']> = ({ actor, body, request, now }) =>
  createAccount({ actor, body, sent: body, call: 'POST /v1/admin/users', request, now });

export const createDemo: Operation<Calls['createDemo']> = ({ actor, body: sent, request, now }) => {
  const { plan_type, duration_days, ...person } = sent;
  return createAccount({
    actor,
    body: { ...person, role: 'user', is_active: true, is_iso_auditor: false },
    sent,
    call: 'POST /v1/admin/demo-users',
    demo: { plan_type, ...demoPeriod(now, duration_days) },
    request,
    now,
  });
};

interface Change {
  action: 'update' | 'activate' | 'deactivate' | 'delete' | 'reset_password';
  actor: Actor;
  id: number;
  edit: Partial<AdminUserEdit>;
  passwordField?: 'password' | 'new_password';
  clearsLock?: boolean;
  request: RequestInfo;
  now: Date;
}

/** Of a new password at the address the account has then, of a new address at the former one. */
const composeNotices = (before: AccountRow, after: AccountRow, setsPassword: boolean, now: Date): Mail[] => {
  if (!after.is_active) return [];
  const notice = { name: greetingName(after), at: now.toISOString() };
  const isMoved = before.email !== after.email && before.is_verified;
  return [
    ...(setsPassword ? [{ kind: 'password_changed', to: after.email, ...notice } as const] : []),
    ...(isMoved ? [{ kind: 'email_changed', to: before.email, ...notice } as const] : []),
  ];
};

const CHANGE_TRIES = 4;

/** The account as it is stored then. */
const storeChange = async (change: Change): Promise<AccountRow> => {
  const { action, actor, id, edit, passwordField = 'password', clearsLock = false, request, now } = change;
  const { password, ...wanted } = edit;
  for (let attempt = 1; attempt <= CHANGE_TRIES; attempt++) {
    const account = await readAccount(id);
    if (!account) throw notFound(adminUserMessages.notFound);
    assertAllowed(findEditRefusal(actor, account, edit));
    if (password !== undefined) assertStrong(password, edit.email ?? account.email, passwordField);
    const fields = findChangedFields(account, wanted);
    if (password === undefined && Object.keys(fields).length === 0 && !clearsLock) return account;
    const signedOutFrom = endsSessions(account, edit) ? nextFullSecond(now) : null;
    const events = describeChange(account, fields, { setsPassword: password !== undefined, clearsLock });
    const outcome = await updateAccount(account, {
      ...{ manager: actor, fields, signedOutFrom, clearsLock, now },
      events: events.map((event) => securityEventPut({ ...event, uid: id, actorId: actor.id }, request, now)),
      mails: composeNotices(account, { ...account, ...fields }, password !== undefined, now),
    });
    if (outcome === 'taken') throw badRequest(adminUserMessages.emailTaken);
    if (outcome === 'rights') throw forbidden(accessMessages.adminOnly);
    if (outcome === 'changed') continue;
    const changed = [...Object.keys(fields), ...(password === undefined ? [] : ['password']), ...(clearsLock ? ['lock'] : [])];
    logWrite(action, id, changed);
    return outcome;
  }
  throw conflict(accessMessages.busy);
};

const changeAccount = async (change: Change): Promise<AccountRow> => {
  const { id, edit, passwordField = 'password', now } = change;
  const account = await storeChange(change);
  if (edit.password !== undefined) await setPassword(id, edit.password, passwordField);
  if (isSignedOutByStaff(account)) await identity.revokeAll(id);
  // A token of this second would count as one from before.
  if (edit.password !== undefined) await waitForNextSecond(now);
  return account;
};

export const update: Operation<Calls['update']> = async ({ actor, params, body, request, now }) =>
  toAdminUser(
    await changeAccount({
      ...{ action: 'update', actor, id: params.id, edit: body, request, now },
      clearsLock: body.password !== undefined,
    }),
  );

export const remove: Operation<Calls['remove']> = async ({ actor, params, request, now }) => {
  await changeAccount({ action: 'delete', actor, id: params.id, edit: { is_active: false }, request, now });
};

export const activate: Operation<Calls['activate']> = async ({ actor, params, request, now }) =>
  toAdminUser(
    await changeAccount({ action: 'activate', actor, id: params.id, edit: { is_active: true }, clearsLock: true, request, now }),
  );

export const deactivate: Operation<Calls['deactivate']> = async ({ actor, params, request, now }) =>
  toAdminUser(await changeAccount({ action: 'deactivate', actor, id: params.id, edit: { is_active: false }, request, now }));

export const resetPassword: Operation<Calls['resetPassword']> = async ({ actor, params, body, request, now }) => {
  await changeAccount({
    ...{ action: 'reset_password', actor, id: params.id, request, now },
    edit: { password: body.new_password },
    passwordField: 'new_password',
    clearsLock: true,
  });
  return { message: adminUserMessages.passwordReset };
};
