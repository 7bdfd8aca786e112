export const deletionMessages = {
  reason: 'Say why this account is to be deleted, or kept, in {min} to {max} characters. The customer can read it.',
  ownAccount: 'To delete your own account, use your profile. It asks for your current password first.',
  alreadyRunning: 'This account is being deleted right now. This can’t be undone any more.',
} as const;
