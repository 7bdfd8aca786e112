import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { Payment } from '#shared/domain/payment.ts';
import { formatCents } from '#shared/format/money.ts';
import { declineSentences } from '#shared/messages/billing.ts';
import { paymentStatusNames, paymentStatusTones } from '../../../lib/money-status.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { type PaymentView, type Sort, sumPaid, toggleSort } from './payment-filters.ts';
import { COLUMNS, cellsOf, disputeWords } from './payment-rows.ts';
import styles from './payment-table.module.css';
import { ReceiptLink } from './receipt-link.tsx';

interface Props {
  payments: Payment[];
  view: PaymentView;
  onView: (view: PaymentView) => void;
}

const sortOf: Partial<Record<(typeof COLUMNS)[number], Sort>> = { Date: 'date', Amount: 'amount', Status: 'status' };

function Head({ column, view, onView }: Omit<Props, 'payments'> & { column: (typeof COLUMNS)[number] }) {
  const sort = sortOf[column];
  const numeric = column === 'Amount' ? styles.amount : undefined;
  if (!sort)
    return (
      <th scope="col" className={numeric}>
        {column}
      </th>
    );
  const isSorted = view.sort === sort;
  const Icon = isSorted ? (view.order === 'ascending' ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  return (
    <th scope="col" aria-sort={isSorted ? view.order : 'none'} className={numeric}>
      <UnstyledButton className={styles.sort} onClick={() => onView(toggleSort(view, sort))}>
        {column}
        <Icon size={16} aria-hidden="true" />
      </UnstyledButton>
    </th>
  );
}

function Row({ payment }: { payment: Payment }) {
  const [date, description, amount, , method] = cellsOf(payment);
  return (
    <tr>
      <td data-label="Date">
        <time dateTime={payment.created_at}>{date}</time>
      </td>
      <td data-label="Description" className={styles.description}>
        {description}
        {payment.stripe_payment_intent_id && (
          <span className={styles.reference}>
            Reference {payment.stripe_payment_intent_id}{' '}
            <CopyButton value={payment.stripe_payment_intent_id} label={`Copy reference ${payment.stripe_payment_intent_id}`} />
          </span>
        )}
        {payment.decline_reason && <span className={styles.reference}>{declineSentences[payment.decline_reason]}</span>}
        {payment.status === 'succeeded' && <ReceiptLink payment={payment} date={date!} />}
      </td>
      <td data-label="Amount" className={styles.amount}>
        {amount}
      </td>
      <td data-label="Status">
        <div>
          <StatusChip tone={paymentStatusTones[payment.status]}>{paymentStatusNames[payment.status]}</StatusChip>
          {payment.dispute && <span className={styles.reference}>{disputeWords[payment.dispute]}</span>}
        </div>
      </td>
      <td data-label="Method">{method}</td>
    </tr>
  );
}

export function PaymentTable({ payments, view, onView }: Props) {
  return (
    <table className={styles.table} aria-label="Payments">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <Head key={column} column={column} view={view} onView={onView} />
          ))}
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <Row key={payment.id} payment={payment} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total paid
          </th>
          <td className={styles.amount}>{formatCents(sumPaid(payments))}</td>
          <td colSpan={2} />
        </tr>
      </tfoot>
    </table>
  );
}
