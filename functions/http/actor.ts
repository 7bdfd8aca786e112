import { findPendingEmail } from '#functions/data/email-changes.ts';
import { isEnded, type SignInLimits, validFrom } from '#functions/data/sessions.ts';
import { type ActorRecord, currentSubscription } from '#functions/data/users.ts';
import { isStaff, type Me } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';

import { accountMessages } from '#shared/messages/account.ts';
import { forbidden, unauthorized } from './errors.ts';

export interface Actor extends Me, TokenFacts {
  signInLimits: SignInLimits;
  second_factor_at: string | null;
}

export interface TokenFacts {
  /** Epoch seconds of the access token's issue and of the sign-in, which a refresh keeps. */
  issuedAt: number;
  signedInAt: number;
  /** The sign-in itself, also after a refresh; empty in a token without it. */
  family: string;
}

export interface TokenClaims {
  username?: string;
  token_use?: string;
  iat?: string | number;
  auth_time?: string | number;
  origin_jti?: string;
}

/** As Cognito has user ids: not `1e0`, ` 1` or `0x1`. */
const USER_ID = /^[1-9]\d{0,15}$/;

/** Accepts access tokens only, no id tokens. */
export const parseClaims = (claims: TokenClaims | undefined): TokenFacts & { uid: number } => {
  const uid = USER_ID.test(claims?.username ?? '') ? Number(claims?.username) : Number.NaN;
  if (claims?.token_use !== 'access' || !Number.isSafeInteger(uid)) throw unauthorized();
  return { uid, issuedAt: Number(claims.iat), signedInAt: Number(claims.auth_time), family: claims.origin_jti ?? '' };
};

/** Whatever a stage does not name optional is required. */
const isRequiredOfStaff = (): boolean => process.env.STAFF_SECOND_FACTOR !== 'optional';

/**
 * The account must be active and verified, the sign-in not ended, and neither token nor sign-in older than
 * `sessions_valid_from`, in whole seconds as Cognito's times are. A refreshed token has a new `iat`, so the sign-in is
 * checked too.
 */
export const authenticate = (record: ActorRecord | null, token: TokenFacts, now: Date): Actor => {
  const { issuedAt, signedInAt, family } = token;
  if (!record) throw unauthorized();
  if (!record.is_active) throw unauthorized(accessMessages.deactivated);
  const from = Math.floor(Date.parse(validFrom(record, family) ?? '1970') / 1000);
  if (isEnded(record, family) || !(issuedAt >= from && signedInAt >= from)) throw unauthorized(accountMessages.sessionEnded);
  if (!record.is_verified) throw forbidden(accountMessages.notVerified);
  const { sessions_valid_from, kept_sign_in, ended_sign_ins, ...me } = record;
  return {
    ...me,
    subscription: currentSubscription(record, now),
    second_factor: { is_enabled: record.second_factor_at !== null, is_required: isRequiredOfStaff() && isStaff(record) },
    pending_email: findPendingEmail(record, now),
    issuedAt,
    signedInAt,
    family,
    signInLimits: { sessions_valid_from, kept_sign_in, ended_sign_ins },
  };
};
