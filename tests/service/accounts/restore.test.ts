/** Steps of a restore after the loss of one table: the pool, the audit trail and the other tables are later than it. */
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DeleteCommand, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { access } from '#infra/operations/restore/access.ts';
import { checks } from '#infra/operations/restore/checks.ts';
import { identities } from '#infra/operations/restore/identities.ts';
import { leftovers } from '#infra/operations/restore/leftovers.ts';
import { rows } from '#infra/operations/restore/rows.ts';
import { readTable, type StoredItem } from '#infra/operations/restore/sources.ts';
import type { Restore, Step } from '#infra/operations/restore/step.ts';
import { claimsOf, startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

let world: Awaited<ReturnType<typeof startAccountsInProcess>>;
let restore: Restore;
let backup: StoredItem[];
beforeAll(async () => {
  world = await startAccountsInProcess();
  const { db: doc } = await import('#functions/data/table.ts');
  const { DynamoDBClient } = await import('@aws-sdk/client-dynamodb');
  const tableNames = { core: 'core', payments: 'payments', audit: 'audit', catalog: 'catalog', ephemeral: 'ephemeral' };
  restore = {
    places: { tableNames, userPoolId: world.pool.id, stripeSecretArn: '' },
    ...{ point: new Date(), now: new Date(), isDryRun: false },
    sources: { core: () => backup },
    ...{ db: new DynamoDBClient({}), doc, userPool: new CognitoIdentityProviderClient({}) },
  };
});
afterAll(() => world.stop());

const customer = async (email = newEmail()) => {
  await world.ask('POST /v1/auth/register', { email, password: PASSWORD });
  await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(email, 'verify_email') });
  const { body } = await world.login(email, PASSWORD);
  const access = body.access_token!;
  return { email, access, refresh: body.refresh_token!, uid: Number(claimsOf(access).username) };
};
const listCore = async (): Promise<StoredItem[]> => {
  const found: StoredItem[] = [];
  for await (const row of readTable(restore.db, 'core')) found.push(row);
  return found;
};
const loseCore = async (): Promise<void> => {
  for (const { owner, item } of await listCore())
    await restore.doc.send(new DeleteCommand({ TableName: 'core', Key: { owner: owner!.S, item: item!.S } }));
};
const run = (step: Step, more: Partial<Restore> = {}) => step.run({ ...restore, now: new Date(), ...more });
const profileOf = async (uid: number) =>
  (await restore.doc.send(new GetCommand({ TableName: 'core', Key: keys.profile(uid), ConsistentRead: true }))).Item!;
const later = async (uid: number, kind: string, after: object | null = null): Promise<void> => {
  const at = new Date(restore.point.getTime() + 1000).toISOString();
  const entry = { ...keys.auditEntry(uid, at, kind), id: kind, at, kind, user_id: uid, after };
  await restore.doc.send(new PutCommand({ TableName: 'audit', Item: entry }));
};

