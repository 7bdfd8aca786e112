import { beforeAll, describe, expect, it } from 'vitest';
import type { Iso27001Document } from '#shared/domain/iso27001.ts';
import type { DocumentLink } from '#shared/queues/job.ts';
import { call } from '#tests/support/client.ts';
import { type Person, signInDemo } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';
import { unzip } from '#tests/support/zip.ts';

const get = ({ accessToken }: Person, id: number) =>
  call<Iso27001Document & { detail?: string }>('GET', `/v1/bcp/${id}/iso27001`, { token: accessToken });
const system = { name: 'Order book', rto: '1-4 hours', rpo: '24-hours', backup_frequency: 'Nightly', backup_location: 'Vault B' };
const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5, it_systems: [system] };

let premium: Person;
let gold: Person;
let admin: Person;
beforeAll(async () => {
  [premium, gold, admin] = await Promise.all([signUpSubscribed('premium'), signInDemo('gold'), signInDemo('admin')]);
});

describe('GET /v1/bcp/{id}/iso27001', () => {
  it('GET /v1/bcp/{id}/iso27001 builds the document from the BCP as it is now', async () => {
    const { id } = await premium.client.bcp.create({ body: acme });
    await premium.client.people.createProvider({
      params: { id },
      body: { name: 'Tideline', provider_type: 'IT Support', phone: '555' },
    });
    const { status, body } = await get(premium, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: '1.0', business_name: 'Acme', generated_at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(body.sections).toHaveLength(13);
    const text = body.sections.map(({ content }) => content).join('\n');
    for (const value of ['Order book', '1-4 hours', '24 hours', 'Nightly', 'Vault B', 'Tideline (555)', 'Not yet defined'])
      expect(text).toContain(value);
    await premium.client.bcp.update({ params: { id }, body: { it_systems: [{ ...system, rto: '3-7 days' }] } });
    expect(JSON.stringify((await get(premium, id)).body)).toContain('3-7 days');
  });

  it('GET /v1/bcp/{id}/iso27001 needs the premium tier or an admin', async () => {
    const [bcp] = await gold.client.bcp.list();
    expect(await get(gold, bcp?.id ?? 1)).toMatchObject({
      status: 403,
      body: { detail: 'Premium subscription required for ISO 27001 Disaster Recovery Plan' },
    });
    const { id } = await admin.client.bcp.create({ body: acme });
    expect((await get(admin, id)).status).toBe(200);
  });

  it('GET /v1/bcp/{id}/iso27001 answers 404 for the BCP of another customer', async () => {
    const { id } = await admin.client.bcp.create({ body: acme });
    expect((await get(premium, id)).status).toBe(404);
    expect((await get(premium, 999_999_999)).status).toBe(404);
  });
});

describe('POST /v1/bcp/{id}/iso27001/documents', () => {
  const create = ({ accessToken }: Person, id: number, format: string) =>
    call<DocumentLink>('POST', `/v1/bcp/${id}/iso27001/documents`, { token: accessToken, body: { format } });

  it('POST /v1/bcp/{id}/iso27001/documents answers a link to a PDF or Word file', async () => {
    const { id } = await premium.client.bcp.create({ body: acme });
    const pdf = await create(premium, id, 'pdf');
    expect(pdf).toMatchObject({ status: 200, body: { filename: 'iso27001_Acme_disaster_recovery_plan.pdf' } });
    expect(await (await fetch(pdf.body.url)).text()).toMatch(/^%PDF-/);
    const { body } = await create(premium, id, 'docx');
    const word = unzip(new Uint8Array(await (await fetch(body.url)).arrayBuffer())).get('word/document.xml');
    for (const value of ['Order book', 'Vault B', 'Recovery procedure per system']) expect(word).toContain(value);
  });

  it('POST /v1/bcp/{id}/iso27001/documents needs the premium tier, and answers 404 for the BCP of another customer', async () => {
    const { id } = await admin.client.bcp.create({ body: acme });
    expect((await create(gold, id, 'pdf')).status).toBe(403);
    expect((await create(premium, id, 'pdf')).status).toBe(404);
    expect((await create(admin, id, 'exe')).status).toBe(422);
  });
});
