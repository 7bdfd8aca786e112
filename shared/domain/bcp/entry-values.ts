import type { ItemSource } from './bcp.ts';
import { formatImpactOverTime } from './impact-over-time.ts';
import type { ImpactOverTime } from './option-schemas.ts';
import {
  criticalityLabels,
  durationLabel,
  effectivenessLabels,
  type ImpactDriver,
  impactDriverLabels,
  itemPriorityLabel,
  mitigationStatusLabels,
  systemTypeLabels,
} from './options.ts';
import { isAssumed } from './provenance.ts';

/** The fields of an entry beyond its name and description, in the order they are read. */
const entryValueLabels = {
  services_provided: 'Provides',
  detailed_strategy: 'Details',
  criticality: 'Criticality',
  system_type: 'Kind of system',
  vendor: 'Vendor',
  max_downtime: 'Maximum downtime (MTD)',
  rto: 'Back within (RTO)',
  rpo: 'Data loss you accept (RPO)',
  recovery_priority: 'Recovery priority',
  impact_over_time: 'Impact over time',
  impact_driver: 'What hurts most',
  minimum_service: 'The least that must run',
  minimum_staff: 'People that takes',
  peak_times: 'Busiest times',
  revenue_share: 'Share of revenue',
  owner: 'Owner',
  responsible_role: 'Responsible role',
  responsible_team: 'Team',
  responsible_party: 'Responsible',
  timeline: 'By when',
  status: 'Status',
  effectiveness: 'Effectiveness',
  implementation_priority: 'Priority',
  backup_frequency: 'Backup frequency',
  backup_location: 'Backup location',
  recovery_time: 'Time to restore',
  workaround: 'Workaround',
  workaround_lasts: 'Workaround lasts',
  restart_time: 'Time to restart',
  switch_time: 'Time to switch',
  stock_lasts: 'Stock lasts',
  required_resources: 'Required resources',
  resources: 'Resources',
  resources_required: 'What it takes',
  dependencies: 'Depends on',
  system_dependencies: 'Systems it depends on',
  supports_functions: 'Supports',
  suppliers: 'Suppliers',
  alternative_suppliers: 'Alternative suppliers',
  contact_person: 'Contact',
  phone: 'Phone',
  email: 'Email',
  specific_actions: 'Set up beforehand',
  incident_response_steps: 'When it strikes',
  recovery_procedures: 'Recovery steps',
  maintenance_requirements: 'Upkeep',
} as const;
export type EntryValueField = keyof typeof entryValueLabels;

const wordings: Partial<Record<EntryValueField, (value: string) => string>> = {
  impact_driver: (value) => impactDriverLabels[value as ImpactDriver] ?? value,
  revenue_share: (value) => `${value}%`,
  workaround_lasts: durationLabel,
  restart_time: durationLabel,
  switch_time: durationLabel,
  stock_lasts: durationLabel,
  criticality: (value) => criticalityLabels[value as keyof typeof criticalityLabels] ?? value,
  system_type: (value) => systemTypeLabels[value as keyof typeof systemTypeLabels] ?? value,
  status: (value) => mitigationStatusLabels[value as keyof typeof mitigationStatusLabels] ?? value,
  effectiveness: (value) => effectivenessLabels[value as keyof typeof effectivenessLabels] ?? value,
  max_downtime: durationLabel,
  rto: durationLabel,
  rpo: durationLabel,
  recovery_priority: itemPriorityLabel,
};

export interface EntryValue {
  field: EntryValueField;
  label: string;
  text: string;
}

const toLines = (field: EntryValueField, value: unknown): string[] => {
  if (field === 'impact_over_time') return [formatImpactOverTime(value as ImpactOverTime | null)].filter((text) => text !== '');
  if (typeof value === 'number') return [String(value)];
  return (Array.isArray(value) ? value : [value]).filter((line) => typeof line === 'string' && line.trim() !== '');
};

/** Sentences follow each other as they are; other values are set apart. */
const joinValues = (values: readonly string[]): string =>
  values.map((value, at) => (at === values.length - 1 ? value : /[.!?]$/.test(value) ? `${value} ` : `${value}; `)).join('');

/** Everything an entry says beyond its name and description; empty fields are left out. */
export const listEntryValues = (entry: object): EntryValue[] =>
  (Object.keys(entryValueLabels) as EntryValueField[]).flatMap((field) => {
    const lines = toLines(field, (entry as Partial<Record<EntryValueField, unknown>>)[field]);
    if (lines.length === 0) return [];
    const values = lines.map((line) => (wordings[field] ?? String)(line).trim());
    return [{ field, label: entryValueLabels[field], text: joinValues(values) }];
  });

export const countAssumedFacts = (entries: readonly { source?: ItemSource | undefined }[]): number =>
  entries.filter(isAssumed).reduce((count, entry) => count + listEntryValues(entry).length, 0);
