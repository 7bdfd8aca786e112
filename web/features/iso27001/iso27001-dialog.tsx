import { Button, Modal, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type BcpStatus, statusLabels } from '#shared/domain/bcp/options.ts';
import { iso27001Messages as messages } from '#shared/messages/iso27001.ts';
import { ApiError } from '../../lib/api-error.ts';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import styles from './iso27001.module.css';
import { type BcpToShow, bcpsToShowQuery } from './queries.ts';

/** Opened from the header: closing the document leads back to the choice of a BCP. */
interface Iso27001DialogProps {
  opened: boolean;
  onClose: () => void;
}

export function Component({ opened, onClose }: Iso27001DialogProps) {
  const [bcp, setBcp] = useState<BcpToShow | null>(null);
  return (
    <>
      <Modal opened={opened && bcp === null} onClose={onClose} title="ISO 27001 Disaster Recovery" size="lg">
        <BcpChoice onChoose={setBcp} onLeave={onClose} />
      </Modal>
      {opened && bcp && <DocumentDialog bcp={bcp} onClose={() => setBcp(null)} />}
    </>
  );
}

const isoStatusTones: Record<BcpStatus, Tone> = { draft: 'warn', in_review: 'info', completed: 'ok' };

interface BcpChoiceProps {
  onChoose: (bcp: BcpToShow) => void;
  onLeave: () => void;
}

function BcpChoice({ onChoose, onLeave }: BcpChoiceProps) {
  const bcps = useQuery(bcpsToShowQuery);
  if (bcps.isError && !bcps.data) {
    const details = bcps.error instanceof ApiError ? bcps.error.requestId : null;
    return <ErrorBlock title={messages.bcpsFailed} order={3} onRetry={() => void bcps.refetch()} details={details} />;
  }
  if (!bcps.data)
    return (
      <LoadingBlock label="Loading your plans">
        <Skeleton height={160} radius="md" />
      </LoadingBlock>
    );
  if (bcps.data.length === 0)
    return (
      <EmptyBlock
        title={messages.noBcps}
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
      <ul className={styles.bcps} aria-label="BCPs">
        {bcps.data.map(({ id, business_name, status, counts }) => (
          <li key={id}>
            <button type="button" className={styles.bcp} onClick={() => onChoose({ id, business_name })}>
              <span className={styles.business}>
                <strong>{business_name}</strong>
                <span>
                  {counts.systems} {counts.systems === 1 ? 'IT system' : 'IT systems'}
                </span>
              </span>
              <StatusChip tone={isoStatusTones[status]}>{statusLabels[status]}</StatusChip>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
