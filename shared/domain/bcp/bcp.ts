import * as z from 'zod';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import {
  BcpStatusSchema,
  CriticalitySchema,
  EffectivenessSchema,
  ImpactDriverSchema,
  ImpactLevelSchema,
  ImpactOverTimeSchema,
  ImplementationPrioritySchema,
  LossKindSchema,
  MitigationStatusSchema,
  SystemTypeSchema,
  TemplateTypeSchema,
} from './option-schemas.ts';
import { EMPLOYEES_MAX } from './options.ts';
import { SECTIONS } from './sections.ts';
import { limitedList, limitedText, OptionalText, requiredText, TextList } from './text.ts';
import {
  ACTIVITY_MAX,
  ALTERNATE_SITE_MAX,
  CITATION_MAX,
  FALLBACK_LINE_MAX,
  FALLBACK_LINES_MAX,
  ITEM_ID_MAX,
  LIST_MAX,
  LOSSES_MAX,
  MEETING_PLACE_MAX,
  NAME_MAX,
  OPEN_HOURS_MAX,
  RISK_REASON_MAX,
  SCENARIOS_MAX,
  SPENDING_AUTHORITY_MAX,
  TIME_TEXT_MAX,
  TRADE_ID_MAX,
  WORKAROUND_MAX,
} from './text-limits.ts';

const itemId = z.string().max(ITEM_ID_MAX).default('');

const optionalText = (max: number) => limitedText(max).nullable().optional();

export const Source = z.enum(['model', 'knowledge']);
export type Source = z.infer<typeof Source>;
/** A suggested entry becomes `user` once the customer saves it in its form. */
export const ItemSource = z.enum(['model', 'knowledge', 'user']);
export type ItemSource = z.infer<typeof ItemSource>;
const itemSource = ItemSource.default('user');

export const Location = z.object({
  name: OptionalText,
  contact: OptionalText,
  address: OptionalText,
  city: OptionalText,
  state: OptionalText,
  zip: OptionalText,
  phone: OptionalText,
});
export type Location = z.infer<typeof Location>;
export const AdditionalLocation = Location.extend({
  /** Until work can go on there. */
  move_time: optionalText(TIME_TEXT_MAX),
});
export type AdditionalLocation = z.infer<typeof AdditionalLocation>;
export const PrimaryLocation = Location.extend({ email: OptionalText });
export type PrimaryLocation = z.infer<typeof PrimaryLocation>;

/** What an outage costs as it lasts, and what keeps the function going meanwhile; absent where nobody has said. */
const impactOverTimeShape = {
  impact_over_time: ImpactOverTimeSchema.nullable().optional(),
  impact_driver: ImpactDriverSchema.nullable().optional(),
  /** The least that must run, and how many people that takes. */
  minimum_service: optionalText(WORKAROUND_MAX),
  minimum_staff: z
    .number({ error: bcpMessages.minimumStaff })
    .int(bcpMessages.minimumStaff)
    .min(0, bcpMessages.minimumStaff)
    .max(EMPLOYEES_MAX, bcpMessages.minimumStaff)
    .nullable()
    .optional(),
  peak_times: optionalText(WORKAROUND_MAX),
  workaround: optionalText(WORKAROUND_MAX),
  workaround_lasts: optionalText(TIME_TEXT_MAX),
  /** Percent of the revenue that stops with it. */
  revenue_share: z
    .number({ error: bcpMessages.revenueShare })
    .min(0, bcpMessages.revenueShare)
    .max(100, bcpMessages.revenueShare)
    .nullable()
    .optional(),
  /** Until it runs again once everything it needs is back. */
  restart_time: optionalText(TIME_TEXT_MAX),
};

export const CriticalFunction = z.object({
  id: itemId,
  name: requiredText(bcpMessages.itemNameRequired),
  description: OptionalText,
  criticality: CriticalitySchema.nullable().default('high'),
  max_downtime: OptionalText,
  responsible_role: OptionalText,
  responsible_team: OptionalText,
  responsible_party: OptionalText,
  required_resources: TextList,
  resources: TextList,
  dependencies: TextList,
  /** Names of key suppliers. */
  suppliers: TextList,
  recovery_procedures: OptionalText,
  rto: OptionalText,
  rpo: OptionalText,
  owner: OptionalText,
  ...impactOverTimeShape,
  source: itemSource,
});
export type CriticalFunction = z.infer<typeof CriticalFunction>;

