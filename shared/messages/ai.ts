/** Sentences about AI jobs. */
import { leftOutWords, sentWords } from '#shared/domain/bcp/disclosure.ts';

export const aiMessages = {
  tooManyJobs: 'You have reached the limit of AI requests for this hour. Please try again later.',
  tooManyOpen: 'You already have several AI requests in progress. Wait for one to finish, then try again.',
  jobFailed: 'The AI could not finish this time. Please try again.',
  jobExpired: 'The AI took too long. Please try again.',
} as const;

const sent = `We send this plan’s content to our AI provider: ${sentWords}.`;
const leftOut = `We leave out ${leftOutWords}.`;
const masked =
  'In everything you wrote, we mask phone numbers, email addresses, and the names of your team and of the contacts you list.';

/** What goes to the AI provider, said the same way wherever AI is called. */
export const aiDisclosure = {
  beside: `${sent} ${leftOut} ${masked}`,
  live: 'While this is on, we send your plan to our AI provider after each pause in your typing.',
  details: 'What we send, and what we leave out',
  analysis: `Generating the document also runs the AI analysis. ${sent} ${leftOut} ${masked}`,
  paused: 'Nothing is sent while this is off. We check your answers on this device.',
  sent,
  leftOut,
  masked,
} as const;
