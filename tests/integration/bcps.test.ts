import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { call } from '#tests/support/client.ts';
import { type Person, signInDemo, signUpVerified } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';

const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
type Problem = { detail: string; errors?: { field: string; message: string }[] };

const create = (person: Person, body: unknown = acme, headers: Record<string, string> = {}) =>
  call<Bcp & Problem>('POST', '/v1/bcp', { token: person.accessToken, body, headers });

let admin: Person;
let free: Person;
beforeAll(async () => {
  [admin, free] = await Promise.all([signInDemo('admin'), signUpVerified()]);
});

describe('creating a BCP', () => {
  it('POST /v1/bcp creates a draft with an id, the defaults and server times', async () => {
    const { status, body } = await create(admin);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...acme, status: 'draft', country: 'USA', template_type: 'standard', ai_analysis: null });
    expect(body.id).toBeGreaterThan(0);
    expect(body.created_at).toBe(body.updated_at);
    expect(body.versions).toMatchObject({ business: 1, functions: 0 });
  });

  it('POST /v1/bcp stores any part of a BCP and answers the whole of it', async () => {
    const part = {
      ...acme,
      annual_revenue: '$1.2M',
      primary_location: { name: 'HQ', address: '1 Main St', city: 'Seattle', state: 'WA', zip: '98101' },
      critical_functions: [{ name: 'Sales' }],
      risk_factors: { selected: ['Floods'] },
    };
    const { body } = await create(admin, part);
    expect(body).toMatchObject({
      annual_revenue: '$1.2M',
      address: '1 Main St',
      city: 'Seattle',
      state: 'WA',
      zip_code: '98101',
    });
    expect(body.critical_functions[0]).toMatchObject({ name: 'Sales', criticality: 'high', resources: [] });
    expect(body.critical_functions[0]?.id).toMatch(/^\w{9}$/);
    expect(await admin.client.bcp.get({ params: { id: body.id } })).toEqual(body);
  });

  it.each([
    [{ ...acme, business_name: ' ' }, 'business_name', 'Business name is required'],
    [{ ...acme, employee_count: 0 }, 'employee_count', 'Employee count is required'],
    [{ ...acme, employee_count: 10_001 }, 'employee_count', 'Employee count seems too high'],
    [{ ...acme, industry: undefined }, 'industry', 'Industry is required'],
    [{ ...acme, status: 'archived' }, 'status', 'Status must be draft, in_review or completed'],
    [{ ...acme, critical_functions: [{}] }, 'critical_functions.0.name', 'Name is required'],
  ])('POST /v1/bcp answers 422 for %j', async (body, field, message) => {
    const answer = await create(admin, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual({ field, message });
    expect(answer.body.detail).toBe(answer.body.errors![0]!.message);
  });

  it('POST /v1/bcp ignores fields that callers may not set', async () => {
    const { body } = await create(admin, { ...acme, id: 1, owner: 'x', user_id: 1, status: 'completed', created_at: '2000' });
    expect(body).toMatchObject({ status: 'draft' });
    expect(body).not.toHaveProperty('user_id');
    expect(body.id).not.toBe(1);
  });

  it.each([acme, {}, { ...acme, status: 'archived' }])(
    'POST /v1/bcp answers 403 without a subscription before it validates %j',
    async (body) => {
      const answer = await create(free, body);
      expect(answer.status).toBe(403);
      expect(answer.body.detail).toBe('You need an active subscription to create a BCP.');
    },
  );

  it('POST /v1/bcp answers 422 for a list of more than 200 entries', async () => {
    const { status } = await create(admin, { ...acme, it_systems: Array.from({ length: 201 }, (_, i) => ({ name: `S${i}` })) });
    expect(status).toBe(422);
  });

  it('POST /v1/bcp answers 400 for a section that is too large even when compressed', async () => {
    const noise = () =>
      Array.from({ length: 55 }, () => randomUUID() + randomUUID())
        .join('')
        .slice(0, 4000);
    const critical_functions = Array.from({ length: 180 }, (_, i) => ({ name: `F${i}`, description: noise() }));
    const answer = await create(admin, { ...acme, critical_functions });
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toBe('This section is too large to save. Please shorten the longest texts.');
  });

  it('POST /v1/bcp answers the same BCP for the same idempotency key, and 422 for another request with that key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await create(admin, acme, headers);
    const again = await create(admin, acme, headers);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect((await create(admin, { ...acme, business_name: 'Other' }, headers)).status).toBe(422);
  });

  it('POST /v1/bcp creates one BCP for parallel requests with one idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = (await admin.client.bcp.list()).length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(admin, acme, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await admin.client.bcp.list()).length).toBe(before + 1);
  });
});