export const KeySupplier = z.object({
  id: itemId,
  name: requiredText(bcpMessages.itemNameRequired),
  contact_person: OptionalText,
  phone: OptionalText,
  email: OptionalText,
  services_provided: OptionalText,
  criticality: CriticalitySchema.nullable().default('medium'),
  alternative_suppliers: TextList,
  /** Until an alternative delivers. */
  switch_time: optionalText(TIME_TEXT_MAX),
  /** How long stock on hand keeps the business going. */
  stock_lasts: optionalText(TIME_TEXT_MAX),
  /** How long the business can run on stock or without it. */
  max_downtime: OptionalText,
  recovery_priority: OptionalText,
  source: itemSource,
});
export type KeySupplier = z.infer<typeof KeySupplier>;

export const ItSystem = z.object({
  id: itemId,
  name: requiredText(bcpMessages.itemNameRequired),
  description: OptionalText,
  criticality: CriticalitySchema.nullable().default('medium'),
  max_downtime: OptionalText,
  responsible_team: OptionalText,
  backup_location: OptionalText,
  recovery_procedures: OptionalText,
  rto: OptionalText,
  rpo: OptionalText,
  system_type: SystemTypeSchema.nullable().default('other'),
  vendor: OptionalText,
  supports_functions: TextList,
  system_dependencies: TextList,
  recovery_priority: OptionalText,
  backup_frequency: OptionalText,
  recovery_time: OptionalText,
  dependencies: TextList,
  source: itemSource,
});
export type ItSystem = z.infer<typeof ItSystem>;

export const Mitigation = z.object({
  id: itemId,
  risk_name: requiredText(bcpMessages.riskRequired),
  mitigation_strategy: requiredText(bcpMessages.strategyRequired, 4000),
  detailed_strategy: OptionalText,
  incident_response_steps: TextList,
  responsible_party: OptionalText,
  timeline: OptionalText,
  effectiveness: EffectivenessSchema.nullable().default('medium'),
  status: MitigationStatusSchema.nullable().default('planned'),
  specific_actions: TextList,
  resources_required: OptionalText,
  implementation_priority: ImplementationPrioritySchema.nullable().default(null),
  maintenance_requirements: OptionalText,
  source: itemSource,
});
export type Mitigation = z.infer<typeof Mitigation>;

/** Something that a scenario takes away from the start, for a time. */
export const Loss = z.object({
  kind: LossKindSchema,
  /**
   * Id of the entry, or its name where it has none; `primary` is the main location, `*` every entry of the kind. Power and
   * internet are those of a site.
   */
  ref: limitedText(NAME_MAX),
  /** Until it returns by itself; null where it never does, or only by recovering it. */
  lasts: limitedText(TIME_TEXT_MAX).nullable().default(null),
});
export type Loss = z.infer<typeof Loss>;

export const StressScenario = z.object({
  id: itemId,
  title: requiredText(bcpMessages.scenarioTitle),
  lost: z.array(Loss).min(1, bcpMessages.nothingLost).max(LOSSES_MAX, bcpMessages.nothingLost),
  /** Percent of the staff that can work. */
  staff_available: z.number().min(0).max(100).default(100),
  starts: z
    .object({
      /** 0 is Sunday. */
      weekday: z.number().int().min(0).max(6),
      hour: z.number().int().min(0).max(23),
    })
    .default({ weekday: 1, hour: 9 }),
});
export type StressScenario = z.infer<typeof StressScenario>;

/** Why a risk matters to this business at this place, with the source of the facts in it if there is one. */
export const RiskReason = z.object({
  text: limitedText(RISK_REASON_MAX),
  source: limitedText(CITATION_MAX).nullable().default(null),
});
export type RiskReason = z.infer<typeof RiskReason>;

export const Selection = z.object({
  selected: limitedList(requiredText(bcpMessages.riskRequired)),
  /** Who suggested each risk, by name; the customer's own are absent. */
  sources: z
    .record(z.string().max(200), Source)
    .refine((sources) => Object.keys(sources).length <= LIST_MAX, 'Too many sources')
    .optional(),
  /** By name of the risk, kept as long as it is chosen. */
  reasons: z
    .record(z.string().max(200), RiskReason)
    .refine((reasons) => Object.keys(reasons).length <= LIST_MAX, 'Too many reasons')
    .optional(),
});
export type Selection = z.infer<typeof Selection>;

const rating = ImpactLevelSchema.nullable().optional();
/** Why a level was suggested, until another is chosen. */
const RatingReasons = z
  .object({
    financial_impact: RiskReason,
    operational_impact: RiskReason,
    reputational_impact: RiskReason,
    regulatory_impact: RiskReason,
    likelihood: RiskReason,
  })
  .partial();
