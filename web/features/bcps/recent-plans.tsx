/** The newest plans, five of them unless all were asked for. */
import { Anchor, Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { RECENT_PLANS } from '#shared/domain/bcp/wizard.ts';
import { listMessages } from '#shared/messages/bcp-screens.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { PlanTable } from './plan-table.tsx';

interface Props {
  plans: BcpRow[];
  /** Every plan is listed, not only the newest. */
  isAll: boolean;
  dashboardPath: string;
  listPath: string;
  pathOf: (id: number) => string;
  onPreview: (id: number) => void;
  onIso27001: ((plan: BcpRow) => void) | undefined;
  onCreate: () => void;
  isCreating: boolean;
}

function NoPlans({ onCreate, isCreating }: Pick<Props, 'onCreate' | 'isCreating'>) {
  return (
    <EmptyBlock
      title={listMessages.noPlans}
      order={3}
      drawing="anchor"
      actions={
        <Button onClick={onCreate} loading={isCreating}>
          Create Your First BCP
        </Button>
      }
    >
      A business continuity plan says what must not stop, what could stop it, and who does what when it does.
    </EmptyBlock>
  );
}

export function RecentPlans({ plans, isAll, dashboardPath, listPath, onCreate, isCreating, ...row }: Props) {
  const hasMore = plans.length > RECENT_PLANS;
  const title = 'Recent Business Continuity Plans';
  return (
    <SectionCard
      title={title}
      note={
        hasMore && (
          <Button component={Link} to={listPath} size="sm" variant="subtle">
            View all
          </Button>
        )
      }
    >
      {plans.length === 0 ? (
        <NoPlans onCreate={onCreate} isCreating={isCreating} />
      ) : (
        <PlanTable label={title} plans={isAll ? plans : plans.slice(0, RECENT_PLANS)} {...row} />
      )}
      {hasMore && !isAll && (
        <Group justify="center" mt="md">
          <Anchor component={Link} to={dashboardPath} state={{ isAll: true }} preventScrollReset>
            View all {plans.length} BCPs
          </Anchor>
        </Group>
      )}
    </SectionCard>
  );
}
