import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { employeeKey, type NewEmployee } from '#shared/domain/people.ts';
import { fill } from '#shared/messages/fields.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { teamMessages as say } from '#shared/messages/team.ts';
import { client } from '../../../lib/api.ts';
import { logger } from '../../../lib/logger.ts';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { employeesQuery, explainPeopleFailure } from '../state/people-queries.ts';
import { usePeople } from '../state/use-people.ts';
import { blankEmployee, employeeForm } from './employee-form.tsx';
import type { EntityForm } from './entity-form.ts';

/** Someone whom a field of a form names and who is not on the team. */
export interface Newcomer {
  bcpId: number;
  name: string;
  onAdded: (name: string) => void;
}

interface MemberSheet {
  title: string;
  form: EntityForm<NewEmployee>;
  entity: NewEmployee;
  submitLabel: string;
  onSubmit: (member: NewEmployee) => Promise<string | null>;
}

/** What the team form above the form with that field is about. The sheet itself comes from the caller, which is one. */
export function NewMember({ bcpId, name, onAdded, children }: Newcomer & { children: (sheet: MemberSheet) => ReactNode }) {
  useFocusReturn();
  const cache = useQueryClient();
  const { employees } = usePeople();
  const add = async (member: NewEmployee): Promise<string | null> => {
    if (employees.some((other) => employeeKey(other) === employeeKey(member)))
      return fill(peopleMessages.duplicateEmployee, { name: member.name, role: member.role });
    try {
      const stored = await client.people.createEmployee({ params: { id: bcpId }, body: member });
      cache.setQueryData(employeesQuery(bcpId).queryKey, (all = []) => [...all, stored]);
      onAdded(stored.name);
      return null;
    } catch (error) {
      logger.error('Team members: saving failed', error);
      return explainPeopleFailure(error, { refusedText: say.employeeRefused, failedText: say.employeeFailed });
    }
  };
  return children({
    ...{ title: say.addEmployee, submitLabel: say.addEmployee },
    ...{ form: employeeForm, entity: { ...blankEmployee, name }, onSubmit: add },
  });
}
