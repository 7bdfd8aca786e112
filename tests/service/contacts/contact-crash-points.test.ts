import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import type { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { atEveryPoint, type CrashPoint } from '#tests/support/crash-at.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putStaff } from '#tests/support/in-process-people.ts';

const ana = { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@acme.example' };
const ROWS = 60;
const csv = ['first_name,last_name,email', ...Array.from({ length: ROWS }, (_, n) => `P${n},Lund,p${n}@acme.example`)].join('\n');
const file = { csv_data: Buffer.from(csv).toString('base64') };

let world: InProcess;
let handler: Parameters<InProcess['invoke']>[0];
let uid = 0;

beforeAll(async () => {
  world = await startInProcess();
  ({ handler } = (await import('#functions/api/crisis-communication/handler.ts')) as never);
});
afterAll(() => world.stop());

const newStaff = (): Promise<void> => putStaff(++uid);

const ask = <T>(route: string, more: Omit<Request, 'uid' | 'route'> = {}) =>
  world.invoke<T>(handler, { uid, route: route.replace(' ', ' /v1/crisis-communication/'), ...more });

/** The first hundred contacts, and the total of the page. */
const listed = async () =>
  (await ask<{ users: CrisisContact[]; total: number }>('GET users', { query: { per_page: '100' } })).body;

/** Whether an import is still to be closed. */
const isOpen = async (): Promise<boolean> => {
  const { db, table } = await import('#functions/data/table.ts');
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.crisisContactCount(uid) }));
  return (Item?.pending ?? 0) > 0;
};

const everywhere = async (once: (at: CrashPoint, label: string) => Promise<boolean>): Promise<void> => {
  const points = await atEveryPoint(async (at, label) => {
    await newStaff();
    return once(at, label);
  });
  expect(points).toBeGreaterThan(3);
};

describe('killed while', () => {
  it('adding a contact, cut off anywhere: a retry with the key finds or makes exactly one', async () => {
    await everywhere(async (at, label) => {
      const add = () => ask<CrisisContact>('POST users', { body: ana, key: 'key' });
      const isReached = await world.killedAt(at, add);
      const again = await add();
      expect(again.status, label).toBe(201);
      const { users, total } = await listed();
      expect([users.map(({ id }) => id), total], label).toEqual([[again.body.id], 1]);
      return isReached;
    });
  });

  it('deleting a contact, cut off anywhere: the count agrees with the list', async () => {
    await everywhere(async (at, label) => {
      const { body } = await ask<CrisisContact>('POST users', { body: ana });
      const isReached = await world.killedAt(at, () => ask('DELETE users/{id}', { id: body.id }));
      const { users, total } = await listed();
      expect(users.length, label).toBe(total);
      await ask('DELETE users/{id}', { id: body.id });
      expect((await listed()).total, label).toBe(0);
      return isReached;
    });
  });

  it.each([{ key: 'key' }, {}])(
    'importing contacts (%j), cut off anywhere: the total is right at once, and a retry completes the import',
    async (key) => {
      const load = () => ask<{ imported_count: number }>('POST bulk-import', { body: file, ...key });
      await everywhere(async (at, label) => {
        const isReached = await world.killedAt(at, load);
        const cut = await listed();
        expect(cut.users.length, label).toBe(cut.total);
        // Without a key, a file that was taken to the end is another import when it comes again.
        const isAnother = !('key' in key) && cut.total === ROWS && !(await isOpen());
        expect((await load()).body.imported_count, label).toBe(ROWS);
        const { users, total } = await listed();
        const expected = isAnother ? 2 * ROWS : ROWS;
        expect([new Set(users.map(({ id }) => id)).size, total], label).toEqual([Math.min(100, expected), expected]);
        return isReached;
      });
    },
  );
});

describe('one file imported by several requests at once', () => {
  it('one file imported by parallel requests without a key adds its contacts once, and leaves nothing open', async () => {
    await newStaff();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask<{ imported_count: number }>('POST bulk-import', { body: file })),
    );
    expect(answers.map(({ status, body }) => [status, body.imported_count])).toEqual(Array(4).fill([200, ROWS]));
    expect((await listed()).total).toBe(ROWS);
    expect(await isOpen()).toBe(false);
  });

  it('one file imported twice adds its contacts once when the second function starts only after the first has ended', async () => {
    await newStaff();
    const receivedAt = Date.now();
    for (let time = 1; time <= 2; time++) {
      const { body } = await ask<{ imported_count: number }>('POST bulk-import', { body: file, receivedAt });
      expect(body.imported_count).toBe(ROWS);
    }
    expect((await listed()).total).toBe(ROWS);
    expect(await isOpen()).toBe(false);
  });

  it('one file imported again after the import has ended adds its contacts again', async () => {
    await newStaff();
    for (let time = 1; time <= 2; time++) {
      await ask('POST bulk-import', { body: file });
      expect((await listed()).total).toBe(time * ROWS);
    }
  });
});

describe('an account that is full of contacts', () => {
  const holding = async (count: number): Promise<void> => {
    await newStaff();
    const { db, table } = await import('#functions/data/table.ts');
    await db.send(new PutCommand({ TableName: table('core'), Item: { ...keys.crisisContactCount(uid), next: count, count } }));
  };
  const full = 'An account holds up to 10000 contacts. Delete some before you add more.';

  it('an account full of contacts refuses one more with 400 and says what to do', async () => {
    await holding(9_999);
    expect((await ask('POST users', { body: ana })).status).toBe(201);
    expect(await ask('POST users', { body: ana })).toMatchObject({ status: 400, body: { detail: full } });
  });

  it('an account full of contacts refuses a file that does not fit, and imports nothing of it', async () => {
    await holding(10_000 - ROWS + 1);
    expect(await ask('POST bulk-import', { body: file })).toMatchObject({ status: 400, body: { detail: full } });
    await holding(10_000 - ROWS);
    expect((await ask('POST bulk-import', { body: file })).status).toBe(200);
  });
});
