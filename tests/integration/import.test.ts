import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { type Person, signInDemo, signUpVerified } from '#tests/support/people.ts';

interface Imported {
  success: boolean;
  imported_count: number;
  errors: { row: number; field: string; error: string }[];
  detail: string;
}
const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
const FUNCTIONS = 'name,description,criticality,max_downtime,responsible_role,responsible_team,rto,rpo,owner';
const sales = 'Sales,Selling,high,1-4 hours,Lead,Sales,1-4 hours,1-4 hours,Ana';

let admin: Person;
let free: Person;
let bcp: Bcp;

const named = (prefix: string, count: number) =>
  `name\n${Array.from({ length: count }, (_, at) => `${prefix} ${at}\n`).join('')}`;
const base64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64');
const post = (body: unknown, { id = bcp.id, by = admin } = {}): Promise<Answer<Imported>> =>
  call<Imported>('POST', `/v1/bcp/${id}/import-csv`, { token: by.accessToken, body });
const send = (import_type: string, csv: string | Uint8Array) => post({ bcp_id: bcp.id, import_type, csv_data: base64(csv) });
const read = () => admin.client.bcp.get({ params: { id: bcp.id } });

beforeAll(async () => {
  [admin, free] = await Promise.all([signInDemo('admin'), signUpVerified()]);
});
beforeEach(async () => {
  bcp = await admin.client.bcp.create({ body: acme });
});

describe('GET /v1/bcp/csv-templates/{importType}', () => {
  it.each([
    ['functions', FUNCTIONS],
    ['suppliers', 'name,contact_person,phone,email,services_provided,criticality,alternative_suppliers'],
    ['it_systems', 'name,description,criticality,system_type,vendor'],
  ])('GET /v1/bcp/csv-templates/{importType} answers an example for %s that imports as it is', async (type, columns) => {
    const { status, body } = await call<{ csv_content: string; filename: string }>('GET', `/v1/bcp/csv-templates/${type}`, {
      token: free.accessToken,
    });
    expect([status, body.filename]).toEqual([200, `${type}_template.csv`]);
    const text = Buffer.from(body.csv_content, 'base64').toString();
    expect(text.startsWith(columns)).toBe(true);
    expect(text.split('\r\n')[1]).toContain(';');
    expect((await post({ bcp_id: bcp.id, import_type: type, csv_data: body.csv_content })).body).toEqual({
      success: true,
      imported_count: 1,
      errors: [],
    });
  });

  it.each(['employees', 'FUNCTIONS', 'systems', '1', '%20'])(
    'GET /v1/bcp/csv-templates/{importType} answers 422 for the type %s',
    async (type) => {
      expect((await call('GET', `/v1/bcp/csv-templates/${type}`, { token: free.accessToken })).status).toBe(422);
    },
  );
});

