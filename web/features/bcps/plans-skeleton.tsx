/** The shape of a page of plans while they load. */
import { Skeleton, Stack } from '@mantine/core';
import { LoadingBlock } from '../../ui/state-block.tsx';
import styles from './stat-cards.module.css';

export function PlansSkeleton() {
  return (
    <LoadingBlock label="Loading your BCPs">
      <Stack gap="lg">
        <div className={styles.grid}>
          {['total', 'active', 'completed', 'risk'].map((card) => (
            <Skeleton key={card} height={136} radius="lg" />
          ))}
        </div>
        <Skeleton height={320} radius="lg" />
      </Stack>
    </LoadingBlock>
  );
}
