import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { call } from '#tests/support/client.ts';
import { type Person, signInDemo, signUpVerified } from '#tests/support/people.ts';

const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
type Answer = Employee & ServiceProvider & { detail: string };

let admin: Person;
let free: Person;
let bcpId: number;

const cases = (...all: [sent: object, detail: string | RegExp][]) => all;

const kinds = [
  {
    kind: 'employees',
    ana: { name: 'Ana Ruiz', role: 'CEO' },
    second: { role: 'Team Lead' },
    defaults: {
      email: null,
      phone: null,
      department: null,
      is_primary_contact: false,
      activation_authority: 'Limited',
      backup_for: null,
      notes: null,
    },
    rest: {
      email: 'ana@acme.example',
      phone: '1',
      department: 'Office',
      is_primary_contact: true,
      activation_authority: 'Full',
      backup_for: 'Bo',
      notes: 'n',
    },
    duplicate: 'Employee with name "ana ruiz" and role "CEO" already exists.',
    missing: cases(
      [{ role: 'CEO' }, 'Name is required'],
      [{ name: 'Ana' }, 'Role is required'],
      [{ name: 'Ana', role: 'CEO', activation_authority: 'All' }, /activation_authority/],
      [{ name: 'Ana', role: 'CEO', email: 'abc' }, /email/],
    ),
  },
  {
    kind: 'service-providers',
    ana: { name: 'Ana Ruiz', provider_type: 'Legal' },
    second: { provider_type: 'Insurance' },
    defaults: {
      contact_person: null,
      phone: null,
      email: null,
      address: null,
      services_provided: null,
      contract_number: null,
      emergency_contact: null,
      emergency_phone: null,
      is_emergency_contact: false,
      criticality: 'medium',
      response_time: null,
      notes: null,
    },
    rest: {
      contact_person: 'Bo',
      phone: '1',
      email: 'a@b.example',
      address: '1 St',
      services_provided: 'All',
      contract_number: '7',
      emergency_contact: 'Cy',
      emergency_phone: '2',
      is_emergency_contact: true,
      criticality: 'critical',
      response_time: '24/7',
      notes: 'n',
    },
    duplicate: 'Service provider with name "ana ruiz" and type "Legal" already exists.',
    missing: cases(
      [{ provider_type: 'Legal' }, 'Name is required'],
      [{ name: 'Ana' }, 'Type is required'],
      [{ name: 'Ana', provider_type: 'Legal', criticality: 'huge' }, /criticality/],
    ),
  },
] as const;

beforeAll(async () => {
  [admin, free] = await Promise.all([signInDemo('admin'), signUpVerified()]);
});
beforeEach(async () => {
  bcpId = (await admin.client.bcp.create({ body: acme })).id;
});

