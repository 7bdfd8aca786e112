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
        <Text size="sm" c="dimmed" mb={4}>
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
  // Whoever opens it has just asked: a failure of that shows at once, and is tried again on demand.
  const enabled = (query: { state: { status: string } }) => opened && query.state.status !== 'error';
  const { data, isError, isFetching, refetch } = useQuery({ ...limitsQuery, enabled });
  // What was known before the failure may be wrong by now.
  const limits = isError ? undefined : data;
  const mayCreate = limits?.can_create === true && onCreate !== undefined;
  return (
    <Modal opened={opened} onClose={onClose} title={limits ? titleOf(limits) : 'BCP Creation Limits'}>
      {limits && <Usage limits={limits} />}
      {!limits && isFetching && (
        <LoadingBlock label="Loading the limits">
          <Skeleton height={120} />
        </LoadingBlock>
      )}
      {isError && !isFetching && <ErrorBlock title={listMessages.limitsFailed} order={3} onRetry={() => void refetch()} />}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        {mayCreate && <Button onClick={onCreate}>New BCP</Button>}
        {limits?.upgrade_suggestion && !mayCreate && (
          <Button onClick={onUpgrade}>{limits.plan_type === 'none' ? 'Subscribe' : 'Upgrade'}</Button>
        )}
      </Group>
    </Modal>
  );
}
