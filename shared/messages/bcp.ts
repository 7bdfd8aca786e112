/** Sentences of the plan builder. */
export const bcpMessages = {
  nameRequired: 'Business name is required',
  nameTooShort: 'Business name must be at least 2 characters',
  typeRequired: 'Business type is required',
  industryRequired: 'Industry is required',
  employeesRequired: 'Employee count is required',
  employeesTooMany: 'Employee count seems too high',
  revenueRequired: 'Annual revenue is required',
  itemNameRequired: 'Name is required',
  riskRequired: 'Risk is required',
  strategyRequired: 'Mitigation strategy is required',
  stale: 'This section was changed in another tab or by someone else. Review the newer version before saving.',
  sectionTooLarge: 'This section is too large to save. Please shorten the longest texts.',
  unknownStatus: 'Status must be draft, in_review or completed',
  unknownTemplate: 'This document template does not exist',
} as const;
