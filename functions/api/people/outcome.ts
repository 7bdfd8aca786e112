/** What the outcome of a write means to a caller. */
import type { Outcome } from '#functions/data/people.ts';
import { conflict, notFound, refused } from '#functions/runtime/errors.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { peopleMessages } from '#shared/messages/people.ts';

/** The value, or the answer that fits: 404, 400 with the sentence of the duplicate, 409 where others kept writing. */
export const settled = <T>(outcome: Outcome<T>, duplicate: string): T => {
  if (outcome === 'unknown') throw notFound();
  if (outcome === 'duplicate') throw refused(duplicate);
  if (outcome === 'full') throw refused(peopleMessages.full);
  if (outcome === 'busy') throw conflict(accessMessages.busy);
  return outcome;
};
