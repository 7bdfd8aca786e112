/** Lets signed-in visitors through; others go to the sign-in page, which brings an expired session back here. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { accountScreenMessages as messages } from '#shared/messages/account.ts';
import { restoreSession } from '../../lib/session.ts';
import { useSession } from '../../lib/session-state.ts';
import { pathOf } from '../paths.ts';
import { Checking } from './checking.tsx';
import { DeniedPage } from './denied-page.tsx';

/** Keeps the address, and the focus on its button, until the server answers. */
function Unreachable() {
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await restoreSession();
    setTrying(false);
  };
  const button = (
    <Button onClick={() => void tryAgain()} loading={isTrying}>
      Try Again
    </Button>
  );
  return (
    <DeniedPage title={messages.unreachable} action={button}>
      <p>{messages.unreachableHint}</p>
    </DeniedPage>
  );
}

export function RequireSession() {
  const { isLoading, isAuthenticated, hasExpired, isUnreachable } = useSession();
  const { pathname, search, hash } = useLocation();
  if (isLoading) return <Checking />;
  if (isAuthenticated) return <Outlet />;
  if (isUnreachable) return <Unreachable />;
  return <Navigate to={pathOf('login')} replace state={hasExpired ? { next: `${pathname}${search}${hash}` } : null} />;
}
