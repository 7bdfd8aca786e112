export const staffAccessMessages = {
  reason: 'Say why you open this BCP, in {min} to {max} characters. The customer can read it.',
  bcpNotFound: 'This customer doesn’t have this BCP',
  failed: 'Failed to load the BCPs',
  none: 'No BCPs',
  unnamed: 'No business name',
  dates: 'Score {overall}% • Updated {updated}',
  why: 'You’ll see the BCP as the customer sees it, and you can’t change it. The customer gets an email and finds your reason in their security activity.',
  openFailed: 'We couldn’t open this BCP. You haven’t seen anything of it. Please try again.',
  reasonHint: 'The customer reads this text.',
  opened: 'Opened by you on {time}. Reason: {reason}',
  visible: 'The customer can see this.',
  common: [
    'The customer asked us for help with this BCP.',
    'We’re looking into a problem the customer reported.',
    'We’re checking an error that our monitoring reported.',
    'The customer asked us to review this BCP.',
  ],
} as const;
