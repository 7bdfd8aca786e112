export const assessmentMessages = {
  unknownPurpose: 'The purpose must be internal, compliance or both',
  submitFailed: 'Failed to submit assessment',
  submitFailedKept: 'Failed to submit assessment. We’ll use your answers for this visit.',
  loadFailed: 'Failed to get user preferences',
  updateFailed: 'Failed to update user preferences',
  deleteFailed: 'Failed to delete user preferences',
  noneStored: 'No preferences are stored yet',
  hiddenRisk: '{count} cyber risk hidden by your preference.',
  hiddenRisks: '{count} cyber risks hidden by your preference.',
  nextSteps: {
    wizard: 'Complete the six steps of the wizard',
    review: 'Review the plan with your team',
    generate: 'Generate your BCP',
    subscribe: 'Subscribe to the {tier} plan',
    upgrade: 'Upgrade to the {tier} plan',
  },
} as const;
