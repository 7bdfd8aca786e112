import { BatchWriteCommand, DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { retention } from '#functions/data/retention.ts';
import { atEveryPoint, type CrashPoint } from '#tests/support/crash-at.ts';
import { PASSWORD } from '#tests/support/people.ts';
import { DAY_MS, type Privacy, startPrivacy } from './fixture.ts';

type Kind = keyof typeof keys;
type Key = Record<string, string>;

const MINUTE_MS = 60_000;
const YEAR_MS = 365.25 * DAY_MS;
const REASON = 'Asked for by letter of November 20';

let world: Privacy;
let staff: number;
let send: (command: never) => Promise<{ Item?: Record<string, unknown>; Items?: Record<string, unknown>[] }>;
beforeAll(async () => {
  world = await startPrivacy({ hasMoney: true });
  staff = (await world.addPerson()).uid;
  await world.setProfile(staff, { role: 'admin' });
  const { db } = await import('#functions/data/table.ts');
  send = (command) => db.send(command) as never;
});
afterAll(() => world.stop());

const EPHEMERAL: readonly Kind[] = [
  ...(['idempotency', 'notice', 'scenarioNotice', 'job', 'jobResult', 'openJobs', 'jobCache', 'dataExport', 'signIn'] as const),
];
const tableOf = (kind: Kind): string => (EPHEMERAL.includes(kind) ? 'ephemeral' : 'core');

/** Counted by the change stream, which this world has not. */
const ELSEWHERE: readonly Kind[] = ['countedUser'];
const kindsThatLeave = (fate: 'account' | 'business_data'): Kind[] =>
  (Object.keys(retention) as Kind[]).filter((kind) => retention[kind] === fate && !ELSEWHERE.includes(kind));

/** Mails that were written a day before an account is deleted; older ones have expired. */
const HOUR = new Date(Date.now() + 29 * DAY_MS).toISOString().slice(0, 13);
const keyOf = (kind: Kind, uid: number, email: string): Key => {
  if (kind === 'email') return keys.email(email);
  if (kind === 'outbox') return keys.outbox(HOUR, `mail of ${uid}`);
  if (kind === 'signIn') return keys.signIn(`of ${uid}`);
  if (kind === 'notice') return keys.notice('renewal_30', uid, '2026-12-01');
  return (keys[kind] as (...parts: unknown[]) => Key)(uid, 1, 1);
};

interface Subject {
  uid: number;
  email: string;
}

const isStored = async (kind: Kind, { uid, email }: Subject): Promise<boolean> =>
  (await send(new GetCommand({ TableName: tableOf(kind), Key: keyOf(kind, uid, email) }) as never)).Item !== undefined;
const storedOf = async (fate: 'account' | 'business_data', subject: Subject): Promise<Kind[]> => {
  const kinds = kindsThatLeave(fate);
  const found = await Promise.all(kinds.map((kind) => isStored(kind, subject)));
  return kinds.filter((_, at) => found[at]);
};
const rowsOf = async (TableName: string, uid: number): Promise<Record<string, unknown>[]> =>
  (
    await send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: '#owner = :owner',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':owner': keys.profile(uid).owner },
      }) as never,
    )
  ).Items ?? [];

/** What the purge finds the row by. */
const fieldsOf = (kind: Kind, { uid, email }: Subject): object => {
  if (kind === 'outbox') return { mail: { kind: 'account_exists', to: email }, created_at: HOUR };
  const at = new Date().toISOString();
  return kind === 'signIn' ? { uid, signed_in_at: at, last_used_at: at, signed_in_user: keys.profile(uid).owner } : {};
};

/** An account with a row of every kind that leaves, and files. */
const fill = async (): Promise<Subject> => {
  const person = await world.addPerson();
  for (const fate of ['account', 'business_data'] as const)
    for (const kind of kindsThatLeave(fate)) {
      if (await isStored(kind, person)) continue;
      const Item = { ...keyOf(kind, person.uid, person.email), ...fieldsOf(kind, person) };
      if (kind !== 'subscription') await send(new PutCommand({ TableName: tableOf(kind), Item }) as never);
    }
  for (const folder of ['users', 'exports'])
    world.files.set(`${folder}/${person.uid}/1.pdf`, { bytes: Buffer.from('x'), writes: 1 });
  return person;
};

/** Marked by staff, which leaves the customer signed in and takes no second. */
const mark = async ({ uid }: Subject): Promise<number> => {
  const { body } = await world.call<{ requested_at: string }>({
    ...{ uid: staff, route: 'POST /v1/admin/users/{id}/deletion', id: uid, body: { reason: REASON } },
  });
  return Date.parse(body.requested_at);
};

