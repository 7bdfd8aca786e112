import { readHeader } from '#functions/data/bcps.ts';
import { bcpOfPerson, employees, providers, type WrittenPerson } from '#functions/data/people.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { badRequest, conflict, notFound } from '#functions/http/errors.ts';
import { insertOnce } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import { people } from '#shared/api/people.ts';
import type { Employee, NewEmployee, NewServiceProvider, ServiceProvider } from '#shared/domain/people.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { fill } from '#shared/messages/fields.ts';
import { peopleMessages } from '#shared/messages/people.ts';

/** Whoever saves an entry has looked at it. */
const formatDay = (now: Date): string => now.toISOString().slice(0, 10);

const assertBcpExists = async (uid: number, bcpId: number): Promise<void> => {
  if (!(await readHeader(uid, bcpId))) throw notFound();
};

type Refusal = Extract<WrittenPerson<never>, string>;

const requireWritten = <T>(outcome: WrittenPerson<T>, duplicateMessage = ''): T => {
  if (outcome === 'unknown') throw notFound();
  if (outcome === 'duplicate') throw badRequest(duplicateMessage);
  if (outcome === 'full') throw badRequest(peopleMessages.full);
  if (outcome === 'busy') throw conflict(accessMessages.busy);
  return outcome;
};

const duplicateEmployee = ({ name = '', role = '' }: Partial<NewEmployee>): string =>
  fill(peopleMessages.duplicateEmployee, { name, role });

const listEmployees: Operation<typeof people.listEmployees> = async ({ actor, params }) => {
  const [, members] = await Promise.all([assertBcpExists(actor.id, params.id), employees.list(actor.id, params.id)]);
  return members;
};

const createEmployee: Operation<typeof people.createEmployee> = async ({ actor, params, body, request, now }) => {
  const created = await insertOnce<Employee, Refusal>({
    uid: actor.id,
    request,
    now,
    call: 'POST /v1/bcp/{id}/employees',
    sent: [params, body],
    insert: (buildKey) =>
      employees.add(actor.id, { bcpId: params.id, fields: { ...body, confirmed_on: formatDay(now) }, buildKey }),
    read: (id) => employees.read(actor.id, id),
  });
  return requireWritten(created, duplicateEmployee(body));
};

const updateEmployee: Operation<typeof people.updateEmployee> = async ({ actor, params, body, now }) => {
  await assertBcpExists(actor.id, bcpOfPerson(params.id));
  const fields = { ...body, confirmed_on: formatDay(now) };
  return requireWritten(await employees.update(actor.id, params.id, fields), duplicateEmployee(body));
};

const removeEmployee: Operation<typeof people.removeEmployee> = async ({ actor, params }) => {
  const [, employee] = await Promise.all([
    assertBcpExists(actor.id, bcpOfPerson(params.id)),
    employees.read(actor.id, params.id),
  ]);
  if (!employee) throw notFound();
  requireWritten(await employees.remove(actor.id, employee));
};

const duplicateProvider = ({ name = '', provider_type: type = '' }: Partial<NewServiceProvider>): string =>
  fill(peopleMessages.duplicateProvider, { name, type });

const listProviders: Operation<typeof people.listProviders> = async ({ actor, params }) => {
  const [, firms] = await Promise.all([assertBcpExists(actor.id, params.id), providers.list(actor.id, params.id)]);
  return firms;
};

const createProvider: Operation<typeof people.createProvider> = async ({ actor, params, body, request, now }) => {
  const created = await insertOnce<ServiceProvider, Refusal>({
    uid: actor.id,
    request,
    now,
    call: 'POST /v1/bcp/{id}/service-providers',
    sent: [params, body],
    insert: (buildKey) =>
      providers.add(actor.id, { bcpId: params.id, fields: { ...body, confirmed_on: formatDay(now) }, buildKey }),
    read: (id) => providers.read(actor.id, id),
  });
  return requireWritten(created, duplicateProvider(body));
};

const updateProvider: Operation<typeof people.updateProvider> = async ({ actor, params, body, now }) => {
  await assertBcpExists(actor.id, bcpOfPerson(params.id));
  const fields = { ...body, confirmed_on: formatDay(now) };
  return requireWritten(await providers.update(actor.id, params.id, fields), duplicateProvider(body));
};

const removeProvider: Operation<typeof people.removeProvider> = async ({ actor, params }) => {
  const [, provider] = await Promise.all([
    assertBcpExists(actor.id, bcpOfPerson(params.id)),
    providers.read(actor.id, params.id),
  ]);
  if (!provider) throw notFound();
  requireWritten(await providers.remove(actor.id, provider));
};

export const handler = apiHandler(people, {
  listEmployees,
  createEmployee,
  updateEmployee,
  removeEmployee,
  listProviders,
  createProvider,
  updateProvider,
  removeProvider,
});
