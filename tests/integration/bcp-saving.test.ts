import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bcp, BcpSaved } from '#shared/domain/bcp/bcp.ts';
import { call } from '#tests/support/client.ts';
import { clearFault, orderFault } from '#tests/support/console.ts';
import { type Person, signInDemo, signUpVerified } from '#tests/support/people.ts';

const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5, max_downtime: '1-4 hours' };
type Answer = BcpSaved & { detail: string; section: string; current: Partial<Bcp> };

let admin: Person;
let free: Person;
let bcp: Bcp;

const read = () => admin.client.bcp.get({ params: { id: bcp.id } });
const save = (body: unknown, person: Person = admin) =>
  call<Answer>('PUT', `/v1/bcp/${bcp.id}`, { token: person.accessToken, body });

beforeAll(async () => {
  [admin, free] = await Promise.all([signInDemo('admin'), signUpVerified()]);
});
beforeEach(async () => {
  bcp = await admin.client.bcp.create({ body: acme });
});

describe('PUT /v1/bcp/{id}', () => {
  it('PUT /v1/bcp/{id} changes only the fields that are sent', async () => {
    expect((await save({ critical_functions: [{ id: 'f1', name: 'Sales' }] })).status).toBe(200);
    expect((await save({ rpo: '1-hour' })).status).toBe(200);
    expect((await save({ city: 'Tacoma' })).status).toBe(200);
    expect(await read()).toMatchObject({
      ...acme,
      rpo: '1-hour',
      city: 'Tacoma',
      critical_functions: [{ id: 'f1', name: 'Sales' }],
    });
  });

  it('PUT /v1/bcp/{id} answers the fields written, with status, scores, versions and the new time', async () => {
    const { body } = await save({ risk_factors: { selected: ['Floods'] }, it_systems: [{ name: 'Till' }] });
    expect(body).toMatchObject({
      id: bcp.id,
      status: 'draft',
      risk_factors: { selected: ['Floods'] },
      versions: { risks: 1, systems: 1, functions: 0 },
    });
    expect(Object.keys(body).sort()).toEqual(['id', 'it_systems', 'risk_factors', 'scores', 'status', 'updated_at', 'versions']);
    expect(body.updated_at > bcp.updated_at).toBe(true);
    expect(await read()).toMatchObject({ scores: body.scores, versions: body.versions, updated_at: body.updated_at });
  });

  it.each([
    ['max_downtime', '3-7 days'],
    ['recovery_priority', 'urgent'],
    ['rpo', 'none'],
    [
      'risk_impact_assessments',
      { primary_concerns: { Floods: { financial_impact: 'major', likelihood: 'likely', impact: 4 } }, location_risks: {} },
    ],
    ['legal_regulatory_impact_severity', 'catastrophic'],
    ['financial_impact_description', 'A week without sales'],
  ])('PUT /v1/bcp/{id} saves %s alone', async (field, value) => {
    await save({ [field]: value });
    const after = await read();
    expect(after).toMatchObject({ [field]: value, ...(field === 'max_downtime' ? {} : { max_downtime: acme.max_downtime }) });
  });

  it('PUT /v1/bcp/{id} keeps lists in their order with all fields', async () => {
    const critical_functions = ['C', 'A', 'B'].map((name) => ({
      id: name,
      name,
      description: `${name}!`,
      resources: ['Staff', 'Till'],
      rto: '1-4 hours',
    }));
    const additional_locations = [
      { name: 'Depot', city: 'Kent' },
      { name: 'Shop 2', phone: '1' },
    ];
    await save({ critical_functions, additional_locations });
    expect(await read()).toMatchObject({ critical_functions, additional_locations });
  });

  it('PUT /v1/bcp/{id} copies the primary location into the top-level address', async () => {
    const { body } = await save({
      primary_location: { name: 'HQ', address: '9 Pier', city: 'Tacoma', state: 'WA', zip: '98402', email: 'a@b.example' },
    });
    expect(body).toMatchObject({ address: '9 Pier', city: 'Tacoma', state: 'WA', zip_code: '98402' });
    expect(await read()).toMatchObject({
      address: '9 Pier',
      zip_code: '98402',
      primary_location: { email: 'a@b.example', contact: null },
    });
  });

  it('PUT /v1/bcp/{id} empties a list that is sent empty', async () => {
    await save({ it_systems: [{ name: 'Till' }] });
    await save({ it_systems: [] });
    expect((await read()).it_systems).toEqual([]);
  });

  it('PUT /v1/bcp/{id} stores a long section whole', async () => {
    const mitigations = Array.from({ length: 60 }, (_, i) => ({
      risk_name: 'Floods',
      mitigation_strategy: `M${i}`,
      detailed_strategy: `Line ${i}. `.repeat(150),
    }));
    await save({ mitigations });
    expect((await read()).mitigations).toMatchObject(mitigations.map((mitigation) => ({ ...mitigation })));
  });

  it('PUT /v1/bcp/{id} writes nothing when nothing changed', async () => {
    const first = await save({ critical_functions: [{ name: 'Sales' }], city: 'Kent' });
    const again = await save({ critical_functions: [{ name: 'Sales' }], city: 'Kent', key_suppliers: [] });
    expect(again.body).toMatchObject({ updated_at: first.body.updated_at, versions: first.body.versions });
    expect((await save({})).body).toMatchObject({ updated_at: first.body.updated_at });
  });

  it('entries of a list get their ids once, whichever call asks first', async () => {
    const { body } = await save({ key_suppliers: [{ name: 'Mill' }] });
    expect(body.key_suppliers?.[0]?.id).toMatch(/^\w{9}$/);
    expect((await save({ key_suppliers: [{ name: 'Mill' }] })).body.key_suppliers).toEqual(body.key_suppliers);
  });

  it.each([
    [{ status: 'archived' }, 'Status must be draft, in_review or completed'],
    [{ business_name: '' }, 'Business name is required'],
    [{ employee_count: 'five' }, 'Employee count is required'],
    [{ critical_functions: [{ name: 'x', criticality: 'huge' }] }, /criticality/],
    [{ max_downtime: 'x'.repeat(4001) }, 'This text must be at most 4000 characters'],
    [{ versions: { functions: -1 } }, /functions/],
  ])('PUT /v1/bcp/{id} answers 422 for %j and changes nothing', async (body, message) => {
    const answer = await save(body);
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toMatch(message);
    expect(await read()).toEqual(bcp);
  });

  it('PUT /v1/bcp/{id} answers 404 for the BCP of another customer and changes nothing', async () => {
    expect((await save({ city: 'Kent' }, free)).status).toBe(404);
    expect((await read()).city).toBeNull();
    expect((await call('PUT', '/v1/bcp/999999999', { token: admin.accessToken, body: { city: 'Kent' } })).status).toBe(404);
  });
});