const filesOf = (uid: number): string[] => [...world.files.keys()].filter((name) => name.includes(`/${uid}/`));

describe('the purge', () => {
  it('deletes the account on day 30, the business data on day 90, and each payment after seven years', async () => {
    const person = await fill();
    const { uid, email } = person;
    const { customer, subscription } = await world.subscribe(person);
    const all = { account: kindsThatLeave('account'), business: kindsThatLeave('business_data') };
    const at = await mark(person);
    const { stripe } = world.fakeStripe!;
    expect((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(true);

    await world.purgeAt(at + 29 * DAY_MS);
    await world.purgeAt(at + 30 * DAY_MS - MINUTE_MS);
    expect(await storedOf('account', person)).toEqual(all.account);
    expect(filesOf(uid)).toHaveLength(2);

    expect(await world.purgeAt(at + 30 * DAY_MS)).toMatchObject({ account: 1, failed: 0 });
    expect(await storedOf('account', person)).toEqual([]);
    expect(await storedOf('business_data', person)).toEqual(all.business);
    expect(filesOf(uid)).toEqual([]);
    const mails = (await world.outboxOf(email)) as { expires_at?: number }[];
    expect(mails.filter(({ expires_at = Number.POSITIVE_INFINITY }) => expires_at * 1000 > at + 30 * DAY_MS)).toEqual([]);
    expect((await stripe.customers.retrieve(customer)).deleted).toBe(true);
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
    expect(await (await import('#functions/gateways/identity.ts')).signIn(uid, PASSWORD)).toBeNull();
    const payments = await rowsOf('payments', uid);
    expect(payments).toMatchObject([{ amount: 199_900, email: null, full_name: null }]);
    expect(JSON.stringify(payments)).not.toContain('Pat');

    await world.purgeAt(at + 31 * DAY_MS);
    await world.purgeAt(at + 90 * DAY_MS - MINUTE_MS);
    expect(await storedOf('business_data', person)).toEqual(all.business);
    expect(await world.purgeAt(at + 90 * DAY_MS)).toMatchObject({ business_data: 1, failed: 0 });
    const left = await rowsOf('core', uid);
    expect(left.map(({ item }) => item)).toEqual([keys.deletion(uid).item]);
    expect(JSON.stringify(left)).not.toMatch(/Pat|@|letter/);
    expect(left[0]).not.toHaveProperty('purge');
    expect(await rowsOf('ephemeral', uid)).toEqual([]);
    expect(await world.eventsOf(uid)).toEqual(expect.arrayContaining(['account_purged', 'business_data_purged']));
    expect(await world.purgeAt(at + 91 * DAY_MS)).toMatchObject({ account: 0, business_data: 0 });

    await world.purgeAt(at + 7 * YEAR_MS - 2 * DAY_MS);
    expect(await rowsOf('payments', uid)).toHaveLength(1);
    expect(await world.purgeAt(at + 7 * YEAR_MS + 2 * DAY_MS)).toMatchObject({ payments: 1 });
    expect(await rowsOf('payments', uid)).toEqual([]);
  });

  it('takes an old payment out of the counters once, also one of an account that stays', async () => {
    const person = await world.addPerson();
    const { uid } = person;
    await world.subscribe(person);
    const { readMoneyCounts } = await import('#functions/data/money-counters.ts');
    const before = await readMoneyCounts();
    for (let times = 1; times <= 2; times++) await world.purgeAt(Date.now() + 7 * YEAR_MS + 2 * DAY_MS);
    const after = await readMoneyCounts();
    expect((after.payments_succeeded ?? 0) - (before.payments_succeeded ?? 0)).toBe(-1);
    expect((after.revenue_cents ?? 0) - (before.revenue_cents ?? 0)).toBe(-199_900);
    expect(await rowsOf('payments', uid)).toEqual([]);
    expect(await world.readAccount(uid)).not.toBeNull();
  });

  it('frees the address: who registers with it anew gets nothing of the old account', async () => {
    const person = await fill();
    const at = await mark(person);
    await world.purgeAt(at + 30 * DAY_MS);
    expect((await world.login(person.email, PASSWORD)).status).toBe(401);
    await world.ask('POST /v1/auth/register', { email: person.email, password: PASSWORD, full_name: 'Someone else' });
    await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(person.email, 'verify_email') });
    const session = await world.login(person.email, PASSWORD);
    expect(session.status).toBe(200);
    const me = (await world.meWith(session.body.access_token!)).body as { id?: number };
    expect(me).toMatchObject({ full_name: 'Someone else', subscription: null });
    expect(me.id).not.toBe(person.uid);
    expect((await rowsOf('core', me.id!)).map(({ item }) => item)).toEqual(['PROFILE']);
  });

  it('leaves accounts alone that staff deactivated, and those that were kept', async () => {
    const [deactivated, kept] = [await fill(), await fill()];
    await world.setProfile(deactivated.uid, { is_active: false });
    const at = await mark(kept);
    expect((await world.keepAccount(kept.uid)).status).toBe(204);
    await world.purgeAt(at + 400 * DAY_MS);
    for (const subject of [deactivated, kept]) {
      expect(await world.readAccount(subject.uid)).not.toBeNull();
      expect(await storedOf('business_data', subject)).toEqual(kindsThatLeave('business_data'));
    }
  });

  it('against an undo at the same time has one winner', async () => {
    for (let round = 0; round < 8; round++) {
      const person = await world.addPerson();
      const at = await mark(person);
      const undo = () => world.keepAccount(person.uid);
      const purge = () => world.purgeAt(at + 30 * DAY_MS);
      const [first, second] = round % 2 === 0 ? [undo, purge] : [purge, undo];
      await Promise.all([first(), second()]);
      const account = await world.readAccount(person.uid);
      const isKept = account?.is_active === true && !account.deletion;
      expect(isKept || account === null).toBe(true);
      expect((await world.eventsOf(person.uid)).includes('deletion_canceled')).toBe(isKept);
    }
  });

  it('reports what is overdue by more than a day', async () => {
    const { captureLogLines } = await import('#tests/support/log-lines.ts');
    const lines = captureLogLines();
    const person = await world.addPerson();
    const at = await mark(person);
    await send(new DeleteCommand({ TableName: 'core', Key: keys.profile(person.uid) }) as never);
    const reports = () => lines.filter(({ message }) => message === 'purge_overdue');
    await world.purgeAt(at + 31 * DAY_MS - MINUTE_MS);
    expect(reports()).toEqual([]);
    await world.purgeAt(at + 31 * DAY_MS);
    expect(reports()).toMatchObject([{ level: 'ERROR', user_id: person.uid, stage: 'account' }]);
    await send(new DeleteCommand({ TableName: 'core', Key: keys.deletion(person.uid) }) as never);
  });

  it('continues in the next run where the rows of one run ended', async () => {
    const { deleteRows } = await import('#functions/data/row-deletion.ts');
    const { owner } = keys.profile(900_000);
    for (let n = 1; n <= 60; n++)
      await send(new PutCommand({ TableName: 'core', Item: keys.crisisContact(900_000, n) }) as never);
    const budget = { rows: 40 };
    expect([await deleteRows('core', { owner }, budget), budget.rows]).toEqual([false, 0]);
    expect(await rowsOf('core', 900_000)).toHaveLength(20);
    expect(await deleteRows('core', { owner }, { rows: 40 })).toBe(true);
    expect(await rowsOf('core', 900_000)).toEqual([]);
  });

  it('deletes rows over many pages, and continues after it was cut off between two of them', async () => {
    const { deleteRows } = await import('#functions/data/row-deletion.ts');
    const { owner } = keys.profile(900_001);
    // Three pages of 1 MB.
    const rows = Array.from({ length: 500 }, (_, n) => ({ ...keys.crisisContact(900_001, n + 1), notes: 'n'.repeat(6_000) }));
    for (let at = 0; at < rows.length; at += 25) {
      const core = rows.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
      await send(new BatchWriteCommand({ RequestItems: { core } }) as never);
    }
    const run = () => deleteRows('core', { owner }, { rows: 50_000 });
    await world.killedAt({ call: 12, when: 'after' }, run);
    const { length } = await rowsOf('core', 900_001);
    expect(length).toBeGreaterThan(0);
    expect(await run()).toBe(true);
    expect(await rowsOf('core', 900_001)).toEqual([]);
  });
});

