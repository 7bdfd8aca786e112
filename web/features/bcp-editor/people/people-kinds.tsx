/** What tells team members and service providers apart: calls, texts, duplicates, columns. */
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
import type { EntityForm } from '../forms/entity-form.ts';
import { CriticalityChip } from '../steps/operations/criticality-chip.tsx';
import { blankEmployee, employeeForm } from './employee-form.tsx';
import { employeesQuery, providersQuery } from './people-queries.ts';
import { PhoneLink } from './phone-link.tsx';
import { blankProvider, providerForm, providerTypeLabel } from './provider-form.tsx';

export interface PeopleKind<N extends object, T extends N & { id: number; bcp_id: number; name: string }> {
  section: 'employees' | 'providers';
  anchor: string;
  title: string;
  addLabel: string;
  purpose: string;
  form: EntityForm<N>;
  blank: N;
  columns: { title: string; cell: (one: T) => ReactNode }[];
  query: typeof employeesQuery | typeof providersQuery;
  create: (bcpId: number, body: N) => Promise<T>;
  update: (id: number, body: N) => Promise<T>;
  remove: (id: number) => Promise<void>;
  isSame: (a: N, b: N) => boolean;
  duplicate: (one: N) => string;
  /** Texts of a refused save without a sentence of the server, of a failed one, and of the question before a deletion. */
  refused: string;
  failed: string;
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
    { title: 'Role', cell: (one) => one.role },
    { title: 'Phone', cell: (one) => <PhoneLink number={one.phone} /> },
    { title: 'Email', cell: (one) => one.email && <a href={`mailto:${one.email}`}>{one.email}</a> },
    {
      title: 'Authority',
      cell: (one) => (
        <>
          {one.activation_authority} {one.is_primary_contact && <StatusChip tone="tide">Primary contact</StatusChip>}
        </>
      ),
    },
  ],
  query: employeesQuery,
  create: (id, body) => client.people.createEmployee({ params: { id }, body }),
  update: (id, body) => client.people.updateEmployee({ params: { id }, body }),
  remove: (id) => client.people.removeEmployee({ params: { id } }),
  isSame: isSameEmployee,
  duplicate: ({ name, role }) => fill(peopleMessages.duplicateEmployee, { name, role }),
  refused: say.employeeRefused,
  failed: say.employeeFailed,
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
    { title: 'Type', cell: (one) => providerTypeLabel(one.provider_type) },
    { title: 'Phone', cell: (one) => <PhoneLink number={one.emergency_phone ?? one.phone} /> },
    { title: 'Response', cell: (one) => one.response_time },
    { title: 'Criticality', cell: (one) => <CriticalityChip criticality={one.criticality} /> },
  ],
  query: providersQuery,
  create: (id, body) => client.people.createProvider({ params: { id }, body }),
  update: (id, body) => client.people.updateProvider({ params: { id }, body }),
  remove: (id) => client.people.removeProvider({ params: { id } }),
  isSame: isSameProvider,
  duplicate: ({ name, provider_type }) => fill(peopleMessages.duplicateProvider, { name, type: provider_type }),
  refused: say.providerRefused,
  failed: say.providerFailed,
  question: say.removeProvider,
};
