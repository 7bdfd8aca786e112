import { appendNew, type Suggested } from './append-new.ts';
import type { CriticalFunction, ItSystem, KeySupplier } from './bcp.ts';
import { isFilled } from './filled.ts';
import { keepRising } from './impact-over-time.ts';
import { CRITICALITIES } from './options.ts';

export const criticalityOrder = [...CRITICALITIES, 'basic'] as const;
export type CriticalityCount = (typeof criticalityOrder)[number];

export const countByCriticality = (
  functions: readonly Pick<CriticalFunction, 'criticality'>[],
): Record<CriticalityCount, number> => {
  const counts = { critical: 0, high: 0, medium: 0, low: 0, basic: 0 };
  for (const fn of functions) counts[fn.criticality ?? 'basic'] += 1;
  return counts;
};

interface FunctionDefaults {
  max_downtime: string;
  rto: string;
  rpo: string;
  responsible_role: string;
  responsible_team: string;
  owner: string;
  resources: string[];
}

export const riskStepDefaults: FunctionDefaults = {
  max_downtime: '4 hours',
  rto: '4 hours',
  rpo: '1 hour',
  responsible_role: 'Department Manager',
  responsible_team: 'Operations',
  owner: 'Operations Manager',
  resources: ['Staff', 'Equipment', 'Systems'],
};

export const functionListDefaults: FunctionDefaults = {
  max_downtime: '24 hours',
  rto: '24 hours',
  rpo: '4 hours',
  responsible_role: 'To be assigned',
  responsible_team: 'To be assigned',
  owner: 'To be assigned',
  resources: [],
};

/** What an outage asks of a function: absent where nothing is suggested. */
export const OUTAGE_FIELDS = [
  'impact_driver',
  'minimum_service',
  'minimum_staff',
  'peak_times',
  'workaround',
  'workaround_lasts',
  'restart_time',
] as const satisfies readonly (keyof CriticalFunction)[];

const pickStated = <T extends object, K extends keyof T>(entry: T, fields: readonly K[]): Partial<Pick<T, K>> =>
  Object.fromEntries(fields.filter((field) => entry[field] != null).map((field) => [field, entry[field]])) as Partial<Pick<T, K>>;

const orDefault = (text: string | null | undefined, fallback: string): string => (isFilled(text) ? text : fallback);

/** Suggested values win over defaults; criticality defaults to high. */
export const functionFrom = (
  suggested: Suggested<CriticalFunction>,
  defaults: FunctionDefaults,
  id: string,
): CriticalFunction => ({
  id,
  name: orDefault(suggested.name, 'Unnamed Function'),
  description: suggested.description ?? null,
  criticality: suggested.criticality ?? 'high',
  max_downtime: orDefault(suggested.max_downtime, defaults.max_downtime),
  responsible_role: orDefault(suggested.responsible_role, defaults.responsible_role),
  responsible_team: orDefault(suggested.responsible_team, defaults.responsible_team),
  responsible_party: suggested.responsible_party ?? null,
  required_resources: suggested.required_resources ?? [],
  resources: suggested.resources?.length ? suggested.resources : defaults.resources,
  dependencies: suggested.dependencies ?? [],
  suppliers: suggested.suppliers ?? [],
  recovery_procedures: suggested.recovery_procedures ?? null,
  rto: orDefault(suggested.rto, defaults.rto),
  rpo: orDefault(suggested.rpo, defaults.rpo),
  owner: orDefault(suggested.owner, defaults.owner),
  ...(suggested.impact_over_time && { impact_over_time: keepRising(suggested.impact_over_time) }),
  ...pickStated(suggested, [...OUTAGE_FIELDS, 'revenue_share']),
  source: suggested.source ?? 'user',
});

export const systemFrom = (suggested: Suggested<ItSystem>, id: string): ItSystem => ({
  id,
  name: orDefault(suggested.name, 'Unnamed System'),
  description: suggested.description ?? null,
  criticality: suggested.criticality ?? 'high',
  max_downtime: suggested.max_downtime ?? null,
  responsible_team: suggested.responsible_team ?? null,
  backup_location: suggested.backup_location ?? null,
  recovery_procedures: suggested.recovery_procedures ?? null,
  rto: suggested.rto ?? null,
  rpo: suggested.rpo ?? null,
  system_type: suggested.system_type ?? 'other',
  vendor: orDefault(suggested.vendor, 'To be specified'),
  supports_functions: suggested.supports_functions ?? [],
  system_dependencies: suggested.system_dependencies ?? [],
  recovery_priority: suggested.recovery_priority ?? null,
  backup_frequency: orDefault(suggested.backup_frequency, 'Daily'),
  recovery_time: orDefault(suggested.recovery_time, '4 hours'),
  dependencies: suggested.dependencies ?? [],
  source: suggested.source ?? 'user',
});

/** Contacts are the customer's to enter. */
export const supplierFrom = (suggested: Suggested<KeySupplier>, id: string): KeySupplier => ({
  id,
  name: orDefault(suggested.name, 'Unnamed Supplier'),
  contact_person: null,
  phone: null,
  email: null,
  services_provided: suggested.services_provided ?? null,
  criticality: suggested.criticality ?? 'medium',
  alternative_suppliers: suggested.alternative_suppliers ?? [],
  ...pickStated(suggested, ['switch_time', 'stock_lasts']),
  max_downtime: suggested.max_downtime ?? null,
  recovery_priority: suggested.recovery_priority ?? null,
  source: suggested.source ?? 'user',
});

const hasSameName = (a: { name: string }, b: { name: string }): boolean =>
  a.name.trim().toLowerCase() === b.name.trim().toLowerCase();

export const mergeFunctions = (
  existing: readonly CriticalFunction[],
  suggested: readonly Suggested<CriticalFunction>[],
  newId: () => string,
): CriticalFunction[] =>
  appendNew(
    existing,
    suggested.map((item) => functionFrom(item, functionListDefaults, newId())),
    hasSameName,
  );

export const mergeSystems = (
  existing: readonly ItSystem[],
  suggested: readonly Suggested<ItSystem>[],
  newId: () => string,
): ItSystem[] =>
  appendNew(
    existing,
    suggested.map((item) => systemFrom(item, newId())),
    hasSameName,
  );

export const mergeSuppliers = (
  existing: readonly KeySupplier[],
  suggested: readonly Suggested<KeySupplier>[],
  newId: () => string,
): KeySupplier[] =>
  appendNew(
    existing,
    suggested.map((item) => supplierFrom(item, newId())),
    hasSameName,
  );
