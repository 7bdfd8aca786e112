import { type ActorRecord, currentSubscription } from '#functions/data/users.ts';
import type { Me } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';

import { accountMessages } from '#shared/messages/account.ts';
import { forbidden, unauthorized } from './errors.ts';

export interface Actor extends Me, TokenTimes {}

/** Epoch seconds of the access token's issue and of the sign-in, which a refresh keeps. */
export interface TokenTimes {
  issuedAt: number;
  signedInAt: number;
}

export interface TokenClaims {
  username?: string;
  token_use?: string;
  iat?: string | number;
  auth_time?: string | number;
}

/** As Cognito has user ids: not `1e0`, ` 1` or `0x1`. */
const USER_ID = /^[1-9]\d{0,15}$/;

/** Accepts access tokens only, no id tokens. */
export const parseClaims = (claims: TokenClaims | undefined): TokenTimes & { uid: number } => {
  const uid = USER_ID.test(claims?.username ?? '') ? Number(claims?.username) : Number.NaN;
  if (claims?.token_use !== 'access' || !Number.isSafeInteger(uid)) throw unauthorized();
  return { uid, issuedAt: Number(claims.iat), signedInAt: Number(claims.auth_time) };
};

/**
 * The account must be active and verified, and neither token nor sign-in older than `sessions_valid_from`, in whole seconds
 * as Cognito's times are. A refreshed token has a new `iat`, so the sign-in is checked too.
 */
export const authenticate = (record: ActorRecord | null, { issuedAt, signedInAt }: TokenTimes, now: Date): Actor => {
  if (!record) throw unauthorized();
  if (!record.is_active) throw unauthorized(accessMessages.deactivated);
  const validFrom = record.sessions_valid_from === null ? 0 : Math.floor(Date.parse(record.sessions_valid_from) / 1000);
  if (!(issuedAt >= validFrom && signedInAt >= validFrom)) throw unauthorized(accountMessages.sessionEnded);
  if (!record.is_verified) throw forbidden(accountMessages.notVerified);
  const { sessions_valid_from: _, ...me } = record;
  return {
    ...me,
    subscription: currentSubscription(record, now),
    issuedAt,
    signedInAt,
  };
};
