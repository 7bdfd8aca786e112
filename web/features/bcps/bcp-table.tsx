import { Anchor, Button, Text, VisuallyHidden } from '@mantine/core';
import { IconEye, IconPencil, IconShieldLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { type BcpStatus, statusLabels } from '#shared/domain/bcp/options.ts';
import { formatDate } from '#shared/format/dates.ts';
import { Meter } from '../../ui/meter.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import styles from './bcp-table.module.css';
import { describeChanges, describeIssue } from './issue-words.ts';

const bcpStatusTones: Record<BcpStatus, Tone> = { draft: 'warn', in_review: 'info', completed: 'ok' };

function BcpStatusChip({ status }: { status: BcpStatus }) {
  return <StatusChip tone={bcpStatusTones[status]}>{statusLabels[status]}</StatusChip>;
}

interface BcpTableProps {
  label: string;
  bcps: BcpRow[];
  pathOf: (id: number) => string;
  onPreview: (id: number) => void;
  /** Undefined when the user's tier has no ISO 27001 document. */
  onIso27001: ((bcp: BcpRow) => void) | undefined;
  menuOf: (bcp: BcpRow) => ReactNode;
  withCompleteness?: boolean;
}

function BcpTableRow({
  bcp,
  pathOf,
  onPreview,
  onIso27001,
  menuOf,
  withCompleteness,
}: Omit<BcpTableProps, 'label' | 'bcps'> & { bcp: BcpRow }) {
  const { id, business_name, industry, business_type, status, created_at, scores, changed_since } = bcp;
  const name = <VisuallyHidden> {business_name}</VisuallyHidden>;
  return (
    <tr>
      <th scope="row" className={styles.business}>
        <Anchor component={Link} to={pathOf(id)} fw={600}>
          {business_name}
        </Anchor>
        <div className={styles.meta}>
          <span>{industry}</span> · <span>{business_type}</span>
        </div>
      </th>
      <td>
        <BcpStatusChip status={status} />
        {status === 'in_review' && (
          <Text size="xs" c="dimmed" mt={4} title={changed_since && describeChanges(changed_since)}>
            {describeIssue(bcp)}
          </Text>
        )}
      </td>
      {withCompleteness && (
        <td className={styles.completeness}>
          <Meter
            percent={scores.completeness}
            label={`${scores.completeness}% complete`}
            hint={`${scores.completeness}% complete`}
          />
        </td>
      )}
      <td className={styles.date}>
        <span className={styles.phoneLabel}>Created </span>
        {formatDate(created_at)}
      </td>
      <td className={styles.actions}>
        <Button
          component={Link}
          to={pathOf(id)}
          size="sm"
          variant="subtle"
          leftSection={<IconPencil size={18} aria-hidden="true" />}
        >
          Edit{name}
        </Button>
        <Button size="sm" variant="subtle" leftSection={<IconEye size={18} aria-hidden="true" />} onClick={() => onPreview(id)}>
          Preview{name}
        </Button>
        {onIso27001 && (
          <Button
            size="sm"
            variant="subtle"
            leftSection={<IconShieldLock size={18} aria-hidden="true" />}
            onClick={() => onIso27001(bcp)}
          >
            ISO 27001{name}
          </Button>
        )}
        {menuOf(bcp)}
      </td>
    </tr>
  );
}

export function BcpTable({ label, bcps, ...row }: BcpTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Business</th>
          <th scope="col">Status</th>
          {row.withCompleteness && <th scope="col">Completeness</th>}
          <th scope="col">Created</th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {bcps.map((bcp) => (
          <BcpTableRow key={bcp.id} bcp={bcp} {...row} />
        ))}
      </tbody>
    </table>
  );
}
