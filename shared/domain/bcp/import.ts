import * as z from 'zod';
import { listHeadings } from '#shared/domain/import-headings.ts';
import type { ImportSpec } from '#shared/domain/import-rows.ts';
import { importMessages } from '#shared/messages/import.ts';
import { CriticalFunction, ItSystem, KeySupplier } from './bcp.ts';
import { CRITICALITIES, SYSTEM_TYPES } from './options.ts';

export const ImportType = z.enum(['functions', 'suppliers', 'it_systems'], { error: importMessages.unknownType });
export type ImportType = z.infer<typeof ImportType>;

export const importTargets = {
  functions: { section: 'functions', field: 'critical_functions', label: 'functions' },
  suppliers: { section: 'suppliers', field: 'key_suppliers', label: 'suppliers' },
  it_systems: { section: 'systems', field: 'it_systems', label: 'IT systems' },
} as const satisfies Record<ImportType, object>;

const columnChoices: Record<string, readonly string[]> = { criticality: CRITICALITIES, system_type: SYSTEM_TYPES };

/** Columns in the order of the sample; its arrays mark list columns. */
const buildSpec = <T extends object>(
  type: ImportType,
  entry: z.ZodType<T>,
  sample: { [K in keyof Omit<T, 'id' | 'source'>]: string | string[] },
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
