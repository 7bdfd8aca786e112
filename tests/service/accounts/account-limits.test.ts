/** How often what may be tried, per address and per place, with the limits of a deployed stage. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

const QUARTER = 15 * 60;
const HOUR = 3_600;

let world: Awaited<ReturnType<typeof startAccountsInProcess>>;

beforeAll(async () => {
  world = await startAccountsInProcess();
  Object.assign(process.env, { RATE_LIMIT_IP_FACTOR: '1', ANSWER_FLOOR_MS: '1' });
});
/** Each case has a day of its own, so that no other has used up its windows. */
let day = 0;
beforeEach(() => {
  day += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, day, 9, 0, 10) });
});
afterAll(async () => {
  vi.useRealTimers();
  await world.stop();
});

const register = (email: string) => world.ask('POST /v1/auth/register', { email, password: PASSWORD });
/** From another address of one subnet each time. */
const registerNearby = async (email: string) => {
  const { handler } = await import('#functions/api/auth/handler.ts');
  neighbor = (neighbor + 1) % 250;
  const body = { email, password: PASSWORD };
  return world.invoke<unknown>(handler as never, { uid: 0, route: 'POST /v1/auth/register', body, ip: `203.0.113.${neighbor}` });
};
let neighbor = 0;
const resend = (email: string) => world.ask('POST /v1/auth/resend-verification', { email });
const forgot = (email: string) => world.ask('POST /v1/password-reset/forgot-password', { email });
const login = (email: string) => world.login(email, 'wrong');
const reset = () => world.ask('POST /v1/password-reset/reset-password', { token: 'unknown', new_password: PASSWORD });
const verify = () => world.ask('POST /v1/auth/verify-email', { token: 'unknown' });

const known = 'known@test.keelhouse.example';
type Call = (email: string) => Promise<{ status: number; headers: Record<string, unknown> }>;

describe('the limit', () => {
  it.each<[what: string, most: number, windowSeconds: number, call: Call]>([
    ['of sign-ins with one address', 30, QUARTER, () => login(known)],
    ['of sign-ins from one place', 50, QUARTER, () => login(newEmail())],
    ['of registrations with one address', 3, HOUR, () => register(known)],
    ['of registrations from one place', 20, HOUR, () => register(newEmail())],
    ['of registrations from one subnet', 60, HOUR, () => registerNearby(newEmail())],
    ['of new links for one address', 3, HOUR, () => resend(known)],
    ['of new links from one place', 20, HOUR, () => resend(newEmail())],
    ['of forgotten passwords of one address', 3, HOUR, () => forgot(known)],
    ['of forgotten passwords from one place', 20, HOUR, () => forgot(newEmail())],
    ['of resets from one place', 20, HOUR, reset],
    ['of verifications from one place', 20, QUARTER, verify],
  ])('the limit %s is %i, and ends with its window', async (_, most, windowSeconds, call) => {
    for (let n = 1; n <= most; n++) expect((await call(known)).status, `call ${n}`).not.toBe(429);
    const refused = await call(known);
    expect(refused).toMatchObject({ status: 429, body: { detail: 'Too many requests. Please try again later.' } });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(windowSeconds);
    vi.setSystemTime(Date.now() + seconds * 1000);
    expect((await call(known)).status).not.toBe(429);
  });

  it('rate limits do not distinguish known from unknown addresses', async () => {
    await register(known);
    vi.setSystemTime(Date.now() + 2 * HOUR * 1000);
    for (const call of [register, resend, forgot, login])
      for (let status = 0; status !== 429; ) {
        const answer = await call(known);
        expect(await call('unknown@test.keelhouse.example')).toEqual(answer);
        ({ status } = answer);
      }
  });
});
