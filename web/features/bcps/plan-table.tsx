/** Plans in rows; on a phone each row is a card. */
import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import { IconEye, IconPencil, IconShieldLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { formatDate } from '#shared/format/dates.ts';
import { Meter } from '../../ui/meter.tsx';
import { PlanStatusChip } from './plan-status-chip.tsx';
import styles from './plan-table.module.css';

interface Props {
  /** Names the table. */
  label: string;
  plans: BcpRow[];
  /** The address of a plan. */
  pathOf: (id: number) => string;
  onPreview: (id: number) => void;
  /** Only for those who may open the ISO 27001 document. */
  onIso27001: ((plan: BcpRow) => void) | undefined;
  /** Shows how complete each plan is. */
  withCompleteness?: boolean;
}

function PlanRow({ plan, pathOf, onPreview, onIso27001, withCompleteness }: Omit<Props, 'label' | 'plans'> & { plan: BcpRow }) {
  const { id, business_name, industry, business_type, status, created_at, scores } = plan;
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
        <PlanStatusChip status={status} />
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
            onClick={() => onIso27001(plan)}
          >
            ISO 27001{name}
          </Button>
        )}
      </td>
    </tr>
  );
}

export function PlanTable({ label, plans, ...row }: Props) {
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
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} {...row} />
        ))}
      </tbody>
    </table>
  );
}