/** Harm per kind. The screen sets `likelihood` to one of `LIKELIHOODS`; older values and `impact` stay as received. */
export const RiskImpact = z.object({
  financial_impact: rating,
  operational_impact: rating,
  reputational_impact: rating,
  regulatory_impact: rating,
  likelihood: z
    .union([z.string().max(100), z.number()])
    .nullable()
    .optional(),
  impact: z
    .union([z.string().max(100), z.number()])
    .nullable()
    .optional(),
  reasons: RatingReasons.optional(),
});
export type RiskImpact = z.infer<typeof RiskImpact>;
const RiskImpactMap = z
  .record(z.string().max(200), RiskImpact)
  .refine((map) => Object.keys(map).length <= 400, 'Too many assessed risks');
export const RiskImpactAssessments = z.object({
  primary_concerns: RiskImpactMap.default({}),
  location_risks: RiskImpactMap.default({}),
});
export type RiskImpactAssessments = z.infer<typeof RiskImpactAssessments>;

const severity = ImpactLevelSchema.nullable();

/** Printed on the worst-day pages as entered, never derived from other fields; absent in older BCPs. */
const worstDayShape = {
  meeting_place: limitedText(MEETING_PLACE_MAX).nullable(),
  second_meeting_place: limitedText(MEETING_PLACE_MAX).nullable(),
  spending_authority: limitedText(SPENDING_AUTHORITY_MAX).nullable(),
};

/** What the business does, beyond its industry; absent in older BCPs. */
const activityShape = {
  /** In the owner's words. */
  activity: limitedText(ACTIVITY_MAX).nullable(),
  /** Id of a trade that the built-in knowledge has. */
  trade: limitedText(TRADE_ID_MAX).nullable(),
  open_hours_per_week: z
    .number({ error: bcpMessages.openHours })
    .min(1, bcpMessages.openHours)
    .max(OPEN_HOURS_MAX, bcpMessages.openHours)
    .nullable(),
};

const lines = z
  .array(limitedText(FALLBACK_LINE_MAX))
  .max(FALLBACK_LINES_MAX, fill(fieldMessages.tooMany, { field: 'A list', max: FALLBACK_LINES_MAX }));

/** What the business falls back on when its building is gone; absent in older BCPs. */
const fallbackShape = {
  alternate_site: limitedText(ALTERNATE_SITE_MAX).nullable(),
  /** Until work can go on there. */
  alternate_site_move_time: limitedText(TIME_TEXT_MAX).nullable(),
  /** Papers and files it cannot be rebuilt without, and where a copy is. */
  vital_records: lines,
  /** Policies, each with what it pays for. */
  insurance_policies: lines,
};

/** Fields by section. A section is versioned, saved and conflicts as one. */
export const sectionShapes = {
  business: {
    business_name: requiredText(bcpMessages.nameRequired),
    business_type: requiredText(bcpMessages.typeRequired),
    industry: requiredText(bcpMessages.industryRequired),
    employee_count: z
      .number({ error: bcpMessages.employeesRequired })
      .int(bcpMessages.employeesWhole)
      .min(1, bcpMessages.employeesRequired)
      .max(EMPLOYEES_MAX, bcpMessages.employeesTooMany),
    annual_revenue: limitedText(100).nullable(),
    address: OptionalText.unwrap(),
    city: OptionalText.unwrap(),
    state: OptionalText.unwrap(),
    zip_code: OptionalText.unwrap(),
    country: limitedText(100),
    primary_location: PrimaryLocation.nullable(),
    ...worstDayShape,
    ...activityShape,
  },
  locations: { additional_locations: limitedList(AdditionalLocation), ...fallbackShape },
  risks: { risk_factors: Selection, threat_probability: Selection },
  impacts: {
    financial_impact_severity: severity,
    operational_impact_severity: severity,
    reputational_impact_severity: severity,
    legal_regulatory_impact_severity: severity,
    financial_impact_description: OptionalText.unwrap(),
    operational_impact_description: OptionalText.unwrap(),
    reputational_impact_description: OptionalText.unwrap(),
    legal_regulatory_impact_description: OptionalText.unwrap(),
    max_downtime: OptionalText.unwrap(),
    recovery_priority: OptionalText.unwrap(),
    rpo: OptionalText.unwrap(),
    risk_impact_assessments: RiskImpactAssessments,
  },
  functions: { critical_functions: limitedList(CriticalFunction) },
  suppliers: { key_suppliers: limitedList(KeySupplier) },
  systems: { it_systems: limitedList(ItSystem) },
  mitigations: { mitigations: limitedList(Mitigation) },
  scenarios: { scenarios: z.array(StressScenario).max(SCENARIOS_MAX, bcpMessages.tooManyScenarios) },
} as const;

export const Section = z.enum(SECTIONS);
export type Section = z.infer<typeof Section>;

