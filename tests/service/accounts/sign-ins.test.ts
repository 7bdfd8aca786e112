/** Where an account is signed in, and that an ended sign-in is over at once: its refresh token and its access tokens. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { epochSeconds } from '#functions/data/table.ts';
import { hashToken } from '#functions/data/tokens.ts';
import type { SignIn } from '#shared/domain/sign-in.ts';
import { claimsOf, startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1';
const MINUTE = 60_000;

let world: Awaited<ReturnType<typeof startAccountsInProcess>>;

beforeAll(async () => {
  world = await startAccountsInProcess();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.stop());

const at = (time: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: time });
};
const later = (ms: number): void => at(Date.now() + ms);

interface Device {
  access: string;
  refresh: string;
}

const signIn = async (email: string, agent = FIREFOX): Promise<Device> => {
  const { body } = await world.login(email, PASSWORD, { 'user-agent': agent });
  return { access: body.access_token!, refresh: body.refresh_token! };
};
const person = async () => {
  const email = newEmail();
  await world.ask('POST /v1/auth/register', { email, password: PASSWORD });
  await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(email, 'verify_email') });
  return { email, device: await signIn(email) };
};
const list = async ({ access }: Device): Promise<SignIn[]> =>
  (await world.askWith<SignIn[]>(access, 'GET /v1/users/me/sign-ins')).body;
const endOne = async ({ access }: Device, signInId: string) =>
  (await world.askWith(access, 'DELETE /v1/users/me/sign-ins/{signInId}', { params: { signInId } })).status;
const endOthers = async ({ access }: Device) => (await world.askWith(access, 'DELETE /v1/users/me/sign-ins')).status;
const renew = ({ refresh }: Device) => world.ask('POST /v1/auth/refresh', { refresh_token: refresh });
const signOut = ({ refresh }: Device) => world.ask('POST /v1/auth/logout', { refresh_token: refresh });

/** Whether its access token and its refresh token are accepted. */
const works = async (device: Device): Promise<[access: boolean, refresh: boolean]> => [
  (await world.meWith(device.access)).status === 200,
  (await renew(device)).status === 200,
];
const entryOf = async (reader: Device, device: Device): Promise<SignIn> => {
  const own = (await list(device)).find(({ is_current }) => is_current)!;
  return (await list(reader)).find(({ id }) => id === own.id)!;
};

describe('GET /v1/users/me/sign-ins', () => {
  it('answers every device with its own id, newest use first, and marks the one that asks', async () => {
    at(Date.now());
    const { email, device } = await person();
    later(MINUTE);
    const phone = await signIn(email, SAFARI);
    later(MINUTE);
    await renew(device);
    const listed = await list(phone);
    expect(listed).toEqual([
      expect.objectContaining({ is_current: false, last_used_at: new Date().toISOString() }),
      expect.objectContaining({ is_current: true, agent: 'Safari on iPhone', is_same_address: true }),
    ]);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(2);
    const text = JSON.stringify(listed);
    for (const secret of [device.refresh, phone.refresh, hashToken(device.refresh), claimsOf(phone.access).origin_jti])
      expect(text).not.toContain(secret);
  });

  it('says when a sign-in was last used from another address', async () => {
    const { device } = await person();
    const [entry] = (await world.askWith<SignIn[]>(device.access, 'GET /v1/users/me/sign-ins', { ip: '203.0.113.9' })).body;
    expect(entry).toMatchObject({ is_current: true, is_same_address: false });
  });

  it('leaves out sign-ins of others, and those that ran out', async () => {
    at(Date.now());
    const { email, device } = await person();
    await person();
    later(15 * 24 * 60 * MINUTE);
    const fresh = await signIn(email);
    expect(await list(fresh)).toHaveLength(1);
    expect((await renew(device)).status).toBe(401);
  });

  it('a sign-in from before there was a list still works, and is listed after its next refresh', async () => {
    const { device } = await person();
    const { db } = await import('#functions/data/table.ts');
    const now = new Date();
    const row = {
      uid: Number(claimsOf(device.access).username),
      signed_in_at: now.toISOString(),
      last_used_at: now.toISOString(),
    };
    const ends = { ends_at: epochSeconds(now) + 9999, expires_at: epochSeconds(now) + 9999 };
    await db.send(
      new PutCommand({ TableName: 'ephemeral', Item: { ...keys.signIn(hashToken(device.refresh)), ...row, ...ends } }),
    );
    expect(await list(device)).toEqual([]);
    expect((await renew(device)).status).toBe(200);
    expect(await list(device)).toEqual([expect.objectContaining({ is_current: true, signed_in_at: row.signed_in_at })]);
    expect((await signOut(device)).status).toBe(200);
    expect(await works(device)).toEqual([false, false]);
  });
});

