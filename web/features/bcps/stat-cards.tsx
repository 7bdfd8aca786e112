import { Anchor } from '@mantine/core';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import { formatDate } from '#shared/format/dates.ts';
import { StatCard, StatGrid } from '../../ui/stat-card.tsx';
import { RiskCard } from './risk-card.tsx';

interface StatCardsProps {
  bcps: BcpRow[];
  limits?: BcpLimits;
  onShowLimits?: () => void;
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
  return last ? `last on ${formatDate(last)}` : 'none yet';
};

export function StatCards({ bcps, limits, onShowLimits }: StatCardsProps) {
  const completed = bcps.filter((bcp) => bcp.status === 'completed').length;
  return (
    <StatGrid>
      <StatCard label="Total BCPs" value={bcps.length}>
        <Allowance limits={limits} onShowLimits={onShowLimits} />
      </StatCard>
      <StatCard label="Active Plans" value={bcps.length - completed}>
        draft or in review
      </StatCard>
      <StatCard label="Completed" value={completed}>
        {describeLastCompleted(bcps)}
      </StatCard>
      <RiskCard bcps={bcps} />
    </StatGrid>
  );
}
