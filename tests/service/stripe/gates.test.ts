/** What a subscription that does not count opens: reading and editing, and nothing that is sold. For every gated call of the contract. */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Area, Endpoint } from '#shared/api/endpoint.ts';
import { api } from '#shared/api/index.ts';
import { SubscriptionStatus } from '#shared/domain/subscription.ts';

import { requiredTierOf, TIERS, type Tier, tierLevel } from '#shared/domain/tier.ts';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Handler = (event: unknown, context: unknown) => Promise<APIGatewayProxyStructuredResultV2>;
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const gated = Object.entries(api as Record<string, Area>).flatMap(([area, calls]) =>
  Object.values(calls).flatMap((endpoint: Endpoint) =>
    typeof endpoint.access === 'object'
      ? { area, route: `${endpoint.method} ${endpoint.path}`, tier: requiredTierOf(endpoint.access.feature) }
      : [],
  ),
);

const documents = gated.find(({ route }) => route === 'POST /v1/bcp/{id}/documents')!;

const send = async (uid: number, area: string, route: string, id?: number, body: unknown = {}) => {
  const { handler } = (await import(`../../../functions/api/${kebab(area)}/handler.ts`)) as { handler: Handler };
  const method = route.split(' ')[0]!;
  const event = {
    routeKey: route,
    rawPath: route.split(' ')[1],
    headers: { 'content-type': 'application/json' },
    pathParameters: id === undefined ? {} : { id: String(id) },
    queryStringParameters: {},
    body: method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify(body),
    isBase64Encoded: false,
    requestContext: {
      requestId: 'gates',
      http: { sourceIp: '127.0.0.1' },
      authorizer: { jwt: { claims: { username: String(uid), token_use: 'access', iat: '1800000000', auth_time: '1800000000' } } },
    },
  };
  return (await handler(event, {})).statusCode!;
};

const END = '2099-01-01T00:00:00.000Z';
/** An account whose subscription is as given; null for none. */
const account = async (subscription: { plan_type: Tier; status: SubscriptionStatus } | null, more: object = {}) => {
  const uid = await world.newUser();
  const { profile } = await world.rowsOf(uid);
  const period = { current_period_start: '2026-01-01T00:00:00.000Z', current_period_end: END, cancel_at_period_end: false };
  const row = { ...profile, owner: profile.owner, item: profile.item, ...more };
  await world.put('core', subscription ? { ...row, subscription: { ...subscription, ...period } } : row);
  if (subscription)
    await world.put('core', {
      owner: profile.owner,
      item: 'SUB',
      id: uid * 1000 + 1,
      ...subscription,
      ...period,
      created_at: period.current_period_start,
      stripe_subscription_id: null,
      sync_version: 1,
    });
  return uid;
};
const lapsed = SubscriptionStatus.options.filter((status) => status !== 'active');

describe('a gated call', () => {
  it('gated calls are all calls that create, print, download or teach what is sold', () => {
    expect(gated.map(({ route }) => route)).toEqual(
      expect.arrayContaining([
        'POST /v1/bcp/{id}/documents',
        'GET /v1/bcp/{id}/iso27001',
        'GET /v1/training/modules',
        'POST /v1/payment/compliance-assessment',
      ]),
    );
  });

  it.each(gated)('the gated call $route refuses every subscription that does not count', async ({ area, route }) => {
    const uids = [await account(null), ...(await Promise.all(lapsed.map((status) => account({ plan_type: 'premium', status }))))];
    const answers = await Promise.all(uids.map((uid) => send(uid, area, route, 1)));
    expect(answers).toEqual(answers.map(() => 403));
  });

  it.each(gated)('the gated call $route requires the tier $tier', async ({ area, route, tier }) => {
    for (const held of TIERS) {
      const answer = await send(await account({ plan_type: held, status: 'active' }), area, route, 1);
      expect([held, answer === 403]).toEqual([held, tierLevel[held] < tierLevel[tier]]);
    }
    for (const rights of [{ role: 'admin' }, { role: 'super_admin' }, { is_superuser: true }])
      expect(await send(await account(null, rights), area, route, 1)).not.toBe(403);
  });
});

describe('a BCP of a customer whose subscription has ended', () => {
  const business = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
  const createBcp = async (uid: number): Promise<number> => {
    const { handler } = (await import('../../../functions/api/bcp/handler.ts')) as unknown as { handler: Handler };
    const claims = { username: String(uid), token_use: 'access', iat: '1800000000', auth_time: '1800000000' };
    const answer = await handler(
      {
        routeKey: 'POST /v1/bcp',
        rawPath: '/v1/bcp',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(business),
        requestContext: { requestId: 'gates', http: { sourceIp: '127.0.0.1' }, authorizer: { jwt: { claims } } },
      },
      {},
    );
    return (JSON.parse(answer.body!) as { id: number }).id;
  };
  const lapse = async (uid: number, status: SubscriptionStatus): Promise<void> => {
    const { profile, sub } = await world.rowsOf(uid);
    await world.put('core', { ...profile, subscription: { ...(profile.subscription as object), status } });
    await world.put('core', { ...sub, status });
  };

  it.each(lapsed)(
    'a BCP whose owner’s subscription has ended (%s) is read and edited, not generated, printed to a file, or joined by another',
    async (status) => {
      const uid = await account({ plan_type: 'gold', status: 'active' });
      const id = await createBcp(uid);
      await lapse(uid, status);
      for (const route of ['GET /v1/bcp', 'GET /v1/bcp/{id}', 'GET /v1/bcp/{id}/preview', 'GET /v1/bcp/limits'])
        expect([route, await send(uid, 'bcp', route, id)]).toEqual([route, 200]);
      expect(await send(uid, 'people', 'GET /v1/bcp/{id}/employees', id)).toBe(200);
      expect(await send(uid, 'bcp', 'PUT /v1/bcp/{id}', id, { max_downtime: '1-3 days' })).toBe(200);
      expect(await send(uid, 'bcp', 'PUT /v1/bcp/{id}', id, { status: 'completed' })).toBe(403);
      expect(await send(uid, documents.area, documents.route, id, { format: 'pdf' })).toBe(403);
      expect(await send(uid, 'bcp', 'POST /v1/bcp', undefined, business)).toBe(403);
    },
  );
});
