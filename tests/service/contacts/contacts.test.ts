import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putAuditor, putCustomer, putStaff } from '#tests/support/in-process-people.ts';

const ana = { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@acme.example' };
const denied = 'Gold or Premium subscription required, or admin privileges.';

interface Page {
  users: CrisisContact[];
  total: number;
  total_pages: number;
}

let world: InProcess;
let handler: Parameters<InProcess['invoke']>[0];
let uid = 0;

beforeAll(async () => {
  world = await startInProcess();
  ({ handler } = (await import('#functions/api/crisis-communication/handler.ts')) as never);
});
afterAll(() => world.stop());

const ask = <T>(route: string, more: Omit<Request, 'uid' | 'route'> = {}, caller = uid) =>
  world.invoke<T & { detail?: string }>(handler, {
    uid: caller,
    route: route.replace(' ', ' /v1/crisis-communication/'),
    ...more,
  });

const add = async (fields: object = {}): Promise<CrisisContact> =>
  (await ask<CrisisContact>('POST users', { body: { ...ana, ...fields } })).body;
const list = async (query: Record<string, string> = {}): Promise<Page> => (await ask<Page>('GET users', { query })).body;
const importRows = async (count: number, row = (n: number) => `P${n},Lund,p${n}@acme.example`) => {
  const csv = ['first_name,last_name,email', ...Array.from({ length: count }, (_, n) => row(n + 1))].join('\n');
  return ask<{ imported_count: number }>('POST bulk-import', { body: { csv_data: Buffer.from(csv).toString('base64') } });
};
const newCustomer = () => putCustomer(++uid);

describe('who may call', () => {
  it.each(['GET csv-export', 'GET directory', 'PUT call-order'])('%s answers 403 without gold', async (route) => {
    await putAuditor(++uid);
    const body = route.startsWith('PUT') ? { body: { contacts: [{ id: 1, call_order: 1 }] } } : {};
    expect(await ask(route, body)).toMatchObject({ status: 403, body: { detail: denied } });
  });

  it.each(['GET csv-export', 'GET directory', 'PUT call-order'])('%s is open to staff without a subscription', async (route) => {
    await putStaff(++uid);
    const { id } = await add();
    const body = route.startsWith('PUT') ? { body: { contacts: [{ id, call_order: 1 }] } } : {};
    expect((await ask(route, body)).status).toBe(route.startsWith('PUT') ? 204 : 200);
  });
});

describe('the place in the call order', () => {
  it('a contact without a call order in an update keeps the one it has, and null clears it', async () => {
    await newCustomer();
    const { id, call_order } = await add({ call_order: 7 });
    expect(call_order).toBe(7);
    const save = async (fields: object) =>
      (await ask<CrisisContact>('PUT users/{id}', { id, body: { ...ana, ...fields } })).body.call_order;
    expect(await save({})).toBe(7);
    expect(await save({ call_order: 9_999 })).toBe(9_999);
    expect(await save({ call_order: null })).toBeNull();
    expect(await save({})).toBeNull();
  });

  it.each([0, 10_000, 1.5, 'first'])('a contact with the call order %j answers 422', async (call_order) => {
    await newCustomer();
    expect(await ask('POST users', { body: { ...ana, call_order } })).toMatchObject({
      status: 422,
      body: { detail: 'Call order must be a whole number from 1 to 9999' },
    });
  });

  it('PUT call-order sets all places, changes nothing else, and may be repeated', async () => {
    await newCustomer();
    const [first, second] = [await add({ notes: 'Keys' }), await add({ phone: '1' })];
    const contacts = [
      { id: first.id, call_order: 20 },
      { id: second.id, call_order: 10 },
    ];
    for (let time = 1; time <= 2; time++) expect((await ask('PUT call-order', { body: { contacts } })).status).toBe(204);
    expect((await list()).users).toEqual([
      { ...second, call_order: 10 },
      { ...first, call_order: 20 },
    ]);
  });

  it('PUT call-order answers 404 and changes nothing when a contact is gone or belongs to someone else', async () => {
    await newCustomer();
    const foreign = await add();
    await newCustomer();
    const own = await add();
    for (const id of [foreign.id, own.id + 1]) {
      const contacts = [
        { id: own.id, call_order: 1 },
        { id, call_order: 2 },
      ];
      expect(await ask('PUT call-order', { body: { contacts } })).toMatchObject({
        status: 404,
        body: { detail: 'Contact not found' },
      });
    }
    expect((await list()).users).toEqual([own]);
    expect((await ask<CrisisContact>('GET users/{id}', { id: foreign.id }, uid - 1)).body).toEqual(foreign);
  });

  it.each([
    ['no contact', 0],
    ['101 contacts', 101],
  ])('PUT call-order answers 422 for %s', async (_, count) => {
    await newCustomer();
    const contacts = Array.from({ length: count }, (__, index) => ({ id: index + 1, call_order: null }));
    expect((await ask('PUT call-order', { body: { contacts } })).status).toBe(422);
  });

  it('PUT call-order answers 422 for a contact named twice', async () => {
    await newCustomer();
    const { id } = await add();
    const contacts = [1, 2].map((call_order) => ({ id, call_order }));
    expect((await ask('PUT call-order', { body: { contacts } })).status).toBe(422);
  });

  it('PUT call-order sets 100 places at a time', async () => {
    await newCustomer();
    await importRows(100);
    const { users } = await list({ per_page: '100' });
    const contacts = users.map(({ id }, index) => ({ id, call_order: index + 1 }));
    expect((await ask('PUT call-order', { body: { contacts } })).status).toBe(204);
    expect((await list({ per_page: '100' })).users.map(({ call_order }) => call_order)).toEqual(
      contacts.map(({ call_order }) => call_order),
    );
  });
});

describe('the list of contacts', () => {
  it('the list of contacts continues after the last contact of a page, whatever the number of the page', async () => {
    await newCustomer();
    await importRows(25);
    const whole = (await list({ per_page: '100' })).users;
    const pages: CrisisContact[] = [];
    for (let page = 1; page <= 3; page++) {
      const before = pages.at(-1);
      const answer = await list({ page: String(page), ...(before ? { before: String(before.id) } : {}) });
      expect(answer).toMatchObject({ total: 25, total_pages: 3 });
      pages.push(...answer.users);
    }
    expect(pages).toEqual(whole);
    expect((await list({ page: '4', before: String(pages.at(-1)!.id) })).users).toEqual([]);
  });

  it('the list of contacts stays inside the account whatever `before` says', async () => {
    await newCustomer();
    await add();
    const other = uid;
    await newCustomer();
    const own = await add();
    expect((await list({ before: '9999999999999999' })).users).toEqual([own]);
    expect((await list({ before: '0' })).users).toEqual([]);
    expect((await ask<Page>('GET users', { query: { before: '9999999999999999' } }, other)).body.users).toHaveLength(1);
  });

  it('the list of contacts answers 422 for a place that is no id', async () => {
    await newCustomer();
    expect((await ask('GET users', { query: { before: 'x' } })).status).toBe(422);
  });

  it('the list of contacts holds only people without a phone number when asked to, also together with a search', async () => {
    await newCustomer();
    await add({ phone: '206-555-0100' });
    await add({ first_name: 'Bo' });
    await add({ first_name: 'Cy' });
    const namesOf = ({ users }: Page) => users.map(({ first_name }) => first_name);
    expect(namesOf(await list({ missing_phone: 'true' }))).toEqual(['Cy', 'Bo']);
    const searched = await list({ missing_phone: 'true', search: 'bo' });
    expect([namesOf(searched), searched.total]).toEqual([['Bo'], 1]);
    expect((await list({ missing_phone: 'false' })).total).toBe(3);
  });

  it('the list of contacts finds people of every age among 1,500 with long notes', async () => {
    await newCustomer();
    const { writeContacts, toContact } = await import('#functions/data/crisis-contacts.ts');
    const { CrisisContact: _, NewCrisisContact } = await import('#shared/domain/crisis-contact.ts');
    const { keys, childId, CONTACTS_PER_USER } = await import('#functions/data/keys.ts');
    const { PutCommand } = await import('@aws-sdk/lib-dynamodb');
    const { db, table } = await import('#functions/data/table.ts');
    const notes = 'n'.repeat(900);
    const contacts = Array.from({ length: 1_500 }, (__, n) =>
      toContact(
        childId(uid, n + 1, CONTACTS_PER_USER),
        NewCrisisContact.parse({ ...ana, last_name: `Nr ${n + 1}.`, notes }),
        new Date('2026-11-22T10:00:00Z'),
      ),
    );
    await writeContacts(uid, contacts);
    await db.send(
      new PutCommand({ TableName: table('core'), Item: { ...keys.crisisContactCount(uid), next: 1_500, count: 1_500 } }),
    );
    for (const n of [1, 600, 1_500])
      expect((await list({ search: `Ana Nr ${n}.` })).users.map(({ last_name }) => last_name)).toEqual([`Nr ${n}.`]);
    const all = await list({ search: 'ana', page: '15', per_page: '100' });
    expect([all.total, all.users.at(-1)?.last_name, all.users.length]).toEqual([1_500, 'Nr 1.', 100]);
    const deep = await list({ page: '150' });
    expect([deep.total, deep.users.at(-1)?.last_name]).toEqual([1_500, 'Nr 1.']);
  });
});

interface Part {
  contacts: CrisisContact[];
  next: string | null;
}

describe('the directory', () => {
  it('the directory has everyone in short, oldest first, in parts', async () => {
    await newCustomer();
    await importRows(1_000);
    const only = (await ask<Part>('GET directory')).body;
    expect([only.contacts.length, only.next]).toEqual([1_000, null]);
    await add({ first_name: 'Zoe', notes: 'private' });
    const first = (await ask<Part>('GET directory')).body;
    expect(first.contacts).toEqual(only.contacts);
    const second = (await ask<Part>('GET directory', { query: { after: first.next! } })).body;
    expect(second).toEqual({
      contacts: [{ id: expect.any(Number), ...ana, first_name: 'Zoe', middle_name: null, phone: null, call_order: null }],
      next: null,
    });
  });
});

interface ExportPart {
  csv_content: string;
  filename: string;
  next: string | null;
}

describe('GET csv-export', () => {
  const exportAll = async (): Promise<ExportPart[]> => {
    const parts: ExportPart[] = [];
    for (let next: string | null | undefined; next !== null; next = parts.at(-1)!.next)
      parts.push((await ask<ExportPart>('GET csv-export', next ? { query: { after: next } } : {})).body);
    return parts;
  };
  const textOf = ({ csv_content }: ExportPart) => Buffer.from(csv_content, 'base64').toString();

  it('GET csv-export answers the columns alone for an empty list', async () => {
    await newCustomer();
    const [part, ...others] = await exportAll();
    expect(others).toEqual([]);
    expect(textOf(part!)).toBe('first_name,last_name,email,middle_name,phone,notes,call_order');
    expect(part!.filename).toMatch(/^crisis_contacts_\d{4}-\d\d-\d\d\.csv$/);
  });

  it('GET csv-export writes formulas as text and phone numbers as they are, and imports again as it was', async () => {
    await newCustomer();
    await add({ first_name: '=1+1', phone: '+1 206 555 0100', notes: '@cmd; =2', call_order: 3 });
    await add({ middle_name: '-', phone: '206' });
    const [part] = await exportAll();
    expect(textOf(part!)).toContain(`"'=1+1"`);
    expect(textOf(part!)).toContain('"+1 206 555 0100"');
    const before = (await list()).users;
    await newCustomer();
    const answer = await ask<{ success: boolean }>('POST bulk-import', { body: { csv_data: part!.csv_content } });
    expect(answer.body).toMatchObject({ success: true, imported_count: 2 });
    const without = ({ id: _, created_at: __, updated_at: ___, ...fields }: CrisisContact) => fields;
    expect((await list()).users.map(without)).toEqual(before.map(without));
  });

  it('GET csv-export splits what one import cannot take, by rows and by bytes', async () => {
    await newCustomer();
    await importRows(1_000);
    await importRows(1, () => 'Last,Lund,last@acme.example');
    const byRows = await exportAll();
    expect(byRows.map((part) => textOf(part).split('\r\n').length - 1)).toEqual([1_000, 1]);

    await newCustomer();
    for (let n = 0; n < 12; n++) await add({ notes: '"'.repeat(2_000) });
    const { writeContacts } = await import('#functions/data/crisis-contacts.ts');
    const [row] = (await list()).users;
    await writeContacts(
      uid,
      Array.from({ length: 300 }, (_, n) => ({ ...row!, id: row!.id + n + 1 })),
    );
    const byBytes = await exportAll();
    expect(byBytes.length).toBeGreaterThan(1);
    const rows = byBytes.map((part) => textOf(part).split('\r\n').length - 1);
    expect(rows.reduce((sum, count) => sum + count, 0)).toBe(312);
    for (const part of byBytes) {
      expect(Buffer.byteLength(textOf(part))).toBeLessThanOrEqual(1_048_576);
      expect(JSON.stringify(part).length).toBeLessThan(4_000_000);
    }
  });
});
