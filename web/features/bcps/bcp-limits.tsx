import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import { listMessages } from '#shared/messages/bcp-screens.ts';
import { rememberAct, startBcp } from '../../lib/interrupted-act.ts';
import { Meter } from '../../ui/meter.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { bcpsQuery, limitsQuery } from './queries.ts';

const FirstOffer = lazy(async () => ({ default: (await import('./first-offer.tsx')).FirstOffer }));

/** A subscriber who has used up the allowance is not called to the button first. */
export const chooseNewBcpVariant = (limits: BcpLimits | undefined): 'filled' | 'default' =>
  limits && !limits.can_create && limits.plan_type !== 'none' ? 'default' : 'filled';

/** Checks the yearly allowance first; opens the editor only if it has room. */
export const useNewBcp = (open: () => void) => {
  const cache = useQueryClient();
  const [isChecking, setIsChecking] = useState(false);
  const [isLimitsOpen, setIsLimitsOpen] = useState(false);

  /** Opens the limits where there is no room. */
  const hasRoom = async (): Promise<boolean> => {
    // The dialog makes the same call and shows its error.
    const limits = await cache.fetchQuery({ ...limitsQuery, staleTime: 0 }).catch(() => null);
    if (!limits?.can_create) setIsLimitsOpen(true);
    return limits?.can_create === true;
  };
  const start = async (): Promise<void> => {
    if (isChecking) return;
    setIsChecking(true);
    try {
      if (await hasRoom()) open();
    } finally {
      setIsChecking(false);
    }
  };

  return {
    ...{ start, hasRoom, isChecking, isLimitsOpen },
    showLimits: () => setIsLimitsOpen(true),
    closeLimits: () => setIsLimitsOpen(false),
  };
};

interface BcpLimitsDialogProps {
  opened: boolean;
  onClose: () => void;
  onUpgrade: () => void;
  onCreate?: () => void;
}

const tierLabels: Record<BcpLimits['plan_type'], string> = {
  none: 'No subscription',
  essential: 'Essential',
  gold: 'Gold',
  premium: 'Premium',
  admin: 'Administrator',
};

const chooseTitle = ({ can_create, plan_type }: BcpLimits): string => {
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
          Plan: <strong>{tierLabels[plan_type]}</strong>
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

export function BcpLimitsDialog({ opened, onClose, onUpgrade, onCreate }: BcpLimitsDialogProps) {
  // `useNewBcp` made this call a moment ago: show its error instead of retrying on open.
  const shouldLoad = (query: { state: { status: string } }) => opened && query.state.status !== 'error';
  const { data, isError, isFetching, refetch } = useQuery({ ...limitsQuery, enabled: shouldLoad });
  const { data: [only, ...others] = [] } = useQuery({ ...bcpsQuery, enabled: opened });
  // After an error, cached limits may be outdated.
  const limits = isError ? undefined : data;
  const mayCreate = limits?.can_create === true && onCreate !== undefined;
  const upgrade = () => {
    rememberAct(startBcp);
    onUpgrade();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={limits ? chooseTitle(limits) : 'BCP Creation Limits'}>
      {limits && <Usage limits={limits} />}
      {limits?.plan_type === 'none' && (
        <Suspense fallback={<Skeleton height={176} mt="md" />}>
          <FirstOffer />
        </Suspense>
      )}
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
        {limits && !mayCreate && only && (
          <Button component={Link} to={others.length === 0 ? `/bcp/${only.id}` : '/bcp'} variant="default" onClick={onClose}>
            {others.length === 0 ? listMessages.openOnly : listMessages.openOne}
          </Button>
        )}
        {mayCreate && <Button onClick={onCreate}>New BCP</Button>}
        {limits?.upgrade_suggestion && !mayCreate && (
          <Button onClick={upgrade}>{limits.plan_type === 'none' ? 'Subscribe' : 'Upgrade'}</Button>
        )}
      </Group>
    </Modal>
  );
}
