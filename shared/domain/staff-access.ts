/** How staff get to what belongs to a customer. */
import * as z from 'zod';
import { fill } from '#shared/messages/fields.ts';
import { staffAccessMessages } from '#shared/messages/staff-access.ts';
import { BcpRow } from './bcp/bcp.ts';

/** What is shown without a reason: no content. */
export const StaffBcpRow = BcpRow.pick({
  id: true,
  business_name: true,
  status: true,
  created_at: true,
  updated_at: true,
}).extend({
  overall: z.number(),
});
export type StaffBcpRow = z.infer<typeof StaffBcpRow>;

export const REASON_MIN = 10;
export const REASON_MAX = 300;
const why = fill(staffAccessMessages.reason, { min: REASON_MIN, max: REASON_MAX });

export const StaffReason = z.string({ error: why }).trim().min(REASON_MIN, why).max(REASON_MAX, why);
