import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bcp, BcpRow } from '#shared/domain/bcp/bcp.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';
import { putCustomer } from '#tests/support/in-process-people.ts';

const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 12 };
const uid = 4100;

let world: InProcess;
let handler: Parameters<InProcess['invoke']>[0];
let id: number;

beforeAll(async () => {
  world = await startInProcess();
  ({ handler } = (await import('#functions/api/bcp/handler.ts')) as never);
  await putCustomer(uid, 'premium');
  id = (await world.invoke<Bcp>(handler, { uid, route: 'POST /v1/bcp', body: acme })).body.id;
});
afterAll(() => world.stop());

const save = (body: object) => world.invoke<Bcp>(handler, { uid, route: 'PUT /v1/bcp/{id}', id, body });
const read = async () => (await world.invoke<Bcp>(handler, { uid, route: 'GET /v1/bcp/{id}', id })).body;
const list = async () => (await world.invoke<BcpRow[]>(handler, { uid, route: 'GET /v1/bcp' })).body;
const preview = (query: Record<string, string> = {}) =>
  world.invoke<string>(handler, { uid, route: 'GET /v1/bcp/{id}/preview', id, query });

describe('the issues of a BCP', () => {
  it('a plan is issued when it is completed, and again only after a change', async () => {
    expect((await read()).issue_number).toBeUndefined();
    await save({ status: 'completed' });
    const first = await read();
    expect(first).toMatchObject({ status: 'completed', issue_number: 1, issued_at: expect.any(String) });
    await save({ status: 'completed' });
    expect(await read()).toMatchObject({ issue_number: 1, issued_at: first.issued_at });
    await save({ rpo: '1-hour' });
    expect(await read()).toMatchObject({ status: 'in_review', issue_number: 1, changed_since: ['impacts'] });
    await save({ activity: 'Bread and rolls' });
    expect((await list())[0]).toMatchObject({ status: 'in_review', changed_since: ['business', 'impacts'] });
    await save({ status: 'completed' });
    expect(await read()).toMatchObject({ issue_number: 2 });
    expect((await read()).changed_since).toBeUndefined();
  });

  it('GET preview answers the working copy unless the clean copy is asked for', async () => {
    expect((await preview()).body).toContain('Open points in this chapter');
    const { body } = await preview({ copy: 'issue' });
    expect(body).toContain('Issue 2');
    expect(body).not.toContain('Not yet defined');
  });

  it('GET preview refuses a copy that does not exist', async () => {
    const { status, body } = await preview({ copy: 'secret' });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('Copy must be working or issue');
  });
});
