import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { accessDenialReason, EXERCISE_ACCESS, hasFeature } from '#shared/domain/access.ts';
import { type Feature, requiredTierOf } from '#shared/domain/tier.ts';
import { areRightsSuspended, hasAdminRights, isAdministrator } from '#shared/domain/user.ts';
import { gateMessages as messages } from '#shared/messages/access.ts';
import { crisisScreenMessages as say } from '#shared/messages/crisis-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { crisisAccessQuery } from '../../features/crisis/crisis-queries.ts';
import { messageOf } from '../../lib/api-error.ts';
import { getSession, useSession } from '../../lib/session-state.ts';
import { tierNames } from '../../lib/tiers.ts';
import { askForUpgrade, closeUpgrade } from '../../lib/upgrade-prompt.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { type Gate, pathOf } from '../paths.ts';
import { DeniedPage } from './denied-page.tsx';

function TabletopGate() {
  const { user } = useSession();
  if (user && accessDenialReason(EXERCISE_ACCESS, user) === null) return <Outlet />;
  return (
    <FeatureGate feature="tabletop_scenarios" name="Tabletop Scenarios" note={messages.tabletop}>
      <Outlet />
    </FeatureGate>
  );
}

/** The server decides. */
function CrisisGate() {
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useQuery(crisisAccessQuery(user));
  if (data?.has_access) return <Outlet />;
  if (data)
    return (
      <UpgradePanel feature="flash_rtc" title={messages.crisisTitle} action={messages.crisisAction}>
        <p>{data.message}</p>
      </UpgradePanel>
    );
  return (
    <Page>
      <PageTitle>Crisis Communications</PageTitle>
      <Card>
        {error && !isFetching ? (
          <ErrorBlock title={fill(say.accessFailed, { detail: messageOf(error) })} onRetry={() => void refetch()} />
        ) : (
          <LoadingBlock label="Checking your access" />
        )}
      </Card>
    </Page>
  );
}

function StaffGate() {
  const { user } = useSession();
  if (user && hasAdminRights(user)) return <Outlet />;
  if (user && isAdministrator(user) && areRightsSuspended(user)) {
    const setUp = (
      <Button component={Link} to={`${pathOf('profile')}#two-step`}>
        {messages.factorAction}
      </Button>
    );
    return (
      <DeniedPage title={messages.factorTitle} action={setUp}>
        <p>{messages.factorText}</p>
      </DeniedPage>
    );
  }
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

interface PanelProps {
  feature: Feature;
  title: string;
  action: string;
  children: ReactNode;
}

/** Names the feature itself, so the upgrade dialog it opens does not. */
export function UpgradePanel({ feature, title, action, children }: PanelProps) {
  const ask = () => askForUpgrade({ tier: requiredTierOf(feature), isOnPage: true });
  useEffect(() => {
    askForUpgrade({ tier: requiredTierOf(feature), isOnPage: true });
    return () => {
      // After a successful upgrade the dialog shows its result and closes by itself.
      const { user } = getSession();
      if (!user || !hasFeature(user, feature)) closeUpgrade();
    };
  }, [feature]);
  return (
    <DeniedPage title={title} action={<Button onClick={ask}>{action}</Button>}>
      {children}
    </DeniedPage>
  );
}

interface GateProps {
  feature: Feature;
  name: string;
  note?: string;
  children: ReactNode;
}

export function FeatureGate({ feature, name, note, children }: GateProps) {
  const { user } = useSession();
  if (user && hasFeature(user, feature)) return children;
  const tier = requiredTierOf(feature);
  const words = { feature: name, plan: tier, Plan: tierNames[tier] };
  return (
    <UpgradePanel feature={feature} title={fill(messages.tierTitle, words)} action={fill(messages.tierAction, words)}>
      <p>{fill(messages.tierText, words)}</p>
      {note && <p>{note}</p>}
    </UpgradePanel>
  );
}
