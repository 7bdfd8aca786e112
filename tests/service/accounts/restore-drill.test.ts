/** A restore of the tables, rehearsed: exported, changed by customers, put back, and opened again. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keys, type TableName, tables } from '#functions/data/keys.ts';
import { raiseSequences } from '#infra/operations/restore-sequences.ts';
import { claimsOf, startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

type Row = Record<string, unknown>;
const RESTORED = ['core', 'catalog'] as const;
const folder = mkdtempSync(join(tmpdir(), 'keelhouse-restore-'));
let world: Awaited<ReturnType<typeof startAccountsInProcess>>;

const store = async () => (await import('#functions/data/table.ts')).db;
const rowsOf = async (name: TableName): Promise<Row[]> =>
  (await (await store()).send(new ScanCommand({ TableName: name }))).Items ?? [];
const exported = (name: TableName): string => join(folder, `${name}.json`);

const exportTables = async (): Promise<void> => {
  for (const name of RESTORED) writeFileSync(exported(name), JSON.stringify(await rowsOf(name)));
};
const restoreTables = async (): Promise<void> => {
  const db = await store();
  for (const name of RESTORED) {
    const { partition, sort } = tables[name];
    for (const row of await rowsOf(name))
      await db.send(new DeleteCommand({ TableName: name, Key: { [partition]: row[partition], [sort]: row[sort] } }));
    for (const Item of JSON.parse(readFileSync(exported(name), 'utf8')) as Row[])
      await db.send(new PutCommand({ TableName: name, Item }));
  }
};

const raise = async (isDryRun = false) => {
  const { userPool } = await import('#functions/gateways/identity.ts');
  const tableNames = { core: 'core', payments: 'payments', audit: 'audit', catalog: 'catalog', ephemeral: 'ephemeral' };
  return raiseSequences({ tableNames, userPoolId: world.pool.id }, { db: await store(), userPool, isDryRun });
};
const sequence = async (): Promise<unknown> => (await rowsOf('catalog')).find(({ id }) => id === keys.sequence('user').id)?.n;

const customer = async (email = newEmail()) => {
  await world.ask('POST /v1/auth/register', { email, password: PASSWORD });
  await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(email, 'verify_email') });
  const { status, body } = await world.login(email, PASSWORD);
  expect(status).toBe(200);
  const [access, refresh] = [body.access_token!, body.refresh_token!];
  return { email, access, refresh, uid: Number(claimsOf(access).username) };
};
const meOf = async (access: string) => {
  const { status, body } = await world.meWith(access);
  return { status, email: (body as { email?: string }).email };
};
const refreshed = (refresh: string) => world.ask('POST /v1/auth/refresh', { refresh_token: refresh });

beforeAll(async () => {
  world = await startAccountsInProcess();
});
afterAll(async () => {
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('after the tables are restored to a time before a customer registered', () => {
  let older: Awaited<ReturnType<typeof customer>>;
  let lost: Awaited<ReturnType<typeof customer>>;

  beforeEach(async () => {
    older = await customer();
    await exportTables();
    lost = await customer();
    await restoreTables();
  });

  it('a restored sequence would give the next customer the number of a lost one', async () => {
    expect(await sequence()).toBe(older.uid);
    expect(lost.uid).toBe(older.uid + 1);
  });

  it('a raised sequence gives a new customer a number that no identity, session or row has', async () => {
    const [users] = await raise();
    expect(users).toMatchObject({ noun: 'user', was: older.uid, highest: lost.uid, now: lost.uid + 1_000 });
    const newcomer = await customer();
    expect(newcomer.uid).toBeGreaterThan(lost.uid + 999);
    expect(await meOf(newcomer.access)).toEqual({ status: 200, email: newcomer.email });
  });

  it('credentials of a customer lost in a restore open nothing after the next registration', async () => {
    await raise();
    for (let arrivals = 0; arrivals < 3; arrivals++) await customer();
    expect((await meOf(lost.access)).status).toBe(401);
    expect((await refreshed(lost.refresh)).status).toBe(401);
    expect((await world.login(lost.email, PASSWORD)).status).toBe(401);
  });

  it('a customer lost in a restore registers again as a new one, and older customers continue', async () => {
    await raise();
    const again = await customer(lost.email);
    expect(again.uid).toBeGreaterThan(lost.uid + 999);
    expect((await meOf(lost.access)).status).toBe(401);
    expect(await meOf(older.access)).toEqual({ status: 200, email: older.email });
    expect((await refreshed(older.refresh)).status).toBe(200);
  });

  it('raising a sequence twice changes nothing more, and a dry run changes nothing', async () => {
    await raise(true);
    expect(await sequence()).toBe(older.uid);
    await raise();
    const once = await sequence();
    await raise();
    expect(await sequence()).toBe(once);
  });

  it('raising never lowers a sequence that is ahead', async () => {
    const ahead = lost.uid + 5_000;
    await (await store()).send(new PutCommand({ TableName: 'catalog', Item: { ...keys.sequence('user'), n: ahead } }));
    await raise();
    expect(await sequence()).toBe(ahead);
  });

  it.each<[string, TableName, (uid: number) => Row]>([
    ['a plan in the core table', 'core', (uid) => ({ ...keys.bcp(uid, 7) })],
    ['an entry of the audit trail', 'audit', (uid) => ({ ...keys.auditEntry(uid, '2026-11-22T10:00:00.000Z', '1') })],
    ['a payment', 'payments', (uid) => ({ ...keys.payment(uid, 1, 'pi_1') })],
    ['a job', 'ephemeral', (uid) => ({ ...keys.job(uid, 1), bcp_id: 12 })],
    ['a sign-in', 'ephemeral', (uid) => ({ ...keys.signIn('hash'), uid })],
    ['a notice', 'ephemeral', (uid) => ({ ...keys.notice('renewal', uid, '2027-01-01') })],
  ])('the number of a user of whom only %s remains is not issued again', async (_, TableName, row) => {
    const uid = lost.uid + 20_000;
    const Item = row(uid);
    await (await store()).send(new PutCommand({ TableName, Item }));
    const [users] = await raise();
    expect(users).toMatchObject({ highest: uid, now: uid + 1_000 });
    const { partition, sort } = tables[TableName];
    await (await store()).send(new DeleteCommand({ TableName, Key: { [partition]: Item[partition], [sort]: Item[sort] } }));
  });

  it('raising puts the BCP sequence above the numbers in BCPs, their parts and their jobs', async () => {
    const db = await store();
    await db.send(new PutCommand({ TableName: 'core', Item: keys.section(older.uid, 41, 'risks') }));
    await db.send(new PutCommand({ TableName: 'ephemeral', Item: { ...keys.job(older.uid, 2), bcp_id: 43 } }));
    const [, bcpSequence] = await raise();
    expect(bcpSequence).toMatchObject({ noun: 'bcp', highest: 43, now: 1_043 });
  });
});
