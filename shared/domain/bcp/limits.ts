/** The yearly allowance: how many plans a customer may create in one 12-month window. */
import * as z from 'zod';
import { Tier } from '#shared/domain/tier.ts';

export const BcpLimits = z.object({
  can_create: z.boolean(),
  current_count: z.number(),
  limit: z.number().nullable(),
  remaining: z.number().nullable(),
  plan_type: z.enum(['none', 'essential', 'gold', 'premium', 'admin']),
  message: z.string(),
  upgrade_suggestion: z.object({ message: z.string(), suggested_plan: Tier }).nullable(),
});
export type BcpLimits = z.infer<typeof BcpLimits>;
