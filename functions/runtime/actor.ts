/** Who is calling: the verified token's user, read strongly once per call. */
import type { ActorRecord } from '#functions/data/actors.ts';
import { countingNow } from '#shared/domain/subscription.ts';
import type { Me } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { accountMessages } from '#shared/messages/account.ts';
import { unauthorized } from './errors.ts';

/** The account with what the call needs to know about its session. */
export interface Actor extends Me {
  /** Seconds since the epoch at which the access token was issued. */
  issuedAt: number;
}

export interface TokenClaims {
  username?: string;
  token_use?: string;
  iat?: string | number;
}

/** The user id in verified claims; only access tokens count, an id token does not open the API. */
export const claimedUser = (claims: TokenClaims | undefined): { uid: number; issuedAt: number } => {
  const uid = Number(claims?.username);
  if (claims?.token_use !== 'access' || !Number.isSafeInteger(uid) || uid < 1) throw unauthorized();
  return { uid, issuedAt: Number(claims.iat) };
};

/**
 * The actor, unless the session has ended: the account must exist and be active, and the token must not be older than
 * `sessions_valid_from` (compared in whole seconds, as Cognito's `iat` is). The subscription is as it counts now.
 */
export const admit = (record: ActorRecord | null, issuedAt: number, now: Date): Actor => {
  if (!record) throw unauthorized();
  if (!record.is_active) throw unauthorized(accessMessages.deactivated);
  const validFrom = record.sessions_valid_from === null ? 0 : Math.floor(Date.parse(record.sessions_valid_from) / 1000);
  if (!(issuedAt >= validFrom)) throw unauthorized(accountMessages.sessionEnded);
  const { sessions_valid_from: _, subscription, ...me } = record;
  return { ...me, subscription: subscription && countingNow(subscription, subscription.is_given === true, now), issuedAt };
};
