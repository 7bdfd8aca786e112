import * as z from 'zod';
import { Source as SourceSchema } from '#shared/domain/bcp/bcp.ts';
import { IMPACT_KINDS } from '#shared/domain/bcp/impact.ts';
import { keepRising, unratedImpact } from '#shared/domain/bcp/impact-over-time.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import {
  CriticalitySchema,
  EffectivenessSchema,
  ImpactDriverSchema,
  ImpactLevelSchema,
  type ImpactOverTime,
  ImplementationPrioritySchema,
  MitigationStatusSchema,
  SystemTypeSchema,
} from '#shared/domain/bcp/option-schemas.ts';
import { DURATIONS, EMPLOYEES_MAX, IMPACT_BANDS, type ImpactBand, LIKELIHOODS } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import {
  isCyberRisk,
  isSameRisk,
  mergeRisks,
  type RiskList,
  visibleConcerns,
  visibleLocationRisks,
} from '#shared/domain/bcp/risk-names.ts';
import { CITATION_MAX, FALLBACK_LINE_MAX, RISK_REASON_MAX } from '#shared/domain/bcp/text-limits.ts';
import { rateOverTime } from '#shared/knowledge/outages.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';
import type { ContextType, SuggestedOutage, SuggestedRating, SuggestedRisk } from '#shared/queues/suggestions.ts';
import { defineAiJob } from '../job-definition.ts';

// The gate that every answer passes at the end, the knowledge's too: only the first fields of an entry are required.

const text = (max: number, hint: string) => z.string().max(max).describe(hint);
const texts = (max: number, entries: number, hint: string) => z.array(z.string().max(max)).max(entries).describe(hint);
const duration = (hint: string) => text(60, `${hint}: one of ${DURATIONS.join(', ')}`).optional();
const reason = text(RISK_REASON_MAX, 'Why for this business').optional();
const source = z.enum(SourceSchema.options).optional();

const RiskEntry = z.object({
  name: text(80, 'Short name of the risk in title case, without a rating'),
  reason,
  source,
  reason_source: text(CITATION_MAX, 'Publisher').optional(),
});

const band = z.enum(ImpactLevelSchema.options).optional();
const ImpactOverTimeForm = z.object(
  Object.fromEntries(IMPACT_BANDS.map((name) => [name, band])) as Record<ImpactBand, typeof band>,
);

const FunctionEntry = z.object({
  name: text(120, 'Name of the business function as its people would say it'),
  description: text(600, 'What it does and what stands still without it').optional(),
  criticality: z.enum(CriticalitySchema.options).optional(),
  max_downtime: duration('Maximum tolerable downtime').optional(),
  rto: duration('Recovery time objective, shorter than the maximum tolerable downtime').optional(),
  rpo: text(60, 'How much data may be lost, as a duration such as 1 hour').optional(),
  responsible_role: text(120, 'Role, never a person').optional(),
  responsible_team: text(120, 'Team or department').optional(),
  owner: text(120, 'Role that owns the function').optional(),
  resources: texts(120, 12, 'People, equipment, systems and supplies it needs').optional(),
  dependencies: texts(120, 12, 'Functions, systems and suppliers it depends on, by the names in the plan').optional(),
  recovery_procedures: text(1500, 'Numbered steps: work around by hand first, then recover').optional(),
  suppliers: texts(200, 12, 'Key suppliers it needs, by the names in the plan').optional(),
  impact_over_time: ImpactOverTimeForm.optional(),
  impact_driver: z.enum(ImpactDriverSchema.options).optional(),
  minimum_service: text(300, 'The least that must run').optional(),
  minimum_staff: z.number().min(0).max(EMPLOYEES_MAX).transform(Math.round).optional(),
  peak_times: text(300, 'When an outage hurts most').optional(),
  workaround: text(600, 'What keeps it going by hand meanwhile').optional(),
  workaround_lasts: duration('How long that can last').optional(),
  restart_time: duration('How long it takes to run again once everything it needs is back').optional(),
  reason,
  source,
});

