/** What staff may do to which account. */
import { accessMessages } from '#shared/messages/access.ts';
import { adminUserMessages } from '#shared/messages/admin-users.ts';
import { deletionMessages } from '#shared/messages/privacy.ts';
import { hasSuperAdminRights, isSuperAdmin, type Me, type Role } from './user.ts';

type Manager = Pick<Me, 'id' | 'role' | 'is_superuser'>;
export type ManagedAccount = Pick<Me, 'id' | 'role' | 'is_superuser' | 'is_active' | 'is_iso_auditor'>;

export interface AccountEdit {
  role?: Role | undefined;
  is_active?: boolean | undefined;
  is_iso_auditor?: boolean | undefined;
  password?: string | undefined;
}

export interface EditRefusal {
  reason: 'forbidden' | 'refused';
  detail: string;
}

const forbid = (detail: string): EditRefusal => ({ reason: 'forbidden', detail });
const refuse = (detail: string): EditRefusal => ({ reason: 'refused', detail });

const rank: Record<Role, number> = { user: 0, admin: 1, super_admin: 2 };

const changesAccess = (account: ManagedAccount, edit: AccountEdit): boolean =>
  (edit.role ?? account.role) !== account.role ||
  (edit.is_active ?? account.is_active) !== account.is_active ||
  (edit.is_iso_auditor ?? account.is_iso_auditor) !== account.is_iso_auditor;

export const findEditRefusal = (manager: Manager, account: ManagedAccount, edit: AccountEdit): EditRefusal | null => {
  const role = edit.role ?? account.role;
  if (rank[role] > rank[account.role] && !hasSuperAdminRights(manager)) return forbid(adminUserMessages.rolesBySuperAdmin);
  if (account.id === manager.id) {
    if (changesAccess(account, edit)) return refuse(adminUserMessages.ownAccess);
    return edit.password === undefined ? null : refuse(adminUserMessages.ownPassword);
  }
  if (isSuperAdmin(account) && edit.is_active === false) return forbid(adminUserMessages.protected);
  if (isSuperAdmin(account) && !hasSuperAdminRights(manager)) return forbid(accessMessages.superAdminOnly);
  if (role !== account.role && !hasSuperAdminRights(manager)) return forbid(adminUserMessages.rolesBySuperAdmin);
  return null;
};

export const findDeletionRefusal = (manager: Manager, account: Manager): EditRefusal | null => {
  if (account.id === manager.id) return refuse(deletionMessages.ownAccount);
  return isSuperAdmin(account) ? forbid(adminUserMessages.protected) : null;
};

export const findCreationRefusal = (manager: Manager, role: Role): EditRefusal | null =>
  role === 'user' || hasSuperAdminRights(manager) ? null : forbid(adminUserMessages.rolesBySuperAdmin);

/** A new role, a new password or a deactivation signs the account out everywhere. */
export const endsSessions = (account: ManagedAccount, edit: AccountEdit): boolean =>
  edit.password !== undefined || (edit.role ?? account.role) !== account.role || (account.is_active && edit.is_active === false);
