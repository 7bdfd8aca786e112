/** Lets signed-in visitors through; others go to the sign-in page, which brings an expired session back here. */
import { Center } from '@mantine/core';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session-state.ts';
import { LoadingBlock } from '../../ui/state-block.tsx';
import { pathOf } from '../paths.ts';

export function RequireSession() {
  const { isLoading, isAuthenticated, hasExpired } = useSession();
  const { pathname, search, hash } = useLocation();
  if (isLoading) {
    return (
      <Center mih="60vh">
        <LoadingBlock label="Checking your sign-in" />
      </Center>
    );
  }
  if (isAuthenticated) return <Outlet />;
  return <Navigate to={pathOf('login')} replace state={hasExpired ? { next: `${pathname}${search}${hash}` } : null} />;
}
