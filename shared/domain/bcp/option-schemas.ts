import * as z from 'zod';
import {
  ACTIVATION_AUTHORITIES,
  BCP_STATUSES,
  CRITICALITIES,
  EFFECTIVENESS_LEVELS,
  IMPACT_LEVELS,
  IMPLEMENTATION_PRIORITIES,
  MITIGATION_STATUSES,
  SYSTEM_TYPES,
  TEMPLATE_TYPES,
} from './options.ts';

export const CriticalitySchema = z.enum(CRITICALITIES);
export const ImpactLevelSchema = z.enum(IMPACT_LEVELS);
export const SystemTypeSchema = z.enum(SYSTEM_TYPES);
export const EffectivenessSchema = z.enum(EFFECTIVENESS_LEVELS);
export const MitigationStatusSchema = z.enum(MITIGATION_STATUSES);
export const ImplementationPrioritySchema = z.enum(IMPLEMENTATION_PRIORITIES);
export const BcpStatusSchema = z.enum(BCP_STATUSES);
export const TemplateTypeSchema = z.enum(TEMPLATE_TYPES);
export const ActivationAuthoritySchema = z.enum(ACTIVATION_AUTHORITIES);
