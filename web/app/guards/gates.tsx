/** The gates of the routes that not everybody may open. What is behind them does not run, and calls nothing. */
import { Anchor } from '@mantine/core';
import { Link, Outlet } from 'react-router-dom';
import { accessDenialReason, EXERCISE_ACCESS, hasFeature } from '#shared/domain/access.ts';
import { hasAdminRights } from '#shared/domain/user.ts';
import { gateMessages as messages } from '#shared/messages/gates.ts';
import { useSession } from '../../lib/session-state.ts';
import { type Gate, pathOf } from '../paths.ts';
import { DeniedPage } from './denied-page.tsx';
import { FeatureGate, UpgradePanel } from './feature-gate.tsx';

function TabletopGate() {
  const { user } = useSession();
  if (user && accessDenialReason(EXERCISE_ACCESS, user) === null) return <Outlet />;
  return (
    <FeatureGate feature="tabletop_scenarios" name="Tabletop Scenarios" note={messages.tabletop}>
      <Outlet />
    </FeatureGate>
  );
}

function CrisisGate() {
  const { user } = useSession();
  if (user && hasFeature(user, 'flash_rtc')) return <Outlet />;
  return (
    <UpgradePanel feature="flash_rtc" title={messages.crisisTitle} action={messages.crisisAction}>
      <p>{messages.crisisText}</p>
    </UpgradePanel>
  );
}

function StaffGate() {
  const { user } = useSession();
  if (user && hasAdminRights(user)) return <Outlet />;
  const home = (
    <Anchor component={Link} to={pathOf('dashboard')}>
      Go to the dashboard
    </Anchor>
  );
  return (
    <DeniedPage title={messages.staffTitle} action={home}>
      <p>{messages.staffText}</p>
    </DeniedPage>
  );
}

export const gates: Record<Gate, () => React.JSX.Element> = {
  tabletop: TabletopGate,
  crisis: CrisisGate,
  staff: StaffGate,
};
