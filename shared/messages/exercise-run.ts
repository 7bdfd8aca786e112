/** The draft of the after-action report. `{x}` is filled in by `fill`. */
export const exerciseRunMessages = {
  repeatedEntry: 'An entry is listed twice',
  objective: 'Objective {number}: {text}',
  rating: 'Rating: {meaning}.',
  tookWithTarget: 'It took {measured}. The target is {target}.',
  took: 'It took {measured}.',
  missedTarget: 'It took {measured}, which is longer than the target of {target}.',
  observation: 'What we saw: {text}',
  rootCause: 'Root cause: {text}',
  injects: 'Injects: {released} of {total} played, {responded} answered, {late} late.',
  injectResponse: 'Inject {number}, played at {released}, answered after {minutes}: {response}',
  injectOpenResponse: 'Inject {number}, played at {released}: {response}',
  underOneMinute: 'less than 1 minute',
  action: '{number}. {action} ({details})',
  actionOwner: 'owner: {owner}',
  actionNoOwner: 'owner: not decided yet',
  actionDue: 'due: {due}',
  actionNoDue: 'due: not decided yet',
  openObjective: 'Objective {number} ({meaning}): decide what will change, who does it, and by when.',
  strength: 'Worked without challenges: {text}',
  question: 'Question: {text}',
  note: '{time} {text}',
  cutOff: '[The rest did not fit. It is in the record of the exercise.]',
} as const;

export const ACTION_ELEMENT_LABELS = {
  planning: 'Planning',
  organization: 'Organization',
  equipment: 'Equipment',
  training: 'Training',
  exercise: 'Exercise',
} as const;
