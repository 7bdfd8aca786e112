import * as z from 'zod';
import { HAZARDS } from '#shared/knowledge/hazards/hazard.ts';

const LocalHazard = z.object({
  name: z.enum(HAZARDS),
  reason: z.string(),
  source: z.string().nullable(),
  frequency: z.string().nullable(),
  warning_time: z.string(),
  /** It is felt there, and does little harm. */
  is_minor: z.boolean().optional(),
  /** It reaches low lots, or those below a slope, and spares the others. */
  is_of_some_lots: z.boolean().optional(),
  /** The row is for this ZIP code, not for the county or the state around it. */
  is_of_zip: z.boolean().optional(),
});
export type LocalHazard = z.infer<typeof LocalHazard>;

const ImmaterialHazard = z.object({ name: z.enum(HAZARDS), why: z.string() });

export const LocalHazards = z.object({ hazards: z.array(LocalHazard), not_material: z.array(ImmaterialHazard) });
export type LocalHazards = z.infer<typeof LocalHazards>;
