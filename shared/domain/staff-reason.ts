import { fill } from '#shared/messages/fields.ts';
import { staffAccessMessages } from '#shared/messages/staff-access.ts';

export const REASON_MIN = 10;
export const REASON_MAX = 300;

export const reasonSentence = fill(staffAccessMessages.reason, { min: REASON_MIN, max: REASON_MAX });

/** What is wrong with a reason that staff give for reading a BCP; null if nothing is. */
export const findReasonProblem = (reason: string): string | null => {
  const { length } = reason.trim();
  return length < REASON_MIN || length > REASON_MAX ? reasonSentence : null;
};
