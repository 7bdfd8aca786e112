import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { adminPricingPlans } from '#shared/api/admin-pricing-plans.ts';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putAuditor, putCustomer, putStaff } from '#tests/support/in-process-people.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';

type Handler = Parameters<InProcess['invoke']>[0];
type Answer = PricingPlan & { detail: string };
const STAFF = 1;
const CUSTOMER = 2;
const AUDITOR = 3;
const PATH = '/v1/admin/pricing-plans';
const TAKEN = 'An active pricing plan for this plan type already exists';

let world: InProcess;
let handler: Handler;
let publicHandler: Handler;
const logged = captureLogLines();

const send = <T = Answer>(route: string, more: Partial<Request> = {}) => world.invoke<T>(handler, { uid: STAFF, route, ...more });
const sent = (part: Partial<PricingPlan> = {}) => ({ plan_type: 'gold', name: 'Gold 2027', price: 249_900, ...part });
const create = (part: Partial<PricingPlan> = {}, key?: string) =>
  send(`POST ${PATH}`, { body: sent(part), ...(key ? { key } : {}) });
const update = (id: number, part: Partial<PricingPlan> = {}) => send(`PUT ${PATH}/{id}`, { id, body: sent(part) });
const remove = (id: number) => send(`DELETE ${PATH}/{id}`, { id });
const listAll = async () => {
  const query = { per_page: '100' };
  return (await send<{ plans: PricingPlan[]; total: number; total_pages: number }>(`GET ${PATH}`, { query })).body;
};
const listSold = async () =>
  (await world.invoke<PricingPlan[]>(publicHandler, { uid: CUSTOMER, route: 'GET /v1/pricing-plans' })).body.map(({ id }) => id);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

beforeAll(async () => {
  world = await startInProcess();
  ({ handler } = (await import('#functions/api/admin-pricing-plans/handler.ts')) as never);
  ({ handler: publicHandler } = (await import('#functions/api/pricing-plans/handler.ts')) as never);
  await Promise.all([putStaff(STAFF), putCustomer(CUSTOMER), putAuditor(AUDITOR)]);
});
afterAll(() => world.stop());

/** The price list as the product comes. */
const reset = async (): Promise<void> => {
  const { db } = await import('#functions/data/table.ts');
  const rows = [...(await listAll()).plans.map(({ id }) => keys.pricingPlan(id)), ...[1, 2, 3].map(keys.pricingPlan)];
  const active = (['essential', 'gold', 'premium'] as const).map(keys.activePricingPlan);
  for (const Key of [...rows, ...active]) await db.send(new DeleteCommand({ TableName: 'catalog', Key }));
};
beforeEach(reset);