describe('POST /v1/bcp/{id}/import-csv', () => {
  it('POST /v1/bcp/{id}/import-csv imports the valid rows and reports the others', async () => {
    const { status, body } = await send(
      'functions',
      [FUNCTIONS, sales, sales.replace(/Ana$/, ''), sales.replace('Sales', 'Returns')].join('\n'),
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      success: false,
      imported_count: 2,
      errors: [{ row: 3, field: 'owner', error: 'Owner is required' }],
    });
    expect((await read()).critical_functions.map(({ name, owner }) => [name, owner])).toEqual([
      ['Sales', 'Ana'],
      ['Returns', 'Ana'],
    ]);
  });

  it('POST /v1/bcp/{id}/import-csv adds no entry whose name is in the list or higher up in the file', async () => {
    await send('suppliers', 'name\nMill');
    const { body } = await send('suppliers', 'name\nDairy\n MILL\ndairy\nPackaging');
    expect(body).toEqual({
      success: false,
      imported_count: 2,
      errors: [
        { row: 3, field: 'name', error: '“MILL” is in the list or higher up in the file' },
        { row: 4, field: 'name', error: '“dairy” is in the list or higher up in the file' },
      ],
    });
    expect((await read()).key_suppliers.map(({ name }) => name)).toEqual(['Mill', 'Dairy', 'Packaging']);
    const again = await send('suppliers', 'name\nMill');
    expect(again.body.imported_count).toBe(0);
  });

  it('POST /v1/bcp/{id}/import-csv accepts suppliers that have only a name, with defaults for the rest', async () => {
    expect((await send('suppliers', 'name\nMill\nBakery')).body).toEqual({ success: true, imported_count: 2, errors: [] });
    expect((await read()).key_suppliers).toMatchObject([
      { name: 'Mill', criticality: 'medium' },
      { name: 'Bakery', criticality: 'medium' },
    ]);
  });

  it('POST /v1/bcp/{id}/import-csv keeps text intact through byte order mark, Windows line endings, quotes and semicolons', async () => {
    const csv = '\uFEFFname,description,supports_functions\r\n"Kasse, vorn","Zeile 1\r\nZeile 2 ""Ü""","Verkauf; ;Büro"\r\n';
    expect((await send('it_systems', csv)).body.imported_count).toBe(1);
    expect((await read()).it_systems).toMatchObject([
      {
        name: 'Kasse, vorn',
        description: 'Zeile 1\nZeile 2 "Ü"',
        supports_functions: ['Verkauf', 'Büro'],
        system_type: 'other',
        criticality: 'medium',
      },
    ]);
  });

  it('POST /v1/bcp/{id}/import-csv adds to the list, raises the version of the section and gives every entry an id', async () => {
    await admin.client.bcp.update({ params: { id: bcp.id }, body: { key_suppliers: [{ name: 'Old' }] as never } });
    await send('suppliers', 'name\nNew\nNewer');
    const { key_suppliers, versions } = await read();
    expect(key_suppliers.map(({ name }) => name)).toEqual(['Old', 'New', 'Newer']);
    expect(new Set(key_suppliers.map(({ id }) => id)).size).toBe(3);
    expect(versions.suppliers).toBe(2);
    const stale = await call<{ section: string }>('PUT', `/v1/bcp/${bcp.id}`, {
      token: admin.accessToken,
      body: { key_suppliers: [], versions: { suppliers: 1 } },
    });
    expect([stale.status, stale.body.section]).toEqual([409, 'suppliers']);
  });

  it('POST /v1/bcp/{id}/import-csv moves a completed BCP to in review, like any change', async () => {
    await admin.client.bcp.update({ params: { id: bcp.id }, body: { status: 'completed' } });
    await send('suppliers', 'name\nNew');
    expect((await read()).status).toBe('in_review');
  });

  it('POST /v1/bcp/{id}/import-csv loses no entry of parallel imports', async () => {
    const names = ['A', 'B', 'C', 'D'];
    const all = await Promise.all(names.map((name) => send('suppliers', `name\n${name}`)));
    const taken = names.filter((_, index) => all[index]!.status === 200);
    expect(all.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect((await read()).key_suppliers.map(({ name }) => name).sort()).toEqual(taken);
  });

  it('POST /v1/bcp/{id}/import-csv imports nothing from a header alone, and changes nothing', async () => {
    expect((await send('suppliers', 'name\n')).body).toEqual({ success: true, imported_count: 0, errors: [] });
    expect(await read()).toEqual(bcp);
  });

  it('POST /v1/bcp/{id}/import-csv reports at most 100 errors', async () => {
    const { body } = await send('suppliers', `name,phone\n${',1\n'.repeat(150)}`);
    expect([body.success, body.imported_count, body.errors.length]).toEqual([false, 0, 100]);
  });

  it('POST /v1/bcp/{id}/import-csv repeats the answer for the same idempotency key without importing again', async () => {
    const request = () =>
      call<Imported>('POST', `/v1/bcp/${bcp.id}/import-csv`, {
        token: admin.accessToken,
        body: { import_type: 'suppliers', csv_data: base64('name\nOnce') },
        headers: { 'idempotency-key': `import-${bcp.id}` },
      });
    expect([(await request()).body, (await request()).body]).toEqual(
      Array(2).fill({ success: true, imported_count: 1, errors: [] }),
    );
    expect((await read()).key_suppliers).toHaveLength(1);
  });

  const good = { import_type: 'suppliers', csv_data: base64('name\nMill') };
  it.each<[string, object, string]>([
    ['an unknown type', { ...good, import_type: 'employees' }, 'import_type'],
    ['no type', { csv_data: good.csv_data }, 'import_type'],
    ['no data', { import_type: 'suppliers' }, 'csv_data'],
    ['data that is no base64', { ...good, csv_data: 'not base64!' }, 'csv_data'],
    ['base64 without its padding', { ...good, csv_data: 'bmFtZQ' }, 'csv_data'],
    ['an empty file', { ...good, csv_data: '' }, 'csv_data'],
    ['a text that is no table', { ...good, csv_data: base64('hello world') }, 'csv_data'],
    ['a page', { ...good, csv_data: base64('<!doctype html>\n<p>name</p>') }, 'csv_data'],
    ['a picture', { ...good, csv_data: base64(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) }, 'csv_data'],
    ['Latin-1', { ...good, csv_data: base64(new Uint8Array([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xe9])) }, 'csv_data'],
    ['an open quote', { ...good, csv_data: base64('name\nMill\n"open') }, 'csv_data'],
    ['another plan in the body', { ...good, bcp_id: 1 }, 'bcp_id'],
  ])('POST /v1/bcp/{id}/import-csv answers 422 to %s and changes nothing', async (_, body, field) => {
    const answer = await call<{ detail: string; errors: { field: string }[] }>('POST', `/v1/bcp/${bcp.id}/import-csv`, {
      token: admin.accessToken,
      body,
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0]?.field).toBe(field);
    expect(answer.body.detail).toMatch(/\w{3,} /);
    expect(await read()).toEqual(bcp);
  });

  it.each<[string, string, RegExp]>([
    ['1,001 rows', `name\n${'A\n'.repeat(1001)}`, /1000 rows/],
    ['65 columns', `name${',x'.repeat(64)}\nA`, /64 columns/],
    ['more entries than a list holds', named('A', 201), /201 entries.*200.*Nothing was imported/],
  ])('POST /v1/bcp/{id}/import-csv answers 400 to %s and imports nothing', async (_, csv, detail) => {
    const answer = await send('suppliers', csv);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toMatch(detail);
    expect(await read()).toEqual(bcp);
  });

  it('POST /v1/bcp/{id}/import-csv counts existing entries toward the limit of the list', async () => {
    expect((await send('suppliers', named('A', 150))).body.imported_count).toBe(150);
    expect((await send('suppliers', named('B', 51))).status).toBe(400);
    expect((await read()).key_suppliers).toHaveLength(150);
    expect((await send('suppliers', named('B', 50))).body.imported_count).toBe(50);
  });

  it('POST /v1/bcp/{id}/import-csv answers 413 beyond 1 MB and accepts a file just below', async () => {
    const padded = (bytes: number) => `name\nMill${' '.repeat(bytes - 9)}`;
    expect((await send('suppliers', padded(1_048_577))).status).toBe(413);
    const answer = await send('suppliers', padded(1_048_576));
    expect([answer.status, answer.body.imported_count]).toEqual([200, 1]);
  });

  it('POST /v1/bcp/{id}/import-csv answers 404 for the BCP of another customer, whatever the file', async () => {
    for (const csv_data of [good.csv_data, base64(`name\n${'A\n'.repeat(1001)}`)])
      expect((await post({ ...good, csv_data }, { by: free })).status).toBe(404);
    expect(await read()).toEqual(bcp);
  });
});
