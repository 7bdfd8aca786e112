import * as z from 'zod';
import { IMPACT_KINDS } from '#shared/domain/bcp/impact.ts';
import {
  CriticalitySchema,
  EffectivenessSchema,
  ImpactDriverSchema,
  ImpactLevelSchema,
  ImplementationPrioritySchema,
  SystemTypeSchema,
} from '#shared/domain/bcp/option-schemas.ts';
import {
  DURATIONS,
  EMPLOYEES_MAX,
  IMPACT_BANDS,
  type ImpactBand,
  impactBandLabels,
  LIKELIHOODS,
} from '#shared/domain/bcp/options.ts';

const text = (max: number, hint: string) => z.string().max(max).describe(hint);
const texts = (max: number, entries: number, hint: string) => z.array(z.string().max(max)).max(entries).describe(hint);
const duration = (hint: string) => z.enum(DURATIONS).describe(hint);
const reason = text(300, 'Why for this business: name the fact in its data that calls for it');

const Risk = z.object({ name: text(80, 'Short name of the risk in title case, without a rating'), reason });

const severity = z.enum(ImpactLevelSchema.options);
const ImpactOverTime = z.object(
  Object.fromEntries(IMPACT_BANDS.map((band) => [band, severity.describe(`After ${impactBandLabels[band]}`)])) as Record<
    ImpactBand,
    typeof severity
  >,
);

const BusinessFunction = z.object({
  name: text(80, 'Name of the business function as its people would say it'),
  description: text(250, 'What it does and what stands still without it'),
  criticality: z.enum(CriticalitySchema.options),
  max_downtime: duration('Maximum tolerable downtime'),
  rto: duration('Recovery time objective, shorter than the maximum tolerable downtime'),
  rpo: duration('How much data may be lost; leave out where no data can be lost').optional(),
  responsible_role: text(80, 'Role, never a person').optional(),
  responsible_team: text(80, 'Team or department').optional(),
  owner: text(80, 'Role that owns the function').optional(),
  resources: texts(80, 8, 'People, equipment, systems and supplies it needs').optional(),
  dependencies: texts(80, 8, 'Functions, systems and suppliers it depends on, by the names in the data').optional(),
  recovery_procedures: text(700, 'Numbered steps: work around by hand first, then recover'),
  impact_over_time: ImpactOverTime.describe(
    'How bad an outage is after each time. Never milder later, and major from the first time beyond the maximum downtime',
  ).optional(),
  impact_driver: z.enum(ImpactDriverSchema.options).describe('What hurts most').optional(),
  minimum_service: text(150, 'The least that must run').optional(),
  minimum_staff: z.number().min(0).max(EMPLOYEES_MAX).describe('People that takes').optional(),
  peak_times: text(120, 'When an outage hurts most').optional(),
  workaround: text(250, 'What keeps it going by hand meanwhile. Nothing where lives are at stake').optional(),
  workaround_lasts: duration('How long the workaround can last').optional(),
  restart_time: duration('How long it takes to run again once everything it needs is back').optional(),
  reason,
});

const Outage = BusinessFunction.pick({
  ...{ name: true, impact_over_time: true, impact_driver: true, minimum_service: true, minimum_staff: true },
  ...{ peak_times: true, workaround: true, workaround_lasts: true, restart_time: true, reason: true },
});

const BACKUP_INTERVALS = ['Continuous', 'Hourly', 'Every 4 hours', 'Daily', 'Weekly', 'Monthly'] as const;
const System = z.object({
  name: text(80, 'Name of the IT system or service'),
  description: text(250, 'What the business does with it'),
  criticality: z.enum(CriticalitySchema.options),
  system_type: z.enum(SystemTypeSchema.options),
  vendor: text(100, 'Kind of vendor; a product only where the data names it').optional(),
  max_downtime: duration('Maximum tolerable downtime').optional(),
  rto: duration('Recovery time objective'),
  rpo: duration('How much data may be lost').optional(),
  backup_frequency: z.enum(BACKUP_INTERVALS),
  backup_location: text(120, 'Where backups are kept, away from the main site').optional(),
  recovery_time: duration('How long a restore takes, no longer than the recovery time objective').optional(),
  recovery_procedures: text(500, 'Numbered steps').optional(),
  supports_functions: texts(80, 8, 'Business functions it supports, by the names in the data').optional(),
  dependencies: texts(80, 8, 'What it needs itself').optional(),
  reason,
});

