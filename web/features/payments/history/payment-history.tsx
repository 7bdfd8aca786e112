import { Button, NativeSelect, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Payment } from '#shared/domain/payment.ts';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { client } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../../ui/state-block.tsx';
import styles from './payment-controls.module.css';
import { type PaymentView, parseView, RANGES, type Range, SORTS, type Sort, viewOf, viewParams } from './payment-filters.ts';
import { saveCsv } from './payment-rows.ts';
import { PaymentTable } from './payment-table.tsx';

const explainEmpty = (payments: Payment[], { range }: PaymentView): string => {
  if (payments.length === 0) return 'Payments for your subscription appear here.';
  return range === RANGES.at(-1)!.value ? 'Your payments are more than a year old.' : 'Choose a longer period to see more.';
};

function LoadedHistory({ payments }: { payments: Payment[] }) {
  const [params, setParams] = useSearchParams();
  // Fixed for the visit, so that no row leaves the list while it is read.
  const [now] = useState(Date.now);
  const view = parseView(params);
  const setView = (next: PaymentView) => setParams(viewParams(next), { replace: true, preventScrollReset: true });
  const shown = viewOf(payments, view, now);
  const isEmpty = shown.length === 0;
  return (
    <Card>
      <PaymentControls view={view} onView={setView} onSave={isEmpty ? undefined : () => void saveCsv(shown)} />
      <Text size="sm" c="dimmed" role="status" mt="sm">
        {shown.length} of {payments.length} {payments.length === 1 ? 'payment' : 'payments'}
      </Text>
      {isEmpty ? (
        <EmptyBlock title={messages.noPayments} drawing="ledger">
          {explainEmpty(payments, view)}
        </EmptyBlock>
      ) : (
        <PaymentTable payments={shown} view={view} onView={setView} />
      )}
    </Card>
  );
}

export function PaymentHistory() {
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['payments'],
    queryFn: () => client.payment.payments(),
  });
  if (data) return <LoadedHistory payments={data} />;
  if (isError && !isFetching) {
    const details = error instanceof ApiError ? error.requestId : null;
    return <ErrorBlock title={messages.historyFailed} onRetry={() => void refetch()} details={details} />;
  }
  return (
    <LoadingBlock label="Loading your payments">
      <Skeleton height={320} radius="lg" />
    </LoadingBlock>
  );
}

interface Props {
  view: PaymentView;
  onView: (view: PaymentView) => void;
  onSave: (() => void) | undefined;
}

const names: Record<Sort, [descending: string, ascending: string]> = {
  date: ['Newest first', 'Oldest first'],
  amount: ['Largest amount first', 'Smallest amount first'],
  status: ['Status Z to A', 'Status A to Z'],
};
const orders = SORTS.flatMap((sort) => [
  { value: `${sort} descending`, label: names[sort][0] },
  { value: `${sort} ascending`, label: names[sort][1] },
]);

function PaymentControls({ view, onView, onSave }: Props) {
  const setOrder = (value: string) => {
    const [sort, order] = value.split(' ') as [Sort, PaymentView['order']];
    onView({ ...view, sort, order });
  };
  return (
    <div className={styles.bar}>
      <SegmentedControl
        aria-label="Period"
        data={[...RANGES]}
        value={view.range}
        onChange={(range) => onView({ ...view, range: range as Range })}
      />
      <NativeSelect
        className={styles.order}
        size="md"
        aria-label="Order"
        data={orders}
        value={`${view.sort} ${view.order}`}
        onChange={(event) => setOrder(event.currentTarget.value)}
      />
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        aria-disabled={!onSave || undefined}
        onClick={onSave}
      >
        Export CSV
      </Button>
    </div>
  );
}