describe('cut off anywhere', { timeout: 240_000 }, () => {
  it('the purge of an account is completed by the next run', async () => {
    const purge = async (subject: Subject, crash: CrashPoint): Promise<number> => {
      const at = await mark(subject);
      await world.killedAt(crash, () => world.purgeAt(at + 30 * DAY_MS));
      return at;
    };
    await purge(await fill(), { call: Number.MAX_SAFE_INTEGER, when: 'before' });
    const total = world.calls();
    expect(total).toBeGreaterThan(24);
    // In between, the mails of two weeks are read hour by hour.
    const calls = Array.from({ length: total }, (_, call) => call + 1).filter((call) => call <= 10 || call > total - 14);
    for (const call of calls)
      for (const when of ['before', 'after'] as const) {
        const label = `${when} call ${call} of ${total}`;
        const person = await fill();
        const at = await purge(person, { call, when });
        await world.purgeAt(at + 30 * DAY_MS + MINUTE_MS);
        expect(await storedOf('account', person), label).toEqual([]);
        expect(await storedOf('business_data', person), label).toEqual(kindsThatLeave('business_data'));
        expect(filesOf(person.uid), label).toEqual([]);
        expect(
          (await world.eventsOf(person.uid)).filter((kind) => kind === 'account_purged'),
          label,
        ).toHaveLength(1);
      }
  });

  it('the purge of business data is completed by the next run', async () => {
    await atEveryPoint(async (crash, label) => {
      const person = await fill();
      const at = Date.now();
      const due = new Date(at + 90 * DAY_MS).toISOString();
      const dates = { requested_at: HOUR, account_purge_at: HOUR, business_data_purge_at: due, purge_at: due };
      const Item = { ...keys.deletion(person.uid), ...dates, purge: 'business_data' };
      await send(new PutCommand({ TableName: 'core', Item }) as never);
      const isReached = await world.killedAt(crash, () => world.purgeAt(at + 90 * DAY_MS));
      await world.purgeAt(at + 90 * DAY_MS + MINUTE_MS);
      expect(
        (await rowsOf('core', person.uid)).map(({ item }) => item),
        label,
      ).toEqual(['DELETION']);
      const purged = (await world.eventsOf(person.uid)).filter((kind) => kind === 'business_data_purged');
      expect(purged, label).toHaveLength(1);
      return isReached;
    });
  });
});

