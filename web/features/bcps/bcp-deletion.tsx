import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { BcpRow, DeletedBcp } from '#shared/domain/bcp/bcp.ts';
import { BUSINESS_DATA_KEPT_DAYS } from '#shared/domain/deletion-dates.ts';
import { formatDate } from '#shared/format/dates.ts';
import { fill } from '#shared/messages/fields.ts';
import { bcpDeletionMessages as say } from '#shared/messages/privacy.ts';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { toastError, toastSuccess, toastUndo } from '../../ui/toast.ts';
import { bcpsQuery } from './queries.ts';

const deletedBcpsQuery = queryOptions({ queryKey: ['bcps-deleted'], queryFn: () => client.bcp.listDeleted() });

type NamedBcp = Pick<BcpRow, 'id' | 'business_name'>;
const nameOf = ({ business_name }: NamedBcp): string => business_name || say.unnamed;

const useReload = () => {
  const cache = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all([bcpsQuery, deletedBcpsQuery].map(({ queryKey }) => cache.invalidateQueries({ queryKey })));
  };
};

/** Restores from anywhere, also from a notice whose page is gone. */
const restoreBcp = async (bcp: NamedBcp, reload: () => Promise<void>): Promise<void> => {
  try {
    await client.bcp.restore({ params: { id: bcp.id } });
    toastSuccess(fill(say.restored, { name: nameOf(bcp) }));
  } catch (error) {
    toastError(messageOf(error, say.restoreFailed));
  }
  await reload();
};

interface BcpDeletion {
  ask: (bcp: NamedBcp) => void;
  dialog: ReactNode;
}

export const useBcpDeletion = (): BcpDeletion => {
  const reload = useReload();
  const [asking, setAsking] = useState<NamedBcp | null>(null);
  const { running, failure, run, reset } = useAction((error, _bcp: NamedBcp) => messageOf(error, say.failed));
  const remove = async (bcp: NamedBcp) => {
    if (!(await run(bcp, () => client.bcp.remove({ params: { id: bcp.id } })))) return;
    setAsking(null);
    toastUndo(fill(say.deleted, { name: nameOf(bcp) }), () => void restoreBcp(bcp, reload));
    await reload();
  };
  return {
    ask: (bcp) => {
      reset();
      setAsking(bcp);
    },
    dialog: (
      <ConfirmDialog
        opened={asking !== null}
        question={asking ? fill(say.question, { name: nameOf(asking) }) : ''}
        consequence={
          <Stack gap="md">
            {fill(say.consequence, { days: BUSINESS_DATA_KEPT_DAYS })}
            {failure && <Notice tone="bad">{failure}</Notice>}
          </Stack>
        }
        confirmLabel="Delete BCP"
        isDanger
        isWorking={running !== null}
        onConfirm={() => asking && void remove(asking)}
        onCancel={() => setAsking(null)}
      />
    ),
  };
};

function DeletedRow({ bcp, isWorking, onRestore }: { bcp: DeletedBcp; isWorking: boolean; onRestore: () => void }) {
  const dates = { deleted: formatDate(bcp.deleted_at), until: formatDate(bcp.purge_at) };
  return (
    <Group component="li" justify="space-between" gap="sm">
      <Stack gap={2} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text fw={600}>{nameOf(bcp)}</Text>
        <Text size="sm" c="dimmed">
          {fill(say.until, dates)}
        </Text>
      </Stack>
      <Button variant="default" size="sm" loading={isWorking} onClick={onRestore}>
        Restore<VisuallyHidden> {nameOf(bcp)}</VisuallyHidden>
      </Button>
    </Group>
  );
}

/** Nothing while there is nothing to restore. */
export function RecentlyDeleted() {
  const reload = useReload();
  const { data: bcps = [], isError } = useQuery(deletedBcpsQuery);
  const [restoring, setRestoring] = useState<number | null>(null);
  if (isError) return <Notice tone="info">{say.listFailed}</Notice>;
  if (bcps.length === 0) return null;
  const restore = async (bcp: DeletedBcp) => {
    setRestoring(bcp.id);
    await restoreBcp(bcp, reload);
    setRestoring(null);
  };
  return (
    <SectionCard title={say.recentlyDeleted}>
      <Stack component="ul" gap="md" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {bcps.map((bcp) => (
          <DeletedRow key={bcp.id} bcp={bcp} isWorking={restoring === bcp.id} onRestore={() => void restore(bcp)} />
        ))}
      </Stack>
    </SectionCard>
  );
}
