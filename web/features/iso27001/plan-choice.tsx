/** The plans a document can be made of. */
import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type BcpStatus, statusLabels } from '#shared/domain/bcp/options.ts';
import { iso27001Messages as messages } from '#shared/messages/iso27001.ts';
import { ApiError } from '../../lib/api-error.ts';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import styles from './iso27001.module.css';
import { choiceQuery, type PlanToShow } from './iso27001-queries.ts';

const tones: Record<BcpStatus, Tone> = { draft: 'warn', in_review: 'info', completed: 'ok' };

interface Props {
  onChoose: (plan: PlanToShow) => void;
  onLeave: () => void;
}

export function PlanChoice({ onChoose, onLeave }: Props) {
  const plans = useQuery(choiceQuery);
  if (plans.isError && !plans.data) {
    const details = plans.error instanceof ApiError ? plans.error.requestId : null;
    return <ErrorBlock title={messages.plansFailed} order={3} onRetry={() => void plans.refetch()} details={details} />;
  }
  if (!plans.data)
    return (
      <LoadingBlock label="Loading your plans">
        <Skeleton height={160} radius="md" />
      </LoadingBlock>
    );
  if (plans.data.length === 0)
    return (
      <EmptyBlock
        title={messages.noPlans}
        order={3}
        drawing="anchor"
        actions={
          <Button component={Link} to="/bcp" onClick={onLeave}>
            Go to BCP Plans
          </Button>
        }
      >
        The disaster recovery plan is made from a BCP: from its IT systems, its team and its providers.
      </EmptyBlock>
    );
  return (
    <>
      <Text c="dimmed">Choose the BCP that the IT disaster recovery plan is made from.</Text>
      <ul className={styles.plans} aria-label="BCPs">
        {plans.data.map(({ id, business_name, status, counts }) => (
          <li key={id}>
            <button type="button" className={styles.plan} onClick={() => onChoose({ id, business_name })}>
              <span className={styles.business}>
                <strong>{business_name}</strong>
                <span>
                  {counts.systems} {counts.systems === 1 ? 'IT system' : 'IT systems'}
                </span>
              </span>
              <StatusChip tone={tones[status]}>{statusLabels[status]}</StatusChip>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
