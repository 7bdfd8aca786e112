/** The shape of the figures and of the plans while they load. */
import { Skeleton } from '@mantine/core';
import { LoadingBlock } from '../../ui/state-block.tsx';
import styles from './stat-cards.module.css';

export function StatsSkeleton() {
  return (
    <LoadingBlock label="Loading the figures">
      <div className={styles.grid}>
        {['total', 'active', 'completed', 'risk'].map((card) => (
          <Skeleton key={card} height={136} radius="lg" />
        ))}
      </div>
    </LoadingBlock>
  );
}

export function TableSkeleton() {
  return (
    <LoadingBlock label="Loading your BCPs">
      <Skeleton height={320} radius="lg" />
    </LoadingBlock>
  );
}
