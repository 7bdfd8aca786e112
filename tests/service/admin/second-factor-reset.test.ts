import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { ADMIN, CUSTOMER, SUPER, startAdminInProcess } from '#tests/support/admin-users.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { PASSWORD } from '#tests/support/people.ts';
import { enroll, signUp } from '#tests/support/second-factor.ts';

const RESET = 'POST /v1/admin/users/{id}/reset-second-factor';

let world: Awaited<ReturnType<typeof startAdminInProcess>>;

beforeAll(async () => {
  world = await startAdminInProcess();
});
afterAll(() => world.stop());

const enrolled = async () => {
  const person = await signUp(world);
  return { ...person, ...(await enroll(world, person.uid)) };
};
const reset = (id: number, uid = SUPER) => world.call(RESET, { id }, uid);
const mailsTo = async (email: string) =>
  (await world.outboxOf(email)).map(({ mail }) => mail).filter(({ kind }) => kind === 'second_factor_disabled');
const entriesOf = async (uid: number) => {
  const { listEntriesOf } = await import('#functions/data/audit-trail.ts');
  const { rows } = await listEntriesOf(uid, { limit: 50 }, new Date());
  return rows.filter(({ kind }) => kind === 'second_factor_disabled');
};

describe(RESET, () => {
  it('a super administrator resets it: the password alone signs in, every session has ended, and the owner gets a mail', async () => {
    const { uid, email, codes } = await enrolled();
    const { body: session } = await world.login(email, PASSWORD, { code: codes[0] });
    const { status, body } = await reset(uid);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: uid, second_factor_at: null });
    expect((await world.ask('POST /v1/auth/refresh', { refresh_token: session.refresh_token })).status).toBe(401);
    expect((await world.login(email, PASSWORD)).status).toBe(200);
    expect(await mailsTo(email)).toMatchObject([{ by: 'staff' }]);
  });

  it('it is recorded with who did it', async () => {
    const { uid } = await enrolled();
    await reset(uid);
    expect(await entriesOf(uid)).toMatchObject([{ user_id: uid, actor_id: SUPER }]);
  });

  it('an account without a second factor stays as it is: no mail, no entry, no session ended', async () => {
    const { uid, email, tokens } = await signUp(world);
    expect((await reset(uid)).status).toBe(200);
    expect(await mailsTo(email)).toEqual([]);
    expect(await entriesOf(uid)).toEqual([]);
    expect((await world.ask('POST /v1/auth/refresh', { refresh_token: tokens.refresh_token })).status).toBe(200);
  });

  it.each([
    ['an administrator', ADMIN, 403],
    ['a customer', CUSTOMER, 403],
  ])('%s is refused', async (_, caller, status) => {
    const { uid, email } = await enrolled();
    expect((await reset(uid, caller)).status).toBe(status);
    expect((await world.login(email, PASSWORD)).status).toBe(403);
  });

  it('super administrators are refused for themselves, and an unknown account is a 404', async () => {
    expect(await reset(SUPER)).toMatchObject({
      status: 400,
      body: { detail: 'You can’t reset your own two-step sign-in here. Use your profile.' },
    });
    expect((await reset(987_654_321)).status).toBe(404);
  });

  it('two super administrators at once reset it once', async () => {
    const { uid, email } = await enrolled();
    await world.putProfile(900_004, { role: 'super_admin' });
    const answers = await Promise.all([reset(uid), reset(uid, 900_004)]);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await entriesOf(uid)).toHaveLength(1);
  });

  it('cut off anywhere, repeating it leaves one mail, one entry, and no session', async () => {
    const points = await atEveryPoint(async (at, label) => {
      const { uid, email, codes } = await enrolled();
      const { body: session } = await world.login(email, PASSWORD, { code: codes[0] });
      const isReached = await world.killedAt(at, () => reset(uid));
      expect((await reset(uid)).status, label).toBe(200);
      expect((await world.ask('POST /v1/auth/refresh', { refresh_token: session.refresh_token })).status, label).toBe(401);
      expect((await world.login(email, PASSWORD)).status, label).toBe(200);
      expect(await mailsTo(email), label).toHaveLength(1);
      expect(await entriesOf(uid), label).toHaveLength(1);
      return isReached;
    });
    expect(points).toBeGreaterThan(4);
  });
});

describe('where staff must have a second factor', () => {
  const ME = 'GET /v1/users/me';
  const required = async (work: () => Promise<void>) => {
    process.env.STAFF_SECOND_FACTOR = 'required';
    await work().finally(() => {
      process.env.STAFF_SECOND_FACTOR = 'optional';
    });
  };
  const setRole = async (uid: number, change: Record<string, unknown>) => {
    const { db, table } = await import('#functions/data/table.ts');
    for (const [name, value] of Object.entries(change))
      await db.send(
        new UpdateCommand({
          TableName: table('core'),
          Key: keys.profile(uid),
          UpdateExpression: 'SET #name = :value',
          ExpressionAttributeNames: { '#name': name },
          ExpressionAttributeValues: { ':value': value },
        }),
      );
  };
  const list = (uid: number) => world.call('GET /v1/admin/users', {}, uid);

  it.each([
    ['an administrator', { role: 'admin' }],
    ['a super administrator', { role: 'super_admin' }],
    ['a superuser', { is_superuser: true }],
  ])('%s without one signs in, keeps the role, has no rights of staff, and gets them by setting it up', async (_, role) => {
    const person = await signUp(world);
    await setRole(person.uid, role);
    await required(async () => {
      expect((await world.login(person.email, PASSWORD)).status).toBe(200);
      expect((await world.ask(ME, undefined, person.uid)).body).toMatchObject({
        ...role,
        second_factor: { is_enabled: false, is_required: true },
      });
      expect(await list(person.uid)).toMatchObject({
        status: 403,
        body: { detail: 'Your role requires two-step sign-in. Until you set it up, you can’t do what your role allows.' },
      });
      await enroll(world, person.uid);
      expect((await list(person.uid)).status).toBe(200);
    });
  });

  it('a super administrator without one cannot reset that of another account', async () => {
    const { uid } = await enrolled();
    await required(async () => expect((await reset(uid)).status).toBe(403));
  });

  it('an auditor without one reads no exercises', async () => {
    const { uid } = await signUp(world);
    await setRole(uid, { is_iso_auditor: true });
    const { handler } = await import('#functions/api/exercises/handler.ts');
    const calls = (await import('#shared/api/exercises.ts')).exercises;
    const route = `GET ${Object.values(calls).find(({ method, path }) => method === 'GET' && !path.includes('{'))!.path}`;
    const read = () => world.invoke(handler as never, { uid, route });
    expect((await read()).status).toBe(200);
    await required(async () => expect((await read()).status).toBe(403));
  });

  it('staff who have one cannot turn it off; customers can', async () => {
    const [person, customer] = [await enrolled(), await enrolled()];
    await setRole(person.uid, { role: 'admin' });
    const disable = (uid: number, code: string) =>
      world.ask('POST /v1/users/me/second-factor/disable', { current_password: PASSWORD, code }, uid);
    await required(async () => {
      expect(await disable(person.uid, person.codes[0]!)).toMatchObject({
        status: 403,
        body: { detail: 'Your role requires two-step sign-in, so you can’t turn it off.' },
      });
      expect((await disable(customer.uid, customer.codes[0]!)).status).toBe(200);
    });
  });

  it('customers notice nothing', async () => {
    const { uid } = await signUp(world);
    await required(async () => {
      expect((await world.ask(ME, undefined, uid)).body).toMatchObject({
        second_factor: { is_enabled: false, is_required: false },
      });
    });
  });
});