describe('a restore of the core table', () => {
  let older: Awaited<ReturnType<typeof customer>>;
  beforeEach(async () => {
    older = await customer();
    backup = await listCore();
    restore.point = new Date();
  });

  it('a restore brings back what is missing, once, and leaves what is there', async () => {
    await loseCore();
    expect((await run(rows, { isDryRun: true })).counts['core: brought back']).toBeGreaterThan(1);
    expect(await listCore()).toEqual([]);
    await run(rows);
    const mails = backup.filter(({ owner }) => owner!.S!.startsWith('OUT#'));
    expect(mails.length, 'mails in the backup').toBeGreaterThan(0);
    expect(await listCore()).toEqual(expect.arrayContaining(backup.filter((row) => !mails.includes(row))));
    expect(await listCore(), 'no mail goes out twice').toHaveLength(backup.length - mails.length);
    await restore.doc.send(
      new PutCommand({ TableName: 'core', Item: { ...(await profileOf(older.uid)), full_name: 'Changed' } }),
    );
    const { counts } = await run(rows);
    expect([counts['core: brought back'], counts['core: there, but another']]).toEqual([0, 1]);
    expect((await profileOf(older.uid)).full_name).toBe('Changed');
  });

  it('a restore ends sessions from before, once', async () => {
    await run(access, { isDryRun: true });
    expect((await world.meWith(older.access)).status).toBe(200);
    await run(access);
    expect((await world.meWith(older.access)).status).toBe(401);
    expect((await world.ask('POST /v1/auth/refresh', { refresh_token: older.refresh })).status).toBe(401);
    const { sessions_valid_from } = await profileOf(older.uid);
    expect((await run(access)).counts['sessions ended']).toBe(0);
    expect((await profileOf(older.uid)).sessions_valid_from).toBe(sessions_valid_from);
  });

  it('a restore takes the rights that were taken since, and says what a person has to do again', async () => {
    await restore.doc.send(
      new PutCommand({ TableName: 'core', Item: { ...(await profileOf(older.uid)), role: 'super_admin', is_superuser: true } }),
    );
    await later(older.uid, 'role_changed', { role: 'user' });
    await later(older.uid, 'account_deactivated', { is_active: false });
    await later(older.uid, 'deletion_requested', { account_purge_at: '2027-01-01' });
    const { toDo } = await run(access);
    expect(await profileOf(older.uid)).toMatchObject({ role: 'user', is_active: false });
    expect(toDo).toEqual([expect.stringMatching(new RegExp(`Account ${older.uid} asked for its deletion`))]);
  });

  it('a restore gives an account without identity a new one, in which only a reset opens, and removes identities of nobody', async () => {
    const lost = await customer();
    await loseCore();
    await run(rows);
    await world.askPool('AdminDeleteUser', { UserPoolId: world.pool.id, Username: String(older.uid) }, { isSigned: true });
    const { counts } = await run(identities);
    expect(counts['made anew, password to be reset']).toBe(1);
    expect(counts['of no account, removed']).toBeGreaterThanOrEqual(1);
    expect((await world.login(older.email, PASSWORD)).status).toBe(401);
    expect((await world.login(lost.email, PASSWORD)).status).toBe(401);
    await world.ask('POST /v1/password-reset/forgot-password', { email: older.email });
    const token = await world.mailedToken(older.email, 'reset_password');
    await world.ask('POST /v1/password-reset/reset-password', { token, new_password: 'Lighthouse-keeper' });
    expect((await world.login(older.email, 'Lighthouse-keeper')).status).toBe(200);
    expect(await run(identities)).toEqual({ counts: { 'made anew, password to be reset': 0, 'of no account, removed': 0 } });
  });

  it('a restore forgets sign-ins, answers to repeated requests and events of Stripe, but no lock', async () => {
    const kept = { ...keys.lockout('hash'), failures: 1 };
    for (const row of [keys.idempotency(older.uid, 'one'), keys.job(older.uid, 1), keys.webhookEvent('evt_1'), kept])
      await restore.doc.send(new PutCommand({ TableName: 'ephemeral', Item: row }));
    await run(leftovers);
    const { Items = [] } = await restore.doc.send(new ScanCommand({ TableName: 'ephemeral' }));
    const owners = Items.map(({ owner, item }) => `${owner} ${item}`);
    expect(owners.filter((key) => /^(SIGNIN|TOKEN|EVT)#|IDEM#|JOB#/.test(key))).toEqual([]);
    expect(owners).toContain(`${kept.owner} ${kept.item}`);
  });

  it.each<[string, (uid: number, email: string) => Promise<unknown>, RegExp]>([
    [
      'a part of a BCP that is missing',
      (uid) => restore.doc.send(new PutCommand({ TableName: 'core', Item: keys.section(uid, 77, 'risks') })),
      /has parts of BCP 77, which is missing/,
    ],
    [
      'an address that is missing',
      (_, email) => restore.doc.send(new DeleteCommand({ TableName: 'core', Key: keys.email(email) })),
      /has an address that leads elsewhere/,
    ],
    [
      'a sequence that is behind',
      () => restore.doc.send(new PutCommand({ TableName: 'catalog', Item: { ...keys.sequence('user'), n: 0 } })),
      /The sequence user is at 0/,
    ],
    [
      'an account without identity',
      (uid) => world.askPool('AdminDeleteUser', { UserPoolId: world.pool.id, Username: String(uid) }, { isSigned: true }),
      /has no identity in the user pool/,
    ],
  ])('the checks after a restore name %s', async (_, damage, problem) => {
    const { Item: sequence } = await restore.doc.send(new GetCommand({ TableName: 'catalog', Key: keys.sequence('user') }));
    const before = (await run(checks)).toDo!;
    await damage(older.uid, older.email);
    const found = (await run(checks)).toDo!.filter((line) => !before.includes(line));
    expect(found).toContainEqual(expect.stringMatching(problem));
    await restore.doc.send(new PutCommand({ TableName: 'catalog', Item: sequence! }));
  });
});
