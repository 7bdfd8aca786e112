/** Codes of authenticator apps (RFC 6238): SHA-1, 6 digits, 30 seconds, which is what every app supports. */
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Keelhouse';
const PERIOD_SECONDS = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** The step before and the one after are accepted too, for clocks that differ and slow typing. */
const WINDOW = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code contains. */
export const buildOtpauthUrl = (secret: string, account: string): string => totpOf(secret, account).toString();

/** The number of the 30-second step that the code belongs to; null for a wrong code. */
export const findStep = (secret: string, code: string, now: Date): number | null => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
};
