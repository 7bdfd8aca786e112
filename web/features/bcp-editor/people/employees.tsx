import { ACTIVATION_AUTHORITIES, EMPLOYEE_ROLES } from '#shared/domain/bcp/options.ts';
import { type Employee, employeeKey, type NewEmployee } from '#shared/domain/people.ts';
import { teamMessages as say } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { client } from '../../../lib/api.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { acceptAny, checkEmail, checkName, checkRequiredText, checkText, type EntityForm } from '../forms/entity-form.ts';
import { plainOptions } from '../forms/options.ts';
import { employeesQuery } from '../state/people-queries.ts';
import { ProofMarks } from '../state/proof-marks.tsx';
import type { PeopleKind } from './people-kind.ts';

const blankEmployee: NewEmployee = {
  name: '',
  role: '',
  email: null,
  phone: null,
  department: null,
  is_primary_contact: false,
  activation_authority: 'Limited',
  backup_for: null,
  notes: null,
};

const roleOptions = plainOptions(EMPLOYEE_ROLES);
const authorityOptions = plainOptions(ACTIVATION_AUTHORITIES);

export const employeeForm: EntityForm<NewEmployee> = {
  rules: {
    name: checkName,
    role: checkName,
    phone: checkText,
    email: checkEmail,
    department: checkText,
    activation_authority: checkRequiredText,
    is_primary_contact: acceptAny,
    backup_for: checkText,
    notes: checkText,
  },
  renderFields: ({ TextField, PersonField, AreaField, SelectField, CheckField, FieldStack }) => (
    <FieldStack>
      <TextField name="name" label="Name" autoComplete="off" isFirst />
      <SelectField name="role" label="Role" options={roleOptions} />
      <TextField name="phone" label="Phone" type="tel" autoComplete="off" />
      <TextField name="email" label="Email" type="email" autoComplete="off" />
      <TextField name="department" label="Department" />
      <SelectField
        name="activation_authority"
        label="Activation authority"
        hint="Full: may declare the emergency and start the plan."
        options={authorityOptions}
      />
      <CheckField name="is_primary_contact" label="Primary contact" />
      <PersonField name="backup_for" label="Backup for" hint="The person this team member backs up." />
      <AreaField name="notes" label="Notes" />
    </FieldStack>
  ),
};

export const employeeKind: PeopleKind<NewEmployee, Employee> = {
  section: 'employees',
  anchor: 'team-members',
  title: 'Team members',
  addLabel: 'Add Team Member',
  purpose: 'Who acts in an emergency, with what authority, and who their backup is.',
  form: employeeForm,
  blank: blankEmployee,
  columns: [
    { title: 'Role', cell: (employee) => employee.role },
    {
      title: 'Phone',
      cell: (employee) => (
        <>
          <PhoneLink number={employee.phone} />
          <ProofMarks employee={employee} />
        </>
      ),
    },
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
  create: (id, body, options) => client.people.createEmployee({ params: { id }, body }, options),
  update: (id, body) => client.people.updateEmployee({ params: { id }, body }),
  remove: (id) => client.people.removeEmployee({ params: { id } }),
  keyOf: employeeKey,
  describeDuplicate: ({ name, role }) => fill(peopleMessages.duplicateEmployee, { name, role }),
  refusedText: say.employeeRefused,
  failedText: say.employeeFailed,
  question: say.removeEmployee,
};
