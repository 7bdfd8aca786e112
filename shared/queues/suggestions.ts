import * as z from 'zod';
import { Analysis, CriticalFunction, ItSystem, KeySupplier, Mitigation, Source } from '#shared/domain/bcp/bcp.ts';
import { IMPACT_KINDS } from '#shared/domain/bcp/impact.ts';
import { FormAnalysis } from '#shared/domain/bcp/insights.ts';
import { ImpactLevelSchema } from '#shared/domain/bcp/option-schemas.ts';
import { LIKELIHOODS } from '#shared/domain/bcp/options.ts';
import { CITATION_MAX, FIELD_MAX, RISK_REASON_MAX, TIME_TEXT_MAX } from '#shared/domain/bcp/text-limits.ts';
import { partialWithoutDefaults } from '#shared/domain/part.ts';
import { answered } from './answered.ts';

/** Of an entry: `source` where it differs from that of the answer, as the model keeps most of what the knowledge drafts. */
const suggested = { reason: z.string().max(RISK_REASON_MAX).optional(), source: Source.optional() };
export const SuggestedRisk = z.object({
  name: z.string().min(1).max(200),
  ...suggested,
  /** Where the facts of the reason come from. */
  reason_source: z.string().max(CITATION_MAX).optional(),
});
export type SuggestedRisk = z.infer<typeof SuggestedRisk>;
/** Only the model's answer; defaults are added when a suggestion is applied. */
export const SuggestedFunction = partialWithoutDefaults(CriticalFunction.omit({ id: true, source: true })).extend(suggested);
export type SuggestedFunction = z.infer<typeof SuggestedFunction>;
/** Of a function that the BCP has: what an outage does as it lasts, and what keeps it going meanwhile. */
export const SuggestedOutage = SuggestedFunction.pick({
  ...{ name: true, impact_over_time: true, impact_driver: true, minimum_service: true, minimum_staff: true },
  ...{ peak_times: true, workaround: true, workaround_lasts: true, restart_time: true, reason: true, source: true },
});
export type SuggestedOutage = z.infer<typeof SuggestedOutage>;
export const SuggestedSystem = partialWithoutDefaults(ItSystem.omit({ id: true, source: true })).extend(suggested);
export type SuggestedSystem = z.infer<typeof SuggestedSystem>;
export const SuggestedSupplier = partialWithoutDefaults(
  KeySupplier.omit({ id: true, source: true, contact_person: true, phone: true, email: true }),
).extend(suggested);
export type SuggestedSupplier = z.infer<typeof SuggestedSupplier>;
/** One line for a text or a list of lines. */
export const SuggestedText = z.object({ text: z.string().max(FIELD_MAX), ...suggested });
export type SuggestedText = z.infer<typeof SuggestedText>;
/** `move_time`: how long until work goes on there. */
export const SuggestedSite = SuggestedText.extend({ move_time: z.string().max(TIME_TEXT_MAX).optional() });
export type SuggestedSite = z.infer<typeof SuggestedSite>;
/** `severity`: of a standstill as long as the business can bear, with its reason. */
export const SuggestedImpact = SuggestedText.extend({ kind: z.enum(IMPACT_KINDS), severity: ImpactLevelSchema.optional() });
export type SuggestedImpact = z.infer<typeof SuggestedImpact>;
export const SuggestedMitigation = partialWithoutDefaults(Mitigation.omit({ id: true, source: true })).extend(suggested);
export type SuggestedMitigation = z.infer<typeof SuggestedMitigation>;

const level = ImpactLevelSchema.optional();
const { reason: levelReason } = suggested;
/** Of one risk: each level with its own reason. */
export const SuggestedRating = z.object({
  name: z.string().min(1).max(200),
  financial_impact: level,
  financial_impact_reason: levelReason,
  operational_impact: level,
  operational_impact_reason: levelReason,
  reputational_impact: level,
  reputational_impact_reason: levelReason,
  regulatory_impact: level,
  regulatory_impact_reason: levelReason,
  likelihood: z.enum(LIKELIHOODS).optional(),
  likelihood_reason: levelReason,
  source: suggested.source,
});
export type SuggestedRating = z.infer<typeof SuggestedRating>;

export const RiskSuggestions = z.object({
  suggestions: z.object({
    suggested_risks: z.array(SuggestedRisk),
    location_specific_risks: z.array(SuggestedRisk),
    suggested_critical_functions: z.array(SuggestedFunction),
    business_size_considerations: z.array(z.string()).default([]),
  }),
  ...answered,
});
export type RiskSuggestions = z.infer<typeof RiskSuggestions>;

export const ContextType = z.enum([
  'critical_functions',
  'it_systems',
  'suppliers',
  'impact_texts',
  'alternate_sites',
  'insurance',
  'vital_records',
  'ratings',
  'outages',
]);
export type ContextType = z.infer<typeof ContextType>;
export const ContextSuggestions = z.object({
  suggestions: z.object({
    suggested_functions: z.array(SuggestedFunction).optional(),
    suggested_systems: z.array(SuggestedSystem).optional(),
    suggested_suppliers: z.array(SuggestedSupplier).optional(),
    suggested_impacts: z.array(SuggestedImpact).optional(),
    suggested_sites: z.array(SuggestedSite).optional(),
    suggested_policies: z.array(SuggestedText).optional(),
    suggested_records: z.array(SuggestedText).optional(),
    suggested_ratings: z.array(SuggestedRating).optional(),
    suggested_outages: z.array(SuggestedOutage).optional(),
  }),
  ...answered,
});
export type ContextSuggestions = z.infer<typeof ContextSuggestions>;

export const MitigationSuggestions = z.object({
  suggestions: z.object({ suggested_mitigations: z.array(SuggestedMitigation) }),
  ...answered,
});
export type MitigationSuggestions = z.infer<typeof MitigationSuggestions>;

export const AnalysisResult = Analysis.extend(answered);
export type AnalysisResult = z.infer<typeof AnalysisResult>;
export const FormAnalysisResult = z.object({ step_insights: FormAnalysis, ...answered });
export type FormAnalysisResult = z.infer<typeof FormAnalysisResult>;
