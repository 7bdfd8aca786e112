import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { listMessages } from '#shared/messages/bcp-screens.ts';
import { frontMessages } from '#shared/messages/front.ts';
import { bcpListMessages } from '#shared/messages/next-steps.ts';
import { useBcpActions } from '../../features/bcps/bcp-actions.tsx';
import { RecentlyDeleted } from '../../features/bcps/bcp-deletion.tsx';
import { ARCHIVED, filterBcps, formatFilter, parseFilter } from '../../features/bcps/bcp-filter.ts';
import { BcpFilters } from '../../features/bcps/bcp-filters.tsx';
import { BcpLimitsDialog, chooseNewBcpVariant, useNewBcp } from '../../features/bcps/bcp-limits.tsx';
import { BcpTable } from '../../features/bcps/bcp-table.tsx';
import { BcpsFailed, TableSkeleton } from '../../features/bcps/bcps-loading.tsx';
import { archivedBcpsQuery, bcpsQuery, limitsQuery } from '../../features/bcps/queries.ts';
import { StaleNote } from '../../features/bcps/stale-note.tsx';
import { StatCards } from '../../features/bcps/stat-cards.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StatsSkeleton } from '../../ui/stat-card.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { bcpPath, bcpPreviewPath, pathOf, stressTestPath } from '../paths.ts';
import { useIso27001 } from '../use-iso27001.tsx';

interface FilteredProps {
  bcps: BcpRow[];
  archived: BcpRow[];
  hasRoom: () => Promise<boolean>;
}

function FilteredBcps({ bcps: listed, archived, hasRoom }: FilteredProps) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const iso27001 = useIso27001([...listed, ...archived]);
  const actions = useBcpActions(hasRoom, ({ id }) => [{ label: bcpListMessages.stressTest, path: stressTestPath(id) }]);
  const filter = parseFilter(params);
  const bcps = filter.status === ARCHIVED ? archived : listed;
  const found = filterBcps(bcps, filter);
  const search = useRef<HTMLInputElement>(null);
  const clear = () => {
    setParams({}, { replace: true });
    search.current?.focus();
  };
  return (
    <Card>
      <BcpFilters
        hasArchived={archived.length > 0 || filter.status === ARCHIVED}
        filter={filter}
        search={search}
        onChange={(next) => setParams(formatFilter(next), { replace: true })}
      />
      <Text size="sm" c="dimmed" role="status" mt="sm">
        {found.length} of {bcps.length} {bcps.length === 1 ? 'plan' : 'plans'}
      </Text>
      {found.length > 0 ? (
        <BcpTable
          label="BCP plans"
          bcps={found}
          pathOf={bcpPath}
          onPreview={(id) => void navigate(bcpPreviewPath(id), { state: { isFromList: true } })}
          onIso27001={iso27001.open}
          menuOf={actions.menuOf}
          withCompleteness
        />
      ) : (
        <EmptyBlock
          title={listMessages.nothingFound}
          drawing="ledger"
          actions={
            <Button variant="default" onClick={clear}>
              Clear filters
            </Button>
          }
        >
          Try adjusting your search or filter
        </EmptyBlock>
      )}
      {iso27001.dialog}
      {actions.dialogs}
    </Card>
  );
}

function NoBcps({ onCreate, isChecking }: { onCreate: () => void; isChecking: boolean }) {
  return (
    <Card>
      <EmptyBlock
        title={listMessages.nothingFound}
        drawing="anchor"
        actions={
          <>
            <Button onClick={onCreate} loading={isChecking}>
              Create BCP Plan
            </Button>
            <Button component={Link} to={pathOf('sample')} variant="default">
              {frontMessages.sample}
            </Button>
          </>
        }
      >
        A plan says what must not stop, what could stop it, and who does what when it does.
      </EmptyBlock>
    </Card>
  );
}

export function Component() {
  const navigate = useNavigate();
  const bcps = useQuery(bcpsQuery);
  const { data: archived = [] } = useQuery(archivedBcpsQuery);
  const { data: limits } = useQuery(limitsQuery);
  const create = useNewBcp(() => void navigate(pathOf('newBcp')));
  const start = () => void create.start();
  const isEmpty = bcps.data?.length === 0 && archived.length === 0;
  const newButton = (
    <Button
      variant={chooseNewBcpVariant(limits)}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      onClick={start}
      loading={create.isChecking}
    >
      New BCP
    </Button>
  );
  return (
    <Page>
      <PageTitle actions={bcps.data && !isEmpty && newButton}>BCP Plans</PageTitle>
      {bcps.isPending && (
        <>
          <StatsSkeleton />
          <TableSkeleton />
        </>
      )}
      {bcps.isError && !bcps.data && <BcpsFailed error={bcps.error} onRetry={() => void bcps.refetch()} />}
      <StaleNote query={bcps} />
      {bcps.data && (
        <StatCards bcps={bcps.data} limits={limits} onShowLimits={create.showLimits} listPath={pathOf('bcps')} pathOf={bcpPath} />
      )}
      {bcps.data && !isEmpty && <FilteredBcps bcps={bcps.data} archived={archived} hasRoom={create.hasRoom} />}
      {isEmpty && <NoBcps onCreate={start} isChecking={create.isChecking} />}
      {bcps.data && <RecentlyDeleted />}
      <BcpLimitsDialog
        opened={create.isLimitsOpen}
        onClose={create.closeLimits}
        onUpgrade={() => void navigate(pathOf('subscription'))}
        onCreate={() => void navigate(pathOf('newBcp'))}
      />
    </Page>
  );
}
