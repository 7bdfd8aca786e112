export const listMessages = {
  loadFailed: 'Failed to load BCPs',
  loadFailedCause: 'Failed to load your BCP plans. Please try again.',
  limitsFailed: 'Unable to load BCP limits. Please try again.',
  limitsTitle: {
    available: 'BCP Creation Available',
    none: 'No Active Subscription',
    reached: 'BCP Creation Limit Reached',
  },
  openOnly: 'Open your BCP',
  openOne: 'See your BCPs',
  noBcps: 'No BCPs yet',
  nothingFound: 'No BCP Plans Found',
} as const;

export const saveMessages = {
  notSaved: 'Not saved yet',
  notSavedMissing: 'Not saved yet: add {missing}',
  autoSaving: 'Auto-saving...',
  toServer: 'Saving to server...',
  saved: 'Saved {time}',
  savedAt: 'Saved at {time}',
  autoSaveFailed: 'Auto-save failed. We’ve kept your changes on this device.',
  autoSaveRefused: 'Auto-save failed. {detail}',
  rejected: '{detail}. Everything else is saved.',
  offline: 'You’re offline. We’ll save your changes when you reconnect.',
  conflict: 'Changed in another tab.',
  success: 'Saved successfully!',
  failed: 'Save failed. Please try again.',
  sectionFailed: 'Failed to save {section}',
  bcpFailed: 'Failed to save BCP',
  financialSaved: 'Financial impact settings saved successfully!',
  financialFailed: 'Failed to save financial impact settings. Please try again.',
  assessmentSaved: 'Risk impact assessment saved successfully!',
  assessmentFailed: 'Failed to save risk impact assessment. Please try again.',
  allowance: 'Creating this BCP uses 1 of your {limit} BCPs for this year.',
  allowanceUsed: 'This BCP is 1 of your {limit} BCPs for this year.',
  savedOnce: 'It is saved once you have added {needed}.',
  keepsSaving: 'It is saved, and so is every change as soon as you pause.',
} as const;

export const findingScreens = {
  title: 'Plan check',
  groups: { error: 'Fix first', warning: 'Look again', info: 'Notes' },
  none: 'No conflicts found between your recovery times, dependencies and owners.',
  noneHere: 'Nothing else to fix on this step.',
  count: (count: number) => `${count} ${count === 1 ? 'finding' : 'findings'}`,
  moreHere: (rest: number) => `${rest} more on this step. The review lists all.`,
  showAll: (rest: number) => `Show ${rest} more`,
  goFix: 'Go fix',
  stillRight: 'Still right',
  dismiss: 'Dismiss',
  dismissOf: (why: string) => `Dismiss: ${why}`,
  keep: 'Keep it',
  reason: 'Why do you accept this? (optional)',
  reasonHelp: 'Your documents print this point as accepted by you, with the date and this reason. Readiness stays as it is.',
  dismissed: 'Finding dismissed',
  dismissedTitle: 'Dismissed',
  dismissedOn: (date: string, reason: string | null) => (reason === null ? `Dismissed ${date}` : `Dismissed ${date}: ${reason}`),
  bringBack: 'Bring back',
  changed: (date: string, then: string) =>
    then === '' ? `Changed since you dismissed it on ${date}.` : `Changed since you dismissed it on ${date}. It said ${then}.`,
  lapsed: (date: string) => `You dismissed this more than a year ago, on ${date}. Look at it again.`,
  done: 'Done',
  applied: (text: string) => `Done: ${text}`,
  contactsConfirmed: 'Contacts confirmed today',
  dismissFailed: 'The finding is back, because we couldn’t save that you dismissed it. Please try again.',
  bringBackFailed: 'The finding stays dismissed, because we couldn’t save the change. Please try again.',
  confirmFailed: 'We couldn’t confirm every contact. Please try again.',
} as const;

export const issueMessages = {
  sections: {
    business: 'Business info',
    locations: 'Locations',
    risks: 'Risks',
    impacts: 'Impact',
    functions: 'Critical functions',
    suppliers: 'Key suppliers',
    systems: 'IT systems',
    mitigations: 'Mitigations',
    scenarios: 'Stress tests',
  },
  changedSince: 'Completed, changed since',
  changedSinceDate: (date: string) => `Completed ${date}, changed since`,
  changed: (names: string) => `Changed: ${names}`,
  told: 'Your change is saved. This BCP now shows as “Completed, changed since”. Generate it again when you’re done.',
  again: 'Your document is still complete. Generate it again to issue these changes.',
  resume: 'Review and generate',
  next: (business: string) => `${business} has changed since you completed it. Next: review it and generate it again.`,
} as const;

export const locationBoxMessages = {
  valid: 'Location validated successfully',
  invalid: 'Location validation failed: {error}',
  failed: 'Location validation failed',
} as const;

export const placeMessages = {
  unknownZip: 'We don’t know {zip} as a US ZIP code, so we can’t show what can happen there.',
  otherState: 'ZIP code {zip} is in {place}, but your address is in {state}. Correct one of them to see what can happen there.',
  failed: 'We couldn’t load what can happen at ZIP code {zip}. Your BCP is safe.',
  listsStay: 'Until then, suggestions and the lists below follow your state.',
  rank: 'The most pressing comes first. Choose one to see why it matters at this place.',
} as const;

export const suggestionMessages = {
  assumedFact: '1 assumed fact to confirm',
  assumedFacts: '{count} assumed facts to confirm',
  confirmed: 'Confirmed',
  setAside: '{count} set aside, show',
  ownRiskKnown: '“{name}” is in the list already. It’s ticked now.',
  ownRiskHidden: 'Cyber risks are hidden by your preferences. Turn them on there first.',
  duplicateSupplier: '“{name}” is in the list already. Change that entry instead.',
  failed: 'Failed to get AI suggestions. Please try again.',
  none: 'No suggestions this time. Nothing was changed.',
  replaceFunctions: 'Replace your {count} critical functions with the suggested ones?',
  replacesOwn: 'You wrote or confirmed these yourself. Replacing removes them:',
  entryKnown: '“{name}” is in the list already. Give this one another name.',
  edited: 'Edited by you',
} as const;

export const documentMessages = {
  previewFailed: 'Failed to load document preview',
  contents: 'Contents',
  editIn: (step: number) => `Edit in step ${step}`,
  zoom: 'Zoom',
  /** On the paper of whoever prints by the browser's own menu. */
  printHere: 'To print this document, open its preview and choose Print at the top.',
  copy: 'Copy',
  copies: { issue: 'Clean copy', working: 'Working copy' },
  noAnalysis: 'No analysis results available',
} as const;
