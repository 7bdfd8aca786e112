/** Who is signed in, for every screen; changed by `session.ts` and by a refused refresh. */
import { useSyncExternalStore } from 'react';
import type { Me } from '#shared/domain/user.ts';
import { clearTokens } from './tokens.ts';

export interface SessionState {
  user: Me | null;
  isLoading: boolean;
  error: string | null;
  /** The session ran out, as opposed to a sign-out. */
  hasExpired: boolean;
  /** A session is stored, but the server could not be asked about it. */
  isUnreachable: boolean;
}

const signedOut: SessionState = { user: null, isLoading: false, error: null, hasExpired: false, isUnreachable: false };

let state: SessionState = { ...signedOut, isLoading: true };
const listeners = new Set<() => void>();

export const getSession = (): SessionState => state;

export const setSession = (change: Partial<SessionState>): void => {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
};

const subscribeSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Forgets the session on this device. `hasExpired` tells a session that ran out from a sign-out. */
export const endSession = ({ hasExpired = true } = {}): void => {
  clearTokens();
  setSession({ ...signedOut, hasExpired });
};

/** The sign-in state; a user is present exactly when somebody is signed in. */
export const useSession = (): SessionState & { isAuthenticated: boolean } => {
  const current = useSyncExternalStore(subscribeSession, getSession);
  return { ...current, isAuthenticated: current.user !== null };
};
