import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { TEMPLATE_TYPES } from '#shared/domain/bcp/options.ts';
import type { DocumentLink, Job } from '#shared/queues/job.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { advanceClock, clearFault, faults, orderFault } from '#tests/support/console.ts';
import { type Person, signInDemo, signUpVerified } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';
import { unzip } from '#tests/support/zip.ts';

let owner: Person;
let bcp: Bcp;

const ask = <T = DocumentLink & { detail: string }>(
  body: unknown,
  { person = owner, id = bcp.id, headers = {} }: { person?: Person; id?: number; headers?: Record<string, string> } = {},
): Promise<Answer<T>> => call<T>('POST', `/v1/bcp/${id}/documents`, { token: person.accessToken, body, headers });
const look = (id: number, person = owner) =>
  call<Job & { result?: DocumentLink }>('GET', `/v1/jobs/${id}`, { token: person.accessToken });
const fetched = async (url: string) => {
  const response = await fetch(url);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const ended = async (id: number) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const { body } = await look(id);
    if (!['queued', 'running'].includes(body.status)) return body;
    await wait(150);
  }
  throw new Error(`Job ${id} did not end`);
};

beforeAll(async () => {
  owner = await signUpSubscribed('essential');
  bcp = await owner.client.bcp.create({
    body: { business_name: 'Harbor Bakery', business_type: 'LLC', industry: 'Retail', employee_count: 12 },
  });
});
afterEach(() => Promise.all([clearFault('s3'), clearFault('bedrock')]));

describe('POST /v1/bcp/{id}/documents', () => {
  it.each(TEMPLATE_TYPES)('POST /v1/bcp/{id}/documents answers a link to a PDF of the template %s', async (template_type) => {
    const { status, body } = await ask({ format: 'pdf', template_type });
    expect(status).toBe(200);
    expect(body.filename).toBe(`bcp_Harbor_Bakery_${template_type}.pdf`);
    const { response, bytes } = await fetched(body.url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`attachment; filename="${body.filename}"`);
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
  });

  it('POST /v1/bcp/{id}/documents answers a link to a Word file', async () => {
    const { body } = await ask({ format: 'docx', template_type: 'standard' });
    const { bytes } = await fetched(body.url);
    expect(unzip(bytes).get('word/document.xml')).toContain('Harbor Bakery');
  });

  it('POST /v1/bcp/{id}/documents answers at once with Prefer: respond-async, and each look at the job signs the link anew', async () => {
    const { status, body } = await ask<Job>({ format: 'pdf', template_type: 'quick' }, { headers: { prefer: 'respond-async' } });
    expect(status).toBe(202);
    expect(body).toMatchObject({ kind: 'document', status: 'queued', status_url: `/v1/jobs/${body.job_id}` });
    const first = await ended(body.job_id);
    expect(first).toMatchObject({ status: 'succeeded', progress: { phase: 'done', percent: 100 } });
    await advanceClock(1);
    const { body: second } = await look(body.job_id);
    expect(second.result!.url).not.toBe(first.result!.url);
    expect(new URL(second.result!.url).searchParams.get('X-Amz-Expires')).toBe('900');
    expect((await fetched(first.result!.url)).bytes).toEqual((await fetched(second.result!.url)).bytes);
  });

  it('POST /v1/bcp/{id}/documents prints the BCP as it is now', async () => {
    const read = async () => {
      const { body } = await ask({ format: 'docx', template_type: 'executive' });
      return unzip((await fetched(body.url)).bytes).get('word/document.xml')!;
    };
    expect(await read()).not.toContain('Glazing');
    await owner.client.bcp.update({ params: { id: bcp.id }, body: { critical_functions: [{ name: 'Glazing' }] } });
    expect(await read()).toContain('Glazing');
  });

  it('POST /v1/bcp/{id}/documents answers 422 for an unknown format or template', async () => {
    for (const [body, detail] of [
      [{ format: 'exe', template_type: 'quick' }, 'Format must be docx or pdf'],
      [{ format: 'pdf', template_type: 'poster' }, 'This document template doesn’t exist'],
    ] as const)
      expect(await ask(body)).toMatchObject({ status: 422, body: { detail } });
    expect((await ask({ format: 'pdf' })).status).toBe(422);
    expect((await ask({})).status).toBe(422);
  });

  it('POST /v1/bcp/{id}/documents answers 403 without a subscription, and 404 for the BCP of another customer', async () => {
    const [free, premium, pastDue] = await Promise.all([signUpVerified(), signInDemo('premium'), signInDemo('pastdue')]);
    const body = { format: 'pdf', template_type: 'quick' };
    expect((await ask(body, { person: free })).status).toBe(403);
    expect((await ask(body, { person: pastDue })).status).toBe(403);
    expect((await ask(body, { person: premium })).status).toBe(404);
    const { body: job } = await ask<Job>(body, { headers: { prefer: 'respond-async' } });
    expect((await look(job.job_id, premium)).status).toBe(404);
  });

  it('POST /v1/bcp/{id}/documents works for admins without a subscription', async () => {
    const admin = await signInDemo('admin');
    const own = await admin.client.bcp.create({
      body: { business_name: 'Staff', business_type: 'LLC', industry: 'Retail', employee_count: 1 },
    });
    expect((await ask({ format: 'docx', template_type: 'quick' }, { person: admin, id: own.id })).status).toBe(200);
  });

  it('POST /v1/bcp/{id}/documents makes one document for requests with one idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID(), prefer: 'respond-async' };
    const body = { format: 'pdf', template_type: 'quick' };
    const [first, again] = [await ask<Job>(body, { headers }), await ask<Job>(body, { headers })];
    expect(again.body.job_id).toBe(first.body.job_id);
  });

  it('POST /v1/bcp/{id}/documents does not call the model and does not wait for AI jobs', async () => {
    await orderFault('bedrock', 'timeout', 100);
    const suggestion = { headers: { prefer: 'respond-async' }, token: owner.accessToken, body: {} };
    await Promise.all([1, 2, 3].map(() => call('POST', `/v1/bcp/${bcp.id}/analyze`, { ...suggestion })));
    const { status } = await ask({ format: 'pdf', template_type: 'quick' });
    expect(status).toBe(200);
  });

  it('POST /v1/bcp/{id}/documents succeeds although the file store fails at first', async () => {
    await orderFault('s3', 'error', 2);
    expect((await ask({ format: 'pdf', template_type: 'quick' })).status).toBe(200);
    expect((await faults()).find(({ service }) => service === 's3')?.taken).toBe(2);
  });
});
