/** A customer's calls, one of each, against the handlers in this process, with the capacity each may take. */

import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { handler as bcp } from '#functions/api/bcp/handler.ts';
import { handler as crisis } from '#functions/api/crisis-communication/handler.ts';
import { handler as exerciseTemplates } from '#functions/api/exercise-templates/handler.ts';
import { handler as exercises } from '#functions/api/exercises/handler.ts';
import { handler as people } from '#functions/api/people/handler.ts';
import { handler as users } from '#functions/api/users/handler.ts';
import { CONTACTS_MAX, countUpdate, toContact, writeContacts } from '#functions/data/crisis-contacts.ts';
import { EXERCISES_MAX, exercisePut } from '#functions/data/exercises.ts';
import { EXERCISES_PER_USER, keys } from '#functions/data/keys.ts';
import { db, table } from '#functions/data/table.ts';
import { business, impacts, risks } from '#infra/local/seed/harbor-bakery/business.ts';
import { itSystems, keySuppliers } from '#infra/local/seed/harbor-bakery/dependencies.ts';
import { criticalFunctions } from '#infra/local/seed/harbor-bakery/functions.ts';
import { mitigations } from '#infra/local/seed/harbor-bakery/mitigations.ts';
import { NewExercise } from '#shared/domain/exercise.ts';
import { createExercise } from '#shared/domain/exercise-states.ts';
import { accountability } from './accountability.ts';
import { adminMoney } from './admin-money.ts';
import { adminUsers, manyAdminUsers } from './admin-users.ts';
import { money } from './money.ts';
import { putAccount, UID } from './servers/fixture.ts';

export interface Step {
  call: string;
  isRead: boolean;
  budgetRead?: number;
  budgetWrite?: number;
  /** Calls of the store one after another, where the provider is asked in between. */
  goalTrips?: number;
  run: () => Promise<unknown>;
}

type Handler = (event: never, context: never) => Promise<APIGatewayProxyStructuredResultV2>;

const invoke = async (
  handler: Handler,
  routeKey: string,
  id?: number,
  body?: unknown,
  query?: Record<string, string>,
): Promise<Record<string, unknown>> => {
  const claims = { username: String(UID), token_use: 'access', iat: '1900000000', auth_time: '1900000000' };
  const event = {
    version: '2.0',
    routeKey,
    rawPath: routeKey.split(' ')[1],
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    ...(id === undefined ? {} : { pathParameters: { id: String(id) } }),
    ...(query ? { queryStringParameters: query } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    isBase64Encoded: false,
    requestContext: {
      requestId: 'bench',
      http: { method: routeKey.split(' ')[0], path: '', sourceIp: '127.0.0.1' },
      authorizer: { jwt: { claims } },
    },
  };
  const answer = await handler(event as never, {} as never);
  if ((answer.statusCode ?? 500) >= 400) throw new Error(`${routeKey} answered ${answer.statusCode}: ${answer.body}`);
  return answer.headers?.['content-type']?.toString().includes('json') && answer.body ? JSON.parse(answer.body) : {};
};

const person = { name: 'Ana Ruiz', role: 'CEO', phone: '206-555-0100' };

/** Each step in order: a later one uses what an earlier one made. */
export async function* script(): AsyncGenerator<Step> {
  const bcpId = yield* customerScript();
  yield* contacts();
  yield* exercising(bcpId);
  yield* accountability(bcpId, UID * EXERCISES_PER_USER + 2);
  yield* adminUsers();
  yield* adminMoney();
  yield* money();
  yield* manyAdminUsers();
}

/** A customer's visit to one BCP; answers its id. */
export async function* customerScript(): AsyncGenerator<Step, number> {
  await putAccount();
  // The fixture's subscription is in the profile; creating a BCP checks the subscription row itself.
  const { Item: profile } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.profile(UID) }));
  const { PutCommand } = await import('@aws-sdk/lib-dynamodb');
  await db.send(new PutCommand({ TableName: table('core'), Item: { ...keys.subscription(UID), ...profile!.subscription } }));

  const { business_name, business_type, industry, employee_count, annual_revenue, primary_location } = business;
  let bcpId = 0;
  let employee = 0;
  yield { call: 'GET /v1/users/me', isRead: true, budgetRead: 1, budgetWrite: 0, run: () => invoke(users, 'GET /v1/users/me') };
  yield {
    call: 'POST /v1/bcp',
    isRead: false,
    budgetRead: 1,
    budgetWrite: 9,
    run: async () => {
      bcpId = (await invoke(bcp, 'POST /v1/bcp', undefined, { business_name, business_type, industry, employee_count }))
        .id as number;
    },
  };
  const save = (name: string, budgetWrite: number, part: object): Step => ({
    call: `PUT /v1/bcp/{id} ${name}`,
    isRead: false,
    budgetRead: 1.5,
    budgetWrite,
    run: () => invoke(bcp, 'PUT /v1/bcp/{id}', bcpId, part),
  });
  yield save('business', 1, { annual_revenue, primary_location });
  yield save('risks', 3, risks);
  yield save('impacts', 5, impacts);
  yield save('functions', 9, { critical_functions: criticalFunctions });
  yield save('suppliers', 4, { key_suppliers: keySuppliers });
  yield save('systems', 7, { it_systems: itSystems });
  yield save('mitigations', 10, { mitigations: mitigations });
  yield { ...save('nothing new', 0, { it_systems: itSystems }), budgetRead: 3 };
  yield { call: 'GET /v1/bcp', isRead: true, budgetRead: 1.5, budgetWrite: 0, run: () => invoke(bcp, 'GET /v1/bcp') };
  yield { call: 'GET /v1/bcp/limits', isRead: true, budgetRead: 2, budgetWrite: 0, run: () => invoke(bcp, 'GET /v1/bcp/limits') };
  yield { call: 'GET /v1/bcp/readiness', isRead: true, budgetWrite: 0, run: () => invoke(bcp, 'GET /v1/bcp/readiness') };
  yield {
    call: 'GET /v1/bcp/{id}/findings',
    isRead: true,
    budgetRead: 18,
    budgetWrite: 0,
    run: () => invoke(bcp, 'GET /v1/bcp/{id}/findings', bcpId),
  };
  yield {
    call: 'GET /v1/bcp/{id}',
    isRead: true,
    budgetRead: 8,
    budgetWrite: 0,
    run: () => invoke(bcp, 'GET /v1/bcp/{id}', bcpId),
  };
  yield {
    call: 'POST /v1/bcp/{id}/employees',
    isRead: false,
    budgetRead: 1,
    // Six, as the header that numbers people is above 1 KB, and two for the idempotency row that every signed-in POST may carry.
    budgetWrite: 8,
    run: async () => {
      employee = (await invoke(people, 'POST /v1/bcp/{id}/employees', bcpId, person)).id as number;
    },
  };
  yield {
    call: 'GET /v1/bcp/{id}/employees',
    isRead: true,
    budgetRead: 2,
    budgetWrite: 0,
    run: () => invoke(people, 'GET /v1/bcp/{id}/employees', bcpId),
  };
  yield {
    call: 'PUT /v1/employees/{id}',
    isRead: false,
    // Of a BCP that is not in the trash.
    budgetRead: 1.5,
    budgetWrite: 1,
    run: () => invoke(people, 'PUT /v1/employees/{id}', employee, { phone: '206-555-0199' }),
  };
  yield {
    call: 'DELETE /v1/employees/{id}',
    isRead: false,
    // The person, whose name is released with the row, and the BCP.
    budgetRead: 2.5,
    budgetWrite: 4,
    run: () => invoke(people, 'DELETE /v1/employees/{id}', employee),
  };
  yield {
    call: 'GET /v1/bcp/{id}/preview',
    isRead: true,
    budgetRead: 15,
    budgetWrite: 0,
    run: () => invoke(bcp, 'GET /v1/bcp/{id}/preview', bcpId),
  };
  return bcpId;
}