describe('versions of sections', () => {
  const functions = (name: string) => ({ critical_functions: [{ id: 'f', name }] });

  it('the version of a section rises by one with each change of that section', async () => {
    await save(functions('A'));
    const { body } = await save(functions('B'));
    expect(body.versions).toEqual({ ...bcp.versions, functions: 2 });
  });

  it('PUT /v1/bcp/{id} answers 409 with the current section when the save is based on an older version', async () => {
    await save({ ...functions('A'), versions: { functions: 0 } });
    const stale = await save({ ...functions('B'), versions: { functions: 0 } });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ section: 'functions', versions: { functions: 1 }, current: functions('A') });
    expect(stale.body.detail).toBe(
      'This section was changed in another tab or by someone else. Review the newer version before saving.',
    );
    expect(await read()).toMatchObject(functions('A'));
  });

  it('PUT /v1/bcp/{id} refuses the scenarios of a second tab, and answers with those that are stored', async () => {
    const scenarios = (title: string) => ({ scenarios: [{ id: 'own', title, lost: [{ kind: 'power', ref: 'primary' }] }] });
    await save({ ...scenarios('Fire'), versions: { scenarios: 0 } });
    expect((await save({ ...scenarios('Fire at night'), versions: { scenarios: 1 } })).status).toBe(200);
    const stale = await save({ ...scenarios('Fire on Sunday'), versions: { scenarios: 1 } });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      section: 'scenarios',
      versions: { scenarios: 2 },
      current: scenarios('Fire at night'),
      detail: 'This section was changed in another tab or by someone else. Review the newer version before saving.',
    });
    expect((await read()).scenarios).toMatchObject(scenarios('Fire at night').scenarios);
  });

  it('PUT /v1/bcp/{id} answers 409 for an older version of the business section too', async () => {
    await save({ city: 'Kent', versions: { business: 1 } });
    const stale = await save({ city: 'Tacoma', versions: { business: 1 } });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      section: 'business',
      versions: { business: 2 },
      current: { city: 'Kent', business_name: 'Acme' },
    });
  });

  it('PUT /v1/bcp/{id} accepts an older version when its content is already stored', async () => {
    await save({ ...functions('A'), versions: { functions: 0 } });
    expect((await save({ ...functions('A'), versions: { functions: 0 } })).status).toBe(200);
  });

  it('PUT /v1/bcp/{id} checks the versions of written sections only', async () => {
    await save(functions('A'));
    expect((await save({ rpo: 'none', versions: { functions: 0, impacts: 1 } })).status).toBe(200);
  });

  it('PUT /v1/bcp/{id} writes nothing when one of several sections is stale', async () => {
    await save(functions('A'));
    const stale = await save({ ...functions('B'), it_systems: [{ name: 'Till' }], versions: { functions: 0, systems: 0 } });
    expect(stale.status).toBe(409);
    expect((await read()).it_systems).toEqual([]);
  });

  it('PUT /v1/bcp/{id} works without versions: the last write of a section wins', async () => {
    await save(functions('A'));
    expect((await save(functions('B'))).status).toBe(200);
    expect(await read()).toMatchObject(functions('B'));
  });

  it('PUT /v1/bcp/{id} accepts exactly one of two parallel saves based on one version', async () => {
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => save({ ...functions(name), versions: { functions: 0 } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await read()).versions.functions).toBe(1);
  });

  it('PUT /v1/bcp/{id} keeps parallel saves of different sections, and of different fields of one section', async () => {
    const parts = [
      functions('A'),
      { rpo: 'none' },
      { recovery_priority: 'high' },
      { city: 'Kent' },
      { annual_revenue: '$5M' },
      { it_systems: [{ id: 's', name: 'Till' }] },
    ];
    const answers = await Promise.all(parts.map((part) => save(part)));
    expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200));
    const after = await read();
    expect(after).toMatchObject(Object.assign({}, ...parts));
    expect(after.versions).toMatchObject({ functions: 1, impacts: 3, business: 3, systems: 1 });
    const [row] = await admin.client.bcp.list();
    expect(row).toMatchObject({
      id: bcp.id,
      scores: after.scores,
      counts: { functions: 1, systems: 1 },
      recovery_priority: 'high',
      rpo: 'none',
    });
  });
});

