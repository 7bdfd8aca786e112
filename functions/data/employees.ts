/** Team members: the same person is the same name, without case, in the same role. */
import { type Employee, NewEmployee } from '#shared/domain/people.ts';
import { keys, prefixes } from './keys.ts';
import { peopleOf } from './people.ts';
import { rowReader } from './rows.ts';

/** What an entry is filled with that names nothing else. */
const { name: _name, role: _role, ...defaults } = NewEmployee.parse({ name: '-', role: '-' });

export const employees = peopleOf<Employee>(
  {
    key: keys.employee,
    unique: keys.employeeUnique,
    prefix: prefixes.employees,
    counter: 'next_employee',
    second: 'role',
  },
  rowReader<Employee>()('employee', {
    first: { id: 'number', bcp_id: 'number', name: 'string', role: 'string' },
    later: () => defaults,
  }),
);