/** Crisis contacts: a contact, a page, a file with 100 rows, a search that reads them all; then with as many as there can be. */
async function* contacts(): AsyncGenerator<Step> {
  const users = '/v1/crisis-communication/users';
  const contact = { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@acme.example', phone: '206-555-0100' };
  const rows = Array.from({ length: 100 }, (_, at) => `Ana${at},Ruiz,ana${at}@acme.example,206-555-0100`);
  const csv_data = Buffer.from(['first_name,last_name,email,phone', ...rows].join('\n')).toString('base64');
  const search = { search: 'ana99' };
  yield {
    call: 'POST crisis contact',
    isRead: false,
    budgetRead: 1,
    budgetWrite: 7,
    run: () => invoke(crisis, `POST ${users}`, undefined, contact),
  };
  yield {
    call: 'POST bulk-import, 100 rows',
    isRead: false,
    // The note is looked for first; the batches are written two at a time.
    goalTrips: 8,
    budgetRead: 3,
    budgetWrite: 110,
    run: () => invoke(crisis, 'POST /v1/crisis-communication/bulk-import', undefined, { csv_data }),
  };
  yield {
    call: 'GET crisis contacts, page 1',
    isRead: true,
    budgetRead: 2,
    budgetWrite: 0,
    run: () => invoke(crisis, `GET ${users}`),
  };
  yield {
    call: 'GET crisis contacts, searched',
    isRead: true,
    budgetRead: 6,
    budgetWrite: 0,
    run: () => invoke(crisis, `GET ${users}`, undefined, undefined, search),
  };
  const { total, users: shown } = (await invoke(crisis, `GET ${users}`)) as { total: number; users: { id: number }[] };
  await fillContacts(shown[0]!.id + 1, CONTACTS_MAX - total);
  const read = (call: string, budgetRead: number, path: string, query: Record<string, string> = {}): Step => ({
    call: `${call} of ${CONTACTS_MAX}`,
    isRead: true,
    budgetRead,
    budgetWrite: 0,
    run: () => invoke(crisis, `GET /v1/crisis-communication/${path}`, undefined, undefined, query),
  });
  yield read('GET crisis contacts, page 1', 2, 'users');
  yield read('GET crisis contacts, page 900 after the page before', 2, 'users', {
    page: '900',
    before: String(shown[0]!.id + 900),
  });
  yield read('GET crisis contacts, page 900 by its number', 400, 'users', { page: '900' });
  yield read('GET crisis contacts, searched', 400, 'users', search);
  yield read('GET directory, one part', 50, 'directory');
  yield read('GET csv-export, one file', 50, 'csv-export');
}

const fillContacts = async (firstId: number, count: number): Promise<void> => {
  const fields = {
    first_name: 'Ana',
    middle_name: null,
    last_name: 'Ruiz',
    phone: '206-555-0100',
    notes: 'Night shift, has the keys',
  };
  const at = new Date('2026-01-01T00:00:00.000Z');
  await writeContacts(
    UID,
    Array.from({ length: count }, (_, n) => toContact(firstId + n, { ...fields, email: `ana${n}@acme.example` }, at)),
  );
  await db.send(new UpdateCommand(countUpdate(UID, { count, next: count })));
};

const PATH = '/v1/tabletop-exercises';

/** Exercises 2 to `count`; the first one was created by a call. */
const putExercises = async (bcp_id: number, count: number): Promise<void> => {
  const body = NewExercise.parse({
    bcp_id,
    exercise_name: 'Oven fire',
    exercise_type: 'fire',
    scenario_description: 'Smoke comes from the second oven at 04:40.',
    scheduled_date: '2030-03-01T15:00:00.000Z',
    participants: [person],
  });
  const put = async (n: number): Promise<void> => {
    const { Item } = exercisePut(createExercise(UID * EXERCISES_PER_USER + n, body, 'Harbor Bakery', new Date())).Put;
    await db.send(new PutCommand({ TableName: table('core'), Item }));
  };
  for (let from = 2; from <= count; from += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - from + 1) }, (_, at) => put(from + at)));
};

