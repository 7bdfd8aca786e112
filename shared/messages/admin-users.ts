export const adminUserMessages = {
  role: 'Choose a role: User, Admin, or Super Admin',
  emailTaken: 'Email already registered',
  protected: 'Super admin accounts cannot be deactivated or deleted',
  ownAccess: 'You cannot change your own access',
  ownPassword: 'To change your own password, use your profile. It asks for your current password first.',
  rolesBySuperAdmin: 'Only a super administrator can give or take away a role',
  notFound: 'User not found',
  duration: 'Choose one of these durations in days: {days}',
  passwordReset: 'Password reset successfully',
} as const;
