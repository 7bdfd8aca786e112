/** Sign-in and registration are for visitors; whoever is signed in goes on, back to where an expired session ended. */
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session-state.ts';
import { pathOf } from '../paths.ts';
import { Checking } from './checking.tsx';

/** The place an expired session was in; only our own addresses count. */
export const returnPath = (state: unknown): string | null => {
  const next = (state as { next?: unknown } | null)?.next;
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : null;
};

export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { isLoading, isAuthenticated } = useSession();
  const { state } = useLocation();
  if (isAuthenticated) return <Navigate to={returnPath(state) ?? pathOf('dashboard')} replace />;
  return isLoading ? <Checking /> : children;
}