const SystemEntry = z.object({
  name: text(120, 'Name of the IT system or service'),
  description: text(600, 'What the business does with it').optional(),
  criticality: z.enum(CriticalitySchema.options).optional(),
  system_type: z.enum(SystemTypeSchema.options).optional(),
  vendor: text(120, 'Kind of vendor; a product only where the plan names it').optional(),
  max_downtime: duration('Maximum tolerable downtime').optional(),
  rto: duration('Recovery time objective').optional(),
  rpo: text(60, 'How much data may be lost, as a duration').optional(),
  backup_frequency: text(60, 'How often it is backed up, such as Daily').optional(),
  backup_location: text(200, 'Where backups are kept, away from the main site').optional(),
  recovery_time: text(60, 'How long a restore takes').optional(),
  recovery_procedures: text(1500, 'Numbered steps').optional(),
  supports_functions: texts(120, 12, 'Business functions it supports, by the names in the plan').optional(),
  responsible_team: text(120, 'Team or department').optional(),
  dependencies: texts(120, 12, 'What it needs itself').optional(),
  system_dependencies: texts(120, 12, 'What it needs itself').optional(),
  reason,
  source,
});

const MitigationEntry = z.object({
  risk_name: text(80, 'The identified risk it answers, spelled as in the data'),
  mitigation_strategy: text(200, 'The measure in one line'),
  detailed_strategy: text(2000, 'How it is carried out, up to 15 short lines').optional(),
  incident_response_steps: texts(300, 12, 'What to do, in order, when the risk strikes').optional(),
  specific_actions: texts(300, 12, 'What to set up beforehand').optional(),
  responsible_party: text(120, 'Role, never a person').optional(),
  timeline: text(120, 'By when, such as Within 30 days').optional(),
  effectiveness: z.enum(EffectivenessSchema.options).optional(),
  status: z.enum(MitigationStatusSchema.options).optional(),
  implementation_priority: z.enum(ImplementationPrioritySchema.options).optional(),
  resources_required: text(400, 'People, equipment and rough cost').optional(),
  maintenance_requirements: text(400, 'What keeps it working, and how often').optional(),
  reason,
  source,
});

type FilledFunction = z.output<typeof FunctionEntry>;
const fillBands = (impact: z.output<typeof ImpactOverTimeForm>): ImpactOverTime => keepRising({ ...unratedImpact, ...impact });

/** Where a maximum downtime was changed without what it follows from, the usual course of such an outage takes its place. */
const rateUnrated = (entries: readonly FilledFunction[]) =>
  entries.map(({ impact_over_time: rated, ...entry }) => {
    const mtd = DURATIONS.find((time) => time === entry.max_downtime);
    const driver = protectsPeople(entry.name) ? 'safety' : (entry.impact_driver ?? 'operational');
    const impact = rated ? fillBands(rated) : mtd && rateOverTime(mtd, entry.criticality ?? 'medium', driver);
    return { ...entry, ...(impact && { impact_over_time: impact }) };
  });

/** More than the knowledge ever drafts: one or two mitigations for each risk that a list shows. */
const ENTRIES_MAX = 30;
const MITIGATIONS_MAX = 60;

const visibleByList: Record<RiskList, (names: readonly string[], cyber: boolean) => string[]> = {
  primary_concerns: visibleConcerns,
  location_risks: visibleLocationRisks,
};

/** Deduplicates risks, and drops severity words that models put in place of names. */
const cleanRisks = (entries: readonly SuggestedRisk[], list: RiskList, cyber: boolean): SuggestedRisk[] => {
  const names = mergeRisks(
    [],
    visibleByList[list](
      entries.map(({ name }) => name),
      cyber,
    ),
  );
  const kept = names.flatMap((name) => entries.find((entry) => entry.name.trim() === name) ?? []);
  return cyber ? kept : removeCyberContent(kept, []);
};

const risksForm = z.object({
  suggested_risks: z.array(RiskEntry).max(ENTRIES_MAX),
  location_specific_risks: z.array(RiskEntry).max(ENTRIES_MAX),
  suggested_critical_functions: z.array(FunctionEntry).max(ENTRIES_MAX),
  business_size_considerations: z.array(z.string().max(400)).max(8).optional(),
});

