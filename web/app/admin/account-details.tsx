import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { reloadAccounts } from '../../features/admin/admin-queries.ts';
import { AccountContacts, AccountPayments, AccountSubscriptions } from '../../features/admin/users/account-content.tsx';
import { AccountAccess, AccountActivity, AccountNotes, BasicInfo } from '../../features/admin/users/account-facts.tsx';
import { ResetPassword } from '../../features/admin/users/reset-password.tsx';
import { type AccountSectionProps, type DetailsProps, UserDetails } from '../../features/admin/users/user-details.tsx';
import { AuditTrail } from '../../features/security-events/audit-trail.tsx';
import { AccountBcps } from '../../features/staff-access/account-bcps.tsx';
import { AccountDeletion } from '../../features/staff-access/account-deletion.tsx';
import { adminPath } from '../paths.ts';

function Subscriptions({ account }: AccountSectionProps) {
  return <AccountSubscriptions account={account} listPath={adminPath('subscriptions', { user_id: String(account.id) })} />;
}

function Payments({ account }: AccountSectionProps) {
  return <AccountPayments account={account} listPath={adminPath('payments', { user_id: String(account.id) })} />;
}

function Deletion({ account }: AccountSectionProps) {
  const cache = useQueryClient();
  return <AccountDeletion account={account} onChanged={() => reloadAccounts(cache)} />;
}

/** In their order. */
const sections: readonly ComponentType<AccountSectionProps>[] = [
  BasicInfo,
  AccountActivity,
  AccountNotes,
  AccountAccess,
  AccountBcps,
  Subscriptions,
  Payments,
  AccountContacts,
  AuditTrail,
  ResetPassword,
  Deletion,
];

export const AccountDetails = (props: DetailsProps) => <UserDetails {...props} sections={sections} />;
