export const trainingMessages = {
  moduleNotFound: 'Training module not found',
  loadFailed: 'Failed to load the training modules',
  progressFailed: 'Your progress could not be saved',
  completed: 'Module completed',
} as const;