export const suggestRisks = defineAiJob<'suggest_risks', typeof risksForm>({
  role: 'writing',
  task: 'edit what could interrupt this business, and what of it must keep running.',
  form: risksForm,
  toResult: (filled, { cyber }) => {
    const suggested_risks = cleanRisks(filled.suggested_risks, 'primary_concerns', cyber);
    const location_specific_risks = cleanRisks(filled.location_specific_risks, 'location_risks', cyber);
    const { suggested_critical_functions, business_size_considerations = [] } = filled;
    const considerations = visibleConcerns(business_size_considerations, cyber);
    return {
      suggestions: {
        suggested_risks,
        location_specific_risks,
        suggested_critical_functions: rateUnrated(
          cyber ? suggested_critical_functions : removeCyberContent(suggested_critical_functions, ['name']),
        ),
        business_size_considerations: considerations,
      },
    };
  },
  isUseful: ({ suggestions }) => suggestions.suggested_risks.length + suggestions.location_specific_risks.length > 0,
  callSeconds: 50,
});

const SupplierEntry = z.object({
  name: text(120, 'What the supplier is, such as Flour mill; a company only where the plan names it'),
  services_provided: text(400, 'What it provides').optional(),
  criticality: z.enum(CriticalitySchema.options).optional(),
  max_downtime: duration('How long the business can do without it').optional(),
  alternative_suppliers: texts(200, 12, 'Who could step in').optional(),
  switch_time: duration('How long until an alternative delivers').optional(),
  reason,
  source,
});
const ImpactEntry = z.object({
  kind: z.enum(IMPACT_KINDS),
  text: text(600, 'What such harm means for this business, in one or two sentences'),
  severity: z.enum(ImpactLevelSchema.options).optional(),
  reason,
  source,
});
const LineEntry = z.object({ text: text(FALLBACK_LINE_MAX, 'One line'), reason, source });
const SiteEntry = LineEntry.extend({ move_time: text(60, 'How long until work goes on there, such as 8 hours').optional() });

const ImpactLevel = z.enum(ImpactLevelSchema.options).optional();
const RatingEntry = z.object({
  name: text(200, 'The risk, spelled as in the data'),
  financial_impact: ImpactLevel,
  financial_impact_reason: reason,
  operational_impact: ImpactLevel,
  operational_impact_reason: reason,
  reputational_impact: ImpactLevel,
  reputational_impact_reason: reason,
  regulatory_impact: ImpactLevel,
  regulatory_impact_reason: reason,
  likelihood: z.enum(LIKELIHOODS).optional(),
  likelihood_reason: reason,
  source,
});

const OutageEntry = FunctionEntry.pick({
  ...{ name: true, impact_over_time: true, impact_driver: true, minimum_service: true, minimum_staff: true },
  ...{ peak_times: true, workaround: true, workaround_lasts: true, restart_time: true, reason: true, source: true },
});

const contextForm = z.object({
  suggested_functions: z.array(FunctionEntry).max(ENTRIES_MAX).optional(),
  suggested_systems: z.array(SystemEntry).max(ENTRIES_MAX).optional(),
  suggested_suppliers: z.array(SupplierEntry).max(ENTRIES_MAX).optional(),
  suggested_impacts: z.array(ImpactEntry).max(ENTRIES_MAX).optional(),
  suggested_sites: z.array(SiteEntry).max(ENTRIES_MAX).optional(),
  suggested_policies: z.array(LineEntry).max(ENTRIES_MAX).optional(),
  suggested_records: z.array(LineEntry).max(ENTRIES_MAX).optional(),
  suggested_ratings: z.array(RatingEntry).max(MITIGATIONS_MAX).optional(),
  suggested_outages: z.array(OutageEntry).max(MITIGATIONS_MAX).optional(),
});
type ContextList = keyof z.infer<typeof contextForm>;
const contextLists: Record<ContextType, ContextList> = {
  critical_functions: 'suggested_functions',
  it_systems: 'suggested_systems',
  suppliers: 'suggested_suppliers',
  impact_texts: 'suggested_impacts',
  alternate_sites: 'suggested_sites',
  insurance: 'suggested_policies',
  vital_records: 'suggested_records',
  ratings: 'suggested_ratings',
  outages: 'suggested_outages',
};

