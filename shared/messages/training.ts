export const trainingMessages = {
  moduleNotFound: 'Training module not found',
  loadFailed: 'Failed to load the training modules',
  progressFailed: 'We couldn’t save your progress',
  completed: 'Module completed',
} as const;
