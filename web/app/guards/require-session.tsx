/** Lets signed-in visitors through; others go to the sign-in page, which brings an expired session back here. */
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session-state.ts';
import { pathOf } from '../paths.ts';
import { Checking } from './checking.tsx';

export function RequireSession() {
  const { isLoading, isAuthenticated, hasExpired } = useSession();
  const { pathname, search, hash } = useLocation();
  if (isLoading) return <Checking />;
  if (isAuthenticated) return <Outlet />;
  return <Navigate to={pathOf('login')} replace state={hasExpired ? { next: `${pathname}${search}${hash}` } : null} />;
}
