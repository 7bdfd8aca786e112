/** An authenticator app and an account for tests of two-step sign-in. */
import { Secret, TOTP } from 'otpauth';
import { claimsOf, type startAccountsInProcess } from './accounts-in-process.ts';
import { newEmail, PASSWORD } from './people.ts';

export const STEP_MS = 30_000;

/** What the app shows for a secret at a time. */
export const codeAt = (secret: string, time = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: time });

/** A code of no step near the time. */
export const wrongCodeAt = (secret: string, time = Date.now()): string => {
  const near = new Set(Array.from({ length: 41 }, (_, at) => codeAt(secret, time + (at - 20) * STEP_MS)));
  return Array.from({ length: 50 }, (_, at) => String(at).padStart(6, '0')).find((code) => !near.has(code))!;
};

type World = Awaited<ReturnType<typeof startAccountsInProcess>>;

export const START = 'POST /v1/users/me/second-factor';
export const CONFIRM = 'POST /v1/users/me/second-factor/confirm';

export const signUp = async (world: World) => {
  const email = newEmail();
  await world.ask('POST /v1/auth/register', { email, password: PASSWORD });
  await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(email, 'verify_email') });
  const { body } = await world.login(email, PASSWORD);
  return { email, uid: Number(claimsOf(body.access_token!).username), tokens: body };
};

/** Turns it on with the code of this moment, which is used up by that. */
export const enroll = async (world: World, uid: number): Promise<{ secret: string; codes: string[] }> => {
  const { body: started } = await world.ask(START, {}, uid);
  const { secret } = started as unknown as { secret: string };
  const { body } = await world.ask(CONFIRM, { current_password: PASSWORD, code: codeAt(secret) }, uid);
  return { secret, codes: (body as unknown as { recovery_codes: string[] }).recovery_codes };
};
