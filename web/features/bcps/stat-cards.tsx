import { Anchor, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import { formatDate } from '#shared/format/dates.ts';
import { bcpListMessages } from '#shared/messages/next-steps.ts';
import { StatCard, StatGrid } from '../../ui/stat-card.tsx';
import { ACTIVE, type BcpFilter, filterPath } from './bcp-filter.ts';
import { RiskCard } from './risk-card.tsx';

interface StatCardsProps {
  bcps: BcpRow[];
  limits?: BcpLimits;
  onShowLimits?: () => void;
  listPath: string;
  pathOf: (id: number) => string;
}

function Allowance({ limits, onShowLimits }: Pick<StatCardsProps, 'limits' | 'onShowLimits'>) {
  if (!limits) return null;
  const { plan_type, limit, remaining } = limits;
  const left = limit === null ? 'no yearly limit' : `${remaining} of ${limit} left this year`;
  const text = plan_type === 'none' ? 'no active subscription' : left;
  return onShowLimits ? (
    <Anchor component="button" type="button" size="sm" ta="start" onClick={onShowLimits}>
      {text}
    </Anchor>
  ) : (
    text
  );
}

const describeLastCompleted = (bcps: BcpRow[]): string => {
  const times = bcps.filter((bcp) => bcp.status === 'completed').map((bcp) => bcp.updated_at);
  const last = times.sort().at(-1);
  if (last) return `last on ${formatDate(last)}`;
  return bcps.some(({ issued_at }) => issued_at !== undefined) ? 'none without changes since' : 'none yet';
};

/** A figure that opens the list of what it counts. */
function Count({ value, of, to }: { value: number; of: string; to: string }) {
  return (
    <Anchor component={Link} to={to} inherit c="inherit">
      {value} <VisuallyHidden>{bcpListMessages.showInList(of)}</VisuallyHidden>
    </Anchor>
  );
}

export function StatCards({ bcps, limits, onShowLimits, listPath, pathOf }: StatCardsProps) {
  const to = (status: BcpFilter['status']) => filterPath(listPath, { status });
  const completed = bcps.filter((bcp) => bcp.status === 'completed').length;
  return (
    <StatGrid>
      <StatCard label="Total BCPs" value={<Count value={bcps.length} of="BCPs" to={to('all')} />}>
        <Allowance limits={limits} onShowLimits={onShowLimits} />
      </StatCard>
      <StatCard label="Active Plans" value={<Count value={bcps.length - completed} of="active BCPs" to={to(ACTIVE)} />}>
        draft or in review
      </StatCard>
      <StatCard label="Completed" value={<Count value={completed} of="completed BCPs" to={to('completed')} />}>
        {describeLastCompleted(bcps)}
      </StatCard>
      <RiskCard bcps={bcps} pathOf={pathOf} />
    </StatGrid>
  );
}
