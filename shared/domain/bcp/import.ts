import * as z from 'zod';
import { listHeadings } from '#shared/domain/import-headings.ts';
import type { ImportColumn, ImportSpec } from '#shared/domain/import-rows.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { importMessages } from '#shared/messages/import.ts';
import { CriticalFunction, ItSystem, KeySupplier } from './bcp.ts';
import { parseImpactOverTime } from './impact-over-time.ts';
import { CRITICALITIES, IMPACT_DRIVERS, SYSTEM_TYPES } from './options.ts';

export const ImportType = z.enum(['functions', 'suppliers', 'it_systems'], { error: importMessages.unknownType });
export type ImportType = z.infer<typeof ImportType>;

export const importTargets = {
  functions: { section: 'functions', field: 'critical_functions', label: 'functions' },
  suppliers: { section: 'suppliers', field: 'key_suppliers', label: 'suppliers' },
  it_systems: { section: 'systems', field: 'it_systems', label: 'IT systems' },
} as const satisfies Record<ImportType, object>;

const columnChoices: Record<string, readonly string[]> = {
  criticality: CRITICALITIES,
  system_type: SYSTEM_TYPES,
  impact_driver: IMPACT_DRIVERS,
};

const readNumber = (cell: string): number | undefined => {
  const value = Number(cell.replace(/%$/, '').trim());
  return Number.isFinite(value) ? value : undefined;
};
const columnReaders: Record<string, Pick<ImportColumn, 'read' | 'unreadable'>> = {
  impact_over_time: { read: parseImpactOverTime, unreadable: importMessages.row.impact },
  minimum_staff: { read: readNumber, unreadable: bcpMessages.minimumStaff },
  revenue_share: { read: readNumber, unreadable: bcpMessages.revenueShare },
};

/** Columns in the order of the sample; its arrays mark list columns. */
const buildSpec = <T extends object>(
  type: ImportType,
  entry: z.ZodType<T>,
  sample: { [K in keyof Omit<Required<T>, 'id' | 'source'>]: string | string[] },
  required: readonly (keyof T)[],
): ImportSpec<T> => ({
  entry,
  columns: Object.entries(sample).map(([name, value]) => ({
    name,
    isRequired: required.includes(name as keyof T),
    isList: Array.isArray(value),
    choices: columnChoices[name] ?? null,
    aliases: listHeadings(name, type),
    isEmail: name === 'email',
    ...columnReaders[name],
  })),
  sample: Object.values<string | string[]>(sample).map((value) => (Array.isArray(value) ? value.join(';') : value)),
});

export const importSpecs = {
  functions: buildSpec(
    'functions',
    CriticalFunction,
    {
      name: 'Order processing',
      description: 'Taking, confirming and billing customer orders',
      criticality: 'critical',
      max_downtime: '4-24 hours',
      responsible_role: 'Operations Manager',
      responsible_team: 'Operations',
      rto: '1-4 hours',
      rpo: '0-1 hour',
      owner: 'Maria Jensen',
      responsible_party: 'Sales desk',
      required_resources: ['Two clerks', 'Order terminal'],
      resources: ['Staff', 'Equipment', 'Systems'],
      dependencies: ['Email', 'Accounting'],
      suppliers: ['Card processor'],
      recovery_procedures: 'Take orders by phone and on paper, enter them when the system is back',
      impact_over_time: '4 hours: Low, 1 day: Medium, 3 days: High',
      impact_driver: 'financial',
      minimum_service: 'Orders from the ten largest customers',
      minimum_staff: '2',
      peak_times: 'Weekdays 8 to 11 a.m., the week before a holiday',
      workaround: 'Order pads by the phone',
      workaround_lasts: '1-3 days',
      revenue_share: '60',
      restart_time: '1-4 hours',
    },
    ['name', 'description', 'criticality', 'max_downtime', 'responsible_role', 'responsible_team', 'rto', 'rpo', 'owner'],
  ),
  suppliers: buildSpec(
    'suppliers',
    KeySupplier,
    {
      name: 'Northern Flour Mill',
      contact_person: 'Peter Holm',
      phone: '(206) 555-0142',
      email: 'orders@northernflour.example',
      services_provided: 'Flour and grain, delivered twice a week',
      criticality: 'high',
      alternative_suppliers: ['Valley Mills', 'Prairie Grain'],
      switch_time: '1-3 days',
      stock_lasts: '3-7 days',
      max_downtime: '3-7 days',
      recovery_priority: 'high',
    },
    ['name'],
  ),
  it_systems: buildSpec(
    'it_systems',
    ItSystem,
    {
      name: 'Accounting',
      description: 'Invoices, payments and payroll',
      criticality: 'high',
      system_type: 'application',
      vendor: 'QuickBooks',
      max_downtime: '1-3 days',
      rto: '4-24 hours',
      rpo: '4-24 hours',
      recovery_priority: 'high',
      recovery_time: '4 hours',
      backup_frequency: 'Daily',
      backup_location: 'Encrypted cloud storage',
      recovery_procedures: 'Sign in from another computer, or restore the last backup',
      responsible_team: 'Office',
      supports_functions: ['Order processing', 'Payroll'],
      system_dependencies: ['Internet', 'Email'],
      dependencies: ['Power'],
    },
    ['name'],
  ),
} satisfies Record<ImportType, ImportSpec<{ id: string }>>;
