/** Accounts as staff create and change them. */

import type { AdminUserEdit, NewAdminUser } from '#shared/domain/admin-user.ts';
import type { ChangedValues } from '#shared/domain/security-event.ts';
import { type Me, normalizeEmail } from '#shared/domain/user.ts';
import type { Mail } from '#shared/queues/mail.ts';
import type { NewSecurityEvent } from './audit-trail.ts';
import { ADDRESS_FIELDS, addressMove, addressPut } from './email-changes.ts';
import { allOf, buildCondition, buildUpdate, equals, isAbsent } from './expressions.ts';
import type { UsedKey } from './idempotency.ts';
import { keys } from './keys.ts';
import { addressSubject, lockoutDelete } from './lockouts.ts';
import { outboxPut } from './outbox.ts';
import { SESSION_END_FIELDS } from './sessions.ts';
import type { giveSubscription } from './subscription-sync.ts';
import { table } from './table.ts';
import { transact, type Write } from './transact.ts';
import type { AccountRow } from './users.ts';

export type Manager = Pick<Me, 'id' | 'role' | 'is_superuser'>;

/** Staff who lose their rights meanwhile, as two who demote each other, must not use them any more. */
export const managerCheck = ({ id, role, is_superuser }: Manager): Write => ({
  ConditionCheck: {
    TableName: table('core'),
    Key: keys.profile(id),
    ...buildCondition(allOf(equals('role', role), equals('is_superuser', is_superuser), equals('is_active', true))),
  },
});

type NewAccount = Omit<NewAdminUser, 'password'>;

/** Staff vouch for the address. */
export const buildAccount = (uid: number, account: NewAccount, now: Date): AccountRow => {
  const at = now.toISOString();
  return {
    id: uid,
    email: normalizeEmail(account.email),
    full_name: account.full_name || null,
    role: account.role,
    is_superuser: false,
    is_active: account.is_active,
    is_verified: true,
    is_iso_auditor: account.is_iso_auditor,
    notes: account.notes || null,
    created_at: at,
    updated_at: at,
    last_login: null,
    sessions_valid_from: null,
    second_factor_at: null,
    subscription: null,
  };
};

interface Insertion {
  manager: Manager;
  events: readonly Write[];
  key?: Write | undefined;
  given?: ReturnType<typeof giveSubscription>;
}

/** `rights`: the manager may no longer do this. */
export const insertAccount = async (
  account: AccountRow,
  { manager, events, key, given }: Insertion,
): Promise<null | UsedKey | 'taken' | 'rights' | 'busy'> => {
  const cancellation = await transact({
    key,
    rights: managerCheck(manager),
    email: addressPut(account.id, account.email),
    profile: {
      Put: {
        TableName: table('core'),
        Item: {
          ...keys.profile(account.id),
          ...account,
          subscription: given?.snapshot ?? null,
          directory: 'user',
          directory_email: account.email,
        },
        ...buildCondition(isAbsent('owner')),
      },
    },
    subscription: given?.put,
    events,
  });
  if (cancellation === null) return null;
  if (cancellation.refused === 'key') return { usedKey: cancellation.item };
  if (cancellation.refused === 'email') return 'taken';
  return cancellation.refused === 'rights' ? 'rights' : 'busy';
};

export type AccountChange = Omit<Partial<AdminUserEdit>, 'password'>;
/** What was stored before and after a change, without what is the same. */
type StoredFields = Partial<Pick<AccountRow, 'email' | 'full_name' | 'role' | 'is_active' | 'is_iso_auditor' | 'notes'>>;

/** The fields of a change that differ from the account; null and an empty text are the same. */
export const findChangedFields = (account: AccountRow, change: AccountChange): StoredFields => {
  const { email, full_name, role, is_active, is_iso_auditor, notes } = change;
  const wanted: StoredFields = {
    ...(email === undefined ? {} : { email: normalizeEmail(email) }),
    ...(full_name === undefined ? {} : { full_name: full_name || null }),
    ...(role === undefined ? {} : { role }),
    ...(is_active === undefined ? {} : { is_active }),
    ...(is_iso_auditor === undefined ? {} : { is_iso_auditor }),
    ...(notes === undefined ? {} : { notes: notes || null }),
  };
  const stored: StoredFields = { ...account, notes: account.notes ?? null };
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => value !== stored[name as keyof StoredFields]));
};

type AccountEvent = Pick<NewSecurityEvent, 'kind' | 'before' | 'after'>;

const ACCESS_NAMES: readonly string[] = ['role', 'is_iso_auditor'];
const PERSON_NAMES: readonly string[] = ['email', 'full_name'];

