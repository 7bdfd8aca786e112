/** Sentences about AI jobs. */
export const aiMessages = {
  tooManyJobs: 'You have reached the limit of AI requests for this hour. Please try again later.',
  tooManyOpen: 'You already have several AI requests in progress. Wait for one to finish, then try again.',
  jobFailed: 'The AI could not finish this time. Please try again.',
  jobExpired: 'The AI took too long. Please try again.',
} as const;
