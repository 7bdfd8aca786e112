import type { Me } from '#shared/domain/user.ts';
import { createStore, useStore } from './store.ts';
import { clearTokens } from './tokens.ts';

export interface SessionState {
  user: Me | null;
  isLoading: boolean;
  error: string | null;
  /** The session ran out, as opposed to a sign-out. */
  hasExpired: boolean;
  /** A session is stored, but the server could not be reached to confirm it. */
  isUnreachable: boolean;
}

const signedOut: SessionState = { user: null, isLoading: false, error: null, hasExpired: false, isUnreachable: false };

const store = createStore<SessionState>({ ...signedOut, isLoading: true }, signedOut);

export const getSession = (): SessionState => store.get();

export const setSession = (change: Partial<SessionState>): void => store.set({ ...store.get(), ...change });

/** Nobody is signed in, which HTML that was rendered at build time shows already: nothing is rendered again. */
export const showSignedOut = (): void => store.set(signedOut);

/** Forgets the session on this device. */
export const endSession = ({ hasExpired = true } = {}): void => {
  clearTokens();
  setSession({ ...signedOut, hasExpired });
};

export const useSession = (): SessionState & { isAuthenticated: boolean } => {
  const current = useStore(store);
  return { ...current, isAuthenticated: current.user !== null };
};
