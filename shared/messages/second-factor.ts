export const secondFactorMessages = {
  codeNeeded: 'Enter the code from your authenticator app to sign in.',
  codeWrong: 'That code didn’t work. Enter the newest code from your app, or a recovery code you haven’t used yet.',
  setUpCodeWrong: 'That code didn’t work. Enter the newest code your app shows for Keelhouse.',
  alreadyOn: 'Two-step sign-in is already on.',
  notOn: 'Two-step sign-in is off.',
  setUpExpired: 'Setting up takes 10 minutes at most. Start again with a new QR code.',
  requiredByRole: 'Your role requires two-step sign-in, so you can’t turn it off.',
  staffMustSetUp: 'Your role requires two-step sign-in. Until you set it up, you can’t do what your role allows.',
  turnedOff: 'Two-step sign-in is off. Your password is all you need to sign in.',
  codeTooLong: 'Enter the 6-digit code, or a recovery code',
  ownReset: 'You can’t reset your own two-step sign-in here. Use your profile.',
} as const;

export const secondFactorScreenMessages = {
  lead: 'Protects your account even if someone learns your password.',
  offText: 'When you sign in, you enter your password and a code from an app on your phone.',
  offApps: 'Any authenticator app works, such as Google Authenticator, Microsoft Authenticator, or 1Password.',
  scan: 'Scan this QR code with your authenticator app.',
  qrCode: 'QR code with the key below',
  openApp: 'On your phone? Open the app with this key',
  typeKey: 'Can’t scan it? Type this key into the app:',
  enterBoth: 'Enter your password and the code the app shows.',
  setUpLimit: 'The QR code works for 10 minutes.',
  codesLead:
    'Each code signs you in once if you can’t use your phone. Keep them where you can reach them without it. We can’t show them again.',
  codesReplaced: 'Your earlier recovery codes no longer work.',
  saved: 'I have saved these codes',
  noCodes: 'You have no recovery codes left. Make new ones now.',
  fewCodes: 'You’re running low on recovery codes. Make new ones soon.',
  newCodesLead: 'Enter your password and a code. We’ll make ten new recovery codes, and the earlier ones stop working.',
  disableLead: 'Enter your password and a code. After that, your password is all it takes to sign in.',
  cannotDisable: 'Your role requires two-step sign-in, so it stays on.',
  loadFailed: 'We couldn’t load your sign-in settings',
  startFailed: 'We couldn’t start. Please try again.',
  failed: 'That didn’t work. Please try again.',
  network: 'We can’t reach Keelhouse. Nothing has changed. Check your connection and try again.',
  passwordRequired: 'Enter your current password',
} as const;

export const secondFactorResetMessages = {
  question: 'Reset two-step sign-in?',
  consequence:
    'First make sure you’re talking to the owner of {email}: call them at a number you already know. This signs them out everywhere. Until they set it up again, their password is all it takes to sign in.',
  done: 'Two-step sign-in was reset for {email}',
  failed: 'We couldn’t reset two-step sign-in. Please try again.',
} as const;