const Supplier = z.object({
  name: text(80, 'What the supplier is, such as Flour mill; a company only where the data names it'),
  services_provided: text(200, 'What it provides'),
  criticality: z.enum(CriticalitySchema.options),
  max_downtime: duration('How long the business can do without it'),
  switch_time: duration('How long until an alternative delivers').optional(),
  reason,
});

const TIMELINES = [
  'Immediately',
  'Within 30 days',
  'Within 60 days',
  'Within 90 days',
  'Within 6 months',
  'Within 12 months',
] as const;
const MitigationStep = z.object({
  risk_name: text(80, 'The identified risk it answers, spelled as in the data'),
  mitigation_strategy: text(160, 'The measure in one line'),
  detailed_strategy: text(900, 'How it is carried out, in short lines'),
  incident_response_steps: texts(240, 10, 'What to do, in order, when the risk strikes: people first, then 911, then property'),
  specific_actions: texts(160, 10, 'What to set up beforehand'),
  responsible_party: text(80, 'Role, never a person'),
  timeline: z.enum(TIMELINES),
  effectiveness: z.enum(EffectivenessSchema.options),
  implementation_priority: z.enum(ImplementationPrioritySchema.options),
  resources_required: text(200, 'People, equipment and rough cost').optional(),
  maintenance_requirements: text(150, 'What keeps it working, and how often').optional(),
  reason,
});

const Impact = z.object({
  kind: z.enum(IMPACT_KINDS),
  text: text(300, 'What such harm means for this business, in one or two sentences'),
  severity: z
    .enum(ImpactLevelSchema.options)
    .describe('How badly a standstill hurts that lasts as long as it can bear')
    .optional(),
  reason,
});
const Line = z.object({ text: text(160, 'One line') });
const Site = Line.extend({ move_time: duration('How long until work goes on there').optional() });

const level = (of: string) => z.enum(ImpactLevelSchema.options).describe(`${of}, over the longest downtime`);
const why = text(200, 'One sentence why this level: change it with the level').optional();
const Rating = z.object({
  name: text(200, 'The risk, spelled as in the data'),
  financial_impact: level('Lost income and extra cost'),
  financial_impact_reason: why,
  operational_impact: level('Work that stops'),
  operational_impact_reason: why,
  reputational_impact: level('Customers who do not come back'),
  reputational_impact_reason: why,
  regulatory_impact: level('Duties and licenses at stake'),
  regulatory_impact_reason: why,
  likelihood: z.enum(LIKELIHOODS).describe('How often at this place and in this trade'),
  likelihood_reason: why,
});

interface EditableList {
  /** An entry that is complete: what the model adds has every required field, what it adapts any of them. */
  entry: z.ZodObject;
  /** The field that tells entries apart. */
  nameField: 'name' | 'risk_name' | 'kind' | 'text';
  /** How many each question may add. */
  additionsMax: number;
  what: string;
}

