/** The form of a team member. */
import { ACTIVATION_AUTHORITIES, EMPLOYEE_ROLES } from '#shared/domain/bcp/options.ts';
import type { NewEmployee } from '#shared/domain/people.ts';
import type { FormSpec } from '../forms/field-spec.ts';
import { plainOptions } from '../forms/options.ts';

export const blankEmployee: NewEmployee = {
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

export const employeeForm: FormSpec<NewEmployee> = [
  {
    title: null,
    fields: [
      { name: 'name', kind: 'text', label: 'Name', isRequired: true, autoComplete: 'off' },
      { name: 'role', kind: 'select', label: 'Role', isRequired: true, options: plainOptions(EMPLOYEE_ROLES) },
      { name: 'phone', kind: 'tel', label: 'Phone', autoComplete: 'off' },
      { name: 'email', kind: 'email', label: 'Email', autoComplete: 'off' },
      { name: 'department', kind: 'text', label: 'Department' },
      {
        name: 'activation_authority',
        kind: 'select',
        label: 'Activation authority',
        isRequired: true,
        hint: 'Full: may declare the emergency and start the plan.',
        options: plainOptions(ACTIVATION_AUTHORITIES),
      },
      { name: 'is_primary_contact', kind: 'check', label: 'Primary contact' },
      { name: 'backup_for', kind: 'text', label: 'Backup for', hint: 'Whom this person stands in for.' },
      { name: 'notes', kind: 'area', label: 'Notes' },
    ],
  },
];
