/** Counters of accounts: kept by the stream, exactly once, and repaired by the recount. */
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';
import { putStaff } from '#tests/support/in-process-people.ts';
import { captureLogLines, type LogLine } from '#tests/support/log-lines.ts';

/** The recount gives the stream five seconds. */
vi.mock('node:timers/promises', async (load) => {
  const timers = await load<typeof import('node:timers/promises')>();
  const setTimeout = (ms: number, ...more: []) => timers.setTimeout(ms === 5_000 ? 0 : ms, ...more);
  return { ...timers, setTimeout };
});

const STAFF = 1;
const NOW = new Date('2026-11-22T12:00:00.000Z');
type Row = Record<string, unknown>;
interface Change {
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  dynamodb: object;
}

let world: InProcess;
let admin: Parameters<InProcess['invoke']>[0];
let consume: (event: never) => Promise<{ batchItemFailures: unknown[] }>;
let recount: () => Promise<{ users: number; counters: string[] }>;
let data: typeof import('#functions/data/table.ts');
let lines: LogLine[];

beforeAll(async () => {
  world = await startInProcess();
  ({ handler: admin } = (await import('#functions/api/admin-users/handler.ts')) as never);
  ({ handler: consume } = (await import('#functions/streams/core.ts')) as never);
  ({ handler: recount } = (await import('#functions/schedules/user-recount.ts')) as never);
  data = await import('#functions/data/table.ts');
  lines = captureLogLines();
  await putStaff(STAFF);
  await deliver([change(STAFF, undefined, await read(STAFF))]);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterAll(async () => {
  vi.useRealTimers();
  await world.stop();
});

const read = async (uid: number): Promise<Row | undefined> =>
  (await data.db.send(new GetCommand({ TableName: 'core', Key: keys.profile(uid), ConsistentRead: true }))).Item;

const change = (uid: number, before: Row | undefined, after: Row | undefined): Change => ({
  eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
  dynamodb: {
    SequenceNumber: '1',
    Keys: marshall(keys.profile(uid)),
    ...(before ? { OldImage: marshall(before, { removeUndefinedValues: true }) } : {}),
    ...(after ? { NewImage: marshall(after, { removeUndefinedValues: true }) } : {}),
  },
});
const deliver = async (changes: Change[]): Promise<void> => {
  for (const record of changes) expect((await consume({ Records: [record] } as never)).batchItemFailures).toEqual([]);
};

interface Stats {
  total_users: number;
  active_users: number;
  admin_users: number;
  locked_users: number;
  new_users_today: number;
  new_users_this_week: number;
  new_users_this_month: number;
}
const readStats = async (): Promise<Stats> =>
  (await world.invoke<Stats>(admin, { uid: STAFF, route: 'GET /v1/admin/stats' })).body;

const put = async (uid: number, part: Row = {}): Promise<Change> => {
  const before = await read(uid);
  const flags = { role: 'user', is_superuser: false, is_active: true, is_verified: true };
  const Item = {
    ...{ ...keys.profile(uid), id: uid, email: `${uid}@b.example`, ...flags, created_at: NOW.toISOString() },
    ...{ directory: 'user', directory_email: `${uid}@b.example` },
    ...part,
  };
  await data.db.send(new PutCommand({ TableName: 'core', Item }));
  return change(uid, before, Item);
};
const update = async (uid: number, name: string, value: unknown): Promise<Change> => {
  const before = await read(uid);
  await data.db.send(
    new UpdateCommand({
      TableName: 'core',
      Key: keys.profile(uid),
      UpdateExpression: 'SET #name = :value',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value },
    }),
  );
  return change(uid, before, await read(uid));
};
const remove = async (uid: number): Promise<Change> => {
  const before = await read(uid);
  await data.db.send(new DeleteCommand({ TableName: 'core', Key: keys.profile(uid) }));
  return change(uid, before, undefined);
};
/** Each test leaves the table as it found it. */
const clear = async (uids: Iterable<number>): Promise<void> => {
  for (const uid of uids) if (await read(uid)) await deliver([await remove(uid)]);
};

const only: Stats = {
  total_users: 1,
  active_users: 1,
  admin_users: 1,
  locked_users: 0,
  new_users_today: 0,
  new_users_this_week: 0,
  new_users_this_month: 0,
};

describe('GET /v1/admin/stats', () => {
  it('GET /v1/admin/stats counts all, active, staff, locked and new accounts', async () => {
    expect(await readStats()).toEqual(only);
    await deliver([
      await put(11),
      await put(12, { role: 'admin', created_at: '2026-11-16T00:00:00.000Z' }),
      await put(13, { is_superuser: true, is_active: false, created_at: '2026-11-15T23:59:59.999Z' }),
      await put(14, { created_at: '2026-10-31T23:59:59.999Z', locked: 'yes', locked_until: '2026-11-22T12:00:00.001Z' }),
      await put(15, { created_at: '2025-11-22T12:00:00.000Z', locked: 'yes', locked_until: '2026-11-22T12:00:00.000Z' }),
    ]);
    expect(await readStats()).toEqual({
      total_users: 6,
      active_users: 5,
      admin_users: 3,
      locked_users: 1,
      new_users_today: 1,
      new_users_this_week: 2,
      new_users_this_month: 3,
    });
    await clear([11, 12, 13, 14, 15]);
    expect(await readStats()).toEqual(only);
  });

  it('a change that is delivered again, late or out of order is counted once', async () => {
    const changes = [await put(21), await update(21, 'role', 'admin'), await update(21, 'is_active', false)];
    await deliver([...changes.toReversed(), ...changes, ...changes]);
    expect(await readStats()).toEqual({
      ...only,
      total_users: 2,
      admin_users: 2,
      new_users_today: 1,
      new_users_this_week: 1,
      new_users_this_month: 1,
    });
    const removal = await remove(21);
    await deliver([removal, ...changes, removal]);
    expect(await readStats()).toEqual(only);
  });

  it('a sign-in costs the consumer no read', async () => {
    await deliver([await put(31)]);
    const signIn = await update(31, 'last_login', NOW.toISOString());
    const before = world.calls();
    await deliver([signIn]);
    expect(world.calls()).toBe(before);
    await clear([31]);
  });

  it('counting, cut off anywhere and repeated, counts once', async () => {
    let uid = 40;
    const points = await atEveryPoint(async (at, label) => {
      uid += 1;
      const inserted = await put(uid);
      const isReached = await world.killedAt(at, async () => {
        if ((await consume({ Records: [inserted] } as never)).batchItemFailures.length > 0) throw new Error('comes again');
      });
      await deliver([inserted]);
      expect((await readStats()).total_users, label).toBe(2);
      await clear([uid]);
      return isReached;
    });
    expect(points).toBeGreaterThan(3);
    expect(await readStats()).toEqual(only);
  });

  it('two accounts counted at the same time are both counted', async () => {
    const changes = await Promise.all([51, 52, 53, 54, 55, 56].map((uid) => put(uid)));
    await Promise.all([...changes, ...changes].map((record) => deliver([record])));
    expect((await readStats()).total_users).toBe(7);
    await clear([51, 52, 53, 54, 55, 56]);
  });

  it('an unreadable account holds up no mail behind it', async () => {
    await deliver([await put(61, { role: 7, is_active: 'perhaps', created_at: undefined })]);
    await clear([61]);
    expect(await readStats()).toEqual(only);
  });
});

describe('the counters after 1,000 random operations', { timeout: 240_000 }, () => {
  it('the counters equal a recount, also after the whole stream came again', async () => {
    const uids = Array.from({ length: 40 }, (_, n) => 100 + n);
    const days = ['2026-11-22', '2026-11-21', '2026-11-10', '2026-09-01'];
    const operations = fc.sample(
      fc.record({
        uid: fc.constantFrom(...uids),
        kind: fc.constantFrom('put', 'role', 'active', 'super', 'remove', 'login'),
        role: fc.constantFrom('user', 'admin', 'super_admin'),
        flag: fc.boolean(),
        day: fc.constantFrom(...days),
        isLost: fc.nat(9),
      }),
      { numRuns: 1_000, seed: 22 },
    );
    const stream: Change[] = [];
    let undelivered: Change[] = [];
    for (const { uid, kind, role, flag, day, isLost } of operations) {
      const isThere = (await read(uid)) !== undefined;
      const made =
        kind === 'put' || !isThere
          ? await put(uid, isThere ? {} : { created_at: `${day}T08:00:00.000Z`, role, is_active: flag })
          : kind === 'remove'
            ? await remove(uid)
            : kind === 'role'
              ? await update(uid, 'role', role)
              : kind === 'active'
                ? await update(uid, 'is_active', flag)
                : kind === 'super'
                  ? await update(uid, 'is_superuser', flag)
                  : await update(uid, 'last_login', NOW.toISOString());
      stream.push(made);
      undelivered.push(made);
      if (isLost < 2) {
        await deliver(isLost === 0 ? undelivered : [...undelivered.toReversed(), ...undelivered]);
        undelivered = [];
      }
    }
    await deliver(undelivered);
    const expected = await countByHand(uids);
    expect(expected.total_users).toBeGreaterThan(10);
    expect(await readStats()).toEqual(expected);
    await deliver(stream);
    expect(await readStats()).toEqual(expected);
    expect(await recount()).toEqual({ users: 0, counters: [] });
    await clear(uids);
  });

  /** From the rows themselves; the staff account was made before the directory. */
  const countByHand = async (uids: number[]): Promise<Stats> => {
    const rows = (await Promise.all([STAFF, ...uids].map(read))).filter((row) => row !== undefined);
    const since = (day: string) => rows.filter(({ created_at }) => String(created_at) >= day).length;
    return {
      total_users: rows.length,
      active_users: rows.filter(({ is_active }) => is_active).length,
      admin_users: rows.filter(({ role, is_superuser }) => role !== 'user' || is_superuser).length,
      locked_users: 0,
      new_users_today: since('2026-11-22'),
      new_users_this_week: since('2026-11-16'),
      new_users_this_month: since('2026-11-01'),
    };
  };
});

describe('the recount', () => {
  const differences = () => lines.filter(({ message }) => message === 'user_counters_differed');

  it('the recount finds nothing to repair behind a working stream', async () => {
    await deliver([await update(STAFF, 'directory', 'user')]);
    await recount();
    lines.length = 0;
    expect(await recount()).toEqual({ users: 0, counters: [] });
    expect(differences()).toEqual([]);
  });

  it('the recount counts accounts whose changes were lost, forgets those that are gone, and says so', async () => {
    await deliver([await put(71), await put(72)]);
    await update(71, 'role', 'admin');
    await remove(72);
    await put(73);
    expect(await recount()).toEqual({ users: 3, counters: [] });
    expect(await readStats()).toMatchObject({ total_users: 3, admin_users: 2, new_users_today: 2 });
    expect(differences().at(-1)).toMatchObject({ level: 'ERROR', count: 3 });
    await clear([71, 73]);
  });

  it('the recount repairs totals and days that were changed behind its back', async () => {
    await deliver([await put(81)]);
    for (const Key of [keys.userTotals(), keys.newUsers('2026-11-22')])
      await data.db.send(
        new UpdateCommand({
          TableName: 'catalog',
          Key,
          UpdateExpression: 'SET #total = :wrong, #count = :wrong',
          ExpressionAttributeNames: { '#total': 'total', '#count': 'count' },
          ExpressionAttributeValues: { ':wrong': 99 },
        }),
      );
    expect(await recount()).toEqual({ users: 0, counters: ['total', '2026-11-22'] });
    expect(await readStats()).toMatchObject({ total_users: 2, new_users_today: 1 });
    expect(await recount()).toEqual({ users: 0, counters: [] });
    await clear([81]);
  });

  it('the recount names no person in the log', () => {
    expect(JSON.stringify(lines)).not.toContain('@b.example');
  });
});
