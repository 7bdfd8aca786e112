export const exerciseMessages = {
  needsPremium: 'Premium subscription required for tabletop exercises',
  auditorOnly: 'ISO auditor rights are needed for this',
  bcpRequired: 'A BCP is required',
  nameRequired: 'Exercise name is required',
  typeRequired: 'Exercise type is required',
  unknownType: 'Exercise type must be fire, earthquake, cyber, pandemic, power_outage, flood or other',
  scenarioRequired: 'Scenario description is required',
  badDate: 'The scheduled date must be a date and time such as 2027-03-01T15:00:00Z',
  badParticipant: 'A participant has a name, a role, an email and a phone, each of at most 200 characters',
  notFound: 'Exercise not found',
  bcpNotFound: 'BCP not found',
  full: 'An account holds up to {max} exercises. Edit a draft or a generated scenario that you no longer need.',
  notInStatus: 'Exercise cannot be {action} in status {status}',
  secondPerson: 'A second person must give this approval',
  bothApprovals: 'Both approvals are needed before the document can be downloaded',
  reportApproved:
    'This report is approved and can no longer be changed. Ask whoever approved it to withdraw the approval, then try again.',
  runChanged: 'Someone else changed this record. Load it again, then save your changes.',
  runTooLong: 'This record is too large to save. Shorten some notes, then save again.',
  ownFilter: 'Staff and auditors can filter exercises by status and missing approval only, newest first',
  unknownDocument: 'Document must be situation_manual, facilitator_handbook or after_action_report',
  badTimeZone: 'The time zone must be a name such as America/Chicago',
  noReportYet: 'The after-action report is available once the exercise has started.',
  scenarios: 'The number of scenarios must be between 1 and {max}',
} as const;

export const exerciseTemplateMessages = {
  nameRequired: 'Template name is required',
  descriptionRequired: 'Description is required',
  scenarioRequired: 'Scenario template is required',
  duration: 'Duration must be between {min} and {max} minutes',
  difficulty: 'Difficulty must be beginner, intermediate or advanced',
  notFound: 'Template not found',
} as const;

export const exerciseMaterialTexts = {
  welcome: 'Welcome, roles and rules',
  module1: 'Module 1: the event and the first decisions',
  pause: 'Break',
  module2: 'Module 2: continuity and recovery',
  hotWash: 'Hot wash: what worked, what didn’t, and who does what by when',
  rules: [
    'No one is at fault: you test the plan, not the people.',
    'If you say “we would”, say who, with what, and how long it takes.',
    'The scenario is true as told. If something is not told, say out loud what you assume.',
    'Use your BCP and the numbers in it. Don’t make real calls unless the facilitator says so.',
    'The note taker writes down each decision with its time.',
  ],
  scale: [
    ['P', 'Performed without challenges'],
    ['S', 'Performed with some challenges'],
    ['M', 'Performed with major challenges'],
    ['U', 'Unable to be performed'],
  ],
} as const;
