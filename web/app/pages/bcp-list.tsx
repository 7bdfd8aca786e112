/** `/bcp`: every plan, to search and to open. */
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { listMessages } from '#shared/messages/bcp-screens.ts';
import { BcpLimitsDialog } from '../../features/bcps/bcp-limits-dialog.tsx';
import { filterIn, filterParams, filterPlans } from '../../features/bcps/filter-plans.ts';
import { PlanFilters } from '../../features/bcps/plan-filters.tsx';
import { limitsQuery, plansQuery } from '../../features/bcps/plan-queries.ts';
import { PlanTable } from '../../features/bcps/plan-table.tsx';
import { PlansFailed } from '../../features/bcps/plans-failed.tsx';
import { StatsSkeleton, TableSkeleton } from '../../features/bcps/plans-skeleton.tsx';
import { StatCards } from '../../features/bcps/stat-cards.tsx';
import { useNewBcp } from '../../features/bcps/use-new-bcp.ts';
import { PREVIEW_SEARCH } from '../../features/documents/preview-address.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { bcpPath, pathOf } from '../paths.ts';
import { useIso27001 } from '../use-iso27001.tsx';

/** The rows that match the filter in the address. */
function FilteredPlans({ plans }: { plans: BcpRow[] }) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const iso27001 = useIso27001();
  const filter = filterIn(params);
  const found = filterPlans(plans, filter);
  const search = useRef<HTMLInputElement>(null);
  const clear = () => {
    setParams({}, { replace: true });
    search.current?.focus();
  };
  return (
    <Card>
      <PlanFilters filter={filter} search={search} onChange={(next) => setParams(filterParams(next), { replace: true })} />
      <Text size="sm" c="dimmed" role="status" mt="sm">
        {found.length} of {plans.length} {plans.length === 1 ? 'plan' : 'plans'}
      </Text>
      {found.length > 0 ? (
        <PlanTable
          label="BCP plans"
          plans={found}
          pathOf={bcpPath}
          onPreview={(id) => void navigate(`${bcpPath(id)}${PREVIEW_SEARCH}`, { state: { isFromList: true } })}
          onIso27001={iso27001.open}
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
    </Card>
  );
}

function NoPlans({ onCreate, isChecking }: { onCreate: () => void; isChecking: boolean }) {
  return (
    <Card>
      <EmptyBlock
        title={listMessages.nothingFound}
        drawing="anchor"
        actions={
          <Button onClick={onCreate} loading={isChecking}>
            Create BCP Plan
          </Button>
        }
      >
        A plan says what must not stop, what could stop it, and who does what when it does.
      </EmptyBlock>
    </Card>
  );
}

export function Component() {
  const navigate = useNavigate();
  const plans = useQuery(plansQuery);
  const { data: limits } = useQuery(limitsQuery);
  const create = useNewBcp(() => void navigate(pathOf('newBcp')));
  const start = () => void create.start();
  const hasPlans = plans.data !== undefined && plans.data.length > 0;
  const newButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={start} loading={create.isChecking}>
      New BCP
    </Button>
  );
  return (
    <Page>
      <PageTitle actions={hasPlans && newButton}>BCP Plans</PageTitle>
      {plans.isPending && (
        <>
          <StatsSkeleton />
          <TableSkeleton />
        </>
      )}
      {plans.isError && !plans.data && <PlansFailed error={plans.error} onRetry={() => void plans.refetch()} />}
      {plans.data && <StatCards plans={plans.data} limits={limits} onShowLimits={create.showLimits} />}
      {hasPlans && <FilteredPlans plans={plans.data} />}
      {plans.data?.length === 0 && <NoPlans onCreate={start} isChecking={create.isChecking} />}
      <BcpLimitsDialog
        opened={create.isLimitsOpen}
        onClose={create.closeLimits}
        onUpgrade={() => void navigate(pathOf('subscription'))}
        onCreate={() => void navigate(pathOf('newBcp'))}
      />
    </Page>
  );
}
