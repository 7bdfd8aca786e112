import { signInScreenMessages } from './sign-in.ts';

export const passwordMessages = {
  tooShort: 'Password must be at least 8 characters long',
  tooLong: 'Password must be at most 128 characters long',
  blankAtAnEnd: 'Password can’t begin or end with a space',
  untypable: 'Password can’t contain line breaks or control characters',
  /** The user pool refused what our own rule accepted. */
  refused: 'This password can’t be used. Please choose another one.',
  common: 'This password is too common. Please choose another one.',
  isEmail: 'Your password must not be your email address',
  mismatch: 'Passwords do not match',
  newMismatch: 'New passwords do not match',
  newTooShort: 'New password must be at least 6 characters long',
  currentWrong: 'Current password is incorrect',
} as const;

export const nameMessages = {
  notAName: 'Enter your name in one line, without invisible characters',
} as const;

export const accountMessages = {
  registered: 'Registration successful! Please check your email to verify your account before logging in.',
  disposable: 'This address only lasts for a short time. Please use one that you keep: links and reminders go there.',
  wrongCredentials: 'Incorrect email or password',
  notVerified: 'Email not verified',
  locked: 'This account is locked. Please try again in 15 minutes.',
  verified: 'Email verified successfully',
  verifyInvalid: 'Invalid or expired verification link',
  resent: 'If this address has an account that isn’t verified yet, a new link is on its way.',
  forgot: 'If this address has an account, a reset link is on its way.',
  resetInvalid: 'Invalid or expired reset link',
  resetDone: 'Password reset successfully',
  passwordChanged: 'Password updated successfully',
  loggedOut: 'Signed out',
  sessionEnded: 'Your session has ended. Please sign in again.',
} as const;

export const emailMessages = {
  same: 'This is already your email address',
  requested: 'We’ve sent a link to your new address. Your email address changes once you open the link and confirm it.',
  nonePending: 'No change of your email address is waiting. Reload the page to see your current address.',
  linkInvalid: 'This link doesn’t work. It may have expired, or the change was canceled. Your email address stays as it is.',
  taken: 'This address belongs to another Keelhouse account now. Your email address stays as it is.',
  changed: 'Your email address is changed. Use the new one the next time you sign in.',
} as const;

export const profileMessages = {
  nameSaved: 'Name saved',
  nameFailed: 'Failed to save your name. Please try again.',
  currentPasswordRequired: 'Enter your current password',
  emailExplained: 'We’ll send a link to the new address. Until you confirm it, your email address stays as it is.',
  emailFailed: 'Failed to send the link. Please try again.',
  pendingHint: 'Open the link we sent there within 24 hours. Until then, you sign in with your current address.',
  resendFailed: 'Failed to send the link again. Please try again.',
  cancelFailed: 'Failed to cancel the change. Please try again.',
} as const;

export const confirmEmailMessages = {
  missing: 'This link is incomplete. Open it from the email again.',
  failed: 'We couldn’t confirm your new address. Please try again.',
} as const;

export const signInMessages = {
  notFound: 'This sign-in has already ended',
  allOthers: 'All other devices',
  loadFailed: 'Failed to load your sign-ins',
  endFailed: 'Failed to sign this device out. Please try again.',
  endOthersFailed: 'Failed to sign out the other devices. Please try again.',
  ended: 'Signed out',
  othersEnded: 'All other devices are signed out',
} as const;

export const accountScreenMessages = {
  ...signInScreenMessages,
  registrationFailed: 'Registration failed',
  sentTo: 'We sent it to {email}. If it isn’t there in a minute, look in your spam folder.',
  verifyMissing: 'Invalid verification link',
  verifyFailed: 'Verification failed',
  verifyHint: 'Try the link in your email again in a minute, or request a new one below.',
  forgotFailed: 'Failed to send reset email',
  resetMissing: 'Invalid reset link',
  resetInvalid: 'Invalid or expired reset link',
  resetHint: 'Reset links expire after one hour and work only once. Use the link in our most recent email.',
  resetUnchecked: 'Failed to validate reset link',
  resetFailed: 'Failed to reset password',
  passwordFailed: 'Failed to update password',
  passwordError: 'An error occurred while updating password',
  unreachableAddress:
    'We can’t reach you at {email}. Our emails come back or were marked as spam, so we’ve stopped sending notices there. If the address is right, confirm it again.',
  confirmationSent: 'We’ve sent a link. Open it and reload this page.',
  emailFormat: 'Enter an email address like name@example.com',
  confirmRequired: 'Enter the password once more',
  termsRequired: 'Please agree to the Terms of Service and the Privacy Policy',
} as const;
