/**
 * Where a bearer token comes from: aws-amplify asks our token provider, which reads the stored session and renews it.
 * Loaded with the first signed-in call, so that sign-in does not carry it.
 */
import { Amplify } from 'aws-amplify';
import { decodeJWT, fetchAuthSession } from 'aws-amplify/auth';
import { refresh } from './refresh.ts';
import { isDue, readTokens } from './tokens.ts';

const asJwt = (token: string) => {
  try {
    return decodeJWT(token);
  } catch {
    return { payload: {}, toString: () => token };
  }
};

const getTokens = async (options?: { forceRefresh?: boolean }) => {
  const stored = readTokens();
  if (!stored) return null;
  const mustRenew = options?.forceRefresh || (stored.refreshToken !== null && isDue(stored.expiresAt, Date.now()));
  const token = mustRenew ? await refresh(stored.token) : stored.token;
  return token === null ? null : { accessToken: asJwt(token) };
};

Amplify.configure({}, { Auth: { tokenProvider: { getTokens } } });

/** The token to send now; null when nobody is signed in. */
export const accessToken = async (): Promise<string | null> => (await fetchAuthSession()).tokens?.accessToken.toString() ?? null;

/** A token newer than one that was refused; null when the session is over. */
export const renewedToken = async (refused: string | null): Promise<string | null> => {
  const stored = readTokens();
  if (stored && stored.token !== refused) return stored.token;
  return (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.toString() ?? null;
};
