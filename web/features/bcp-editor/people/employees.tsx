import { formatPost } from '#shared/domain/bcp/posts.ts';
import { type Employee, employeeKey, type NewEmployee } from '#shared/domain/people.ts';
import { fill } from '#shared/messages/fields.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { teamMessages as say } from '#shared/messages/team.ts';
import { client } from '../../../lib/api.ts';
import { EmailLink } from '../../../ui/email-link.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { blankEmployee, employeeForm } from '../forms/employee-form.tsx';
import { employeesQuery } from '../state/people-queries.ts';
import { ProofMarks } from '../state/proof-marks.tsx';
import type { PeopleKind } from './people-kind.ts';

export const employeeKind: PeopleKind<NewEmployee, Employee> = {
  section: 'employees',
  anchor: 'team-members',
  title: 'Team members',
  addLabel: say.addEmployee,
  purpose: 'Who acts in an emergency, with what authority, and who their backup is.',
  form: employeeForm,
  blank: blankEmployee,
  columns: [
    { title: 'Role', cell: formatPost },
    {
      title: 'Phone',
      cell: (employee) => (
        <>
          <PhoneLink number={employee.phone} />
          <ProofMarks employee={employee} />
        </>
      ),
    },
    { title: 'Email', cell: (employee) => employee.email && <EmailLink email={employee.email} /> },
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
  create: (id, body, options) => client.people.createEmployee({ params: { id }, body }, options),
  update: (id, body) => client.people.updateEmployee({ params: { id }, body }),
  remove: (id) => client.people.removeEmployee({ params: { id } }),
  keyOf: employeeKey,
  describeDuplicate: ({ name, role }) => fill(peopleMessages.duplicateEmployee, { name, role }),
  refusedText: say.employeeRefused,
  failedText: say.employeeFailed,
  question: say.removeEmployee,
};
