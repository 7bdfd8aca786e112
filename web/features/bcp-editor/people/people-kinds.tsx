import type { ReactNode } from 'react';
import {
  type Employee,
  isSameEmployee,
  isSameProvider,
  type NewEmployee,
  type NewServiceProvider,
  type ServiceProvider,
} from '#shared/domain/people.ts';
import { teamMessages as say } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { client } from '../../../lib/api.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { CriticalityChip } from '../forms/criticality-chip.tsx';
import type { EntityForm } from '../forms/entity-form.ts';
import { blankEmployee, employeeForm } from './employee-form.tsx';
import { employeesQuery, providersQuery } from './people-queries.ts';
import { PhoneLink } from './phone-link.tsx';
import { blankProvider, providerForm, providerTypeLabel } from './provider-form.tsx';

export interface Person {
  id: number;
  bcp_id: number;
  name: string;
}

/** What differs between team members and service providers. */
export interface PeopleKind<N extends object, T extends N & Person> {
  section: 'employees' | 'providers';
  anchor: string;
  title: string;
  addLabel: string;
  purpose: string;
  form: EntityForm<N>;
  blank: N;
  columns: { title: string; cell: (person: T) => ReactNode }[];
  query: typeof employeesQuery | typeof providersQuery;
  create: (bcpId: number, body: N) => Promise<T>;
  update: (id: number, body: N) => Promise<T>;
  remove: (id: number) => Promise<void>;
  isSame: (a: N, b: N) => boolean;
  describeDuplicate: (person: N) => string;
  /** For a refused save where the server gives no sentence. */
  refusedText: string;
  failedText: string;
  question: string;
}

export const employeeKind: PeopleKind<NewEmployee, Employee> = {
  section: 'employees',
  anchor: 'team-members',
  title: 'Team members',
  addLabel: 'Add Team Member',
  purpose: 'Who acts in an emergency, with which authority, and who stands in for whom.',
  form: employeeForm,
  blank: blankEmployee,
  columns: [
    { title: 'Role', cell: (employee) => employee.role },
    { title: 'Phone', cell: (employee) => <PhoneLink number={employee.phone} /> },
    { title: 'Email', cell: (employee) => employee.email && <a href={`mailto:${employee.email}`}>{employee.email}</a> },
    {
      title: 'Authority',
      cell: (employee) => (
        <>
          {employee.activation_authority} {employee.is_primary_contact && <StatusChip tone="tide">Primary contact</StatusChip>}
        </>
      ),
    },
  ],
  query: employeesQuery,
  create: (id, body) => client.people.createEmployee({ params: { id }, body }),
  update: (id, body) => client.people.updateEmployee({ params: { id }, body }),
  remove: (id) => client.people.removeEmployee({ params: { id } }),
  isSame: isSameEmployee,
  describeDuplicate: ({ name, role }) => fill(peopleMessages.duplicateEmployee, { name, role }),
  refusedText: say.employeeRefused,
  failedText: say.employeeFailed,
  question: say.removeEmployee,
};

export const providerKind: PeopleKind<NewServiceProvider, ServiceProvider> = {
  section: 'providers',
  anchor: 'service-providers',
  title: 'Service providers',
  addLabel: 'Add Service Provider',
  purpose: 'Whom you call when something breaks: IT support, insurance, utilities, emergency services.',
  form: providerForm,
  blank: blankProvider,
  columns: [
    { title: 'Type', cell: (provider) => providerTypeLabel(provider.provider_type) },
    { title: 'Phone', cell: (provider) => <PhoneLink number={provider.emergency_phone ?? provider.phone} /> },
    { title: 'Response', cell: (provider) => provider.response_time },
    { title: 'Criticality', cell: (provider) => <CriticalityChip criticality={provider.criticality} /> },
  ],
  query: providersQuery,
  create: (id, body) => client.people.createProvider({ params: { id }, body }),
  update: (id, body) => client.people.updateProvider({ params: { id }, body }),
  remove: (id) => client.people.removeProvider({ params: { id } }),
  isSame: isSameProvider,
  describeDuplicate: ({ name, provider_type }) => fill(peopleMessages.duplicateProvider, { name, type: provider_type }),
  refusedText: say.providerRefused,
  failedText: say.providerFailed,
  question: say.removeProvider,
};
