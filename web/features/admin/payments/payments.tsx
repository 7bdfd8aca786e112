import { Anchor, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/money.ts';
import { adminPaymentMessages as say } from '#shared/messages/admin-money-screens.ts';
import { useConfig } from '../../../lib/config.ts';
import { paymentStatusNames, paymentStatusTones } from '../../../lib/money-status.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { paymentsQuery } from '../admin-queries.ts';
import { CustomerCell } from '../customer-cell.tsx';
import { FilterSelect } from '../filter-select.tsx';
import { PAYMENT_STATUSES, type PaymentListing } from '../listings.ts';
import styles from '../paged-table.module.css';
import { FilteredTable, type ListingProps } from '../paged-table.tsx';
import { UserIdFilter } from '../user-id-filter.tsx';

const COLUMNS = ['Customer', 'Amount', 'Status', 'Method', 'Description', 'Date', 'Reference'] as const;

const statusNames = PAYMENT_STATUSES.map((status) => [status, paymentStatusNames[status]] as const);

/** The record in Stripe's dashboard; test data has a place of its own there. */
const buildStripePath = (reference: string, publishableKey: string): string =>
  `https://dashboard.stripe.com/${publishableKey.startsWith('pk_live_') ? '' : 'test/'}payments/${reference}`;

function Reference({ id, reference }: { id: number; reference: string | null }) {
  const { stripePublishableKey } = useConfig();
  return (
    <div style={{ minWidth: 0 }}>
      <Text size="sm">Payment {id}</Text>
      {reference && (
        <Group gap={4} wrap="nowrap">
          <Anchor
            href={buildStripePath(reference, stripePublishableKey)}
            target="_blank"
            rel="noreferrer"
            size="sm"
            style={{ overflowWrap: 'anywhere' }}
          >
            {reference}
          </Anchor>
          <CopyButton value={reference} label={`Copy ${reference}`} />
        </Group>
      )}
    </div>
  );
}

interface Props extends ListingProps<PaymentListing> {
  userPath: (id: number) => string;
}

export function Payments({ listing, onChange, userPath }: Props) {
  const query = useQuery(paymentsQuery(listing));
  return (
    <FilteredTable
      label="Payments"
      listing={listing}
      onChange={onChange}
      query={query}
      columns={COLUMNS}
      say={say}
      filters={(change) => (
        <>
          <FilterSelect
            label="Status"
            all="All statuses"
            names={statusNames}
            value={listing.status}
            onChange={(status) => change({ status })}
          />
          <UserIdFilter userId={listing.userId} onChange={(userId) => change({ userId }, { replace: true })} />
        </>
      )}
    >
      {(payment) => (
        <tr key={payment.id}>
          <th scope="row" data-label={COLUMNS[0]}>
            <CustomerCell user={payment.user} path={userPath} />
          </th>
          <td data-label={COLUMNS[1]} className={styles.short}>
            {formatMoney(payment.amount, payment.currency)}
          </td>
          <td data-label={COLUMNS[2]}>
            <StatusChip tone={paymentStatusTones[payment.status]}>{paymentStatusNames[payment.status]}</StatusChip>
          </td>
          <td data-label={COLUMNS[3]} className={styles.short}>
            {payment.payment_method ?? '-'}
          </td>
          <td data-label={COLUMNS[4]}>{payment.description ?? '-'}</td>
          <td data-label={COLUMNS[5]}>
            <span className={styles.short}>
              <time dateTime={payment.created_at}>{formatDate(payment.created_at)}</time>
              <Text span display="block" size="sm" c="dimmed">
                {formatTime(payment.created_at)}
              </Text>
            </span>
          </td>
          <td data-label={COLUMNS[6]}>
            <Reference id={payment.id} reference={payment.stripe_payment_intent_id} />
          </td>
        </tr>
      )}
    </FilteredTable>
  );
}
