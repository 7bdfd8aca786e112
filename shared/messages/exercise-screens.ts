/** `failed` when a refusal has no sentence, `error` when no response arrived. */
export const exerciseScreenMessages = {
  list: { failed: 'Failed to fetch exercises', error: 'Error fetching exercises' },
  detail: { failed: 'Failed to fetch exercise details', error: 'Failed to fetch exercise details' },
  create: { failed: 'Failed to create exercise', error: 'Error creating exercise' },
  update: { failed: 'Failed to update exercise', error: 'Failed to update exercise' },
  start: { failed: 'Failed to start exercise', error: 'Error starting exercise', isNamed: true },
  generateLead: 'We write scenarios from your functions, systems and suppliers. You decide which ones to keep.',
  generateResumed: 'Your scenarios are still being written. You can leave this page.',
  generateTypes: 'Choose at least one kind of emergency',
  reviewFirst: 'Keep or discard the scenarios that are waiting first.',
  noScenarioKept: 'Nothing is added to your exercises until you keep it.',
  undoFailed: 'We couldn’t cancel some scenarios. Please cancel them in the list.',
  keep: { failed: 'Failed to keep the scenarios', error: 'Failed to keep the scenarios' },
  generate: { failed: 'Failed to generate AI scenarios', error: 'Failed to generate AI scenarios' },
  change: { failed: 'Failed to change the exercise', error: 'Failed to change the exercise' },
  download: { failed: 'Failed to download the BCP document', error: 'Failed to download the BCP document' },
  notFound: 'Exercise Not Found',
  notFoundText: 'It may have been removed, or belongs to another account.',
  formFailed: 'Failed to load data',
  editFailed: 'Failed to load exercise data',
  bcpForGeneration: 'BCP ID is required for AI generation',
  none: 'No tabletop exercises yet',
  noneText: 'A tabletop exercise talks your team through an emergency and shows where your plan breaks down.',
  count: '{count} exercises',
  countOne: '1 exercise',
  nothingMatches: 'No exercises match',
  nothingMatchesText: 'Try another search or fewer filters.',
  nextUp: 'Next up',
  overdue: 'Its date has passed:',
  awaiting: 'Waiting for your approval',
  allAwaiting: 'See all {count} that are waiting',
  noneAwaiting: 'Nothing is waiting for your approval',
  noneAwaitingText: 'New exercises show up here when someone creates them.',
  discard: 'Discard this exercise?',
  discardText: 'What you typed here hasn’t been saved.',
  overwrite: 'Replace what is in the form?',
  overwriteText: 'Name, type, scenario, objectives, duration and participants are replaced by those of the template.',
  participantsHidden: 'Only the owner of the BCP sees names and contact details.',
  participantsStay:
    'Only the owner of the BCP can see and change who takes part. Your changes leave the participants as they are.',
  participantsHint: 'Everyone who would act in such an emergency. Rows without a name aren’t kept.',
  fromTeam: 'From the team of this BCP',
  fromTeamText: 'Pick people to add them below, with their role, email and phone. You can also type others in.',
  notInTeam: 'No one on the team matches. Add them by hand below.',
  objectivesHint: 'What the exercise should show, one objective a line.',
  dateHint: 'Optional. With a date the exercise is scheduled. Without one it stays a draft.',
  pastDate: 'That date is in the past. Record it as an exercise already held?',
  pastDateText: 'We keep it as scheduled on that date. Start and complete it to note what came of it.',
  blanksWaiting: 'Choose a BCP, and we fill in the words in brackets.',
  blanksUnfilled: 'Your BCP doesn’t answer these yet, so we used general words. Check them: {names}.',
  blanksFailed: 'We couldn’t read your BCP to fill in the words in brackets.',
  nameToKeep: 'A name is needed to keep this row',
  noParticipants: 'No one has been named yet.',
  laterIsSecret: 'People who take part shouldn’t read this before the exercise.',
  noFindings: 'Complete without findings?',
  noFindingsText: 'An exercise without notes proves little. You can still add them until the report is approved.',
  reportClosed: 'This report is approved and closed. To change it, ask the person who approved it to withdraw the approval.',
  startEarly: 'Start before its date?',
  startEarlyText: 'This exercise is scheduled for {time}.',
  dateHasPassed: 'Its date has passed. Start and complete it to note what came of it.',
  cancelQuestion: 'Cancel this exercise?',
  cancelText: 'You can’t restart it after that. It stays in your list.',
} as const;

export const exerciseDocumentMessages = {
  title: 'Documents',
  lead: 'To print, or to send before and after the exercise.',
  kinds: {
    situation_manual: {
      title: 'Situation Manual',
      reader: 'For everyone who takes part: objectives, rules and the opening of the scenario. Nothing that is still to come.',
    },
    facilitator_handbook: {
      title: 'Facilitator Handbook',
      reader: 'For you and the evaluator only: the whole story, every event with its time, questions and evaluation sheets.',
    },
    after_action_report: {
      title: 'After-Action Report',
      reader: 'For management, the auditor and the insurer: what the exercise showed and what you will change.',
    },
  },
  noReportYet: 'Available once the exercise has started.',
} as const;

/** For one scenario and for several. */
const scenarioCounts = {
  working: [
    'Writing a scenario. This can take a few minutes. You can leave this page.',
    'Writing {count} scenarios. This can take a few minutes. You can leave this page.',
  ],
  waiting: ['1 scenario is waiting for your review', '{count} scenarios are waiting for your review'],
  keep: ['Keep 1 scenario', 'Keep {count} scenarios'],
  discard: ['Discard the scenario', 'Discard all {count}'],
  kept: ['1 scenario was added to your exercises', '{count} scenarios were added to your exercises'],
} as const;

export const sayCount = (of: keyof typeof scenarioCounts, count: number): string =>
  scenarioCounts[of][count === 1 ? 0 : 1].replace('{count}', String(count));
