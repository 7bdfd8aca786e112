import { Anchor, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { RECENT_BCPS } from '#shared/domain/bcp/wizard.ts';
import { listMessages } from '#shared/messages/bcp-screens.ts';
import { frontMessages } from '#shared/messages/front.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { BcpTable } from './bcp-table.tsx';

interface RecentBcpsProps {
  bcps: BcpRow[];
  /** Lists every BCP instead of the newest five. */
  isAll: boolean;
  dashboardPath: string;
  listPath: string;
  samplePath: string;
  pathOf: (id: number) => string;
  onPreview: (id: number) => void;
  onIso27001: ((bcp: BcpRow) => void) | undefined;
  menuOf: (bcp: BcpRow) => ReactNode;
  onCreate: () => void;
  isCreating: boolean;
}

function NoRecentBcps({ onCreate, isCreating, samplePath }: Pick<RecentBcpsProps, 'onCreate' | 'isCreating' | 'samplePath'>) {
  return (
    <EmptyBlock
      title={listMessages.noBcps}
      order={3}
      drawing="anchor"
      actions={
        <>
          <Button onClick={onCreate} loading={isCreating}>
            Create Your First BCP
          </Button>
          <Button component={Link} to={samplePath} variant="default">
            {frontMessages.sample}
          </Button>
        </>
      }
    >
      A business continuity plan says what must not stop, what could stop it, and who does what when it does.
    </EmptyBlock>
  );
}

export function RecentBcps({ bcps, isAll, dashboardPath, listPath, samplePath, onCreate, isCreating, ...row }: RecentBcpsProps) {
  const hasMore = bcps.length > RECENT_BCPS;
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
      {bcps.length === 0 ? (
        <NoRecentBcps onCreate={onCreate} isCreating={isCreating} samplePath={samplePath} />
      ) : (
        <BcpTable label={title} bcps={isAll ? bcps : bcps.slice(0, RECENT_BCPS)} {...row} />
      )}
      {hasMore && !isAll && (
        <Group justify="center" mt="md">
          <Anchor component={Link} to={dashboardPath} state={{ isAll: true }} preventScrollReset>
            View all {bcps.length} BCPs
          </Anchor>
        </Group>
      )}
    </SectionCard>
  );
}
