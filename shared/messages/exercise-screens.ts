/** What the screens of tabletop exercises say on their own; `failed` where a refusal has no sentence, `error` where no answer came. */
export const exerciseScreenMessages = {
  list: { failed: 'Failed to fetch exercises', error: 'Error fetching exercises' },
  detail: { failed: 'Failed to fetch exercise details', error: 'Failed to fetch exercise details' },
  create: { failed: 'Failed to create exercise', error: 'Error creating exercise' },
  update: { failed: 'Failed to update exercise', error: 'Failed to update exercise' },
  start: { failed: 'Failed to start exercise', error: 'Error starting exercise', isNamed: true },
  generateLead: 'Get three cyber scenarios based on your functions, systems and suppliers.',
  generate: { failed: 'Failed to generate AI scenarios', error: 'Failed to generate AI scenarios' },
  change: { failed: 'Failed to change the exercise', error: 'Failed to change the exercise' },
  download: { failed: 'Failed to download the BCP document', error: 'Failed to download the BCP document' },
  notFound: 'Exercise Not Found',
  notFoundText: 'It may have been removed, or belongs to another account.',
  formFailed: 'Failed to load data',
  editFailed: 'Failed to load exercise data',
  bcpForGeneration: 'BCP ID is required for AI generation',
  none: 'No tabletop exercises yet',
  noneText: 'An exercise walks your people through an emergency at a table, and shows where the plan does not hold.',
  awaiting: 'Waiting for your approval',
  allAwaiting: 'See all that are waiting',
  noneAwaiting: 'Nothing is waiting for your approval',
  noneAwaitingText: 'New exercises show up here when someone creates them.',
  noOwn: 'You need a BCP before you can plan an exercise.',
  generated: '{count} scenarios were added to your exercises',
  overwrite: 'Replace what is in the form?',
  overwriteText: 'Name, type, scenario and participants are replaced by those of the template.',
  nameToKeep: 'A name is needed to keep this row',
  cancelQuestion: 'Cancel this exercise?',
  cancelText: 'A cancelled exercise stays in the list and cannot be taken up again.',
} as const;

/** The notice about scenarios that staff have approved. */
export const scenarioNoticeMessages = {
  title: 'New ISO 27001 Tabletop Scenarios Available',
  count: '{count} new cyber security scenarios have been generated for your business continuity plan.',
  more: '+{count} more objectives',
  footer: 'These scenarios are available in your BCP dashboard for scheduling.',
  failed: 'Failed to check for new scenarios',
} as const;
