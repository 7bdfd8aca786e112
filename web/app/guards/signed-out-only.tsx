/** Sign-in and registration are for visitors; whoever is signed in goes on, back to where an expired session ended. */
import { Center } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session-state.ts';
import { LoadingBlock } from '../../ui/state-block.tsx';
import { pathOf } from '../paths.ts';

/** The place an expired session was in; only our own addresses count. */
export const placeLeft = (state: unknown): string | null => {
  const next = (state as { next?: unknown } | null)?.next;
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : null;
};

export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { isLoading, isAuthenticated } = useSession();
  const { state } = useLocation();
  if (isAuthenticated) return <Navigate to={placeLeft(state) ?? pathOf('dashboard')} replace />;
  if (!isLoading) return children;
  return (
    <Center mih="60vh" component="main">
      <LoadingBlock label="Checking your sign-in" />
    </Center>
  );
}
