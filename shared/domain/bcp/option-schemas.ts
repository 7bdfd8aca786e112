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

export const Criticality = z.enum(CRITICALITIES);
export const ImpactLevel = z.enum(IMPACT_LEVELS);
export const SystemType = z.enum(SYSTEM_TYPES);
export const Effectiveness = z.enum(EFFECTIVENESS_LEVELS);
export const MitigationStatus = z.enum(MITIGATION_STATUSES);
export const ImplementationPriority = z.enum(IMPLEMENTATION_PRIORITIES);
export const BcpStatus = z.enum(BCP_STATUSES);
export const TemplateType = z.enum(TEMPLATE_TYPES);
export const ActivationAuthority = z.enum(ACTIVATION_AUTHORITIES);
