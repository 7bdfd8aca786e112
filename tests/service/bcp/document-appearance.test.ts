import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { DocumentAppearance } from '#shared/domain/document-appearance.ts';
import { appearanceMessages } from '#shared/messages/document-appearance.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';
import { putCustomer } from '#tests/support/in-process-people.ts';
import { createPng } from '#tests/support/logos.ts';

const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 12 };
const uid = 4200;
const stranger = 4201;
const png = createPng(40, 20).toString('base64');

let world: InProcess;
let handlers: Record<'bcp' | 'documents', Parameters<InProcess['invoke']>[0]>;
let id: number;

beforeAll(async () => {
  world = await startInProcess();
  handlers = {
    bcp: (await import('#functions/api/bcp/handler.ts')).handler,
    documents: (await import('#functions/api/documents/handler.ts')).handler,
  } as never;
  for (const customer of [uid, stranger]) await putCustomer(customer, 'premium');
  id = (await world.invoke<Bcp>(handlers.bcp, { uid, route: 'POST /v1/bcp', body: acme })).body.id;
});
afterAll(() => world.stop());

const read = async (who = uid) =>
  (await world.invoke<DocumentAppearance>(handlers.documents, { uid: who, route: 'GET /v1/document-appearance' })).body;
const change = (body: object) =>
  world.invoke<DocumentAppearance & { detail: string }>(handlers.documents, { uid, route: 'PUT /v1/document-appearance', body });
const preview = async () => (await world.invoke<string>(handlers.bcp, { uid, route: 'GET /v1/bcp/{id}/preview', id })).body;

describe('the appearance of documents', () => {
  it('a logo and a color are stored one by one, stand on the document, and are only those of their customer', async () => {
    expect(await read()).toEqual({ color: null, logo: null });
    expect((await change({ color: '#0B3D91' })).body).toEqual({ color: '#0b3d91', logo: null });
    expect((await change({ logo: png })).body).toEqual({
      color: '#0b3d91',
      logo: { format: 'png', width: 40, height: 20, data: png },
    });
    expect(await read()).toMatchObject({ color: '#0b3d91', logo: { data: png } });
    const html = await preview();
    expect(html).toContain(`data:image/png;base64,${png}`);
    expect(html).toContain('--tide: #0b3d91');
    expect(await read(stranger)).toEqual({ color: null, logo: null });
  });

  it('a removed logo is gone from the document, and the color stays', async () => {
    expect((await change({ logo: null })).body).toEqual({ color: '#0b3d91', logo: null });
    const html = await preview();
    expect(html).not.toContain('<img');
    expect(html).toContain('--tide: #0b3d91');
  });

  it.each([
    ['an SVG', Buffer.from('<svg onload="alert(1)"/>').toString('base64'), 400, appearanceMessages.problems.unknown_format],
    [
      'a PNG whose pixels cannot be unpacked',
      createPng(40, 20, { pixels: Buffer.from('not packed') }).toString('base64'),
      400,
      appearanceMessages.problems.damaged,
    ],
    ['a text that is no base64', '<svg>', 422, appearanceMessages.notBase64],
    ['a file above 200 KB', 'A'.repeat(280_000), 422, appearanceMessages.problems.too_large],
  ])('%s is refused and changes nothing', async (_, logo, status, message) => {
    const refused = await change({ logo });
    expect(refused.status).toBe(status);
    expect(JSON.stringify(refused.body)).toContain(message);
    expect((await read()).logo).toBeNull();
  });

  it('a color that is none is refused', async () => {
    expect((await change({ color: 'red; } body {' })).status).toBe(422);
    expect((await read()).color).toBe('#0b3d91');
  });
});
