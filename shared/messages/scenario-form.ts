export const scenarioFormMessages = {
  title: 'Build your own scenario',
  editTitle: 'Edit scenario',
  name: 'What happens',
  namePlaceholder: 'The water main bursts',
  lost: 'What is lost',
  lostHint: 'Choose everything that is gone from the first minute.',
  lasts: 'For how long',
  lastsPlaceholder: '3 days',
  lastsHint: 'Leave it empty if it doesn’t come back by itself.',
  staff: 'Staff who can work',
  weekday: 'Day',
  hour: 'Time',
  save: 'Save scenario',
  kinds: {
    site: 'Places',
    power: 'Power',
    internet: 'Internet',
    system: 'IT systems',
    supplier: 'Suppliers',
    provider: 'Service providers',
    person: 'People',
    function: 'Functions that may not run',
  },
  unreadable: 'Enter a time such as “8 hours” or “2 weeks”',
  conflict: {
    changed:
      'This scenario was changed in another tab or by someone else. What you entered is still here. Save again to keep both, with yours as a scenario of its own.',
    removed:
      'This scenario was deleted in another tab or by someone else. What you entered is still here. Save again to add it back.',
  },
  saveFailed: 'We couldn’t save the scenario. What you entered is still here. Try again.',
} as const;
