/** Who is calling: the verified token's user, read strongly once per call. */
import type { ActorRecord } from '#functions/data/users.ts';
import { withEffectiveStatus } from '#shared/domain/subscription.ts';
import type { Me } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';

import { accountMessages } from '#shared/messages/account.ts';
import { forbidden, unauthorized } from './errors.ts';

/** The account with what the call needs to know about its session. */
export interface Actor extends Me, TokenTimes {}

/** Seconds since the epoch: when the access token was issued, and when its user signed in, which a refresh keeps. */
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

/** As the pool spells user ids: `1e0`, ` 1` and `0x1` are no user's name. */
const USER_ID = /^[1-9]\d{0,15}$/;

/** The user id in verified claims; only access tokens count, an id token does not open the API. */
export const parseClaims = (claims: TokenClaims | undefined): TokenTimes & { uid: number } => {
  const uid = USER_ID.test(claims?.username ?? '') ? Number(claims?.username) : Number.NaN;
  if (claims?.token_use !== 'access' || !Number.isSafeInteger(uid)) throw unauthorized();
  return { uid, issuedAt: Number(claims.iat), signedInAt: Number(claims.auth_time) };
};

/**
 * The actor, unless the session has ended: the account must exist, be active and verified, and neither the token nor its
 * sign-in may be older than `sessions_valid_from` (in whole seconds, as the pool's times are). The pool refreshes tokens
 * of earlier sign-ins with a new issue time, so `iat` alone says nothing. The subscription is as it counts now.
 */
export const authenticate = (record: ActorRecord | null, { issuedAt, signedInAt }: TokenTimes, now: Date): Actor => {
  if (!record) throw unauthorized();
  if (!record.is_active) throw unauthorized(accessMessages.deactivated);
  const validFrom = record.sessions_valid_from === null ? 0 : Math.floor(Date.parse(record.sessions_valid_from) / 1000);
  if (!(issuedAt >= validFrom && signedInAt >= validFrom)) throw unauthorized(accountMessages.sessionEnded);
  if (!record.is_verified) throw forbidden(accountMessages.notVerified);
  const { sessions_valid_from: _, subscription, ...me } = record;
  return {
    ...me,
    subscription: subscription && withEffectiveStatus(subscription, subscription.is_given === true, now),
    issuedAt,
    signedInAt,
  };
};
