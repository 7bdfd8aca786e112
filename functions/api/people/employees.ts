/** Team members of the caller's plans. */
import { readHeader } from '#functions/data/bcps.ts';
import { employees } from '#functions/data/people.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { people } from '#shared/api/people.ts';
import type { NewEmployee } from '#shared/domain/people.ts';
import { fill } from '#shared/messages/fields.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { addedOnce, settled } from './outcome.ts';

const duplicate = ({ name = '', role = '' }: Partial<NewEmployee>): string =>
  fill(peopleMessages.duplicateEmployee, { name, role });

export const listEmployees: Operation<typeof people.listEmployees> = async ({ actor, params }) => {
  const [plan, members] = await Promise.all([readHeader(actor.id, params.id), employees.list(actor.id, params.id)]);
  if (!plan) throw notFound();
  return members;
};

export const createEmployee: Operation<typeof people.createEmployee> = ({ actor, params, body, request, now }) =>
  addedOnce({
    uid: actor.id,
    request,
    now,
    call: 'POST /v1/bcp/{id}/employees',
    sent: [params, body],
    duplicate: duplicate(body),
    add: (keep) => employees.add(actor.id, { bcpId: params.id, fields: body, keep }),
    read: (id) => employees.read(actor.id, id),
  });

export const updateEmployee: Operation<typeof people.updateEmployee> = async ({ actor, params, body }) =>
  settled(await employees.change(actor.id, params.id, body), duplicate(body));

export const removeEmployee: Operation<typeof people.removeEmployee> = async ({ actor, params }) => {
  settled(await employees.remove(actor.id, params.id));
};
