import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser } from '#shared/domain/admin-user.ts';
import { type BcpStatus, statusLabels } from '#shared/domain/bcp/options.ts';
import type { StaffBcpRow } from '#shared/domain/staff-access.ts';
import { findReasonProblem } from '#shared/domain/staff-reason.ts';
import { formatDate } from '#shared/format/dates.ts';
import { fill } from '#shared/messages/fields.ts';
import { staffAccessMessages as say } from '#shared/messages/staff-access.ts';
import { client } from '../../lib/api.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import styles from './account-bcps.module.css';
import { OpenedBcp, type Opening } from './opened-bcp.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const tones: Record<BcpStatus, Tone> = { draft: 'warn', in_review: 'info', completed: 'ok' };

const bcpsOfAccountQuery = (id: number) =>
  queryOptions({ queryKey: ['staff-access', id, 'bcps'], queryFn: () => client.staffAccess.bcps({ params: { id } }) });

const nameOf = (bcp: StaffBcpRow): string => bcp.business_name || say.unnamed;

interface Props {
  account: Pick<AdminUser, 'id'>;
}

export function AccountBcps({ account: { id } }: Props) {
  const { data: bcps, error, isError, isFetching, refetch } = useQuery(bcpsOfAccountQuery(id));
  const [asking, setAsking] = useState<StaffBcpRow | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const openBcp = async (bcp: StaffBcpRow, reason: string): Promise<Opening> => ({
    html: await client.staffAccess.preview({ params: { id, bcp_id: bcp.id }, body: { reason } }),
    ...{ name: nameOf(bcp), reason, openedAt: new Date().toISOString() },
  });
  return (
    <SectionCard order={3} title="Plans">
      {!bcps && isError && !isFetching && (
        <ErrorBlock
          order={3}
          title={messageOf(error, say.failed)}
          onRetry={() => void refetch()}
          details={error instanceof ApiError ? error.requestId : null}
        />
      )}
      {!bcps && (isFetching || !isError) && (
        <LoadingBlock label="Loading BCPs">
          <Skeleton height={64} radius="md" />
        </LoadingBlock>
      )}
      {bcps?.length === 0 && <Text c="dimmed">{say.none}</Text>}
      {bcps && bcps.length > 0 && (
        <ul className={styles.bcps} aria-label="BCPs">
          {bcps.map((bcp) => (
            <li key={bcp.id} className={styles.bcp}>
              <Stack gap={4} className={styles.facts}>
                <Group gap="xs">
                  <strong>{nameOf(bcp)}</strong>
                  <StatusChip tone={tones[bcp.status]}>{statusLabels[bcp.status]}</StatusChip>
                </Group>
                <Text size="sm" c="dimmed">
                  {fill(say.dates, { overall: Math.round(bcp.overall), updated: formatDate(bcp.updated_at) })}
                </Text>
              </Stack>
              <Button variant="default" aria-label={`Open ${nameOf(bcp)} with a reason`} onClick={() => setAsking(bcp)}>
                Open with a reason
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asking && (
        <ReasonDialog
          draftName={`open-bcp/${asking.id}`}
          question={`Open “${nameOf(asking)}”?`}
          consequence={say.why}
          hint={say.reasonHint}
          size="lg"
          common={say.common}
          findProblem={findReasonProblem}
          confirm="Open BCP"
          working="Opening…"
          failed={say.openFailed}
          send={(reason) => openBcp(asking, reason)}
          onDone={(opened) => {
            setAsking(null);
            setOpening(opened);
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {opening && <OpenedBcp {...opening} onClose={() => setOpening(null)} />}
    </SectionCard>
  );
}
