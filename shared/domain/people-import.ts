/** Files of team members and service providers. Apart from the people: other screens do not need it. */
import * as z from 'zod';
import { ACTIVATION_AUTHORITIES, CRITICALITIES, EMPLOYEE_ROLES, PROVIDER_TYPES } from './bcp/options.ts';
import { listHeadings } from './import-headings.ts';
import type { ImportSpec } from './import-rows.ts';
import { NewEmployee, NewServiceProvider } from './people.ts';

const YES_OR_NO = ['yes', 'no'] as const;

const choices: Record<string, readonly string[]> = {
  role: EMPLOYEE_ROLES,
  provider_type: PROVIDER_TYPES,
  activation_authority: ACTIVATION_AUTHORITIES,
  criticality: CRITICALITIES,
  is_primary_contact: YES_OR_NO,
  is_emergency_contact: YES_OR_NO,
};

const buildPeopleSpec = <T extends object>(
  type: 'employees' | 'providers',
  schema: z.ZodType<T>,
  sample: { [K in keyof T]-?: string },
  required: readonly (keyof T)[],
): ImportSpec<T> => ({
  entry: z.preprocess(
    (row) =>
      Object.fromEntries(
        Object.entries(row as Record<string, unknown>)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [name, choices[name] === YES_OR_NO ? value === 'yes' : value]),
      ),
    schema,
  ),
  columns: Object.keys(sample).map((name) => ({
    name,
    isRequired: required.includes(name as keyof T),
    isList: false,
    choices: choices[name] ?? null,
    aliases: listHeadings(name, type),
    isEmail: name === 'email',
  })),
  sample: Object.values<string>(sample),
});

export const employeeImport = buildPeopleSpec(
  'employees',
  NewEmployee,
  {
    name: 'Maria Jensen',
    role: 'Operations Manager',
    job_title: 'Store Manager',
    email: 'maria.jensen@example.com',
    phone: '(206) 555-0117',
    department: 'Operations',
    is_primary_contact: 'yes',
    activation_authority: 'Full',
    backup_for: 'Peter Holm',
    notes: 'Has the keys to the shop',
  },
  ['name', 'role'],
);

export const providerImport = buildPeopleSpec(
  'providers',
  NewServiceProvider,
  {
    provider_type: 'IT Support',
    name: 'Sound IT',
    contact_person: 'Ana Ruiz',
    phone: '(206) 555-0164',
    email: 'help@sound-it.example',
    address: '12 Pine St, Seattle',
    services_provided: 'Computers, network and backups',
    contract_number: 'C-2041',
    emergency_contact: 'On-call technician',
    emergency_phone: '(206) 555-0165',
    is_emergency_contact: 'yes',
    criticality: 'high',
    response_time: '4 hours',
    notes: 'Knows the alarm code',
  },
  ['provider_type', 'name'],
);
