/** Team members: the same person is the same name, without case, in the same role. */
import type { Employee } from '#shared/domain/people.ts';
import { keys, prefixes } from './keys.ts';
import { peopleOf } from './people.ts';

export const employees = peopleOf<Employee>({
  key: keys.employee,
  unique: keys.employeeUnique,
  prefix: prefixes.employees,
  counter: 'next_employee',
  second: 'role',
});
