import * as z from 'zod';
import { fill } from '#shared/messages/fields.ts';
import { deletionMessages } from '#shared/messages/privacy.ts';
import { REASON_MAX, REASON_MIN } from './staff-reason.ts';

export const Deletion = z.object({
  requested_at: z.string(),
  requested_by: z.enum(['owner', 'staff']),
  /** Given by staff, for the customer to read. */
  reason: z.string().nullable(),
  /** Until then the request can be undone. */
  account_purge_at: z.string(),
  business_data_purge_at: z.string(),
  /** Seven years after the newest payment; null without one. */
  payments_kept_until: z.string().nullable(),
});
export type Deletion = z.infer<typeof Deletion>;

const why = fill(deletionMessages.reason, { min: REASON_MIN, max: REASON_MAX });
export const DeletionReason = z.string({ error: why }).trim().min(REASON_MIN, why).max(REASON_MAX, why);