/** The lists that the built-in knowledge drafts and the model edits, by their names in the answer. */
export const editableLists = {
  suggested_risks: {
    entry: Risk,
    nameField: 'name',
    additionsMax: 2,
    what: 'threats from inside and outside the business, most serious first',
  },
  location_specific_risks: {
    entry: Risk,
    nameField: 'name',
    additionsMax: 1,
    what: 'natural and regional hazards that are material at its county',
  },
  suggested_critical_functions: {
    entry: BusinessFunction,
    nameField: 'name',
    additionsMax: 1,
    what: 'what must keep running, most critical first',
  },
  suggested_functions: {
    entry: BusinessFunction,
    nameField: 'name',
    additionsMax: 1,
    what: 'what must keep running, most critical first',
  },
  suggested_systems: {
    entry: System,
    nameField: 'name',
    additionsMax: 1,
    what: 'what its functions run on, down to telephone, email and internet access',
  },
  suggested_suppliers: { entry: Supplier, nameField: 'name', additionsMax: 1, what: 'who its functions cannot do without' },
  suggested_impacts: { entry: Impact, nameField: 'kind', additionsMax: 0, what: 'what each kind of harm means here' },
  suggested_sites: { entry: Site, nameField: 'text', additionsMax: 1, what: 'where work could continue' },
  suggested_policies: { entry: Line, nameField: 'text', additionsMax: 2, what: 'an insurance policy and what it pays for' },
  suggested_records: {
    entry: Line,
    nameField: 'text',
    additionsMax: 2,
    what: 'a paper or file the business cannot be rebuilt without, and where a copy belongs',
  },
  suggested_ratings: {
    entry: Rating,
    nameField: 'name',
    additionsMax: 0,
    what: 'how badly each risk would hurt and how likely it is here, each with its reason',
  },
  suggested_outages: {
    entry: Outage,
    nameField: 'name',
    additionsMax: 0,
    what: 'what an outage of each function in the data does as it lasts, and what keeps it going meanwhile',
  },
  suggested_mitigations: {
    entry: MitigationStep,
    nameField: 'risk_name',
    additionsMax: 1,
    what: 'measures against the risks in the data, each with the response when the risk strikes',
  },
} as const satisfies Record<string, EditableList>;
export type EditableListName = keyof typeof editableLists;
export const isEditableList = (name: string): name is EditableListName => Object.hasOwn(editableLists, name);

/** An entry as the knowledge drafts it: its fields are those of the answer, which the gate at the end checks. */
export type Entry = Record<string, unknown>;
export type Lists = Partial<Record<EditableListName, readonly Entry[]>>;

/** Entries of one question: more make answers long and reading careless. */
export const CHUNK_MAX = 5;

export interface Chunk {
  list: EditableListName;
  entries: readonly Entry[];
}

/** A list without a draft is a chunk too: what to add may still be known. */
export const splitIntoChunks = (lists: Lists): Chunk[] =>
  Object.entries(lists).flatMap(([name, entries]) => {
    const list = name as EditableListName;
    if (entries.length === 0) return editableLists[list].additionsMax > 0 ? [{ list, entries: [] }] : [];
    const count = Math.ceil(entries.length / CHUNK_MAX);
    const size = Math.ceil(entries.length / count);
    return Array.from({ length: count }, (_, at) => ({ list, entries: entries.slice(at * size, (at + 1) * size) }));
  });

const VERDICTS = ['keep', 'adapt', 'drop'] as const;

/** Ids are positions, so that a renamed entry is still the same. */
export const entryIds = ({ entries }: Chunk): string[] => entries.map((_, at) => `e${at + 1}`);

export const buildEditForm = (chunk: Chunk) => {
  const { entry, additionsMax } = editableLists[chunk.list];
  const ids = entryIds(chunk);
  const Decision = z.object({
    id: z.enum(ids.length > 0 ? ids : ['none']),
    verdict: z.enum(VERDICTS),
    why: text(200, 'For adapt and drop: the fact about this business or place that calls for it').optional(),
    changes: (entry as z.ZodObject).partial().optional().describe('For adapt: only the fields that change'),
  });
  return z.object({
    decisions: z.array(Decision).max(Math.max(1, ids.length)),
    additions: z.array(entry as z.ZodObject).max(additionsMax),
  });
};
export type EditAnswer = z.output<ReturnType<typeof buildEditForm>>;
