import { accountScreenMessages } from '#shared/messages/account.ts';
import { ApiError } from '../../lib/api-error.ts';

/** The sentence under a form around signing in: the server's, else its own; a lost network has one for all. */
export const formFailure = (error: unknown, fallback: string): string => {
  if (!(error instanceof ApiError)) return fallback;
  return error.isNetwork ? accountScreenMessages.network : (error.detail ?? fallback);
};
