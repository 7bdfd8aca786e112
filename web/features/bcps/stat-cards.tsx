/** The four figures over all plans. */
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import { formatDate } from '#shared/format/dates.ts';
import { Card } from '../../ui/card.tsx';
import { RiskCard } from './risk-card.tsx';
import styles from './stat-cards.module.css';

interface Props {
  plans: BcpRow[];
  /** Absent while it is not known. */
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

function Allowance({ limits, onShowLimits }: Pick<Props, 'limits' | 'onShowLimits'>) {
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

const lastCompleted = (plans: BcpRow[]): string => {
  const times = plans.filter((plan) => plan.status === 'completed').map((plan) => plan.updated_at);
  const last = times.sort().at(-1);
  return last ? `last on ${formatDate(last)}` : 'none yet';
};

export function StatCards({ plans, limits, onShowLimits }: Props) {
  const completed = plans.filter((plan) => plan.status === 'completed').length;
  return (
    <div className={styles.grid}>
      <Stat label="Total BCPs" value={plans.length}>
        <Allowance limits={limits} onShowLimits={onShowLimits} />
      </Stat>
      <Stat label="Active Plans" value={plans.length - completed}>
        draft or in review
      </Stat>
      <Stat label="Completed" value={completed}>
        {lastCompleted(plans)}
      </Stat>
      <RiskCard plans={plans} />
    </div>
  );
}
