/** What holds for every call of the contract, generated from it: an unlisted call cannot slip through. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Area, Endpoint } from '#shared/api/endpoint.ts';
import { api } from '#shared/api/index.ts';
import { accessDenialReason } from '#shared/domain/access.ts';
import { call } from '#tests/support/client.ts';
import { type Person, signInDemo, signUpVerified } from '#tests/support/people.ts';

const calls = Object.entries(api as Record<string, Area>).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    key: `${area}.${name}`,
    endpoint,
  })),
);
const signedIn = calls.filter(({ endpoint }) => endpoint.access !== 'public');
const byId = signedIn.filter(({ endpoint }) => /\{(id|bcpId)\}/.test(endpoint.path));

/** Bodies that pass the schema, where a call needs one before it looks at its id. */
const restoreTest = {
  claim: { kind: 'rto', subject: 'function', ref: 'f1' },
  ...{ how: 'exercise', measured: '2 hours', on: '2026-01-01' },
};
const goodBodies: Record<string, unknown> = {
  'bcp.setTemplate': { template_type: 'standard' },
  'bcp.dismissFinding': { numbers: [] },
  'bcp.suggestContext': { context_type: 'critical_functions' },
  'bcp.importCsv': { import_type: 'suppliers', csv_data: 'bmFtZQpNaWxs' },
  'training.setProgress': { progress: 10 },
  'documents.create': { format: 'pdf', template_type: 'standard' },
  'documents.createIso27001': { format: 'pdf' },
  'crisisCommunication.update': { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@acme.example' },
  'people.createEmployee': { name: 'Ana Ruiz', role: 'CEO' },
  'exercises.update': {
    bcp_id: 1,
    exercise_name: 'Fire',
    exercise_type: 'fire',
    scenario_description: 'Smoke in the office',
  },
  'adminUsers.update': { email: 'ana@acme.example', role: 'user' },
  'adminUsers.resetPassword': { new_password: 'Lighthouse-keeper-7' },
  'privacy.requestDeletionFor': { reason: 'The owner asked by letter' },
  'privacy.cancelDeletionFor': { reason: 'The owner changed their mind' },
  'staffAccess.preview': { reason: 'A question about the score' },
  'exercises.saveRun': { version: 0 },
  'exercises.createFile': { kind: 'situation_manual', format: 'pdf' },
  'exercises.setDocumentDownload': { enabled: false },
  'exerciseTemplates.update': { name: 'Fire', exercise_type: 'fire', description: 'Fire', scenario_template: 'Smoke' },
  'adminPricingPlans.update': { plan_type: 'gold', name: 'Gold', price: 199_900 },
  'evidence.create': restoreTest,
  'evidence.update': restoreTest,
  'people.createProvider': { name: 'Acme', provider_type: 'Legal' },
};
/** Ids that mean the same to everybody. */
const sharedIds = ['training.setProgress'];
const goodQueries: Record<string, string> = { 'payment.changePlan': '?new_plan_type=gold' };
/** Parameters of paths that are no ids. */
const goodParams: Record<string, string> = { kind: 'situation_manual', findingId: 'R17' };

const send = (endpoint: Endpoint, id: string, more: { token?: string; body?: unknown; query?: string } = {}) =>
  call<{ detail?: string; message?: string; errors?: unknown[] }>(
    endpoint.method,
    `${endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => goodParams[name] ?? id)}${more.query ?? ''}`,
    {
      ...(more.token ? { token: more.token } : {}),
      ...(more.body === undefined ? {} : { body: more.body }),
    },
  );

const emptyBody = ({ method }: Endpoint) => (method === 'GET' || method === 'DELETE' ? undefined : {});

let free: Person;
let premium: Person;
let admin: Person;
let superAdmin: Person;
let auditor: Person;
let foreignBcpId: number;

beforeAll(async () => {
  [free, premium, admin, superAdmin, auditor] = await Promise.all([
    signUpVerified(),
    signInDemo('premium'),
    signInDemo('admin'),
    signInDemo('super'),
    signInDemo('auditor'),
  ]);
  foreignBcpId = (await premium.client.bcp.list())[0]!.id;
});

/** An account that may make the call, and owns none of the ids in the tests. */
const outsider = ({ access }: Endpoint): Person => {
  if (access === 'user') return free;
  if (access === 'iso_auditor') return auditor;
  return access === 'super_admin' ? superAdmin : admin;
};
/** Ids that no row has where those of BCPs do: seeds of the product count from 1. */
const unknownIds: Record<string, string> = Object.fromEntries(
  byId
    .filter(({ key, endpoint }) => key.startsWith('exerciseTemplates.') || endpoint.path.startsWith('/v1/admin/'))
    .map(({ key }): [string, string] => [key, '999999']),
);

describe('every call', () => {
  it.each(signedIn)('$name answers 401 without a token', async ({ endpoint }) => {
    const answer = await send(endpoint, '1', { body: emptyBody(endpoint) });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: 'Unauthorized' });
  });

  it.each(signedIn)('$name answers 401 to a forged token', async ({ endpoint }) => {
    const forged = `${free.accessToken.split('.').slice(0, 2).join('.')}.${'A'.repeat(342)}`;
    expect((await send(endpoint, '1', { token: forged })).status).toBe(401);
  });

  const gated = signedIn.filter(({ endpoint }) => endpoint.access !== 'user');
  it('calls of the contract are gated where they change templates, where staff or auditors approve, and where a tier is needed', () => {
    const named = gated.map(({ key }) => key);
    const changesTemplates = signedIn.filter(
      ({ key, endpoint }) => key.startsWith('exerciseTemplates.') && endpoint.method !== 'GET',
    );
    for (const { key } of changesTemplates) expect(named).toContain(key);
    expect(gated.map(({ endpoint }) => endpoint.access)).toEqual(
      expect.arrayContaining(['admin', 'iso_auditor', { feature: 'bcp_generation' }]),
    );
  });

  it.each(gated)('$name answers 403 below its role or tier', async ({ endpoint }) => {
    expect(accessDenialReason(endpoint.access, { role: 'user', is_superuser: false, subscription: null })).not.toBeNull();
    expect((await send(endpoint, '1', { token: free.accessToken, body: emptyBody(endpoint) })).status).toBe(403);
  });

  it.each(byId.filter(({ endpoint }) => endpoint.params?.shape.id ?? endpoint.params?.shape.bcpId))(
    '$name answers 404 for an id that cannot exist',
    async ({ endpoint, key }) => {
      for (const id of ['abc', '0', '-1', '1.5'])
        expect(
          (await send(endpoint, id, { token: outsider(endpoint).accessToken, body: goodBodies[key], query: goodQueries[key] }))
            .status,
        ).toBe(404);
    },
  );

  it.each(byId.filter(({ key }) => !sharedIds.includes(key)))(
    "$name answers 404 for another customer's id",
    async ({ endpoint, key }) => {
      const body = goodBodies[key] ?? (endpoint.method === 'PUT' || endpoint.method === 'POST' ? {} : undefined);
      const answer = await send(endpoint, unknownIds[key] ?? String(foreignBcpId), {
        token: outsider(endpoint).accessToken,
        body,
        query: goodQueries[key],
      });
      expect(answer.status).toBe(404);
      expect(answer.body.detail).toEqual(expect.any(String));
    },
  );

  const needBody = calls.filter(({ endpoint }) => endpoint.body && endpoint.bodyKind !== 'optional');
  it.each(needBody)('$name answers 422 without its body and names the missing field', async ({ endpoint }) => {
    const id = String(foreignBcpId);
    const { accessToken } = endpoint.access === 'admin' ? admin : premium;
    const answer = await send(endpoint, id, endpoint.access === 'public' ? {} : { token: accessToken });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ field: 'body', message: expect.any(String) }]);
    expect(answer.body.detail).toEqual(expect.any(String));
  });

  it.each(calls.filter(({ endpoint }) => endpoint.path !== '/v1/openapi.json'))(
    '$name forbids caches to store its answer',
    async ({ endpoint }) => {
      const answer = await send(endpoint, 'x', { token: free.accessToken });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('the gateway', () => {
  it('the gateway answers 404 with its own body for an unknown route', async () => {
    const answer = await call('GET', '/v1/nothing-here');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message: 'Not Found' });
  });

  it('the gateway answers 413 for a body over 2 MB', async () => {
    const answer = await call('POST', '/v1/auth/register', {
      body: JSON.stringify({ email: 'x'.repeat(2 * 1024 * 1024 + 1) }),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(413);
  });

  it('the gateway serves paths with and without a trailing slash, without a redirect', async () => {
    for (const path of ['/v1/bcp', '/v1/bcp/']) expect((await call('GET', path, { token: free.accessToken })).status).toBe(200);
  });

  it('the API serves its own OpenAPI description', async () => {
    const { body } = await call<{ openapi: string; paths: Record<string, object> }>('GET', '/v1/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.values(body.paths).flatMap((path) => Object.keys(path))).toHaveLength(calls.length);
  });
});
