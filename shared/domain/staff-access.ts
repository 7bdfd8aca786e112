/** How staff get to what belongs to a customer. */
import * as z from 'zod';
import { BcpRow } from './bcp/bcp.ts';
import { findReasonProblem, reasonSentence } from './staff-reason.ts';

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

export const StaffReason = z
  .string({ error: reasonSentence })
  .trim()
  .refine((reason) => findReasonProblem(reason) === null, reasonSentence);
