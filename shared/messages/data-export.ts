export const exportMessages = {
  tooManyJobs: 'You can make three downloads of your data a day. The last one is still on your profile page.',
  tooManyOpen: 'Your download is being made. Wait for it to finish, then try again.',
  jobFailed: 'We couldn’t put your download together. Your data is safe. Please try again.',
  jobExpired: 'Your download took too long. Your data is safe. Please try again.',
} as const;

/** In the README of the archive, and on the screen that offers it. */
export const exportContents = [
  {
    files: 'account.json',
    holds:
      'Your profile, preferences, billing address, subscriptions, training progress, the logo and color of your documents and the devices that are signed in. The logo itself is logo.png or logo.jpeg.',
  },
  {
    files: 'bcps/',
    holds:
      'A folder for each BCP: the document as a PDF, everything you entered, with the tests of your numbers (bcp.json), and tables of risks with their ratings and the reasons for them, functions, suppliers, systems, mitigations, team members and service providers.',
  },
  {
    files: 'exercises/',
    holds:
      'A list of your exercises, a file for each with its scenario, material and notes, and the after-action report as a PDF once it was held.',
  },
  { files: 'contacts.csv, contacts.json', holds: 'Your crisis contacts.' },
  { files: 'compliance-audits.json', holds: 'Your assessments against ISO 22301, clause by clause.' },
  { files: 'payments.csv, payments.json', holds: 'What you paid, when, and with which kind of card.' },
  {
    files: 'security-events.csv, security-events.json',
    holds: 'What happened to your account in the last year, as Security activity shows it.',
  },
] as const;

export const exportLeftOut = [
  'Your password and the secret of two-step sign-in. No one needs a copy of them.',
  'Card numbers. Our payment provider Stripe keeps them, and your invoices, which Billing links to.',
  'BCPs that you deleted. Restore a BCP first to include it.',
  'Emails between you and our support team, and the notes the team keeps for its work. Write to us for a copy.',
  'Copies that expire by themselves, such as AI suggestions you didn’t keep and documents you downloaded.',
] as const;

export const readmeTexts = {
  title: 'YOUR DATA AT KEELHOUSE',
  made: 'Made on {date} for {email}.',
  inside: 'WHAT IS INSIDE',
  counts: 'BCPs: {bcps}. Exercises: {exercises}. Contacts: {contacts}. Payments: {payments}. Assessments: {audits}.',
  formats:
    'Files that end in .csv open in any spreadsheet, such as Excel or Google Sheets. Files that end in .json hold the same and more for other programs. Times are in UTC, and in PDFs those of your business. Amounts are in dollars in payments.csv and in cents in payments.json.',
  formulas:
    'In the tables, an apostrophe comes before entries that a spreadsheet would run as a formula. It isn’t part of what you entered.',
  leftOut: 'WHAT IS NOT INSIDE',
  notMade: 'WHAT YOU CAN GET IN THE APP',
  notMadeLead: 'We couldn’t add the PDFs below to this archive. Everything they are made from is inside. Open them in the app:',
  care: 'Keep this archive in a safe place. It names people and how to reach them.',
  contact: 'Questions: write to us at the address at the bottom of every page.',
} as const;

export const yourDataMessages = {
  title: 'Your data',
  download: {
    title: 'Download your data',
    lead: 'Get a copy of your data in one archive (ZIP), with a README that says what each file is.',
    inside: 'What is inside',
    leftOut: 'What isn’t inside',
    start: 'Download My Data',
    again: 'Make a New Archive',
    fetch: 'Download Archive',
    working: 'We’re putting your data together',
    workingHint: 'You can leave this page. If it takes more than a minute, we’ll email you when it’s ready.',
    ready: 'Your data is ready',
    made: 'Made {made}. You can download it until {until}. Then we delete the archive, and you can make a new one.',
    failed: 'We couldn’t get your download. Your data is safe. Check your connection and try again.',
  },
  deletion: {
    title: 'Delete your account',
    lead: 'If you choose Delete My Account, we delete your account after {days} days, and your BCPs and other business data after {businessDays} days. Until your account is deleted, you can change your mind: sign in and choose Keep My Account.',
    today: 'Nothing is deleted yet. Your other devices are signed out.',
    accountPurge: 'We delete your account, settings and billing information. You can’t sign in after that.',
    businessPurge: 'We delete your BCPs, team members, contacts, exercises, audits and documents.',
    payments: 'Payment records stay for 7 years after each payment, because tax law requires it.',
    securityLog: 'Security activity stays for 1 year after each event, to prove who did what. Then it deletes itself.',
    subscription:
      'Your {tier} subscription won’t renew. What you paid for stays usable until {date}. We don’t refund the rest of the year.',
    subscriptionDue:
      'The last payment for your {tier} subscription failed. We cancel the subscription today and don’t try to collect the payment again.',
    subscriptionCanceled:
      'We cancel your {tier} subscription, because its last payment failed. We don’t try to collect the payment again.',
    meaning: 'What happens when I delete my account',
    what: 'What is deleted, and when',
    stays: 'What stays, and why',
    start: 'Delete My Account',
    question: 'Delete your account?',
    copyFirst: 'Download a copy of your data first if you may need it later.',
    password: 'Current password',
    passwordMissing: 'Enter your current password',
    confirm: 'Delete My Account',
    working: 'Requesting...',
    cancel: 'Cancel',
    failed: 'We couldn’t request the deletion. Nothing has changed. Try again.',
    scheduled: 'Your account will be deleted on {date}',
    byOwner:
      'You asked for this on {date}. Until then, everything works as before, except that you can’t buy, change or resume a subscription.',
    byStaff:
      'We received a request for this on {date}. Our note: “{reason}” Until then, everything works as before, except that you can’t buy, change or resume a subscription.',
    keep: 'Keep My Account',
    keeping: 'Keeping your account...',
    keepFailed: 'We couldn’t undo the deletion. Try again. If it keeps failing, write to us.',
    kept: 'Your account stays. Nothing was deleted.',
    superAdmin: 'A super administrator’s account can’t be deleted. Ask another super administrator to change your role first.',
  },
} as const;
