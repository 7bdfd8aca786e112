import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { approverOf, hasFeature } from '#shared/domain/access.ts';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { bcpListMessages } from '#shared/messages/next-steps.ts';
import { readLastStep } from '../../features/bcp-editor/state/steps.ts';
import { useBcpActions } from '../../features/bcps/bcp-actions.tsx';
import { BcpLimitsDialog, chooseNewBcpVariant, useNewBcp } from '../../features/bcps/bcp-limits.tsx';
import { BcpsFailed, TableSkeleton } from '../../features/bcps/bcps-loading.tsx';
import { describeNextStep, formatGreeting } from '../../features/bcps/greeting.ts';
import { IsoBanner } from '../../features/bcps/iso-banner.tsx';
import { NextSteps } from '../../features/bcps/next-steps.tsx';
import { PortfolioReadiness } from '../../features/bcps/portfolio-readiness.tsx';
import { bcpsQuery, limitsQuery, readinessQuery } from '../../features/bcps/queries.ts';
import { RecentBcps } from '../../features/bcps/recent-bcps.tsx';
import { findBcpToResume, ResumeCard } from '../../features/bcps/resume-card.tsx';
import { StaleNote } from '../../features/bcps/stale-note.tsx';
import { StatCards } from '../../features/bcps/stat-cards.tsx';
import { SystemStatus } from '../../features/bcps/system-status.tsx';
import { AwaitingCard } from '../../features/tabletop/awaiting-card.tsx';
import { useSession } from '../../lib/session-state.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StatsSkeleton } from '../../ui/stat-card.tsx';
import { bcpPath, bcpPreviewPath, exercisePath, pathOf, proofPath, stressTestPath } from '../paths.ts';
import { useIso27001 } from '../use-iso27001.tsx';
import styles from './dashboard.module.css';

interface QuickActionsProps {
  variant: 'filled' | 'default';
  onCreate: () => void;
  isChecking: boolean;
}

function QuickActions({ variant, onCreate, isChecking }: QuickActionsProps) {
  return (
    <section aria-labelledby="quick-actions">
      <VisuallyHidden component="h2" id="quick-actions">
        Quick Actions
      </VisuallyHidden>
      <Button variant={variant} leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={onCreate} loading={isChecking}>
        New BCP
      </Button>
    </section>
  );
}

function Resume({ bcp }: { bcp: BcpRow | undefined }) {
  return bcp ? <ResumeCard bcp={bcp} step={readLastStep(bcp.id)} path={bcpPath(bcp.id)} /> : null;
}

export function Component() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const bcps = useQuery(bcpsQuery);
  const readiness = useQuery(readinessQuery);
  const { data: limits } = useQuery(limitsQuery);
  const create = useNewBcp(() => void navigate(pathOf('newBcp')));
  const iso27001 = useIso27001(bcps.data);
  const actions = useBcpActions(create.hasRoom, ({ id }) => [{ label: bcpListMessages.stressTest, path: stressTestPath(id) }]);
  const approver = user && approverOf(user);
  const bcpToResume = findBcpToResume(bcps.data ?? []);
  const hasBcps = bcps.data !== undefined && bcps.data.length > 0;
  return (
    <Page>
      <PageTitle
        tabTitle="Dashboard"
        lead={<span className={styles.lead}>{bcps.data && describeNextStep(bcpToResume, bcps.data.length)}</span>}
        actions={
          <QuickActions
            variant={chooseNewBcpVariant(limits)}
            onCreate={() => void create.start()}
            isChecking={create.isChecking}
          />
        }
      >
        {formatGreeting(user?.full_name ?? null, new Date().getHours())}
      </PageTitle>
      {approver && <AwaitingCard approver={approver} pathOf={exercisePath} listPath={pathOf('tabletopExercises')} />}
      <StaleNote query={bcps} />
      <Resume bcp={bcpToResume} />
      {bcps.isPending && <TableSkeleton />}
      {bcps.isError && !bcps.data && <BcpsFailed error={bcps.error} onRetry={() => void bcps.refetch()} />}
      {bcps.data && (
        <RecentBcps
          bcps={bcps.data}
          isAll={(state as { isAll?: boolean } | null)?.isAll === true}
          dashboardPath={pathOf('dashboard')}
          listPath={pathOf('bcps')}
          samplePath={pathOf('sample')}
          pathOf={bcpPath}
          onPreview={(id) => void navigate(bcpPreviewPath(id), { state: { isFromList: true } })}
          onIso27001={iso27001.open}
          menuOf={actions.menuOf}
          onCreate={() => void create.start()}
          isCreating={create.isChecking}
        />
      )}
      {bcps.data && (
        <StatCards bcps={bcps.data} limits={limits} onShowLimits={create.showLimits} listPath={pathOf('bcps')} pathOf={bcpPath} />
      )}
      {bcps.isPending && <StatsSkeleton />}
      {/* Where it stands is known with the BCPs above it. */}
      {!bcps.isPending && (
        <div className={styles.columns}>
          <div className={styles.main}>
            {hasBcps && readiness.isPending && <Skeleton height={320} radius="lg" />}
            {bcps.data && readiness.data && (
              <NextSteps
                bcps={bcps.data}
                readiness={readiness.data}
                pathOf={bcpPath}
                exercisePathOf={exercisePath}
                newExercisePath={user && hasFeature(user, 'tabletop_scenarios') ? pathOf('newExercise') : null}
              />
            )}
            {hasBcps && (
              <PortfolioReadiness
                bcps={bcps.data}
                readiness={readiness}
                pathOf={bcpPath}
                proofPathOf={proofPath}
                stressTestPathOf={stressTestPath}
              />
            )}
          </div>
          <aside className={styles.rail} aria-label="About the product">
            <SystemStatus />
            <IsoBanner />
          </aside>
        </div>
      )}
      {iso27001.dialog}
      {actions.dialogs}
      <BcpLimitsDialog
        opened={create.isLimitsOpen}
        onClose={create.closeLimits}
        onUpgrade={() => void navigate(pathOf('subscription'))}
        onCreate={() => void navigate(pathOf('newBcp'))}
      />
    </Page>
  );
}
