import { describe, expect, it } from 'vitest';
import type { Audit } from '#shared/domain/compliance.ts';
import { call } from '#tests/support/client.ts';
import { type Person, signInDemo } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';
import { functionNamed } from '#tests/unit/domain/bcp/entries.ts';

const send = <T = Audit & { detail?: string }>({ accessToken }: Person, method: string, path: string, body?: unknown) =>
  call<T>(method, `/v1/payment/${path}`, { token: accessToken, ...(body === undefined ? {} : { body }) });
const assess = (person: Person, bcp_id: number) => send(person, 'POST', 'compliance-assessment', { bcp_id, type: 'iso22301' });
const createBcp = (person: Person, name: string) =>
  person.client.bcp.create({ body: { business_name: name, business_type: 'LLC', industry: 'Retail', employee_count: 5 } });

describe('compliance audits', () => {
  it('compliance audits assess the BCP as it is, keep annotations, and appear in list and dashboard', async () => {
    const person = await signUpSubscribed('premium');
    const [shop, depot] = [await createBcp(person, 'Shop'), await createBcp(person, 'Depot')];
    const first = await assess(person, shop.id);
    expect([first.status, first.body]).toMatchObject([
      201,
      { bcp_id: shop.id, type: 'iso22301', status: 'in_progress', notes: null, score: expect.any(Number) },
    ]);
    expect(first.body.clauses.length).toBeGreaterThan(30);
    await person.client.bcp.update({
      params: { id: shop.id },
      body: { critical_functions: [functionNamed('Sales', { rto: '1-4 hours' })] },
    });
    await assess(person, depot.id);
    const second = await assess(person, shop.id);
    expect(second.body.clauses.find(({ clause }) => clause === '6.2')).toMatchObject({ result: 'partial' });

    const { id } = second.body;
    const change = { status: 'completed', notes: 'On site', clauses: [{ clause: '8.5', result: 'covered', note: 'May' }] };
    const after = await send(person, 'PUT', `compliance-audit/${id}`, change);
    expect([after.status, after.body]).toMatchObject([200, { id, status: 'completed', notes: 'On site' }]);
    expect(after.body.score).toBeGreaterThan(second.body.score!);

    const list = await send<Audit[]>(person, 'GET', 'compliance-audits?limit=2');
    expect([list.headers.get('x-total-count'), list.body.map((audit) => audit.bcp_id)]).toEqual(['3', [shop.id, depot.id]]);
    expect(list.body[0]).toEqual(after.body);
    expect((await send<object>(person, 'GET', 'compliance-dashboard')).body).toMatchObject({
      total: 2,
      completed: 1,
      plans: [
        { bcp_id: shop.id, business_name: 'Shop', audit_id: id, score: after.body.score },
        { bcp_id: depot.id, business_name: 'Depot' },
      ],
    });
  });

  it('PUT /v1/compliance-audit/{id} keeps every annotation of parallel requests', async () => {
    const person = await signUpSubscribed('premium');
    const { id } = (await assess(person, (await createBcp(person, 'Shop')).id)).body;
    const noted = ['4.1', '4.3', '5.1'];
    await Promise.all(
      noted.map((clause) => send(person, 'PUT', `compliance-audit/${id}`, { clauses: [{ clause, note: clause }] })),
    );
    const [audit] = (await send<Audit[]>(person, 'GET', 'compliance-audits')).body;
    expect(audit!.clauses.flatMap(({ note }) => note ?? []).sort()).toEqual(noted);
  });

  it('compliance audits need the premium tier, and answer 404 to other customers', async () => {
    const [owner, other, gold] = [await signInDemo('premium'), await signUpSubscribed('premium'), await signInDemo('gold')];
    const [bakery] = await owner.client.bcp.list();
    const { id } = (await assess(owner, bakery!.id)).body;
    expect((await assess(other, bakery!.id)).status).toBe(404);
    expect((await send(other, 'PUT', `compliance-audit/${id}`, { notes: 'x' })).status).toBe(404);
    expect((await send<Audit[]>(other, 'GET', 'compliance-audits')).body).toEqual([]);
    for (const answer of [await assess(gold, bakery!.id), await send(gold, 'GET', 'compliance-dashboard')])
      expect([answer.status, answer.body.detail]).toEqual([403, 'An active Premium subscription is needed for this']);
    const admin = await signInDemo('admin');
    expect((await send<Audit[]>(admin, 'GET', 'compliance-audits')).status).toBe(200);
  });

  it.each([
    [{ clauses: [{ clause: '1.1' }] }],
    [{ clauses: [{ clause: '4.1', result: 'fine' }] }],
    [{ clauses: [{ clause: '4.1', result: 'not_applicable' }] }],
    [{ status: 'over' }],
  ])('PUT /v1/compliance-audit/{id} answers 422 for %j', async (body) => {
    const owner = await signInDemo('premium');
    const [bakery] = await owner.client.bcp.list();
    const { id } = (await assess(owner, bakery!.id)).body;
    expect((await send(owner, 'PUT', `compliance-audit/${id}`, body)).status).toBe(422);
  });
});

describe('an audit that has grown too large for its row', () => {
  it('PUT /v1/compliance-audit/{id} answers 400 for an audit that exceeds the size of a row, and keeps it as it was', {
    timeout: 120_000,
  }, async () => {
    const person = await signUpSubscribed('premium');
    const { body: audit } = await assess(person, (await createBcp(person, 'Shop')).id);
    const noise = () =>
      Array.from({ length: 160 }, () => Math.random().toString(36).slice(2))
        .join('')
        .slice(0, 990);
    const clauses = audit.clauses.map(({ clause }) => ({ clause, evidence: Array.from({ length: 20 }, noise) }));
    const statuses = new Set<number>();
    for (let at = 0; at < clauses.length; at += 20) {
      const answer = await send(person, 'PUT', `compliance-audit/${audit.id}`, { clauses: clauses.slice(at, at + 20) });
      statuses.add(answer.status);
      if (answer.status !== 200)
        expect(answer.body.detail).toBe('This audit is too large to save. Shorten some notes or evidence, then save again.');
    }
    expect([...statuses].sort()).toEqual([200, 400]);
    expect((await send<Audit[]>(person, 'GET', 'compliance-audits')).status).toBe(200);
  });
});
