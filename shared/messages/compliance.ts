export const complianceMessages = {
  shown: 'Shown: {what}.',
  notShown: 'Not shown: {what}.',
  alone: 'One person runs the business, so there is no team to make aware of the plan.',
  chapter: 'Chapter {number}: {title}',
  earlierAudit: 'Audit of {date}',
  unknownClause: 'There is no clause {clause}',
  needsReason: 'Say why clause {clause} isn’t applicable',
  full: 'An account holds up to {max} compliance audits. Update an audit you already have.',
  tooLong: 'This audit is too large to save. Shorten some notes or evidence, then save again.',
  badLink: 'A link starts with https://, http:// or /',
} as const;
