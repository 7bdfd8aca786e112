import * as z from 'zod';
import { evidenceMessages as say } from '#shared/messages/evidence.ts';
import { parseDuration } from './duration.ts';
import { CLAIM_KINDS, CLAIM_SUBJECTS, isTimed, OUTCOMES, TEST_METHODS } from './evidence.ts';
import { limitedText, requiredText } from './text.ts';
import { EVIDENCE_NOTE_MAX, LINK_MAX, NAME_MAX, TIME_TEXT_MAX } from './text-limits.ts';

const ClaimKey = z.object(
  {
    kind: z.enum(CLAIM_KINDS),
    subject: z.enum(CLAIM_SUBJECTS),
    /** As long as the name of an entry. */
    ref: limitedText(NAME_MAX),
  },
  say.claimRequired,
);

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';
const Link = limitedText(LINK_MAX)
  .trim()
  .refine((text) => text === '' || isHttps(text), say.httpsOnly)
  .transform((text) => text || null);

const fields = {
  claim: ClaimKey,
  how: z.enum(TEST_METHODS),
  measured: requiredText(say.measuredRequired, TIME_TEXT_MAX),
  on: z.iso.date(say.dayRequired),
  by: limitedText(NAME_MAX).default(''),
  note: limitedText(EVIDENCE_NOTE_MAX)
    .transform((text) => text.trim() || null)
    .nullable()
    .default(null),
  link: Link.nullable().default(null),
};

const isOutcome = (text: string): boolean => OUTCOMES.some((outcome) => outcome === text);

export const NewEvidence = z.object(fields).superRefine(({ claim, measured }, context) => {
  const message = isTimed(claim.kind)
    ? parseDuration(measured) === null && say.measuredUnread
    : !isOutcome(measured) && say.outcomeRequired;
  if (message !== false) context.addIssue({ code: 'custom', path: ['measured'], message });
});
export type NewEvidence = z.infer<typeof NewEvidence>;

export const EvidenceReply = z.object({
  id: z.number(),
  bcp_id: z.number(),
  claim: z.object({ kind: z.enum(CLAIM_KINDS), subject: z.enum(CLAIM_SUBJECTS), ref: z.string() }),
  how: z.enum(TEST_METHODS),
  measured: z.string(),
  on: z.string(),
  by: z.string(),
  note: z.string().nullable(),
  link: z.string().nullable(),
});
