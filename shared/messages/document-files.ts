export const fileMessages = {
  unknownCopy: 'Copy must be working or issue',
  unknownFormat: 'Format must be docx or pdf',
  tooManyJobs: 'You have made many documents this hour. Please try again later.',
  tooManyOpen: 'You already have several documents in progress. Wait for one to finish, then try again.',
  jobFailed: 'We couldn’t create the document. Please try again.',
  jobExpired: 'The document took too long. Please try again.',
} as const;
