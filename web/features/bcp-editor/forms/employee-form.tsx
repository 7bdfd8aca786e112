import { ACTIVATION_AUTHORITIES, EMPLOYEE_ROLES } from '#shared/domain/bcp/options.ts';
import type { NewEmployee } from '#shared/domain/people.ts';
import { acceptAny, checkEmail, checkName, checkRequiredText, checkText, type EntityForm } from './entity-form.ts';
import { plainOptions } from './options.ts';

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

const roleOptions = plainOptions(EMPLOYEE_ROLES);
const authorityOptions = plainOptions(ACTIVATION_AUTHORITIES);

export const employeeForm: EntityForm<NewEmployee> = {
  rules: {
    name: checkName,
    role: checkName,
    job_title: checkText,
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
      <TextField name="job_title" label="Job title" hint="What your business calls the post, such as “Head Baker.”" />
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
