/** Apart from the other messages of accounts: sign-in is the first page a browser loads. */
export const signInScreenMessages = {
  verifyFirst: 'Please verify your email before logging in. Check your inbox for a verification link.',
  loginFailed: 'Login failed. Please check your credentials.',
  /** Used by the session for a failed sign-in without a sentence. */
  signInFailed: 'Login failed',
  resent: 'Verification email sent successfully!',
  resendFailed: 'Failed to resend verification email',
  network: 'Network error. Please try again.',
  unreachable: 'We can’t reach Keelhouse',
  unreachableHint: 'You’re still signed in, and your saved work is safe. Check your internet connection, then try again.',
  emailRequired: 'Enter your email address',
  passwordRequired: 'Enter a password',
} as const;

export const codeStepMessages = {
  title: 'Enter your code',
  useRecoveryCode: 'Use a recovery code instead',
  useApp: 'Use the app instead',
  codeRequired: 'Enter the code',
} as const;
