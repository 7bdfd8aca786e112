import type { ComponentType } from 'react';
import { AccountAccess, AccountActivity, AccountNotes, BasicInfo } from '../../features/admin/users/account-facts.tsx';
import type { AccountSectionProps } from '../../features/admin/users/user-details.tsx';
import { AccountBcps } from '../../features/staff-access/account-bcps.tsx';

/** The details of an account for staff, in their order. */
export const accountSections: readonly ComponentType<AccountSectionProps>[] = [
  BasicInfo,
  AccountActivity,
  AccountNotes,
  AccountAccess,
  AccountBcps,
];
