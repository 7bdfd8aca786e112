import { STRESS_TEST_TITLE } from './page-titles.ts';

const count = (n: number, singular: string, plural: string): string => `${n} ${n === 1 ? singular : plural}`;

export const nextStepMessages = {
  title: 'What to do next',
  deadlines: 'A time limit such as “Within 30 days” counts from the day you issued the BCP.',
  findingsOf: (name: string, total: number, errors: number) =>
    `${name}: ${count(total, 'open finding', 'open findings')}${errors > 0 ? `, ${errors} to fix first` : ''}`,
  exercise: (name: string, date: string) => `Next exercise: ${name} on ${date}`,
  noExercise: 'No exercise is scheduled. Plan the next one',
  review: (name: string, date: string) => `Review ${name} by ${date}`,
  reviewOverdue: (name: string, date: string) => `The review of ${name} was due on ${date}`,
  mitigations: (total: number) => count(total, 'open mitigation', 'open mitigations'),
  nobody: 'No one is responsible yet',
  overdue: (date: string) => `Overdue since ${date}`,
  due: (date: string) => `Due ${date}`,
  noDate: 'No date',
  showAll: (rest: number) => `Show ${rest} more`,
  inBcp: (total: number, name: string) => `See all ${total} of ${name}`,
  done: 'Done',
  /** Stored as the timeline: what is done has a day. */
  doneOn: (date: string) => `Done ${date}`,
  marked: (name: string) => `“${name}” is done.`,
  markFailed: 'We couldn’t save that it is done. Please try again.',
  undoFailed: 'We couldn’t undo this. Change the status in step 5 of the BCP.',
  gone: 'This mitigation is no longer in the BCP.',
} as const;

export const bcpListMessages = {
  showInList: (of: string) => `${of}: show them in the list`,
  sort: 'Sort',
  sorts: { newest: 'Newest first', name: 'By name', completeness: 'Least complete first' },
  /** Drafts and BCPs in review, which one figure counts. */
  active: 'Draft or in review',
  stale: (time: string) => `We couldn’t refresh this. You’re seeing it as of ${time}.`,
  stressTest: STRESS_TEST_TITLE,
  stressTestLead: 'See when each function is back if the worst happens, what is too late, and what would help most.',
  runStressTest: 'Run a stress test',
  copyOf: 'Copy of {name}',
  duplicated: '“{name}” was created',
  duplicateFailed: 'We couldn’t duplicate this BCP. Please try again.',
  renamed: 'Renamed to “{name}”',
  renameFailed: 'We couldn’t rename this BCP. Please try again.',
  renameHelp: 'Documents print this name too.',
  archived: '“{name}” was archived',
  unarchived: '“{name}” is back in your list',
  archiveFailed: 'We couldn’t save this. Please try again.',
  noneArchived: 'No archived BCPs',
} as const;
