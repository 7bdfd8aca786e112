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
