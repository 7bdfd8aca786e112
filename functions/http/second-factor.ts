import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Proof, RecoveryCodes, SecondFactorRow } from '#functions/data/second-factors.ts';
import { seal, unseal } from '#functions/gateways/sealing.ts';
import { createTotpSecret, findStep } from '#functions/gateways/totp.ts';
import { log } from '#functions/runtime/log.ts';
import { formatRecoveryCode, parseSignInCode, RECOVERY_CODE_COUNT } from '#shared/domain/second-factor.ts';

/** A recovery code has 60 random bits, so a cheap setting already keeps a stolen table useless. */
const SCRYPT = { N: 4096, r: 8, p: 1 };
const HASH_BYTES = 16;
const RANDOM_BYTES = 16;

const deriveHash = promisify<string, string, number, typeof SCRYPT, Buffer>(scrypt);

/** Hexadecimal: a part of a path in DynamoDB's expressions. */
const hashRecoveryCode = async (code: string, salt: string): Promise<string> =>
  (await deriveHash(code, salt, HASH_BYTES, SCRYPT)).toString('hex');

const placeOf = (uid: number): string => `second factor of ${uid}`;

export const createSealedSecret = async (uid: number): Promise<{ secret: string; sealed: string }> => {
  const secret = createTotpSecret();
  return { secret, sealed: await seal(secret, placeOf(uid)) };
};

export const createRecoveryCodes = async (): Promise<{ codes: string[]; stored: RecoveryCodes }> => {
  const salt = randomBytes(RANDOM_BYTES).toString('base64url');
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => formatRecoveryCode(randomBytes(RANDOM_BYTES)));
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code.replaceAll('-', ''), salt)));
  return {
    codes,
    stored: { recovery_salt: salt, recovery_codes: Object.fromEntries(hashes.map((hash) => [hash, true])) },
  };
};

/** The step of a code for a secret that is not enabled yet. */
export const findPendingStep = async (uid: number, pending: string, typed: string, now: Date): Promise<number | null> => {
  const parsed = parseSignInCode(typed);
  const unsealed = parsed?.kind === 'app' ? await unseal(pending, placeOf(uid)) : null;
  return unsealed && findStep(unsealed.text, parsed!.code, now);
};

const proveByApp = async (
  uid: number,
  { secret, last_step }: SecondFactorRow,
  code: string,
  now: Date,
): Promise<Proof | null> => {
  if (secret === null) return null;
  const unsealed = await unseal(secret, placeOf(uid));
  // Recovery codes still work: they need no key.
  if (!unsealed) log.error('second_factor_unreadable', {});
  const step = unsealed && findStep(unsealed.text, code, now);
  if (step === null || step <= last_step) return null;
  return { kind: 'app', secret, step, resealed: unsealed?.isOutdated ? await seal(unsealed.text, placeOf(uid)) : null };
};

const proveByRecoveryCode = async ({ recovery_salt, recovery_codes }: SecondFactorRow, code: string): Promise<Proof | null> => {
  const hash = await hashRecoveryCode(code, recovery_salt);
  return hash in recovery_codes ? { kind: 'recovery', hash, left: Object.keys(recovery_codes).length - 1 } : null;
};

/** Null for a code that is wrong or used. The proof is void until it is used up in a write. */
export const checkCode = async (uid: number, factor: SecondFactorRow, typed: string, now: Date): Promise<Proof | null> => {
  const parsed = parseSignInCode(typed);
  if (parsed === null) return null;
  return parsed.kind === 'app' ? proveByApp(uid, factor, parsed.code, now) : proveByRecoveryCode(factor, parsed.code);
};
