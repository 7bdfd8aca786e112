/** The audit trail, and what staff read of a customer, with the entries that reading leaves. */
import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { handler as crisisOfStaff } from '#functions/api/admin-money/handler.ts';
import { handler as exercises } from '#functions/api/exercises/handler.ts';
import { handler as securityEvents } from '#functions/api/security-events/handler.ts';
import { handler as staffAccess } from '#functions/api/staff-access/handler.ts';
import { handler as users } from '#functions/api/users/handler.ts';
import { keys } from '#functions/data/keys.ts';
import { db, table } from '#functions/data/table.ts';
import type { Step } from './script.ts';
import { UID } from './servers/fixture.ts';

const STAFF = 9;
const ENTRIES = 1_000;
const BATCH = 25;

const entryOf = (n: number) => {
  const at = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
  const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  return {
    ...{ ...keys.auditEntry(UID, at, id), id, at, kind: 'signed_in', user_id: UID, actor_id: UID, viewer: 'abcdefghijklmnop' },
    ...{ agent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36' },
    ...{ subject: null, reason: null, before: null, after: null, request_id: id, expires_at: 4_000_000_000 },
  };
};

const putEntries = async (): Promise<void> => {
  for (let first = 0; first < ENTRIES; first += BATCH) {
    const requests = Array.from({ length: BATCH }, (_, at) => ({ PutRequest: { Item: entryOf(first + at) } }));
    await db.send(new BatchWriteCommand({ RequestItems: { [table('audit')]: requests } }));
  }
};

interface Asked {
  uid?: number;
  params?: Record<string, string | number>;
  body?: object;
}

const call = async (handler: unknown, routeKey: string, { uid = STAFF, params, body }: Asked = {}): Promise<void> => {
  const claims = { username: String(uid), token_use: 'access', iat: '1900000000', auth_time: '1900000000' };
  const event = {
    ...{ routeKey, rawPath: routeKey.split(' ')[1], headers: { 'content-type': 'application/json' }, isBase64Encoded: false },
    ...(params ? { pathParameters: Object.fromEntries(Object.entries(params).map(([name, id]) => [name, String(id)])) } : {}),
    ...(body ? { body: JSON.stringify(body) } : {}),
    requestContext: { requestId: 'bench', http: { sourceIp: '127.0.0.1' }, authorizer: { jwt: { claims } } },
  };
  const invoke = handler as (event: object, context: object) => Promise<APIGatewayProxyStructuredResultV2>;
  const { statusCode = 500, body: answer } = await invoke(event, {});
  if (statusCode >= 400) throw new Error(`${routeKey} answered ${statusCode}: ${answer}`);
};

const putStaff = async (): Promise<void> => {
  const at = '2026-01-01T00:00:00.000Z';
  const flags = { role: 'admin', is_superuser: false, is_active: true, is_verified: true, is_iso_auditor: false };
  const profile = { id: STAFF, email: 'staff@example.com', full_name: 'Staff', subscription: null, last_login: at };
  const Item = { ...keys.profile(STAFF), ...profile, ...flags, created_at: at, updated_at: at };
  await db.send(new PutCommand({ TableName: table('core'), Item }));
};

/** Reads the customer with the complete BCP and the exercise that earlier steps stored. */
export async function* accountability(bcpId: number, exerciseId: number): AsyncGenerator<Step> {
  await Promise.all([putStaff(), putEntries()]);
  const read = (name: string, budgetRead: number, budgetWrite: number, run: Step['run']): Step => ({
    ...{ call: name, isRead: true, budgetRead, budgetWrite, run },
  });
  yield read(`GET /v1/users/me/security-events, 20 of ${ENTRIES}`, 3, 0, () =>
    call(securityEvents, 'GET /v1/users/me/security-events', { uid: UID }),
  );
  yield read(`GET /v1/admin/users/{id}/security-events, 20 of ${ENTRIES}`, 4, 0, () =>
    call(securityEvents, 'GET /v1/admin/users/{id}/security-events', { params: { id: UID } }),
  );
  yield read('GET /v1/users/me/sign-ins', 3, 0, () => call(users, 'GET /v1/users/me/sign-ins', { uid: UID }));
  yield read('GET /v1/admin/users/{id}/bcps', 6, 0, () =>
    call(staffAccess, 'GET /v1/admin/users/{id}/bcps', { params: { id: UID } }),
  );
  const get = () => call(exercises, 'GET /v1/tabletop-exercises/{id}', { params: { id: exerciseId } });
  // A write as well: the entry names the exercise, and is stored before anything is shown.
  const seen = (which: string, budgetWrite: number): Step => ({
    ...read(`GET /v1/tabletop-exercises/{id} by staff, ${which}`, 3, budgetWrite, get),
    isRead: false,
  });
  yield seen('the first in an hour', 2);
  yield seen('again', 0);
  yield read('GET /v1/admin/users/{id}/crisis-communications, the first in an hour', 6, 2, () =>
    call(crisisOfStaff, 'GET /v1/admin/users/{id}/crisis-communications', { params: { id: UID } }),
  );
  const body = { reason: 'You asked us why your score is low' };
  const open = () =>
    call(staffAccess, 'POST /v1/admin/users/{id}/bcps/{bcp_id}/preview', { params: { id: UID, bcp_id: bcpId }, body });
  yield { call: 'POST preview of a BCP, with a mail', isRead: false, budgetRead: 100, budgetWrite: 8, run: open };
  yield { call: 'POST preview of a BCP, again on that day', isRead: false, budgetRead: 100, budgetWrite: 2, run: open };
}
