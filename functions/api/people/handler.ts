import { readHeader } from '#functions/data/bcps.ts';
import { idempotencyPut, parseStoredKey, type UsedKey } from '#functions/data/idempotency.ts';
import { employees, providers, type WrittenPerson } from '#functions/data/people.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { badRequest, conflict, notFound } from '#functions/http/errors.ts';
import { existingResourceId, readKey } from '#functions/http/idempotency.ts';
import type { Operation, RequestInfo } from '#functions/http/operation.ts';
import { people } from '#shared/api/people.ts';
import type { NewEmployee, NewServiceProvider } from '#shared/domain/people.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { fill } from '#shared/messages/fields.ts';
import { peopleMessages } from '#shared/messages/people.ts';

const assertBcpExists = async (uid: number, bcpId: number): Promise<void> => {
  if (!(await readHeader(uid, bcpId))) throw notFound();
};

const requireWritten = <T>(outcome: WrittenPerson<T>, duplicateMessage = ''): T => {
  if (outcome === 'unknown') throw notFound();
  if (outcome === 'duplicate') throw badRequest(duplicateMessage);
  if (outcome === 'full') throw badRequest(peopleMessages.full);
  if (outcome === 'busy') throw conflict(accessMessages.busy);
  return outcome;
};

interface Addition<T extends object> {
  uid: number;
  request: RequestInfo;
  now: Date;
  call: string;
  sent: unknown;
  duplicateMessage: string;
  add: (buildKey: ((id: number) => ReturnType<typeof idempotencyPut>) | undefined) => Promise<WrittenPerson<T> | UsedKey>;
  read: (id: number) => Promise<T | null>;
}

const addOnce = async <T extends object>(addition: Addition<T>): Promise<T> => {
  const { uid, request, now, call, sent, duplicateMessage, add, read } = addition;
  const key = readKey(request.headers, call, sent);
  const outcome = await add(key ? (id) => idempotencyPut(uid, key.key, key.hash, id, now) : undefined);
  if (key === null || typeof outcome === 'string' || !('usedKey' in outcome))
    return requireWritten(outcome as WrittenPerson<T>, duplicateMessage);
  const earlier = await read(existingResourceId(parseStoredKey(outcome.usedKey), key));
  return requireWritten(earlier ?? 'unknown');
};

const duplicateEmployee = ({ name = '', role = '' }: Partial<NewEmployee>): string =>
  fill(peopleMessages.duplicateEmployee, { name, role });

const listEmployees: Operation<typeof people.listEmployees> = async ({ actor, params }) => {
  const [, members] = await Promise.all([assertBcpExists(actor.id, params.id), employees.list(actor.id, params.id)]);
  return members;
};

const createEmployee: Operation<typeof people.createEmployee> = ({ actor, params, body, request, now }) =>
  addOnce({
    uid: actor.id,
    request,
    now,
    call: 'POST /v1/bcp/{id}/employees',
    sent: [params, body],
    duplicateMessage: duplicateEmployee(body),
    add: (buildKey) => employees.add(actor.id, { bcpId: params.id, fields: body, buildKey }),
    read: (id) => employees.read(actor.id, id),
  });

const updateEmployee: Operation<typeof people.updateEmployee> = async ({ actor, params, body }) =>
  requireWritten(await employees.update(actor.id, params.id, body), duplicateEmployee(body));

const removeEmployee: Operation<typeof people.removeEmployee> = async ({ actor, params }) => {
  requireWritten(await employees.remove(actor.id, params.id));
};

const duplicateProvider = ({ name = '', provider_type: type = '' }: Partial<NewServiceProvider>): string =>
  fill(peopleMessages.duplicateProvider, { name, type });

const listProviders: Operation<typeof people.listProviders> = async ({ actor, params }) => {
  const [, firms] = await Promise.all([assertBcpExists(actor.id, params.id), providers.list(actor.id, params.id)]);
  return firms;
};

const createProvider: Operation<typeof people.createProvider> = ({ actor, params, body, request, now }) =>
  addOnce({
    uid: actor.id,
    request,
    now,
    call: 'POST /v1/bcp/{id}/service-providers',
    sent: [params, body],
    duplicateMessage: duplicateProvider(body),
    add: (buildKey) => providers.add(actor.id, { bcpId: params.id, fields: body, buildKey }),
    read: (id) => providers.read(actor.id, id),
  });

const updateProvider: Operation<typeof people.updateProvider> = async ({ actor, params, body }) =>
  requireWritten(await providers.update(actor.id, params.id, body), duplicateProvider(body));

const removeProvider: Operation<typeof people.removeProvider> = async ({ actor, params }) => {
  requireWritten(await providers.remove(actor.id, params.id));
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
