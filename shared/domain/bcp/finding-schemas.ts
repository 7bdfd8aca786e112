import * as z from 'zod';
import { findingMessages } from '#shared/messages/findings.ts';
import { FINDING_ID } from './check/finding.ts';
import { limitedText } from './text.ts';
import { FIELD_MAX, NAME_MAX } from './text-limits.ts';

const NUMBERS_MAX = 10;
const REASON_MAX = 500;

export const FindingId = z.string().regex(FINDING_ID);
/** Quoted answers and names of a whole list may stand in one value. */
const FindingNumber = z.object({ name: limitedText(NAME_MAX), value: limitedText(FIELD_MAX * 5) });
const FindingNumbers = z.array(FindingNumber, { error: findingMessages.numbersRequired }).max(NUMBERS_MAX);

export const NewDismissal = z.object({
  numbers: FindingNumbers,
  reason: limitedText(REASON_MAX)
    .transform((text) => text.trim() || null)
    .nullable()
    .default(null),
});

export const DismissalReply = z.object({
  finding_id: z.string(),
  at: z.string(),
  reason: z.string().nullable(),
  numbers: z.array(FindingNumber),
});

export const FindingReply = z.object({
  id: z.string(),
  rule: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  message: z.string(),
  numbers: z.array(FindingNumber),
  clause: z.string(),
  step: z.number(),
  item_id: z.string().nullable(),
  dismissed: DismissalReply.pick({ at: true, reason: true }).nullable(),
  returned: DismissalReply.pick({ at: true, numbers: true })
    .extend({ because: z.enum(['changed', 'lapsed']) })
    .nullable(),
});