/** What the audit trail says about a change. Of notes, which are about a person and for staff, only that they were edited. */
export const describeChange = (
  account: AccountRow,
  fields: StoredFields,
  { setsPassword, clearsLock }: { setsPassword: boolean; clearsLock: boolean },
): AccountEvent[] => {
  const pick = (values: StoredFields, names: readonly string[]): ChangedValues =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name) && name in fields));
  const lock: ChangedValues = clearsLock && account.locked_until ? { locked_until: account.locked_until } : {};
  const changes: Required<AccountEvent>[] = [
    { kind: 'role_changed', before: pick(account, ACCESS_NAMES), after: pick(fields, ACCESS_NAMES) },
    {
      kind: fields.is_active ? 'account_activated' : 'account_deactivated',
      before: pick(account, ['is_active']),
      after: pick(fields, ['is_active']),
    },
    {
      kind: 'account_changed',
      before: { ...pick(account, PERSON_NAMES), ...lock },
      after: {
        ...pick(fields, PERSON_NAMES),
        ...('notes' in fields ? { notes: 'edited' } : {}),
        ...(lock.locked_until ? { locked_until: null } : {}),
      },
    },
  ];
  const events: AccountEvent[] = [
    ...changes.filter(({ after }) => Object.keys(after).length > 0),
    ...(setsPassword ? [{ kind: 'password_changed' } as const] : []),
  ];
  // failed sign-ins that did not lock the account yet
  return events.length > 0 ? events : [{ kind: 'account_changed', after: { locked_until: null } }];
};

interface AccountUpdate {
  manager: Manager;
  fields: StoredFields;
  /** From when sessions are valid again, if this ends them. */
  signedOutFrom: Date | null;
  clearsLock: boolean;
  mails: readonly Mail[];
  events: readonly Write[];
  now: Date;
}

const LOCK_FIELDS = ['login_attempts', 'locked_until', 'locked'];
/** Nothing but the account that the decision was made on may be changed. */
const isUnchanged = ({ email, role, is_superuser, is_active }: AccountRow) =>
  allOf(equals('email', email), equals('role', role), equals('is_superuser', is_superuser), equals('is_active', is_active));

const ACCESS_FIELDS = ['role', 'is_active', 'is_iso_auditor'] as const;

const applyUpdate = (account: AccountRow, { fields, signedOutFrom, clearsLock, now }: AccountUpdate): AccountRow => {
  const { locked_until, login_attempts, ...rest } = account;
  const from = signedOutFrom?.toISOString();
  return {
    ...rest,
    ...(clearsLock ? {} : { locked_until, login_attempts }),
    ...(fields.email === undefined ? {} : { mail_problem: null }),
    ...fields,
    ...(from === undefined ? {} : { sessions_valid_from: from, signed_out_by_staff_at: from }),
    updated_at: now.toISOString(),
  } as AccountRow;
};

/** The account as it is stored then. `changed`: it is another one than was read. */
export const updateAccount = async (
  account: AccountRow,
  update: AccountUpdate,
): Promise<AccountRow | 'taken' | 'rights' | 'changed'> => {
  const { manager, fields, signedOutFrom, clearsLock, mails, events, now } = update;
  const from = signedOutFrom?.toISOString();
  const move = fields.email === undefined ? null : addressMove(account.id, { from: account.email, to: fields.email });
  const removed = [...(clearsLock ? LOCK_FIELDS : []), ...(move ? ADDRESS_FIELDS : []), ...(from ? SESSION_END_FIELDS : [])];
  const changesAccess = from !== undefined || ACCESS_FIELDS.some((name) => name in fields);
  const cancellation = await transact({
    rights: changesAccess && manager.id !== account.id ? managerCheck(manager) : undefined,
    email: move?.address,
    profile: {
      Update: {
        TableName: table('core'),
        Key: keys.profile(account.id),
        ...buildUpdate(
          {
            set: {
              ...fields,
              ...(fields.email === undefined ? {} : { directory_email: fields.email }),
              ...(from === undefined ? {} : { sessions_valid_from: from, signed_out_by_staff_at: from }),
              updated_at: now.toISOString(),
            },
            remove: [...new Set(removed)],
          },
          isUnchanged(account),
        ),
      },
    },
    formerEmail: move?.formerAddress,
    lock: clearsLock ? lockoutDelete(addressSubject(account.email)) : undefined,
    mails: mails.map((mail) => outboxPut(mail, now)),
    events,
  });
  if (cancellation === null) return applyUpdate(account, update);
  if (cancellation.refused === 'email') return 'taken';
  return cancellation.refused === 'rights' ? 'rights' : 'changed';
};

/** Staff ended its sessions, and nobody has signed in since: ending them again harms nobody. */
export const isSignedOutByStaff = ({ sessions_valid_from, signed_out_by_staff_at, last_login }: AccountRow): boolean =>
  sessions_valid_from !== null &&
  sessions_valid_from === signed_out_by_staff_at &&
  (last_login === null || last_login < sessions_valid_from);

/** Only who created the account can have set its password. */
export const isUntouched = ({ last_login, sessions_valid_from }: AccountRow): boolean =>
  last_login === null && sessions_valid_from === null;