describe('the status of a BCP', () => {
  it('a BCP is completed by generation, in review after the next change, and completed again', async () => {
    expect((await save({ status: 'completed' })).body.status).toBe('completed');
    expect((await save({ city: 'Kent' })).body.status).toBe('in_review');
    expect((await save({ city: 'Kent', status: 'completed' })).body.status).toBe('completed');
    expect((await save({ it_systems: [{ name: 'Till' }], status: 'completed' })).body.status).toBe('completed');
    expect((await read()).status).toBe('completed');
  });

  it('the status of a BCP stays when nothing changes, when another status is sent, and when people or the template change', async () => {
    await save({ status: 'completed' });
    const params = { id: bcp.id };
    await save({ city: null, status: 'draft' });
    await admin.client.bcp.setTemplate({ params, body: { template_type: 'quick' } });
    await admin.client.people.createEmployee({ params, body: { name: 'Ana', role: 'CEO' } });
    expect((await read()).status).toBe('completed');
  });

  it('PUT /v1/bcp/{id} answers 403 to a status without the feature, whatever else is sent, and saves nothing', async () => {
    const answer = await save({ status: 'completed', city: 'Kent' }, free);
    expect(answer.status).toBe(403);
    expect(answer.body.detail).toBe('An active Essential subscription is needed for this');
  });
});

describe('a save while the database fails', () => {
  it.each(['throttle', 'error', 'reply_lost'] as const)('PUT /v1/bcp/{id} survives two database calls with %s', async (mode) => {
    await orderFault('dynamodb', mode, 2);
    const answer = await save({ critical_functions: [{ id: 'f', name: mode }] });
    await clearFault('dynamodb');
    expect(answer.status).toBe(200);
    expect(await read()).toMatchObject({ critical_functions: [{ name: mode }], versions: answer.body.versions });
  });

  it('PUT /v1/bcp/{id} answers 503 with Retry-After when the database keeps failing, and a retry succeeds', async () => {
    await orderFault('dynamodb', 'throttle', 40);
    const answer = await save({ city: 'Kent' });
    await clearFault('dynamodb');
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await save({ city: 'Kent' })).status).toBe(200);
    expect((await read()).city).toBe('Kent');
  });
});
