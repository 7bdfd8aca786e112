import * as z from 'zod';
import {
  ACTIVATION_AUTHORITIES,
  BCP_STATUSES,
  CRITICALITIES,
  EFFECTIVENESS_LEVELS,
  IMPACT_BANDS,
  IMPACT_DRIVERS,
  IMPACT_LEVELS,
  IMPLEMENTATION_PRIORITIES,
  type ImpactBand,
  LOSS_KINDS,
  MITIGATION_STATUSES,
  SYSTEM_TYPES,
  TEMPLATE_TYPES,
} from './options.ts';

export const CriticalitySchema = z.enum(CRITICALITIES);
export const ImpactLevelSchema = z.enum(IMPACT_LEVELS);
export const LossKindSchema = z.enum(LOSS_KINDS);
export const ImpactDriverSchema = z.enum(IMPACT_DRIVERS);
/** Severity by time after the stop; a band that nobody has rated is null. */
export const ImpactOverTimeSchema = z.object(
  Object.fromEntries(IMPACT_BANDS.map((band) => [band, ImpactLevelSchema.nullable().default(null)])) as Record<
    ImpactBand,
    z.ZodDefault<z.ZodNullable<typeof ImpactLevelSchema>>
  >,
);
export type ImpactOverTime = z.infer<typeof ImpactOverTimeSchema>;
export const SystemTypeSchema = z.enum(SYSTEM_TYPES);
export const EffectivenessSchema = z.enum(EFFECTIVENESS_LEVELS);
export const MitigationStatusSchema = z.enum(MITIGATION_STATUSES);
export const ImplementationPrioritySchema = z.enum(IMPLEMENTATION_PRIORITIES);
export const BcpStatusSchema = z.enum(BCP_STATUSES);
export const TemplateTypeSchema = z.enum(TEMPLATE_TYPES);
export const ActivationAuthoritySchema = z.enum(ACTIVATION_AUTHORITIES);