describe('DELETE /v1/users/me/sign-ins/{signInId}', () => {
  it('ends that sign-in at once, with the access token it has left, and no other', async () => {
    const { email, device } = await person();
    const phone = await signIn(email, SAFARI);
    const { id } = await entryOf(device, phone);
    expect(await endOne(device, id)).toBe(204);
    expect(await works(phone)).toEqual([false, false]);
    expect(await works(device)).toEqual([true, true]);
    expect(await list(device)).toEqual([expect.objectContaining({ is_current: true })]);
    expect(await endOne(device, id)).toBe(404);
  });

  it('a token that was refreshed before the end is refused, too', async () => {
    const { email, device } = await person();
    const phone = await signIn(email, SAFARI);
    const renewed = (await renew(phone)).body.access_token!;
    await endOne(device, (await entryOf(device, phone)).id);
    expect((await world.meWith(renewed)).status).toBe(401);
  });

  it('answers 404 for an unknown id and for one of another account, which stays signed in', async () => {
    const [{ device }, other] = [await person(), await person()];
    const { id } = await entryOf(other.device, other.device);
    expect(await endOne(device, id)).toBe(404);
    expect(await endOne(device, 'nothing')).toBe(404);
    expect(await works(other.device)).toEqual([true, true]);
  });

  it('is recorded with the device that was signed out', async () => {
    const { email, device } = await person();
    const phone = await signIn(email, SAFARI);
    await endOne(device, (await entryOf(device, phone)).id);
    expect(await world.eventsOf(Number(claimsOf(device.access).username))).toContainEqual(
      expect.objectContaining({ kind: 'sign_in_ended', subject: 'Safari on iPhone' }),
    );
  });

  it('killed anywhere, the device is either signed in or ended, and a repeated call ends it', async () => {
    await atEveryPoint(async (point, label) => {
      const { email, device } = await person();
      const phone = await signIn(email, SAFARI);
      const { id } = await entryOf(device, phone);
      const isReached = await world.killedAt(point, () => endOne(device, id));
      const [access, refresh] = await works(phone);
      expect(access, label).toBe(refresh);
      expect([204, 404], label).toContain(await endOne(device, id));
      expect(await works(phone), label).toEqual([false, false]);
      return isReached;
    });
  });
});

describe('DELETE /v1/users/me/sign-ins', () => {
  it('ends every other sign-in with its tokens, and keeps the one that asks', async () => {
    at(Date.now());
    const { email, device } = await person();
    const [phone, tablet] = [await signIn(email, SAFARI), await signIn(email)];
    expect(await endOthers(device)).toBe(204);
    expect(await works(phone)).toEqual([false, false]);
    expect(await works(tablet)).toEqual([false, false]);
    expect(await works(device)).toEqual([true, true]);
    expect(await list(device)).toHaveLength(1);
    later(2000);
    const again = await signIn(email);
    expect(await works(again)).toEqual([true, true]);
    later(10 * MINUTE);
    expect((await renew(device)).status).toBe(200);
  });

  it('a sign-in that was kept ends when another one ends all others, and with a password reset', async () => {
    at(Date.now());
    const { email, device } = await person();
    await endOthers(device);
    later(2000);
    const phone = await signIn(email);
    expect(await endOthers(phone)).toBe(204);
    expect(await works(device)).toEqual([false, false]);
    expect(await works(phone)).toEqual([true, true]);
    later(2000);
    await world.ask('POST /v1/password-reset/forgot-password', { email });
    const token = await world.mailedToken(email, 'reset_password');
    await world.ask('POST /v1/password-reset/reset-password', { token, new_password: 'Lighthouse-keeper-7' });
    expect(await works(phone)).toEqual([false, false]);
  });
});

describe('an end of all sign-ins', () => {
  it('ends a sign-in that was kept in the same second', async () => {
    at(Math.floor(Date.now() / 1000) * 1000 + 100);
    const { email, device } = await person();
    await world.ask('POST /v1/password-reset/forgot-password', { email });
    const token = await world.mailedToken(email, 'reset_password');
    expect(await endOthers(device)).toBe(204);
    const body = { token, new_password: 'Lighthouse-keeper-7' };
    expect((await world.ask('POST /v1/password-reset/reset-password', body)).status).toBe(200);
    expect(await works(device)).toEqual([false, false]);
  });

  it('is not undone by a request to keep one that was on its way: of two at once, one sign-in is left', async () => {
    at(Date.now());
    const { email, device } = await person();
    const phone = await signIn(email, SAFARI);
    const answers = await Promise.all([endOthers(device), endOthers(phone)]);
    expect(answers.filter((status) => status === 204)).toHaveLength(1);
    const kept = answers[0] === 204 ? device : phone;
    for (const each of [device, phone]) expect(await works(each)).toEqual([each === kept, each === kept]);
  });
});

describe('a sign-out', () => {
  it('ends the access token, too, and only of this device', async () => {
    const { email, device } = await person();
    const phone = await signIn(email);
    expect((await signOut(phone)).status).toBe(200);
    expect(await works(phone)).toEqual([false, false]);
    expect(await works(device)).toEqual([true, true]);
    expect((await signOut(phone)).status).toBe(200);
  });

  it('what is kept of ended sign-ins goes with a sign-in after their tokens have run out', async () => {
    at(Date.now());
    const { email, device } = await person();
    const stored = async () => {
      const rows = await world.rows<{ email?: string; ended_sign_ins?: Set<string> }>('U#');
      return rows.find((row) => row.email === email)?.ended_sign_ins?.size ?? 0;
    };
    for (let n = 0; n < 3; n++) await signOut(await signIn(email));
    expect(await stored()).toBe(3);
    later(10 * MINUTE);
    await signOut(await signIn(email));
    expect(await stored()).toBe(4);
    later(7 * MINUTE);
    await signIn(email);
    expect(await stored()).toBe(1);
    expect((await renew(device)).status).toBe(200);
  });
});
