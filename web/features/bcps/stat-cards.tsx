import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import { formatDate } from '#shared/format/dates.ts';
import { Card } from '../../ui/card.tsx';
import { RiskCard } from './risk-card.tsx';
import styles from './stat-cards.module.css';

interface StatCardsProps {
  bcps: BcpRow[];
  limits?: BcpLimits;
  onShowLimits?: () => void;
}

function Stat({ label, value, children }: { label: string; value: number; children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <h2 className={styles.label}>{label}</h2>
      <div className={styles.value}>{value}</div>
      <Text size="sm" c="dimmed" component="div">
        {children}
      </Text>
    </Card>
  );
}

function Allowance({ limits, onShowLimits }: Pick<StatCardsProps, 'limits' | 'onShowLimits'>) {
  if (!limits) return null;
  const { plan_type, limit, remaining } = limits;
  const left = limit === null ? 'no yearly limit' : `${remaining} of ${limit} left this year`;
  const text = plan_type === 'none' ? 'no active subscription' : left;
  return onShowLimits ? (
    <Anchor component="button" type="button" size="sm" onClick={onShowLimits}>
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
    <div className={styles.grid}>
      <Stat label="Total BCPs" value={bcps.length}>
        <Allowance limits={limits} onShowLimits={onShowLimits} />
      </Stat>
      <Stat label="Active Plans" value={bcps.length - completed}>
        draft or in review
      </Stat>
      <Stat label="Completed" value={completed}>
        {describeLastCompleted(bcps)}
      </Stat>
      <RiskCard bcps={bcps} />
    </div>
  );
}