describe.each(kinds)('$kind', ({ kind, ana, second, defaults, rest, duplicate, missing }) => {
  const send = (method: string, path: string, body?: unknown, person = admin, headers: Record<string, string> = {}) =>
    call<Answer>(method, path, { token: person.accessToken, ...(body === undefined ? {} : { body }), headers });
  const add = (body: unknown = ana, headers: Record<string, string> = {}) =>
    send('POST', `/v1/bcp/${bcpId}/${kind}`, body, admin, headers);
  const list = async (id = bcpId) => (await call<Answer[]>('GET', `/v1/bcp/${id}/${kind}`, { token: admin.accessToken })).body;
  const change = (id: number, body: unknown, person = admin) => send('PUT', `/v1/${kind}/${id}`, body, person);
  const remove = (id: number, person = admin) => send('DELETE', `/v1/${kind}/${id}`, undefined, person);

  it(`POST /v1/bcp/{id}/${kind} creates a row with the defaults and an id that contains the id of the BCP`, async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    const confirmed_on = new Date().toISOString().slice(0, 10);
    expect(body).toEqual({ ...ana, ...defaults, id: bcpId * 100_000 + 1, bcp_id: bcpId, confirmed_on });
  });

  it(`GET /v1/bcp/{id}/${kind} lists every field, in the order of adding`, async () => {
    await add({ ...ana, ...rest });
    await add({ ...ana, name: 'Bo' });
    expect(await list()).toMatchObject([
      { ...ana, ...rest },
      { ...ana, name: 'Bo' },
    ]);
  });

  it(`POST /v1/bcp/{id}/${kind} refuses a duplicate name in any case, with its sentence`, async () => {
    await add();
    const answer = await add({ ...ana, name: 'ana ruiz' });
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toBe(duplicate);
    expect(await list()).toHaveLength(1);
  });

  it(`POST /v1/bcp/{id}/${kind} accepts the same name in another role, and in another BCP`, async () => {
    await add();
    expect((await add({ ...ana, ...second })).status).toBe(201);
    const other = await admin.client.bcp.create({ body: acme });
    expect((await send('POST', `/v1/bcp/${other.id}/${kind}`, ana)).status).toBe(201);
    expect(await list()).toHaveLength(2);
    expect(await list(other.id)).toHaveLength(1);
  });

  it(`POST /v1/bcp/{id}/${kind} adds one of parallel duplicates`, async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => [201, 400, 409].includes(status))).toBe(true);
    expect(await list()).toHaveLength(1);
  });

  it(`POST /v1/bcp/{id}/${kind} answers the same row for the same idempotency key`, async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await add(ana, headers);
    const again = await add(ana, headers);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect((await add({ ...ana, name: 'Other' }, headers)).status).toBe(422);
  });

  it.each(missing)(`POST /v1/bcp/{id}/${kind} answers 422 for %j`, async (body, message) => {
    const answer = await add(body);
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toMatch(message);
  });

  it(`PUT /v1/${kind}/{id} changes what is sent and keeps the rest, including the BCP`, async () => {
    const { body } = await add({ ...ana, ...rest });
    const changed = await change(body.id, { phone: '9', bcp_id: 1, id: 5 });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...body, phone: '9' });
    expect(await list()).toEqual([{ ...body, phone: '9' }]);
  });

  it(`PUT /v1/${kind}/{id} accepts unchanged fields`, async () => {
    const { body } = await add();
    const { id: _, bcp_id: __, ...fields } = body;
    expect((await change(body.id, fields)).body).toEqual(body);
  });

  it(`PUT /v1/${kind}/{id} frees the old name and takes the new one when it renames`, async () => {
    const { body } = await add();
    expect((await change(body.id, { name: 'Bo' })).body.name).toBe('Bo');
    expect((await add({ ...ana, name: 'bo' })).status).toBe(400);
    expect((await add()).status).toBe(201);
  });

  it(`PUT /v1/${kind}/{id} may create duplicates; the name is free when both are removed`, async () => {
    const first = (await add()).body;
    const other = (await add({ ...ana, name: 'Bo' })).body;
    expect((await change(other.id, { name: 'Ana Ruiz' })).status).toBe(200);
    expect((await remove(first.id)).status).toBe(204);
    expect((await add()).status).toBe(400);
    expect((await remove(other.id)).status).toBe(204);
    expect((await add()).status).toBe(201);
  });

  it(`DELETE /v1/${kind}/{id} removes once and frees the name`, async () => {
    const { body } = await add();
    expect((await remove(body.id)).status).toBe(204);
    expect((await remove(body.id)).status).toBe(404);
    expect((await change(body.id, { phone: '1' })).status).toBe(404);
    expect((await add()).status).toBe(201);
    expect(await list()).toHaveLength(1);
  });

  it(`${kind} of another customer answer 404`, async () => {
    const { body } = await add();
    expect((await send('GET', `/v1/bcp/${bcpId}/${kind}`, undefined, free)).status).toBe(404);
    expect((await send('POST', `/v1/bcp/${bcpId}/${kind}`, ana, free)).status).toBe(404);
    expect((await change(body.id, { phone: '1' }, free)).status).toBe(404);
    expect((await remove(body.id, free)).status).toBe(404);
    expect(await list()).toEqual([body]);
  });

  it(`PUT /v1/${kind}/{id} answers 404 for ids that cannot exist`, async () => {
    for (const id of ['1', '99999', '100000', 'x', '-1'])
      expect((await send('PUT', `/v1/${kind}/${id}`, { phone: '1' })).status).toBe(404);
  });
});