export const suggestContext = defineAiJob<'suggest_context', typeof contextForm>({
  role: 'writing',
  task: 'edit entries for one list of this plan.',
  form: contextForm,
  // Cyber content stays in IT systems: a business has them whatever it opted out of.
  toResult: ({ suggested_functions = [], ...others }, { context_type, cyber, plan: bcp }) => {
    const functions = cyber ? suggested_functions : removeCyberContent(suggested_functions, ['name']);
    const list = contextLists[context_type];
    if (list === 'suggested_ratings') return { suggestions: { [list]: keepChosenRisks(others[list] ?? [], bcp, cyber) } };
    if (list === 'suggested_outages') return { suggestions: { [list]: keepOwnFunctions(others[list] ?? [], bcp) } };
    return { suggestions: { [list]: list === 'suggested_functions' ? rateUnrated(functions) : (others[list] ?? []) } };
  },
  isUseful: ({ suggestions }) => Object.values(suggestions).some((list) => list.length > 0),
  callSeconds: 50,
});

const mitigationsForm = z.object({ suggested_mitigations: z.array(MitigationEntry).max(MITIGATIONS_MAX) });

/** Spells a risk as the BCP does, so that the mitigation counts for it. */
const matchRiskName = (name: string, { risk_factors, threat_probability }: BcpSnapshot): string =>
  [...(risk_factors?.selected ?? []), ...(threat_probability?.selected ?? [])].find((known) => isSameRisk(known, name)) ?? name;

/** Ratings of risks that the BCP has, under their names there. */
const keepChosenRisks = (ratings: readonly SuggestedRating[], bcp: BcpSnapshot, cyber: boolean): SuggestedRating[] => {
  const { risk_factors = { selected: [] }, threat_probability = { selected: [] } } = bcp;
  const chosen = [...visibleConcerns(risk_factors.selected, cyber), ...visibleLocationRisks(threat_probability.selected, cyber)];
  return ratings
    .map((rating) => ({ ...rating, name: matchRiskName(rating.name, bcp) }))
    .filter(({ name }) => chosen.includes(name));
};

/** Outages of functions that the BCP has, under their names there, each with a whole course. */
const keepOwnFunctions = (
  outages: readonly z.output<typeof OutageEntry>[],
  { critical_functions = [] }: BcpSnapshot,
): SuggestedOutage[] =>
  outages.flatMap(({ impact_over_time: rated, ...outage }) => {
    const own = critical_functions.find(({ name }) => nameKey(name) === nameKey(outage.name));
    return own === undefined ? [] : [{ ...outage, name: own.name, ...(rated && { impact_over_time: fillBands(rated) }) }];
  });

export const suggestMitigations = defineAiJob<'suggest_mitigations', typeof mitigationsForm>({
  role: 'writing',
  task: 'edit mitigations for the risks in risk_factors and threat_probability: high risks first, none that the plan already has.',
  form: mitigationsForm,
  toResult: ({ suggested_mitigations }, { plan: bcp, cyber }) => {
    const shown = cyber ? suggested_mitigations : removeCyberContent(suggested_mitigations, ['risk_name', 'mitigation_strategy']);
    const kept = shown.map((entry) => ({ ...entry, risk_name: matchRiskName(entry.risk_name, bcp) }));
    return { suggestions: { suggested_mitigations: kept } };
  },
  isUseful: ({ suggestions }) => suggestions.suggested_mitigations.length > 0,
  callSeconds: 50,
});

const removeCyberLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isCyberRisk(line))
    .join('\n');

const filterCyberValue = (value: unknown): unknown => {
  if (typeof value === 'string') return removeCyberLines(value) || undefined;
  return Array.isArray(value) ? value.filter((line) => typeof line !== 'string' || !isCyberRisk(line)) : value;
};

/** For customers who opted out: drops entries whose `about` fields mention cyber risks, and such lines of the others. */
const removeCyberContent = <T extends object>(entries: readonly T[], about: readonly (keyof T)[]): T[] =>
  entries
    .filter((entry) => !about.some((field) => isCyberRisk(String(entry[field] ?? ''))))
    .map((entry) => {
      const fields = Object.entries(entry).map(([name, value]) => [name, filterCyberValue(value)] as const);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as T;
    });
