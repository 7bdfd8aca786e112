import { Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CustomerSubscription, SubscriptionStats } from '#shared/domain/customer-money.ts';
import { countDaysLeft, INDEXED_STATUSES } from '#shared/domain/subscription.ts';
import { TIERS } from '#shared/domain/tier.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatCents, formatPrice } from '#shared/format/money.ts';
import { adminSubscriptionMessages as say } from '#shared/messages/admin-money-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { logger } from '../../../lib/logger.ts';
import { nameSubscriptionStatus, subscriptionStatusTone } from '../../../lib/money-status.ts';
import { tierNames } from '../../../lib/tiers.ts';
import { StatCard, StatGrid } from '../../../ui/stat-card.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { subscriptionStatsQuery, subscriptionsQuery } from '../admin-queries.ts';
import { CustomerCell } from '../customer-cell.tsx';
import { FilterSelect } from '../filter-select.tsx';
import type { SubscriptionListing } from '../listings.ts';
import { FilteredTable, type ListingProps } from '../paged-table.tsx';
import { UserIdFilter } from '../user-id-filter.tsx';
import { PlanDistribution } from './plan-distribution.tsx';
import styles from './subscriptions.module.css';

const COLUMNS = ['Customer', 'Plan', 'Status', 'Period', 'Yearly price'] as const;

const countText = (stats: SubscriptionStats | undefined, name: 'total_subscriptions' | 'active_subscriptions'): string =>
  stats ? stats[name].toLocaleString('en-US') : say.unknownFigure;
const moneyText = (stats: SubscriptionStats | undefined, name: 'monthly_recurring_revenue' | 'total_revenue'): string =>
  stats ? formatCents(stats[name]) : say.unknownFigure;

/** A failure is only logged: the figures show a dash and the list below still serves. */
function Stats() {
  const { data: stats, error } = useQuery(subscriptionStatsQuery);
  useEffect(() => {
    if (error) logger.warn('subscription stats', error);
  }, [error]);
  const isPhone = useMediaQuery('(max-width: 30em)', false, { getInitialValueInEffect: false });
  return (
    <details open={!isPhone}>
      <summary className={styles.summary}>{say.figures}</summary>
      <Stack gap="lg">
        <StatGrid>
          <StatCard label="Total Subscriptions" value={countText(stats, 'total_subscriptions')} />
          <StatCard label="Active Subscriptions" value={countText(stats, 'active_subscriptions')} />
          <StatCard label="Monthly Recurring Revenue" value={moneyText(stats, 'monthly_recurring_revenue')}>
            {say.revenueHint}
          </StatCard>
          <StatCard label="Total Revenue" value={moneyText(stats, 'total_revenue')}>
            {say.totalHint}
          </StatCard>
        </StatGrid>
        <PlanDistribution breakdown={stats?.plan_breakdown} />
      </Stack>
    </details>
  );
}

function Period({ subscription, now }: { subscription: CustomerSubscription; now: Date }) {
  const { status, current_period_end } = subscription;
  const days = countDaysLeft(current_period_end, now);
  return (
    <span>
      {status === 'active' ? say.renews : say.expires} <time dateTime={current_period_end}>{formatDate(current_period_end)}</time>
      {status === 'active' && (
        <Text span display="block" size="sm" c="dimmed">
          {days === 1 ? say.daysLeft.single : fill(say.daysLeft.many, { days })}
        </Text>
      )}
    </span>
  );
}

const statusNames = INDEXED_STATUSES.map((status) => [status, nameSubscriptionStatus(status)] as const);
const planNames = TIERS.map((tier) => [tier, tierNames[tier]] as const);

interface Props extends ListingProps<SubscriptionListing> {
  userPath: (id: number) => string;
}

export function Subscriptions({ listing, onChange, userPath }: Props) {
  const [now] = useState(() => new Date());
  const query = useQuery(subscriptionsQuery(listing));
  return (
    <Stack gap="lg">
      <Stats />
      <FilteredTable
        label="Subscriptions"
        listing={listing}
        onChange={onChange}
        query={query}
        columns={COLUMNS}
        say={say}
        filters={(change) => (
          <>
            <FilterSelect
              label="Status"
              all="All statuses"
              names={statusNames}
              value={listing.status}
              onChange={(status) => change({ status })}
            />
            <FilterSelect
              label="Plan type"
              all="All plans"
              names={planNames}
              value={listing.plan}
              onChange={(plan) => change({ plan })}
            />
            <UserIdFilter userId={listing.userId} onChange={(userId) => change({ userId }, { replace: true })} />
          </>
        )}
      >
        {(subscription) => (
          <tr key={subscription.id}>
            <th scope="row" data-label={COLUMNS[0]}>
              <CustomerCell user={subscription.user} path={userPath} />
            </th>
            <td data-label={COLUMNS[1]}>
              <StatusChip tone="tide">{tierNames[subscription.plan_type]}</StatusChip>
            </td>
            <td data-label={COLUMNS[2]}>
              <StatusChip tone={subscriptionStatusTone(subscription.status)}>
                {nameSubscriptionStatus(subscription.status)}
              </StatusChip>
            </td>
            <td data-label={COLUMNS[3]}>
              <Period subscription={subscription} now={now} />
            </td>
            <td data-label={COLUMNS[4]}>{formatPrice(subscription.yearly_price)}</td>
          </tr>
        )}
      </FilteredTable>
    </Stack>
  );
}
