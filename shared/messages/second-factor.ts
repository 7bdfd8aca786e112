export const secondFactorMessages = {
  codeNeeded: 'Enter the code from your authenticator app to sign in.',
  codeWrong: 'That code didn’t work. Enter the newest code from your app, or a recovery code you haven’t used yet.',
  setUpCodeWrong: 'That code didn’t work. Enter the newest code your app shows for Keelhouse.',
  alreadyOn: 'Two-step sign-in is already on.',
  notOn: 'Two-step sign-in is off.',
  setUpExpired: 'Setting up takes 10 minutes at most. Start again with a new QR code.',
  requiredByRole: 'Your role requires two-step sign-in, so you can’t turn it off.',
  staffMustSetUp: 'Set up two-step sign-in to use the admin area.',
  turnedOff: 'Two-step sign-in is off. Your password is all you need to sign in.',
  codeTooLong: 'Enter the 6-digit code, or a recovery code',
  ownReset: 'You can’t reset your own two-step sign-in here. Use your profile.',
} as const;
