import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { type CallOptions, call } from '#tests/support/client.ts';
import { type Person, signInDemo, signUpVerified } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';

const BASE = '/v1/crisis-communication';
const denied = 'Gold or Premium subscription required, or admin privileges.';
const ana = { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@acme.example' };

interface Page {
  users: CrisisContact[];
  total: number;
  total_pages: number;
}
interface Imported {
  success: boolean;
  imported_count: number;
  message: string;
  errors: { row: number; field: string; error: string }[];
}
type Body = CrisisContact & Page & Imported & { detail: string; errors: { field: string; message: string }[] };

const as = (person: Person) => {
  const send = (method: string, path: string, more: CallOptions = {}) =>
    call<Body>(method, `${BASE}${path}`, { token: person.accessToken, ...more });
  return {
    send,
    add: (body: unknown, headers: Record<string, string> = {}) => send('POST', '/users', { body, headers }),
    list: (query = '') => send('GET', `/users${query}`),
    importCsv: (csv: string | Uint8Array, headers: Record<string, string> = {}) =>
      send('POST', '/bulk-import', { body: { csv_data: Buffer.from(csv).toString('base64') }, headers }),
  };
};

let gold: Person;
let other: Person;
beforeAll(async () => {
  [gold, other] = await Promise.all([signUpSubscribed('gold'), signUpSubscribed('premium')]);
});

describe('GET access-check', () => {
  it.each([
    ['gold', true],
    ['premium', true],
    ['admin', true],
    ['super', true],
    ['essential', false],
    ['free', false],
    ['pastdue', false],
  ] as const)('GET access-check answers %s: %s', async (name, has_access) => {
    const answer = await call(`GET`, `${BASE}/access-check`, { token: (await signInDemo(name)).accessToken });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ has_access, message: has_access ? 'Access granted' : denied });
  });

  it.each([
    ['GET', '/users'],
    ['POST', '/users'],
    ['GET', '/users/1'],
    ['PUT', '/users/1'],
    ['DELETE', '/users/1'],
    ['POST', '/bulk-import'],
    ['GET', '/csv-template'],
    ['GET', '/csv-export'],
    ['GET', '/directory'],
    ['PUT', '/call-order'],
  ])('%s %s answers 403 with a sentence below the gold tier', async (method, path) => {
    const essential = as(await signInDemo('essential'));
    const { status, body } = await essential.send(method, path, method === 'GET' ? {} : { body: {} });
    expect([status, body.detail]).toEqual([403, denied]);
  });
});

describe('contacts', () => {
  it('contacts are added, read, saved and deleted', async () => {
    const { add, send } = as(gold);
    const made = await add({ ...ana, phone: ' 206-555-0100 ' });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      ...ana,
      id: expect.any(Number),
      middle_name: null,
      phone: '206-555-0100',
      notes: null,
      call_order: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: made.body.created_at,
    });
    const path = `/users/${made.body.id}`;
    expect((await send('GET', path)).body).toEqual(made.body);
    const changed = await send('PUT', path, { body: { ...ana, middle_name: 'Maria', notes: 'Keys' } });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ ...ana, middle_name: 'Maria', phone: null, notes: 'Keys', id: made.body.id });
    expect((await send('DELETE', path)).status).toBe(204);
    expect((await send('DELETE', path)).status).toBe(404);
    const gone = await send('GET', path);
    expect([gone.status, gone.body.detail]).toEqual([404, 'Contact not found']);
    expect((await send('PUT', path, { body: ana })).status).toBe(404);
  });

  it('contacts may share an address', async () => {
    const { add } = as(gold);
    expect([(await add(ana)).status, (await add(ana)).status]).toEqual([201, 201]);
  });

  it.each([
    [{ ...ana, first_name: ' ' }, 'first_name', 'First name is required'],
    [{ ...ana, last_name: undefined }, 'last_name', 'Last name is required'],
    [{ ...ana, email: undefined }, 'email', 'Please enter a valid email address'],
    [{ ...ana, email: 'ana@' }, 'email', 'Please enter a valid email address'],
  ])('POST users answers 422 for %j', async (body, field, message) => {
    const { add, send } = as(gold);
    const { body: made } = await add(ana);
    for (const answer of [await add(body), await send('PUT', `/users/${made.id}`, { body })]) {
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toContainEqual({ field, message });
      expect(answer.body.detail).toBe(message);
    }
  });

  it('contacts of another customer answer 404', async () => {
    const { body } = await as(gold).add(ana);
    const admin = await signInDemo('admin');
    for (const person of [other, admin])
      for (const [method, more] of [
        ['GET', {}],
        ['PUT', { body: ana }],
        ['DELETE', {}],
      ] as const)
        expect((await as(person).send(method, `/users/${body.id}`, more)).status).toBe(404);
  });

  it('a contact is added once per idempotency key', async () => {
    const { add, list } = as(other);
    const key = { 'idempotency-key': randomUUID() };
    const before = (await list()).body.total;
    const [first, second] = [await add(ana, key), await add(ana, key)];
    expect(second.body).toEqual(first.body);
    expect((await add({ ...ana, last_name: 'Lund' }, key)).status).toBe(422);
    expect((await list()).body.total).toBe(before + 1);
  });
});

