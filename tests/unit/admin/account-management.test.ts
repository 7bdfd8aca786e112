import { describe, expect, it } from 'vitest';
import { type AccountEdit, endsSessions, findCreationRefusal, findEditRefusal } from '#shared/domain/account-management.ts';

const account = (part: object = {}) => ({
  ...{ id: 9, role: 'user' as const, is_superuser: false, is_active: true, is_iso_auditor: false },
  ...part,
});
const user = account();
const admin = account({ role: 'admin' });
const superAdmin = account({ role: 'super_admin' });
const superuser = account({ is_superuser: true });
const inactive = account({ is_active: false });

const asAdmin = { id: 1, role: 'admin', is_superuser: false } as const;
const asSuper = { id: 2, role: 'super_admin', is_superuser: false } as const;
const asSuperuser = { id: 3, role: 'user', is_superuser: true } as const;

const PROTECTED = { reason: 'forbidden', detail: 'Super admin accounts cannot be deactivated or deleted' };
const SUPER_ONLY = { reason: 'forbidden', detail: 'Only a super admin can do this.' };
const ROLES = { reason: 'forbidden', detail: 'Only a super administrator can give or take away a role' };
const OWN = { reason: 'refused', detail: 'You cannot change your own access' };
const OWN_PASSWORD = {
  reason: 'refused',
  detail: 'To change your own password, use your profile. It asks for your current password first.',
};

describe('findEditRefusal', () => {
  const rename: AccountEdit = {};
  it.each([
    ['an admin edits a user', asAdmin, user, rename, null],
    ['an admin edits another admin', asAdmin, admin, rename, null],
    ['an admin edits a super admin', asAdmin, superAdmin, rename, SUPER_ONLY],
    ['an admin edits a superuser', asAdmin, superuser, rename, SUPER_ONLY],
    ['a super admin edits a super admin', asSuper, superAdmin, rename, null],
    ['a superuser edits a super admin', asSuperuser, superAdmin, rename, null],

    ['an admin deactivates a user', asAdmin, user, { is_active: false }, null],
    ['an admin deactivates another admin', asAdmin, admin, { is_active: false }, null],
    ['an admin deactivates a super admin', asAdmin, superAdmin, { is_active: false }, PROTECTED],
    ['a super admin deactivates a super admin', asSuper, superAdmin, { is_active: false }, PROTECTED],
    ['a super admin deactivates a superuser', asSuper, superuser, { is_active: false }, PROTECTED],
    ['an admin activates a user', asAdmin, inactive, { is_active: true }, null],
    ['an admin makes a user an ISO auditor', asAdmin, user, { is_iso_auditor: true }, null],

    ['an admin resets the password of a user', asAdmin, user, { password: 'p' }, null],
    ['an admin resets the password of a super admin', asAdmin, superAdmin, { password: 'p' }, SUPER_ONLY],
    ['an admin resets the password of a superuser', asAdmin, superuser, { password: 'p' }, SUPER_ONLY],
    ['a super admin resets the password of a super admin', asSuper, superAdmin, { password: 'p' }, null],

    ['an admin makes a user an admin', asAdmin, user, { role: 'admin' }, ROLES],
    ['an admin makes a user a super admin', asAdmin, user, { role: 'super_admin' }, ROLES],
    ['an admin makes an admin a user', asAdmin, admin, { role: 'user' }, ROLES],
    ['an admin sends the role a user has', asAdmin, user, { role: 'user' }, null],
    ['a super admin makes a user a super admin', asSuper, user, { role: 'super_admin' }, null],
    ['a super admin makes a super admin a user', asSuper, superAdmin, { role: 'user' }, null],
    ['a superuser makes a user an admin', asSuperuser, user, { role: 'admin' }, null],

    ['an admin makes themselves a super admin', asAdmin, { ...admin, id: 1 }, { role: 'super_admin' }, ROLES],
    ['an admin makes themselves a user', asAdmin, { ...admin, id: 1 }, { role: 'user' }, OWN],
    ['an admin deactivates themselves', asAdmin, { ...admin, id: 1 }, { is_active: false }, OWN],
    ['an admin makes themselves an ISO auditor', asAdmin, { ...admin, id: 1 }, { is_iso_auditor: true }, OWN],
    ['an admin renames themselves', asAdmin, { ...admin, id: 1 }, { role: 'admin', is_active: true }, null],
    ['an admin resets their own password', asAdmin, { ...admin, id: 1 }, { password: 'p' }, OWN_PASSWORD],
    ['a super admin demotes themselves', asSuper, { ...superAdmin, id: 2 }, { role: 'admin' }, OWN],
    ['a super admin deactivates themselves', asSuper, { ...superAdmin, id: 2 }, { is_active: false }, OWN],
  ] as const)('%s', (_, manager, target, edit, expected) => {
    expect(findEditRefusal(manager, target, edit)).toEqual(expected);
  });
});

describe('findCreationRefusal', () => {
  it.each([
    ['an admin creates a user', asAdmin, 'user', null],
    ['an admin creates an admin', asAdmin, 'admin', ROLES],
    ['an admin creates a super admin', asAdmin, 'super_admin', ROLES],
    ['a super admin creates a super admin', asSuper, 'super_admin', null],
    ['a superuser creates an admin', asSuperuser, 'admin', null],
  ] as const)('%s', (_, manager, role, expected) => {
    expect(findCreationRefusal(manager, role)).toEqual(expected);
  });
});

describe('endsSessions', () => {
  it.each([
    ['a new name', user, {}, false],
    ['the same role and state', user, { role: 'user', is_active: true }, false],
    ['a new role', user, { role: 'admin' }, true],
    ['a deactivation', user, { is_active: false }, true],
    ['a deactivation of an inactive account', inactive, { is_active: false }, false],
    ['an activation', inactive, { is_active: true }, false],
    ['a new password', user, { password: 'p' }, true],
    ['the flag of an auditor', user, { is_iso_auditor: true }, false],
  ] as const)('%s ends the sessions of an account: %#', (_, target, edit, expected) => {
    expect(endsSessions(target, edit)).toBe(expected);
  });
});