/** Exercises of the BCP; the counts of the budgets are those of a row of up to 1 KB. */
async function* exercising(bcp_id: number): AsyncGenerator<Step> {
  const body = {
    bcp_id,
    exercise_name: 'Oven fire',
    exercise_type: 'fire',
    scenario_description: 'Smoke comes from the second oven at 04:40.',
    scheduled_date: '2030-03-01T15:00:00.000Z',
    participants: [person],
  };
  await putAccount('premium');
  let id = 0;
  const move = (call: string, budgetWrite: number, method = 'POST'): Step => ({
    call: `${method} ${PATH}/{id}/${call}`,
    isRead: false,
    budgetRead: 2,
    budgetWrite,
    run: () => invoke(exercises, `${method} ${PATH}/{id}/${call}`, id),
  });
  yield {
    call: `POST ${PATH}`,
    isRead: false,
    budgetRead: 2,
    // Five, two for the count of the account, and two for the idempotency row that every signed-in POST may carry.
    budgetWrite: 9,
    run: async () => {
      id = (await invoke(exercises, `POST ${PATH}`, undefined, body)).id as number;
    },
  };
  yield { call: `GET ${PATH}`, isRead: true, budgetRead: 3, budgetWrite: 0, run: () => invoke(exercises, `GET ${PATH}`) };
  // A list reads every exercise of the account.
  for (const [count, budgetRead] of [
    [10, 4],
    [EXERCISES_MAX, 100],
  ] as const) {
    await putExercises(bcp_id, count);
    const query = { status: 'scheduled', search: 'oven', sort: 'date' };
    yield {
      call: `GET ${PATH}, filtered, of ${count}`,
      isRead: true,
      budgetRead,
      budgetWrite: 0,
      run: () => invoke(exercises, `GET ${PATH}`, undefined, undefined, query),
    };
  }
  yield {
    call: `GET ${PATH}/{id}`,
    isRead: true,
    budgetRead: 2,
    budgetWrite: 0,
    run: () => invoke(exercises, `GET ${PATH}/{id}`, id),
  };
  // Keeps the material of the library, which is written from the BCP that the exercise names.
  yield { ...move('start', 8), budgetRead: 6, goalTrips: 4 };
  const record = { version: 0, notes: [{ id: 'note', at_seconds: 60, text: 'Phones on the table' }] };
  yield {
    call: `PUT ${PATH}/{id}/run`,
    isRead: false,
    budgetRead: 3,
    budgetWrite: 4,
    run: () => invoke(exercises, `PUT ${PATH}/{id}/run`, id, record),
  };
  yield {
    call: `GET ${PATH}/{id}/run`,
    isRead: true,
    budgetRead: 3,
    budgetWrite: 0,
    run: () => invoke(exercises, `GET ${PATH}/{id}/run`, id),
  };
  yield move('cancel', 3);
  yield {
    call: `GET ${PATH}/templates`,
    isRead: true,
    budgetRead: 8.5,
    budgetWrite: 0,
    run: () => invoke(exerciseTemplates, `GET ${PATH}/templates`),
  };
}
