import { isFilled } from './bcp/filled.ts';
import { isCalled } from './bcp/posts.ts';
import type { Employee } from './people.ts';

export const listBackups = (employees: readonly Employee[], person: Employee): Employee[] =>
  employees.filter((employee) => employee !== person && isFilled(employee.backup_for) && isCalled(person, employee.backup_for));

interface CallTree {
  /** They begin; each calls those who replace them, also one who begins as well. */
  leads: readonly { lead: Employee; backups: readonly Employee[] }[];
  /** Called by whoever was reached. */
  others: readonly Employee[];
}

export const buildCallTree = (employees: readonly Employee[]): CallTree => {
  const leads = employees
    .filter((employee) => employee.is_primary_contact)
    .map((lead) => ({ lead, backups: listBackups(employees, lead) }));
  return {
    leads,
    others: employees.filter(
      (employee) => !employee.is_primary_contact && !leads.some(({ backups }) => backups.includes(employee)),
    ),
  };
};
