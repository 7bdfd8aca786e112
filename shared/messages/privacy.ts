export const deletionMessages = {
  reason: 'Say why this account is to be deleted, or kept, in {min} to {max} characters. The customer can read it.',
  ownAccount: 'To delete your own account, use your profile. It asks for your current password first.',
  alreadyRunning: 'This account is being deleted right now. This can’t be undone any more.',
} as const;

/** What became of the subscription of someone who keeps the account. */
export const keptSubscriptionMessages = {
  ending: 'Your {tier} subscription is set to end on {date}. If you want it to renew, resume it on the subscription page.',
  ended: 'Your {tier} subscription is canceled. You can subscribe again on the subscription page.',
  unknown: 'Check on the subscription page whether your {tier} subscription renews.',
} as const;

export const deletionBannerMessages = {
  text: 'Your account will be deleted on {date}.',
  keep: 'Keep My Account',
  failed: 'We couldn’t undo the deletion. Please try again.',
} as const;

/** The section of an account's details for staff. */
export const staffDeletionMessages = {
  title: 'Delete account',
  lead: 'For a request by letter or email, when you’re sure it comes from the owner. {name} gets an email with the dates and can keep the account for {days} days. Deactivating an account deletes nothing.',
  start: 'Delete account',
  question: 'Delete the account of {name}?',
  consequence:
    'Nothing is deleted today. A paid subscription won’t renew. One with a failed payment is canceled today. On {account} the account is deleted, on {business} the business data.',
  scheduled: 'This account will be deleted on {date}',
  byOwner: 'Asked for by its owner on {date}.',
  byStaff: 'Marked by staff on {date}. Reason: {reason}',
  keep: 'Keep account',
  keepQuestion: 'Keep the account of {name}?',
  keepConsequence:
    'The customer gets an email with your reason. A subscription that was set to end stays so until the customer resumes it. One that was canceled stays canceled.',
  reasonHint: 'The customer reads this text.',
  requested: 'The account will be deleted on {date}',
  kept: 'The account stays',
  failed: 'We couldn’t mark this account. Nothing has changed. Please try again.',
  keepFailed: 'We couldn’t undo the deletion. Nothing has changed. Please try again.',
  account: 'Account deleted',
  business: 'Business data deleted',
  payments: 'Payments kept until',
} as const;

export const bcpDeletionMessages = {
  question: 'Delete “{name}”?',
  consequence:
    'It leaves your list right away, with its team and documents. You can restore it for {days} days. Exercises stay in your record. Your yearly allowance doesn’t change.',
  deleted: '“{name}” was deleted',
  restored: '“{name}” is back',
  failed: 'We couldn’t delete this BCP. Please try again.',
  restoreFailed: 'We couldn’t restore this BCP. Please try again.',
  recentlyDeleted: 'Recently deleted',
  until: 'Deleted {deleted}. You can restore it until {until}.',
  listFailed: 'We couldn’t load your deleted BCPs. Reload the page to see them.',
  unnamed: 'No business name',
} as const;
