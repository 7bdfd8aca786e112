export const adminScreenMessages = {
  lead: 'The accounts, subscriptions, and prices behind Keelhouse.',
  dashboardFailed: 'Failed to load admin dashboard',
  inactive: { none: 'All accounts are active', single: '1 account is inactive', many: '{count} accounts are inactive' },
  activeHint: 'Can sign in',
  adminHint: 'Administrators and super administrators',
  lockedHint: 'Locked for 15 minutes after five wrong passwords',
  noneLocked: 'No one is locked out',
  growthHint: 'Days are counted in UTC. Weeks begin on Monday.',
  statsAt: 'Counted at {time}',
  shown: 'Showing {from} to {to} of {total} results',
} as const;

export const userScreenMessages = {
  list: 'Failed to load users',
  details: 'Failed to load user details',
  noName: 'No name',
  never: 'Never',
  dates: 'Created {created} • Last login {login}',
  lockedUntil: 'until {time}',
  none: 'No users found',
  noMatch: 'Try adjusting your filters',
  noNotes: 'No notes',
  mailProblem: { bounce: 'Mail comes back', complaint: 'Mail was reported as spam' },
  noUsers: 'Get started by creating a new user',
  alreadyInactive: 'This account is already inactive',
  failed: { activate: 'Failed to activate user', deactivate: 'Failed to deactivate user', remove: 'Failed to delete user' },
  done: {
    activate: '{name} can sign in again',
    deactivate: '{name} is now inactive',
    remove: '{name} is now inactive',
    unlock: '{name} is unlocked',
  },
  deactivateQuestion: 'Are you sure you want to deactivate this user?',
  deactivateText:
    '{name} ({email}) is signed out right away and can’t sign in until someone activates the account again. Their BCPs stay, and a subscription keeps running.',
} as const;
