import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys, prefixes } from '#functions/data/keys.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import type { Me } from '#shared/domain/user.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';

const HOUR = 3_600_000;
/** Each test has a day of its own, on which the scenarios of earlier ones are no longer new. */
let today = Date.parse('2026-11-22T12:00:00.000Z');
const startDay = (): void => {
  today += 48 * HOUR;
  vi.useFakeTimers({ toFake: ['Date'], now: today });
};

let world: InProcess;
let run: () => Promise<{ owners: number; sent: number }>;
let send: (command: never) => Promise<{ Items?: Record<string, unknown>[] }>;
let uid = 100;

beforeAll(async () => {
  world = await startInProcess();
  ({ handler: run } = await import('#functions/schedules/scenario-notices.ts'));
  const { db } = await import('#functions/data/table.ts');
  send = db.send.bind(db) as never;
});
afterAll(async () => {
  vi.useRealTimers();
  await world.stop();
});
beforeEach(startDay);

const put = (Item: Record<string, unknown>) => send(new PutCommand({ TableName: 'core', Item }) as never);

const premium = {
  plan_type: 'premium',
  status: 'active',
  current_period_end: '2999-01-01T00:00:00.000Z',
  cancel_at_period_end: false,
} as const;

const newOwner = async (part: Partial<Me> = {}): Promise<number> => {
  uid += 1;
  await put({
    ...keys.profile(uid),
    ...{ id: uid, email: `owner${uid}@example.com`, full_name: `Owner ${uid}`, role: 'user', is_superuser: false },
    ...{ is_active: true, is_verified: true, is_iso_auditor: false, last_login: null, subscription: premium },
    ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
    ...part,
  });
  return uid;
};

let exerciseNumber = 0;
const addExercise = async (owner: number, part: Partial<Exercise> = {}): Promise<number> => {
  const id = owner * 100_000 + ++exerciseNumber;
  const row = {
    ...{ id, bcp_id: 1, exercise_name: 'Oven fire', exercise_type: 'fire', status: 'generated', version: 1, exercises: 'all' },
    ...{
      scenario_description: 'Smoke.',
      participants: [{ name: 'Ana Ruiz', role: 'Owner', email: 'ana@acme.example', phone: '' }],
    },
    ...{ created_at: new Date(Date.now() - HOUR).toISOString(), admin_approved: true, iso_auditor_approved: false },
    ...part,
  };
  await put({ ...keys.exercise(owner, id), ...row });
  return id;
};

const mailsTo = async (owner: number): Promise<Mail[]> => {
  const rows = await Promise.all(
    [0, 1]
      .map((hours) => new Date(today + hours * HOUR).toISOString().slice(0, 13))
      .map((hour) =>
        send(
          new QueryCommand({
            TableName: 'core',
            KeyConditionExpression: '#owner = :hour',
            ExpressionAttributeNames: { '#owner': 'owner' },
            ExpressionAttributeValues: { ':hour': prefixes.outboxHour(hour) },
          }) as never,
        ),
      ),
  );
  const mails = rows.flatMap(({ Items = [] }) => Items.map(({ mail }) => mail as Mail));
  return mails.filter(({ to }) => to === `owner${owner}@example.com`);
};
const namesIn = (mails: Mail[]) =>
  mails.map((mail) => (mail.kind === 'new_scenarios' ? mail.scenarios.map(({ exercise_name }) => exercise_name).sort() : []));

/** Mails lie in the order of their time. */
const runNext = () => {
  vi.setSystemTime(Date.now() + 60_000);
  return run();
};

