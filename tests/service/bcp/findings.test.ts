import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { DismissalReply, FindingReply } from '#shared/domain/bcp/finding-schemas.ts';
import type { BcpReadiness } from '#shared/domain/bcp/next-steps.ts';
import type { Employee } from '#shared/domain/people.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putCustomer } from '#tests/support/in-process-people.ts';

type Finding = z.infer<typeof FindingReply>;
type Dismissal = z.infer<typeof DismissalReply>;

const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 12 };
const baking = { id: 'baking', name: 'Baking', max_downtime: '4 hours', rto: '8 hours' };
const DISMISSAL = 'PUT /v1/bcp/{id}/findings/{findingId}/dismissal';
const RESTORE = 'DELETE /v1/bcp/{id}/findings/{findingId}/dismissal';

let world: InProcess;
let handlers: Record<'bcp' | 'people', Parameters<InProcess['invoke']>[0]>;
let uid = 0;

beforeAll(async () => {
  world = await startInProcess();
  handlers = {
    bcp: (await import('#functions/api/bcp/handler.ts')).handler,
    people: (await import('#functions/api/people/handler.ts')).handler,
  } as never;
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => world.stop());

const ask = <T>(area: keyof typeof handlers, route: string, more: Omit<Request, 'uid' | 'route'> & { as?: number } = {}) =>
  world.invoke<T>(handlers[area], { uid: more.as ?? uid, route, ...more });
const prepare = async (part: object = { critical_functions: [baking] }): Promise<number> => {
  await putCustomer(++uid, 'premium');
  return (await ask<Bcp>('bcp', 'POST /v1/bcp', { body: { ...acme, ...part } })).body.id;
};
const list = async (id: number) => (await ask<Finding[]>('bcp', 'GET /v1/bcp/{id}/findings', { id })).body;
const findBy = async (id: number, rule: string) => (await list(id)).find((finding) => finding.rule === rule);
const dismiss = (id: number, { id: findingId, numbers }: Finding, more: object = {}) =>
  ask<Dismissal>('bcp', DISMISSAL, { id, params: { findingId }, body: { numbers, ...more } });
const restore = (id: number, findingId: string) => ask('bcp', RESTORE, { id, params: { findingId } });
const save = (id: number, body: object) => ask<Bcp>('bcp', 'PUT /v1/bcp/{id}', { id, body });

describe('GET /v1/bcp/{id}/findings', () => {
  it('names rule, severity, numbers, clause, step and entry, errors first', async () => {
    const id = await prepare();
    const found = await list(id);
    expect(found.find(({ rule }) => rule === 'R01')).toEqual({
      ...{ id: expect.stringMatching(/^R01-/), rule: 'R01', severity: 'error', clause: '8.2.2', step: 4, item_id: 'baking' },
      message: 'Baking: the recovery time (RTO 8 hours) is longer than the maximum downtime (MTD 4 hours).',
      numbers: [
        { name: 'RTO', value: '8 hours' },
        { name: 'MTD', value: '4 hours' },
      ],
      ...{ dismissed: null, returned: null },
    });
    const order = ['error', 'warning', 'info'];
    const severities = found.map(({ severity }) => order.indexOf(severity));
    expect(severities).toEqual([...severities].sort());
  });

  it('knows the hazards of the address', async () => {
    const id = await prepare({ zip_code: '98101', threat_probability: { selected: ['Wildfires'] } });
    expect((await findBy(id, 'R35'))?.message).toMatch(/^Wildfires: not a known hazard at your address\. The great fires/);
  });

  it('misses exercises only of those whose tier has them', async () => {
    const id = await prepare();
    await save(id, { status: 'completed' });
    await save(id, { mission: 'x', activity: 'Bread' });
    expect(await findBy(id, 'R28')).toBeDefined();
    await putCustomer(uid, 'gold');
    expect(await findBy(id, 'R28')).toBeUndefined();
  });

  it.each([['GET /v1/bcp/{id}/findings'], ['GET /v1/bcp/readiness']])('%s takes two round trips', async (route) => {
    const id = await prepare();
    const { db } = await import('#functions/data/table.ts');
    // A trip begins when no call of the one before is under way.
    let [trips, underWay] = [0, 0];
    const count = (next: (args: object) => Promise<unknown>) => async (args: object) => {
      if (underWay === 0) trips += 1;
      underWay += 1;
      try {
        return await next(args);
      } finally {
        underWay -= 1;
      }
    };
    db.middlewareStack.add(count as never, { step: 'initialize', name: 'count' });
    await ask('bcp', route, route.includes('{id}') ? { id } : {});
    db.middlewareStack.remove('count');
    expect(trips).toBe(2);
  });
});

describe('what GET /v1/bcp/readiness lists to do next', () => {
  const readiness = async () => (await ask<BcpReadiness[]>('bcp', 'GET /v1/bcp/readiness')).body[0]!;
  const fire = { id: 'm', risk_name: 'Fire', mitigation_strategy: 'Fit alarms', timeline: 'Within 30 days' };

  it('counts the findings that the plan check lists, without dismissed ones', async () => {
    const id = await prepare();
    const all = await list(id);
    const countOf = (severity: string) => all.filter((finding) => finding.severity === severity).length;
    const counted = { error: countOf('error'), warning: countOf('warning'), info: countOf('info') };
    expect((await readiness()).open_findings).toEqual(counted);
    await dismiss(id, (await findBy(id, 'R01'))!);
    expect((await readiness()).open_findings).toEqual({ ...counted, error: counted.error - 1 });
  });

  it('lists open mitigations, with a day and a day of review once the BCP is issued', async () => {
    vi.setSystemTime('2026-11-23T12:00:00Z');
    const id = await prepare({ mitigations: [fire, { ...fire, id: 'n', status: 'completed' }] });
    expect(await readiness()).toMatchObject({
      open_mitigation_count: 1,
      open_mitigations: [{ id: 'm', due_on: null }],
      review_on: null,
    });
    await save(id, { status: 'completed' });
    expect(await readiness()).toMatchObject({ open_mitigations: [{ id: 'm', due_on: '2026-12-23' }], review_on: '2027-11-23' });
  });

  it('lists at most twenty mitigations and counts all', async () => {
    await prepare({
      mitigations: Array.from({ length: 25 }, (_, n) => ({ ...fire, id: `m${n}`, mitigation_strategy: `Fit ${n}` })),
    });
    const { open_mitigations, open_mitigation_count } = await readiness();
    expect([open_mitigations.length, open_mitigation_count]).toEqual([20, 25]);
  });
});

describe('the dismissal of a finding', () => {
  it('holds with its reason until the numbers change, and again when they are as they were', async () => {
    const id = await prepare();
    const finding = (await findBy(id, 'R01'))!;
    const at = new Date().toISOString();
    const { status, body } = await dismiss(id, finding, { reason: '  The night shift covers it. ' });
    expect([status, body]).toEqual([
      200,
      { finding_id: finding.id, at, reason: 'The night shift covers it.', numbers: finding.numbers },
    ]);
    expect((await findBy(id, 'R01'))?.dismissed).toEqual({ at, reason: 'The night shift covers it.' });

    await save(id, { critical_functions: [{ ...baking, rto: '24 hours' }] });
    expect(await findBy(id, 'R01')).toMatchObject({
      dismissed: null,
      returned: { at, because: 'changed', numbers: finding.numbers },
    });
    await save(id, { critical_functions: [{ ...baking, name: 'Bread' }] });
    expect(await findBy(id, 'R01')).toMatchObject({ dismissed: { at }, returned: null });
  });

  it('lapses after a year', async () => {
    const id = await prepare();
    await dismiss(id, (await findBy(id, 'R01'))!);
    vi.setSystemTime(Date.now() + 366 * DAY_MS);
    expect(await findBy(id, 'R01')).toMatchObject({ dismissed: null, returned: { because: 'lapsed' } });
  });

  it('is safe to repeat and to cut off, and so is bringing back', async () => {
    const id = await prepare();
    const finding = (await findBy(id, 'R01'))!;
    await atEveryPoint(async (at) => {
      const isReached = await world.killedAt(at, () => dismiss(id, finding));
      expect((await dismiss(id, finding)).status).toBe(200);
      expect((await findBy(id, 'R01'))?.dismissed).not.toBeNull();
      expect([(await restore(id, finding.id)).status, (await restore(id, finding.id)).status]).toEqual([204, 204]);
      expect((await findBy(id, 'R01'))?.dismissed).toBeNull();
      return isReached;
    });
  });

  it('lists what was dismissed with its numbers', async () => {
    const id = await prepare();
    const finding = (await findBy(id, 'R01'))!;
    await dismiss(id, finding);
    const listed = await ask<Dismissal[]>('bcp', 'GET /v1/bcp/{id}/finding-dismissals', { id });
    expect(listed.body).toMatchObject([{ finding_id: finding.id, reason: null, numbers: finding.numbers }]);
  });

  it.each<[number, string, unknown]>([
    [422, 'without numbers', {}],
    [422, 'with a text for numbers', { numbers: 'RTO' }],
    [422, 'with 11 numbers', { numbers: Array.from({ length: 11 }, () => ({ name: 'RTO', value: '1' })) }],
    [422, 'with a reason of 501 letters', { numbers: [], reason: 'x'.repeat(501) }],
    [200, 'with a reason of 500 letters', { numbers: [], reason: 'x'.repeat(500) }],
    [200, 'without a reason', { numbers: [], reason: null }],
  ])('answers %i %s', async (status, _, body) => {
    const id = await prepare();
    expect((await ask('bcp', DISMISSAL, { id, params: { findingId: 'R17' }, body })).status).toBe(status);
  });

  it('answers 404 to others, for a deleted BCP and for an id that no finding has', async () => {
    const id = await prepare();
    const body = { numbers: [] };
    const params = { findingId: 'R17' };
    const calls: [string, object][] = [
      ['GET /v1/bcp/{id}/findings', {}],
      ['GET /v1/bcp/{id}/finding-dismissals', {}],
      [DISMISSAL, { params, body }],
      [RESTORE, { params }],
    ];
    const statuses = async () =>
      Promise.all(calls.map(async ([route, more]) => (await ask('bcp', route, { id, ...more })).status));
    expect(await statuses()).toEqual([200, 200, 200, 204]);
    for (const findingId of ['R1', 'X', '../R17', 'R17-']) {
      expect((await ask('bcp', DISMISSAL, { id, params: { findingId }, body })).status, findingId).toBe(404);
    }
    const owner = uid;
    await putCustomer(++uid, 'premium');
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    uid = owner;
    await ask('bcp', 'DELETE /v1/bcp/{id}', { id });
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    uid += 1;
  });

  it('has a limit that no dismissal passes but a repeated one', async () => {
    const id = await prepare();
    const { putDismissal, DISMISSALS_MAX } = await import('#functions/data/finding-dismissals.ts');
    const at = new Date().toISOString();
    for (let n = 0; n < DISMISSALS_MAX; n++)
      await putDismissal(uid, id, { finding_id: `R01-${n}`, at, reason: null, numbers: [] });
    const put = (findingId: string) =>
      ask<{ detail: string }>('bcp', DISMISSAL, { id, params: { findingId }, body: { numbers: [] } });
    expect([(await put('R01-7')).status, (await put('R02-7')).status]).toEqual([200, 400]);
  });
});

describe('GET /v1/bcp/readiness', () => {
  type Row = { bcp_id: number; score: number; missing: string[] };
  const readiness = async () => (await ask<Row[]>('bcp', 'GET /v1/bcp/readiness')).body;
  const ana = { name: 'Ana', role: 'CEO', phone: '1', activation_authority: 'Full' };

  it('rates the newest five BCPs of the caller, and nobody else’s', async () => {
    await putCustomer(++uid, 'premium', { role: 'admin' });
    expect(await readiness()).toEqual([]);
    const create = async () =>
      (await ask<Bcp>('bcp', 'POST /v1/bcp', { body: { ...acme, critical_functions: [baking] } })).body.id;
    const ids: number[] = [];
    for (let n = 0; n < 7; n++) ids.unshift(await create());
    await ask('bcp', 'DELETE /v1/bcp/{id}', { id: ids[0]! });
    expect((await readiness()).map(({ bcp_id }) => bcp_id)).toEqual(ids.slice(1, 6));
    await putCustomer(++uid, 'premium');
    expect(await readiness()).toEqual([]);
  });

  it('counts functions, team and exercises of each BCP, and no dismissal', async () => {
    const id = await prepare();
    const [before] = await readiness();
    expect(before).toMatchObject({
      bcp_id: id,
      missing: expect.arrayContaining(['No one with full authority and a phone number']),
    });
    await dismiss(id, (await findBy(id, 'R17'))!);
    expect(await readiness()).toMatchObject([{ score: before!.score, missing: before!.missing }]);
    await ask('people', 'POST /v1/bcp/{id}/employees', { id, body: ana });
    await save(id, { critical_functions: [{ ...baking, rto: '1 hour', owner: 'Ana' }] });
    const [after] = await readiness();
    expect(after!.score).toBeGreaterThan(before!.score);
    expect(after!.missing).toContain('Only one person has full authority and a phone number');
    expect(after!.missing).not.toContain('1 of 1 critical function has no recovery time that fits');
  });
});

describe('a contact that is confirmed', () => {
  const put = (id: number, body: object) => ask<Employee>('people', 'PUT /v1/employees/{id}', { id, body });

  it('has the day of its last save, which an empty update sets again', async () => {
    const id = await prepare();
    const body = { name: 'Ana', role: 'CEO', phone: '1', confirmed_on: '1999-01-01' };
    const ana = (await ask<Employee>('people', 'POST /v1/bcp/{id}/employees', { id, body })).body;
    expect(ana.confirmed_on).toBe(new Date().toISOString().slice(0, 10));
    vi.setSystemTime(Date.now() + 91 * DAY_MS);
    expect((await findBy(id, 'R26'))?.message).toContain('Ana');
    const confirmed = await put(ana.id, {});
    expect(confirmed.body).toEqual({ ...ana, confirmed_on: new Date().toISOString().slice(0, 10) });
    expect(await findBy(id, 'R26')).toBeUndefined();
  });
});
