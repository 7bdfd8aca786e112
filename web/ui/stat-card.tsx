import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './stat-card.module.css';
import { LoadingBlock } from './state-block.tsx';

interface Props {
  label: string;
  value: ReactNode;
  children?: ReactNode;
}

export function StatCard({ label, value, children }: Props) {
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

/** Four beside each other where there is room. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

export function StatsSkeleton() {
  return (
    <LoadingBlock label="Loading the figures">
      <StatGrid>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} height={136} radius="lg" />
        ))}
      </StatGrid>
    </LoadingBlock>
  );
}