describe('the mail about new scenarios', () => {
  it('the mail names all new scenarios of an owner, once, without their participants', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    await addExercise(owner);
    await addExercise(owner, { exercise_name: 'Ransomware', exercise_type: 'cyber' });
    await addExercise(other, { exercise_name: 'Flood', exercise_type: 'flood' });
    expect(await run()).toEqual({ owners: 2, sent: 2 });
    const [mail, ...more] = await mailsTo(owner);
    expect(more).toEqual([]);
    expect(mail).toEqual({
      kind: 'new_scenarios',
      to: `owner${owner}@example.com`,
      name: `Owner ${owner}`,
      scenarios: expect.arrayContaining([
        { exercise_name: 'Oven fire', exercise_type: 'fire' },
        { exercise_name: 'Ransomware', exercise_type: 'cyber' },
      ]),
    });
    expect(JSON.stringify(mail)).not.toMatch(/Ana|acme/);
    expect(namesIn(await mailsTo(other))).toEqual([['Flood']]);
    expect((await run()).sent).toBe(0);
    vi.setSystemTime(today + HOUR);
    expect((await run()).sent).toBe(0);
  });

  it('the mail of a later run names only what was approved since', async () => {
    const owner = await newOwner();
    await addExercise(owner);
    const waiting = await addExercise(owner, { exercise_name: 'Flood', admin_approved: false });
    await runNext();
    await addExercise(owner, { exercise_name: 'Quake' });
    await runNext();
    expect(namesIn(await mailsTo(owner))).toEqual([['Oven fire'], ['Quake']]);
    await put({
      ...keys.exercise(owner, waiting),
      ...{
        id: waiting,
        bcp_id: 1,
        exercise_name: 'Flood',
        exercise_type: 'flood',
        status: 'draft',
        version: 2,
        exercises: 'all',
      },
      ...{ created_at: new Date(Date.now() - HOUR).toISOString(), admin_approved: true },
    });
    await runNext();
    expect(namesIn(await mailsTo(owner)).at(-1)).toEqual(['Flood']);
  });

  it.each<[string, () => Partial<Exercise>, boolean]>([
    ['created exactly 24 hours ago', () => ({ created_at: new Date(today - 24 * HOUR).toISOString() }), true],
    ['created a moment earlier', () => ({ created_at: new Date(today - 24 * HOUR - 1).toISOString() }), false],
    ['not approved by staff', () => ({ admin_approved: false }), false],
    ['approved by the auditor, too', () => ({ iso_auditor_approved: true }), false],
    ['scheduled already', () => ({ status: 'scheduled' }), true],
  ])('the mail about an exercise that was %s', async (_, partOf, isExpected) => {
    const owner = await newOwner();
    await addExercise(owner, partOf());
    await run();
    expect(await mailsTo(owner)).toHaveLength(isExpected ? 1 : 0);
  });

  it.each<[string, Partial<Me>]>([
    ['is deactivated', { is_active: false }],
    ['is not verified', { is_verified: false }],
    ['has no subscription', { subscription: null }],
    ['has a lower tier', { subscription: { ...premium, plan_type: 'gold' } }],
    ['is past due', { subscription: { ...premium, status: 'past_due' } }],
  ])('the mail is not sent to an owner who %s, but once that has changed', async (_, part) => {
    const owner = await newOwner(part);
    await addExercise(owner);
    await run();
    expect(await mailsTo(owner)).toEqual([]);
    uid -= 1;
    expect(await newOwner()).toBe(owner);
    await run();
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  it('the mail is not sent to an owner whose account is gone', async () => {
    const owner = await newOwner();
    await addExercise(owner);
    await send(new DeleteCommand({ TableName: 'core', Key: keys.profile(owner) }) as never);
    await run();
    expect(await mailsTo(owner)).toEqual([]);
  });

  it('the mail holds at most fifty scenarios, and the next run names the rest', async () => {
    const owner = await newOwner();
    for (let n = 0; n < 51; n++) await addExercise(owner, { exercise_name: `Scenario ${n}` });
    await runNext();
    await runNext();
    expect(namesIn(await mailsTo(owner)).map(({ length }) => length)).toEqual([50, 1]);
  });

  it('the mail of an owner that fails does not hold up the others, and the run fails to be retried', async () => {
    const [broken, other] = [await newOwner({ email: undefined as never }), await newOwner()];
    await addExercise(broken);
    await addExercise(other);
    await expect(run()).rejects.toThrow('1 of 2 scenario notices failed');
    expect(await mailsTo(other)).toHaveLength(1);
  });

  it('the mail is sent once by parallel runs', async () => {
    const owner = await newOwner();
    for (const exercise_name of ['A', 'B']) await addExercise(owner, { exercise_name });
    await Promise.all(Array.from({ length: 5 }, run));
    expect(namesIn(await mailsTo(owner))).toEqual([['A', 'B']]);
  });

  it('the mail is sent once after a run that is cut off anywhere', async () => {
    const points = await atEveryPoint(async (at, label) => {
      startDay();
      const owner = await newOwner();
      for (const exercise_name of ['A', 'B']) await addExercise(owner, { exercise_name });
      const isReached = await world.killedAt(at, run);
      await run();
      expect(namesIn(await mailsTo(owner)), label).toEqual([['A', 'B']]);
      return isReached;
    });
    expect(points).toBeGreaterThanOrEqual(10);
  });
});