describe('a deleted BCP', () => {
  const OTHER = 2;
  /** Two BCPs with a row of every kind, of which the first was deleted. */
  const prepare = async (uid: number): Promise<number> => {
    const { putCustomer } = await import('#tests/support/in-process-people.ts');
    await putCustomer(uid);
    const header = { status: 'draft', created_at: HOUR, sections: {} };
    for (const id of [1, OTHER]) {
      const rows = [keys.section(uid, id, 'risks'), keys.employee(uid, id, 1), keys.employeeUnique(uid, id, 'x')];
      rows.push(keys.provider(uid, id, 1), keys.providerUnique(uid, id, 'x'), keys.findingDismissal(uid, id, 'R17'));
      rows.push(keys.evidence(uid, id, 1));
      for (const Item of [...rows, { ...keys.bcp(uid, id), id, ...header }])
        await send(new PutCommand({ TableName: 'core', Item }) as never);
    }
    const { removeBcp } = await import('#functions/data/bcps.ts');
    await removeBcp({ uid, bcpId: 1, origin: { id: 'r', viewer: 'v', agent: null } }, new Date());
    return Date.now();
  };
  const countOf = async (uid: number, bcp: number) =>
    (await rowsOf('core', uid)).filter(({ item }) => String(item).split('#')[1] === String(bcp).padStart(16, '0')).length;

  it('is purged on day 90 with everything in it, and no other BCP is', async () => {
    const uid = 700_001;
    const at = await prepare(uid);
    await world.purgeAt(at + 89 * DAY_MS);
    expect(await countOf(uid, 1)).toBe(8);
    expect(await world.purgeAt(at + 90 * DAY_MS + MINUTE_MS)).toMatchObject({ bcp: 1, failed: 0 });
    expect([await countOf(uid, 1), (await rowsOf('core', uid)).length]).toEqual([0, 10]);
    expect(await world.eventsOf(uid)).toContain('business_data_purged');
  });

  it('has one end when it is restored while it is purged', async () => {
    const { restoreBcp } = await import('#functions/data/bcps.ts');
    for (let round = 0; round < 6; round++) {
      const uid = 700_010 + round;
      const at = await prepare(uid);
      const target = { uid, bcpId: 1, origin: { id: 'r', viewer: 'v', agent: null } };
      // A clock that lags behind must not restore what is half gone.
      const [restored] = await Promise.all([restoreBcp(target, new Date(at)), world.purgeAt(at + 90 * DAY_MS + MINUTE_MS)]);
      expect(await countOf(uid, 1)).toBe(restored ? 8 : 0);
    }
  });

  it('is purged by the next run when the first is cut off anywhere', async () => {
    let uid = 700_100;
    await atEveryPoint(async (crash, label) => {
      uid += 1;
      const at = await prepare(uid);
      const isReached = await world.killedAt(crash, () => world.purgeAt(at + 91 * DAY_MS));
      await world.purgeAt(at + 91 * DAY_MS + MINUTE_MS);
      expect(await countOf(uid, 1), label).toBe(0);
      expect(
        (await world.eventsOf(uid)).filter((kind) => kind === 'business_data_purged'),
        label,
      ).toHaveLength(1);
      return isReached;
    });
  });
});

describe('every kind of row', () => {
  it('has a line that says when it leaves or why it is kept', () => {
    expect(Object.keys(retention).toSorted()).toEqual(Object.keys(keys).toSorted());
  });
});