describe('the price list of staff', () => {
  it('the price list begins with the plans of the product, which customers see', async () => {
    expect(await listAll()).toMatchObject({ plans: [{ id: 3 }, { id: 2 }, { id: 1 }], total: 3, total_pages: 1 });
    expect((await send<PricingPlan[]>(`GET ${PATH}/active`)).body.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect((await send(`GET ${PATH}/{id}`, { id: 2 })).body).toMatchObject({
      plan_type: 'gold',
      price: 199_900,
      is_active: true,
    });
  });

  it('pages of the price list are newest first, and empty beyond the last', async () => {
    const page = (n: number) => send<{ plans: PricingPlan[] }>(`GET ${PATH}`, { query: { page: String(n), per_page: '2' } });
    expect([(await page(1)).body, (await page(2)).body, (await page(3)).body]).toMatchObject([
      { plans: [{ id: 3 }, { id: 2 }], total: 3, total_pages: 2 },
      { plans: [{ id: 1 }] },
      { plans: [] },
    ]);
  });

  it('a plan is created, read, saved whole and deleted for good, and each write leaves one line', async () => {
    logged.splice(0);
    const { status, body } = await create({ is_active: false, features: ['One'] });
    const plan = { ...sent(), id: body.id, description: '', currency: 'USD', is_active: false, features: ['One'] };
    expect([status, body]).toEqual([201, plan]);
    expect((await send(`GET ${PATH}/{id}`, { id: body.id })).body).toEqual(plan);
    expect((await update(body.id, { is_active: false, name: 'New', currency: 'EUR' })).body).toEqual({
      ...plan,
      name: 'New',
      currency: 'EUR',
      features: [],
    });
    expect((await listAll()).plans[0]).toMatchObject({ id: body.id, name: 'New' });
    expect((await remove(body.id)).status).toBe(204);
    for (const answer of [await remove(body.id), await update(body.id), await send(`GET ${PATH}/{id}`, { id: body.id })])
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Pricing plan not found' } });
    const lines = logged.filter(({ message }) => message === 'admin_write');
    expect(lines.map(({ user_id, action, pricing_plan_id }) => [user_id, action, pricing_plan_id])).toEqual(
      ['create', 'update', 'delete'].map((action) => [STAFF, `${action}_pricing_plan`, body.id]),
    );
  });

  it('a new price is what customers see next', async () => {
    expect((await update(2, { price: 1 })).status).toBe(200);
    const { body } = await world.invoke<PricingPlan>(publicHandler, {
      uid: CUSTOMER,
      route: 'GET /v1/pricing-plans/{plan}',
      params: { plan: 'gold' },
      id: 'gold' as never,
    });
    expect(body).toMatchObject({ id: 2, price: 1, name: 'Gold 2027' });
  });

  it('a deleted plan of the product does not come back', async () => {
    expect((await remove(2)).status).toBe(204);
    expect(await listSold()).toEqual([1, 3]);
    expect((await remove(2)).status).toBe(404);
    expect((await listAll()).total).toBe(2);
  });

  it('the price list holds 100 plans, and a repeated request still gets its plan', async () => {
    const { db } = await import('#functions/data/table.ts');
    const row = { plan_type: 'gold', name: 'Old', price: 1, is_active: false };
    for (let id = 5_001; id <= 5_096; id++)
      await db.send(new PutCommand({ TableName: 'catalog', Item: { ...keys.pricingPlan(id), ...row } }));
    const last = await create({ is_active: false }, 'the-last-one');
    expect([last.status, (await create({ is_active: false }, 'the-last-one')).body.id]).toEqual([201, last.body.id]);
    expect(await create({ is_active: false })).toMatchObject({
      status: 400,
      body: { detail: 'The price list holds up to 100 plans. Delete one you no longer need, then try again.' },
    });
    expect((await listAll()).total).toBe(100);
  });
});

describe('at most one active plan of each type', () => {
  it('a second active plan is refused, when created and when saved', async () => {
    expect(await create()).toMatchObject({ status: 409, body: { detail: TAKEN } });
    const { body } = await create({ is_active: false });
    expect(await update(body.id)).toMatchObject({ status: 409, body: { detail: TAKEN } });
    expect(await update(1, { plan_type: 'gold' })).toMatchObject({ status: 409, body: { detail: TAKEN } });
    expect(await listSold()).toEqual([1, 2, 3]);
  });

  it.each([
    ['saved as inactive', () => update(2, { is_active: false })],
    ['deleted', () => remove(2)],
  ])('another plan becomes active once the active one is %s', async (_, give) => {
    await give();
    expect(await listSold()).toEqual([1, 3]);
    const { body } = await create();
    expect(await listSold()).toEqual([1, body.id, 3]);
    expect((await create()).status).toBe(409);
  });

  it('a plan moves to another type with its place', async () => {
    await remove(3);
    expect((await update(2, { plan_type: 'premium' })).status).toBe(200);
    expect((await create()).status).toBe(201);
    expect((await create({ plan_type: 'premium' })).status).toBe(409);
  });

  it('of ten that are created at the same moment one becomes active', async () => {
    await remove(2);
    const answers = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(statuses(answers)).toEqual([201, ...Array(9).fill(409)]);
    expect(await listSold()).toHaveLength(3);
  });

  it('of two that are saved as active at the same moment one is, and a plan that is given up while it is renamed stays consistent', async () => {
    await remove(2);
    const [a, b] = [(await create({ is_active: false })).body.id, (await create({ is_active: false })).body.id];
    expect(statuses(await Promise.all([update(a), update(b)]))).toEqual([200, 409]);
    const [winner] = (await listSold()).filter((id) => id === a || id === b);
    await Promise.all([update(winner!, { name: 'Renamed' }), update(winner!, { is_active: false })]);
    const isSold = (await listSold()).includes(winner!);
    expect((await create()).status).toBe(isSold ? 409 : 201);
  });
});

describe('a write that is cut off anywhere and repeated', () => {
  it('a plan is created once', async () => {
    const points = await atEveryPoint(async (at, label) => {
      await reset();
      await remove(2);
      const key = label.replaceAll(' ', '-');
      const isReached = await world.killedAt(at, () => create({}, key));
      expect((await create({}, key)).status, label).toBe(201);
      expect((await listAll()).total, label).toBe(3);
      return isReached;
    });
    expect(points).toBeGreaterThanOrEqual(8);
  });

  it.each([
    ['saved', (id: number) => update(id, { is_active: false }), [200]],
    ['deleted', remove, [204, 404]],
  ] as const)('a plan that is %s gives its place up', async (_, write, expected) => {
    await atEveryPoint(async (at, label) => {
      await reset();
      const isReached = await world.killedAt(at, () => write(2));
      expect(expected as readonly number[], label).toContain((await write(2)).status);
      expect(await listSold(), label).toEqual([1, 3]);
      expect((await create()).status, label).toBe(201);
      return isReached;
    });
  });
});

describe('who may change the price list', () => {
  const calls = Object.values(adminPricingPlans).map(({ method, path }) => ({ route: `${method} ${path}` }));
  it.each(calls)('$route answers 403 to a customer and to an auditor, 401 without an account', async ({ route }) => {
    const request = { route, id: 2, body: sent() };
    for (const uid of [CUSTOMER, AUDITOR])
      expect(await send(route, { ...request, uid })).toMatchObject({
        status: 403,
        body: { detail: 'Admin privileges required' },
      });
    expect((await send(route, { ...request, uid: 999_999 })).status).toBe(401);
    expect(await listSold()).toEqual([1, 2, 3]);
  });
  it.each(calls.filter(({ route }) => route.includes('{id}')))('$route answers 404 for an unknown id', async ({ route }) => {
    expect((await send(route, { id: 999_999, body: sent() })).status).toBe(404);
  });
});
