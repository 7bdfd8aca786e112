import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { signInScreenMessages as messages } from '#shared/messages/sign-in.ts';
import { chosenTier } from '../../lib/chosen-tier.ts';
import { restoreSession } from '../../lib/session.ts';
import { useSession } from '../../lib/session-state.ts';
import { LoadingBlock } from '../../ui/state-block.tsx';
import { pathOf, withTier } from '../paths.ts';
import { DeniedPage } from './denied-page.tsx';

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

/** The path an expired session left; other origins are refused. */
export const returnPath = (state: unknown): string | null => {
  const next = (state as { next?: unknown } | null)?.next;
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : null;
};

/** Where a sign-in leads: to the tier that was chosen before it, or to the dashboard. */
const startPath = (): string => {
  const tier = chosenTier.read();
  return tier === null ? pathOf('dashboard') : withTier(pathOf('subscription'), tier);
};

export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { isLoading, isAuthenticated } = useSession();
  const { state } = useLocation();
  if (isAuthenticated) return <Navigate to={returnPath(state) ?? startPath()} replace />;
  return isLoading ? <Checking /> : children;
}

function Checking() {
  return (
    <div style={{ paddingTop: '20vh' }}>
      <LoadingBlock label="Checking your sign-in" />
    </div>
  );
}