const contentShape = {
  ...sectionShapes.business,
  ...sectionShapes.locations,
  ...sectionShapes.risks,
  ...sectionShapes.impacts,
  ...sectionShapes.functions,
  ...sectionShapes.suppliers,
  ...sectionShapes.systems,
  ...sectionShapes.mitigations,
  ...sectionShapes.scenarios,
};
export const BcpContent = z.object(contentShape);
export type BcpContent = z.infer<typeof BcpContent>;
export type BcpField = keyof BcpContent;

export const sectionOf = Object.fromEntries(
  SECTIONS.flatMap((section) => Object.keys(sectionShapes[section]).map((field) => [field, section])),
) as Record<BcpField, Section>;

export const Level = z.enum(['Low', 'Medium', 'High', 'Critical']);
export type Level = z.infer<typeof Level>;
export const Scores = z.object({
  completeness: z.number(),
  risk: z.number(),
  impact: z.number(),
  operations: z.number(),
  overall: z.number(),
  level: Level,
});
export type Scores = z.infer<typeof Scores>;

export const Versions = z.partialRecord(Section, z.number().int().min(0));
export type Versions = z.infer<typeof Versions>;

const findings = z.array(z.string()).default([]);
/** Every part is a list of plain sentences. */
export const Analysis = z.object({
  risks: findings,
  impacts: findings,
  mitigations: findings,
  recovery_priorities: findings,
  missing_info: findings,
  industry_insights: findings,
  compliance_notes: findings,
});
export type Analysis = z.infer<typeof Analysis>;
export const StoredAnalysis = Analysis.extend({ source: Source, prompt_version: z.string().optional(), created_at: z.string() });
export type StoredAnalysis = z.infer<typeof StoredAnalysis>;

const meta = {
  id: z.number(),
  status: BcpStatusSchema,
  template_type: TemplateTypeSchema,
  created_at: z.string(),
  updated_at: z.string(),
  scores: Scores,
  /** How often it was completed, and when it last was; absent before. */
  issue_number: z.number().optional(),
  issued_at: z.string().optional(),
  /** Put away by its owner: out of the list, the dashboard and its figures. */
  archived_at: z.string().optional(),
  /** The sections that changed since then; absent unless it is in review after an issue. */
  changed_since: z.array(Section).optional(),
};

export const Bcp = z.object({
  ...meta,
  ...contentShape,
  versions: z.record(z.string(), z.number()),
  ai_analysis: StoredAnalysis.nullable(),
});
export type Bcp = z.infer<typeof Bcp>;

const {
  meeting_place: _place,
  second_meeting_place: _secondPlace,
  spending_authority: _spending,
  activity: _activity,
  trade: _trade,
  open_hours_per_week: _hours,
  ...listedBusiness
} = sectionShapes.business;

/** A row of the BCP list: header fields, scores and counts, without lists, texts and versions. */
export const BcpRow = z.object({
  ...meta,
  ...listedBusiness,
  max_downtime: contentShape.max_downtime,
  recovery_priority: contentShape.recovery_priority,
  rpo: contentShape.rpo,
  counts: z.object({ functions: z.number(), suppliers: z.number(), systems: z.number(), mitigations: z.number() }),
});
export type BcpRow = z.infer<typeof BcpRow>;

export const DeletedBcp = z.object({
  id: z.number(),
  business_name: listedBusiness.business_name,
  deleted_at: z.string(),
  /** Until then it can be restored. */
  purge_at: z.string(),
});
export type DeletedBcp = z.infer<typeof DeletedBcp>;

/** A missing field stays as it is; an empty selection or list empties it. */
export const BcpPart = BcpContent.partial();
export type BcpPart = z.infer<typeof BcpPart>;

const SentStatus = z.enum(BcpStatusSchema.options, { error: bcpMessages.unknownStatus });

/** Requires the four fields that automatic saving needs. A BCP begins as a draft; a sent status is checked and ignored. */
export const NewBcp = BcpPart.extend({
  ...BcpContent.pick({ business_name: true, business_type: true, industry: true, employee_count: true }).shape,
  status: SentStatus.optional(),
});
export type NewBcp = z.infer<typeof NewBcp>;

export const BcpUpdate = BcpPart.extend({
  status: SentStatus.optional(),
  versions: Versions.optional(),
});
export type BcpUpdate = z.infer<typeof BcpUpdate>;

export const BcpSaved = BcpPart.extend({
  id: z.number(),
  status: BcpStatusSchema,
  updated_at: z.string(),
  scores: Scores,
  versions: z.record(z.string(), z.number()),
});
export type BcpSaved = z.infer<typeof BcpSaved>;
