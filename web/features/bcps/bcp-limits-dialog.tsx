/** BCP Creation Limits: what the plan allows this year, what is left of it, and the next larger plan. */
import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import { listMessages } from '#shared/messages/bcp-screens.ts';
import { Meter } from '../../ui/meter.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { limitsQuery } from './plan-queries.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  onUpgrade: () => void;
  /** Starts a plan, where that is possible from here. */
  onCreate?: () => void;
}

const planNames: Record<BcpLimits['plan_type'], string> = {
  none: 'No subscription',
  essential: 'Essential',
  gold: 'Gold',
  premium: 'Premium',
  admin: 'Administrator',
};

const titleOf = ({ can_create, plan_type }: BcpLimits): string => {
  if (can_create) return listMessages.limitsTitle.available;
  return plan_type === 'none' ? listMessages.limitsTitle.none : listMessages.limitsTitle.reached;
};

function Usage({ limits }: { limits: BcpLimits }) {
  const { plan_type, current_count, limit, remaining, message, upgrade_suggestion } = limits;
  const percent = limit ? Math.min(100, (current_count / limit) * 100) : 0;
  return (
    <Stack gap="md">
      <Text>{message}</Text>
      <div>
        <Text size="sm" c="dimmed">
          Plan: <strong>{planNames[plan_type]}</strong>
        </Text>
        {limit === null && <Text size="sm">{current_count} created, no limit</Text>}
        {limit !== null && limit > 0 && (
          <Meter percent={percent} label={`${current_count} of ${limit} used`} hint={`${current_count} of ${limit} used`} />
        )}
        {remaining !== null && (
          <Text size="sm" fw={600} mt={4}>
            {remaining} {remaining === 1 ? 'BCP' : 'BCPs'} remaining this year
          </Text>
        )}
      </div>
      {upgrade_suggestion && <Text c="dimmed">{upgrade_suggestion.message}</Text>}
    </Stack>
  );
}

export function BcpLimitsDialog({ opened, onClose, onUpgrade, onCreate }: Props) {
  const { data, isError, isFetching, refetch } = useQuery({ ...limitsQuery, enabled: opened });
  const mayCreate = data?.can_create === true && onCreate !== undefined;
  const isFailed = isError && !isFetching;
  return (
    <Modal opened={opened} onClose={onClose} title={data && !isFailed ? titleOf(data) : 'BCP Creation Limits'}>
      {isFailed && <ErrorBlock title={listMessages.limitsFailed} order={3} onRetry={() => void refetch()} />}
      {!isFailed && data && <Usage limits={data} />}
      {!isFailed && !data && (
        <LoadingBlock label="Loading the limits">
          <Skeleton height={120} />
        </LoadingBlock>
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        {mayCreate && <Button onClick={onCreate}>New BCP</Button>}
        {data && !mayCreate && data.upgrade_suggestion && (
          <Button onClick={onUpgrade}>{data.plan_type === 'none' ? 'Subscribe' : 'Upgrade'}</Button>
        )}
      </Group>
    </Modal>
  );
}