describe('the yearly allowance', () => {
  it('POST /v1/bcp answers 403 without an active subscription', async () => {
    const limits = await free.client.bcp.limits();
    expect(limits).toMatchObject({
      can_create: false,
      current_count: 0,
      limit: 0,
      plan_type: 'none',
      upgrade_suggestion: { suggested_plan: 'essential' },
    });
    const answer = await create(free);
    expect(answer.status).toBe(403);
    expect(answer.body.detail).toBe(limits.message);
  });

  it('POST /v1/bcp has no limit for staff', async () => {
    expect(await admin.client.bcp.limits()).toMatchObject({
      can_create: true,
      limit: null,
      remaining: null,
      plan_type: 'admin',
      upgrade_suggestion: null,
    });
  });

  it('POST /v1/bcp answers 403 with the sentence of GET /v1/bcp/limits when the yearly allowance is used', async () => {
    const gold = await signUpSubscribed('gold');
    expect(await gold.client.bcp.limits()).toMatchObject({ current_count: 0, limit: 2, remaining: 2, plan_type: 'gold' });
    expect((await create(gold)).status).toBe(201);
    expect(await gold.client.bcp.limits()).toMatchObject({ can_create: true, current_count: 1, remaining: 1 });
    expect((await create(gold)).status).toBe(201);
    const limits = await gold.client.bcp.limits();
    expect(limits).toMatchObject({ can_create: false, current_count: 2, remaining: 0 });
    const refused = await create(gold);
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toBe(limits.message);
    expect(await gold.client.bcp.list()).toHaveLength(2);
  });

  it('POST /v1/bcp never exceeds the yearly allowance in parallel', async () => {
    const premium = await signUpSubscribed('premium');
    const answers = await Promise.all(Array.from({ length: 100 }, () => create(premium)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 403 || status === 409)).toHaveLength(97);
    expect(await premium.client.bcp.list()).toHaveLength(3);
    expect(await premium.client.bcp.limits()).toMatchObject({ current_count: 3, remaining: 0 });
  });

  it('POST /v1/bcp counts a request that is repeated with its idempotency key once', async () => {
    const essential = await signUpSubscribed('essential');
    const headers = { 'idempotency-key': randomUUID() };
    const first = await create(essential, acme, headers);
    const again = await create(essential, acme, headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
    expect((await create(essential)).status).toBe(403);
  });
});

describe('listing BCPs', () => {
  it("GET /v1/bcp lists the caller's BCPs only, newest first, with scores and counts", async () => {
    const first = await create(admin);
    const second = await create(admin, { ...acme, critical_functions: [{ name: 'Sales' }], it_systems: [{ name: 'Till' }] });
    const rows = await admin.client.bcp.list();
    expect(rows.slice(0, 2).map(({ id }) => id)).toEqual([second.body.id, first.body.id]);
    expect(rows[0]).toMatchObject({
      ...acme,
      status: 'draft',
      counts: { functions: 1, suppliers: 0, systems: 1, mitigations: 0 },
    });
    expect(rows[0]?.scores).toEqual(second.body.scores);
    expect(rows[0]).not.toHaveProperty('critical_functions');
    expect(rows[0]).not.toHaveProperty('versions');
    expect(await free.client.bcp.list()).toEqual([]);
  });
});

describe('reading a BCP', () => {
  it('GET /v1/bcp/{id} answers 404 for an unknown id, for what is no id, and for the BCP of another customer', async () => {
    const { body } = await create(admin);
    for (const id of ['999999999', 'x', '0', '-1', '1.5', '99999999999999999999'])
      expect((await call('GET', `/v1/bcp/${id}`, { token: admin.accessToken })).status).toBe(404);
    expect((await call('GET', `/v1/bcp/${body.id}`, { token: free.accessToken })).status).toBe(404);
  });

  it('GET /v1/bcp/{id} does not take the names of other calls for an id', async () => {
    for (const name of ['limits', 'templates'])
      expect((await call('GET', `/v1/bcp/${name}`, { token: free.accessToken })).status).toBe(200);
  });
});

describe('document templates', () => {
  it('GET /v1/bcp/templates lists four templates with id and name', async () => {
    expect(await free.client.bcp.templates()).toEqual([
      { id: 'standard', name: 'Standard BCP' },
      { id: 'detailed', name: 'Detailed BCP' },
      { id: 'executive', name: 'Executive Summary' },
      { id: 'quick', name: 'Quick Reference Card' },
    ]);
  });

  it('PUT /v1/bcp/{id}/template leaves status and versions alone', async () => {
    const { body } = await create(admin);
    const params = { id: body.id };
    expect(await admin.client.bcp.setTemplate({ params, body: { template_type: 'executive' } })).toEqual({
      id: body.id,
      template_type: 'executive',
    });
    expect(await admin.client.bcp.get({ params })).toEqual({ ...body, template_type: 'executive' });
  });

  it('PUT /v1/bcp/{id}/template answers 422 for an unknown template and keeps the stored one', async () => {
    const { body } = await create(admin);
    const answer = await call<Problem>('PUT', `/v1/bcp/${body.id}/template`, {
      token: admin.accessToken,
      body: { template_type: 'fancy' },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toBe('This document template doesn’t exist');
    expect((await admin.client.bcp.get({ params: { id: body.id } })).template_type).toBe('standard');
  });

  it('PUT /v1/bcp/{id}/template answers 404 for the BCP of another customer', async () => {
    const { body } = await create(admin);
    const answer = await call('PUT', `/v1/bcp/${body.id}/template`, {
      token: free.accessToken,
      body: { template_type: 'quick' },
    });
    expect(answer.status).toBe(404);
  });
});

describe('the preview', () => {
  it('GET /v1/bcp/{id}/preview is HTML with the data and people of the BCP, escaped', async () => {
    const name = '<script>alert(1)</script> & Sons';
    const { body } = await create(admin, {
      ...acme,
      business_name: name,
      critical_functions: [{ name: 'Night baking', rto: 'ai-decide' }],
    });
    const params = { id: body.id };
    await admin.client.people.createEmployee({ params, body: { name: 'Ana Ruiz', role: 'CEO' } });
    await admin.client.people.createProvider({ params, body: { name: 'Volt & Co', provider_type: 'Utilities' } });
    const answer = await call<string>('GET', `/v1/bcp/${body.id}/preview`, { token: admin.accessToken });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    for (const text of ['Night baking', 'Ana Ruiz', 'Volt &amp; Co', '&lt;script&gt;alert(1)&lt;/script&gt;'])
      expect(answer.body).toContain(text);
    expect(answer.body).not.toContain('<script>alert');
  });

  it.each(['standard', 'detailed', 'executive', 'quick'] as const)(
    'GET /v1/bcp/{id}/preview follows the template %s',
    async (template_type) => {
      const premium = await signInDemo('premium');
      const [bcp] = await premium.client.bcp.list();
      const params = { id: bcp!.id };
      await premium.client.bcp.setTemplate({ params, body: { template_type } });
      expect(await premium.client.bcp.preview({ params, query: {} })).toContain('Harbor Bakery');
      await premium.client.bcp.setTemplate({ params, body: { template_type: bcp!.template_type } });
    },
  );

  it('GET /v1/bcp/{id}/preview answers 404 for the BCP of another customer', async () => {
    const { body } = await create(admin);
    expect((await call('GET', `/v1/bcp/${body.id}/preview`, { token: free.accessToken })).status).toBe(404);
  });
});
