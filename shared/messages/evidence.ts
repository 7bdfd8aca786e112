const CLAIM_LABELS = {
  rto: 'RTO',
  rpo: 'RPO',
  recovery_time: 'Recovery time',
  backup: 'Backup',
  phone: 'Phone number',
  call_tree: 'Call tree',
} as const;

export const evidenceMessages = {
  claims: CLAIM_LABELS,
  wholeTeam: 'The whole team',
  states: { stated: 'Never tested', missed: 'Missed', proven: 'Proven', expired: 'Expired' },
  hows: {
    exercise: 'Exercise',
    incident: 'Real incident',
    restore_test: 'Restore test',
    call_test: 'Call test',
    by_hand: 'By hand',
  },
  marks: {
    stated: 'Never tested',
    unread: 'Can’t be compared',
    missed: (day: string) => `Missed ${day}`,
    proven: (day: string) => `Proven ${day}`,
    expired: (day: string) => `Expired ${day}`,
  },
  /** Stands after the number in documents: "RTO 4 hours, proven 3 h 10 min on Oct 13, 2026". */
  printed: {
    stated: 'not tested',
    missed: (measured: string | null, day: string) =>
      measured === null ? `failed on ${day}` : `missed with ${measured} on ${day}`,
    proven: (measured: string | null, day: string) => (measured === null ? `passed on ${day}` : `proven ${measured} on ${day}`),
    expired: (measured: string | null, day: string) =>
      measured === null ? `last passed on ${day}, test again` : `last proven ${measured} on ${day}, test again`,
  },
  document: {
    title: 'Numbers that were tested',
    share: 'Numbers proven by a test',
    now: 'As soon as possible',
    more: (count: number) => `And ${count} more, in the app.`,
  },
  passed: 'Passed',
  failed: 'Failed',
  claimRequired: 'Choose what was tested',
  measuredRequired: 'Enter what you measured',
  measuredUnread: 'We can’t read this as a time. Write it like “3 h 10 min” or “2 days”.',
  outcomeRequired: 'Choose passed or failed',
  dayRequired: 'Enter the day of the test',
  inFuture: 'A test can’t be on a day that hasn’t come yet.',
  httpsOnly: 'Enter a web address that begins with https://',
  unknownClaim: 'This BCP doesn’t have that number any more. Reload the page and choose again.',
  tooMany: (max: number) => `A BCP keeps up to ${max} tests. Delete old ones first.`,
} as const;
