import type { CHANNELS, TOPICS } from '../domain/exercise-material.ts';

/** Screens of the facilitator and the projector. */
/** Ends an exercise at once, on the screen and on paper. */
export const STOP_WORDS = '“No drill, no drill”';

export const facilitatorMessages = {
  title: 'Facilitate',
  drill: 'EXERCISE - this is not a real emergency',
  failed: { failed: 'Failed to load the exercise', error: 'Failed to load the exercise' },
  saveFailed: { failed: 'Failed to save the record', error: 'Failed to save the record' },
  notStartedTitle: 'This exercise isn’t running',
  notStarted: 'Start the exercise on its page, then open the facilitator’s console again.',
  neverPlayed: 'This exercise was never played, so there is no record.',
  startQuestion: 'Start this exercise now?',
  startText: 'Everyone who can see the exercise will see that it is in progress. The clock starts when you press Start.',
  readOnly: 'This record can’t be changed. You can read it.',
  realTitle: 'If something real happens',
  realRules: [
    `Stop the exercise right away. Say ${STOP_WORDS}.`,
    'People first: get everyone to safety and call 911.',
    'Say “exercise” at the start of every call and message you make during the exercise.',
  ],
  saved: 'All changes saved',
  notSavedYet: 'Nothing to save yet',
  waiting: 'Unsaved changes',
  saving: 'Saving…',
  offline: 'Offline. Your changes are kept on this device.',
  unsaved: '{reason} Your changes are kept on this device.',
  merged: 'Another window changed this record at the same time. Both versions are combined below.',
  restored: 'We restored changes that hadn’t been saved.',
  resetQuestion: 'Start over?',
  resetText: 'The clock goes back to zero and all injects are taken back. Everything you typed stays.',

  dueAnnouncement: 'Inject {number} is due. {channel}: {from}.',
  lead: 'EXERCISE - this is not a real emergency. If something real happens, stop and call 911.',
  noInjects: 'There are no injects for this exercise.',
  noQuestions: 'There are no discussion questions for this exercise.',
  noNotes: 'Write down decisions and surprises. Each note gets the time on the clock.',
  noActions: 'Write down what will change, who does it, and by when.',
  welcome: 'We’ll begin in a moment',
  paused: 'Paused',
  projectorHint: 'Move this window to the projector, then press Full screen.',
  shortcutsText: 'Shortcuts work while you aren’t typing in a field.',
} as const;

export const CHANNEL_LABELS: Record<(typeof CHANNELS)[number], string> = {
  call: 'Phone call',
  mail: 'Email',
  alert: 'Alert',
  press: 'Press',
  visit: 'Visitor',
};

export const TOPIC_LABELS: Record<(typeof TOPICS)[number], string> = {
  people: 'People',
  communication: 'Communication',
  IT: 'IT',
  supplier: 'Suppliers',
  money: 'Money and insurance',
  authority: 'Authority',
};
