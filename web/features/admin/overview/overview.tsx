import { Anchor, Button, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { IconRefresh, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { UserStats } from '#shared/domain/user-stats.ts';
import { formatTime } from '#shared/format/dates.ts';
import { adminScreenMessages as say } from '#shared/messages/admin-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StatCard, StatGrid, StatsSkeleton } from '../../../ui/stat-card.tsx';
import { ErrorBlock } from '../../../ui/state-block.tsx';
import { userStatsQuery } from '../admin-queries.ts';

interface Props {
  usersPath: string;
  inactivePath: string;
}

const format = (count: number): string => count.toLocaleString('en-US');

function Inactive({ count, path }: { count: number; path: string }) {
  if (count === 0) return say.inactive.none;
  return (
    <Anchor component={Link} to={path} size="sm">
      {count === 1 ? say.inactive.single : fill(say.inactive.many, { count: format(count) })}
    </Anchor>
  );
}

function Cards({ stats, inactivePath }: { stats: UserStats; inactivePath: string }) {
  return (
    <StatGrid>
      <StatCard label="Total Users" value={format(stats.total_users)}>
        <Inactive count={stats.total_users - stats.active_users} path={inactivePath} />
      </StatCard>
      <StatCard label="Active Users" value={format(stats.active_users)}>
        {say.activeHint}
      </StatCard>
      <StatCard label="Admin Users" value={format(stats.admin_users)}>
        {say.adminHint}
      </StatCard>
      <StatCard label="Locked Users" value={format(stats.locked_users)}>
        {stats.locked_users === 0 ? say.noneLocked : say.lockedHint}
      </StatCard>
    </StatGrid>
  );
}

function Growth({ stats }: { stats: UserStats }) {
  return (
    <SectionCard title="User Growth" description={say.growthHint}>
      <FactList
        facts={[
          ['Today', format(stats.new_users_today)],
          ['This Week', format(stats.new_users_this_week)],
          ['This Month', format(stats.new_users_this_month)],
        ]}
      />
    </SectionCard>
  );
}

export function Overview({ usersPath, inactivePath }: Props) {
  const { data: stats, error, isError, isFetching, dataUpdatedAt, refetch } = useQuery(userStatsQuery);
  if (!stats && isError && !isFetching)
    return (
      <ErrorBlock
        title={messageOf(error, say.dashboardFailed)}
        onRetry={() => void refetch()}
        retryLabel="Retry"
        details={error instanceof ApiError ? error.requestId : null}
      />
    );
  if (!stats)
    return (
      <Stack gap="lg">
        <StatsSkeleton />
        <Skeleton height={220} radius="lg" />
      </Stack>
    );
  return (
    <Stack gap="lg">
      {isError && !isFetching && <Notice tone="bad">{messageOf(error, say.dashboardFailed)}</Notice>}
      <Cards stats={stats} inactivePath={inactivePath} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Growth stats={stats} />
        <SectionCard title="Quick Actions">
          <Group gap="sm">
            <Button component={Link} to={usersPath} leftSection={<IconUsers size={18} aria-hidden="true" />}>
              Manage Users
            </Button>
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden="true" />}
              loading={isFetching}
              onClick={() => void refetch()}
            >
              Refresh Stats
            </Button>
          </Group>
          <Text size="sm" c="dimmed" mt="sm" role="status">
            {fill(say.statsAt, { time: formatTime(new Date(dataUpdatedAt).toISOString()) })}
          </Text>
        </SectionCard>
      </SimpleGrid>
    </Stack>
  );
}
