/** The caller's payments: filtered, sorted, summed up, saved as a file. */
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Payment } from '#shared/domain/payment.ts';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { type PaymentView, RANGES, viewIn, viewOf, viewParams } from './filter-payments.ts';
import { PaymentControls } from './payment-controls.tsx';
import { PaymentTable } from './payment-table.tsx';
import { saveCsv } from './save-csv.ts';

const emptyHint = (payments: Payment[], { range }: PaymentView): string => {
  if (payments.length === 0) return 'Payments for your subscription appear here.';
  return range === RANGES.at(-1)!.value ? 'Your payments are more than a year old.' : 'Choose a longer period to see more.';
};

function Loaded({ payments }: { payments: Payment[] }) {
  const [params, setParams] = useSearchParams();
  // One moment for the whole visit, so that no row leaves the list while it is read.
  const [now] = useState(Date.now);
  const view = viewIn(params);
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
          {emptyHint(payments, view)}
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
  if (data) return <Loaded payments={data} />;
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