describe('the list', () => {
  let person: Person;
  beforeAll(async () => {
    person = await signUpSubscribed('gold');
    const { add } = as(person);
    for (let n = 1; n <= 12; n++)
      await add({ ...ana, last_name: `Nr ${n}`, email: `n${n}@acme.example`, phone: n === 5 ? '+1 555 0142' : '' });
  });

  it('the list of contacts has ten to a page, newest first, with their total', async () => {
    const { list } = as(person);
    const firstPage = await list();
    expect(firstPage.body).toMatchObject({ total: 12, total_pages: 2 });
    expect(firstPage.body.users.map(({ last_name }) => last_name)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Nr ${n}`),
    );
    expect((await list('?page=2')).body.users.map(({ last_name }) => last_name)).toEqual(['Nr 2', 'Nr 1']);
    expect((await list('?page=3')).body).toEqual({ users: [], total: 12, total_pages: 2 });
    expect((await list('?page=2&per_page=5')).body.users).toHaveLength(5);
  });

  it.each(['page=0', 'per_page=0', 'per_page=101', 'page=x'])('the list of contacts refuses %s', async (query) => {
    expect((await as(person).list(`?${query}`)).status).toBe(422);
  });

  it.each([
    ['nr 12', ['Nr 12']],
    ['ANA NR 7', ['Nr 7']],
    ['n3@ACME', ['Nr 3']],
    ['555 0142', ['Nr 5']],
    ['nobody', []],
  ])('the list of contacts finds %s', async (search, names) => {
    const { body } = await as(person).list(`?search=${encodeURIComponent(search)}`);
    expect(body.users.map(({ last_name }) => last_name)).toEqual(names);
    expect(body).toMatchObject({ total: names.length, total_pages: 1 });
  });
});

describe('POST bulk-import', () => {
  let mine: ReturnType<typeof as>;
  beforeEach(async () => {
    mine = as(await signUpSubscribed('gold'));
  });
  const header = 'first_name,last_name,email';

  it('POST bulk-import adds every row of a valid file', async () => {
    const { status, body } = await mine.importCsv(
      `\uFEFF${header},phone\r\nAna,Ruiz,ana@a.example,1\r\n\r\nBo,Lund,bo@a.example,\r\n`,
    );
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, imported_count: 2, message: 'Successfully imported 2 users', errors: [] });
    const list = (await mine.list()).body;
    expect(list.total).toBe(2);
    expect(list.users.map(({ first_name, phone }) => [first_name, phone])).toEqual([
      ['Bo', null],
      ['Ana', '1'],
    ]);
  });

  it('POST bulk-import adds the valid rows and reports the others by line', async () => {
    const { body } = await mine.importCsv(
      `${header},shoe size\nAna,Ruiz,ana@a.example,7\n,Lund,bo@a.example,8\nCy,Dahl,nowhere,9\n`,
    );
    expect(body).toEqual({
      success: false,
      imported_count: 1,
      message: '1 of 3 rows were imported',
      errors: [
        { row: 3, field: 'first_name', error: 'First name is required' },
        { row: 4, field: 'email', error: 'Please enter a valid email address' },
      ],
    });
    expect((await mine.list()).body.total).toBe(1);
  });

  it.each([
    ['first_name,last_name\nAna,Ruiz', [{ row: 1, field: 'email', error: 'Required column is missing' }]],
    ['email\na@b.example', ['first_name', 'last_name'].map((field) => ({ row: 1, field, error: 'Required column is missing' }))],
    ['', []],
    [`${header}\n`, []],
    [`${header}\n"Ana,Ruiz,a@b.example`, []],
  ])('POST bulk-import imports nothing of %j', async (csv, errors) => {
    const { status, body } = csv === '' ? await mine.importCsv('\n') : await mine.importCsv(csv);
    expect(status).toBe(200);
    expect(body).toEqual({ success: false, imported_count: 0, message: expect.stringMatching(/./), errors });
  });

  it('POST bulk-import imports nothing from a file that is not text', async () => {
    expect((await mine.importCsv(new Uint8Array([0xff, 0xfe, 0]))).body).toMatchObject({ success: false, imported_count: 0 });
  });

  it('POST bulk-import accepts 1,000 rows and not one more', async () => {
    const rows = (count: number) => `${header}\n${Array.from({ length: count }, (_, i) => `P${i},L,p${i}@a.example`).join('\n')}`;
    expect((await mine.importCsv(rows(1001))).body).toMatchObject({ success: false, imported_count: 0 });
    expect((await mine.list()).body.total).toBe(0);
    expect((await mine.importCsv(rows(1000))).body).toMatchObject({ success: true, imported_count: 1000 });
    expect((await mine.list('?page=100')).body).toMatchObject({ total: 1000, total_pages: 100 });
  });

  it('POST bulk-import accepts 1 MB and not one byte more', async () => {
    const start = `${header},notes\nAna,Ruiz,ana@a.example,`;
    const file = (bytes: number) => `${start}${'\n'.repeat(bytes - start.length)}`;
    expect((await mine.importCsv(file(1_048_577))).status).toBe(413);
    expect((await mine.importCsv(file(1_048_576))).body).toMatchObject({ imported_count: 0, success: false });
  });

  it('POST bulk-import accepts the file itself', async () => {
    const form = new FormData();
    form.append('file', new Blob([`${header}\nJosé,Núñez,jose@a.example`], { type: 'text/csv' }), 'people.csv');
    const { status, body } = await mine.send('POST', '/bulk-import', { body: form });
    expect([status, body.imported_count]).toEqual([200, 1]);
    expect((await mine.list()).body.users[0]).toMatchObject({ first_name: 'José', last_name: 'Núñez' });
  });

  it.each([[{}], [{ csv_data: 7 }], [{ csv_data: 'not base64!' }]])('POST bulk-import refuses %j', async (body) => {
    expect((await mine.send('POST', '/bulk-import', { body })).status).toBe(422);
  });

  it('POST bulk-import imports once per idempotency key, and again without one', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const csv = `${header}\nAna,Ruiz,ana@a.example`;
    const [first, second] = [await mine.importCsv(csv, key), await mine.importCsv(csv, key)];
    expect(second.body).toEqual(first.body);
    expect((await mine.importCsv(`${csv}x`, key)).status).toBe(422);
    expect((await mine.list()).body.total).toBe(1);
    for (let n = 0; n < 2; n++) await mine.importCsv(csv);
    expect((await mine.list()).body.total).toBe(3);
  });
});

describe('GET csv-template', () => {
  it('GET csv-template names every column and can be imported as it is', async () => {
    const person = as(await signUpSubscribed('gold'));
    const { body } = await call<{ csv_content: string; filename: string } & Body>('GET', `${BASE}/csv-template`, {
      token: gold.accessToken,
    });
    expect(body.filename).toBe('crisis_communication_template.csv');
    const csv = Buffer.from(body.csv_content, 'base64').toString();
    expect(csv.split(/\r?\n/)[0]).toBe('first_name,last_name,email,middle_name,phone,notes');
    expect((await person.importCsv(csv)).body).toMatchObject({ success: true, imported_count: 1 });
  });
});

describe('contacts of a customer whose subscription ended', () => {
  it('contacts of a customer whose subscription ended are kept, and hidden until access returns', async () => {
    const free = await signUpVerified();
    expect((await as(free).list()).status).toBe(403);
  });
});
