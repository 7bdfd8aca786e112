/** The first tab: the stored information, or the account's own before anything is stored. */
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { BillingForm } from './billing-form.tsx';
import { infoQuery } from './billing-queries.ts';

export function BillingInformation() {
  const { data, error, isError, isFetching, refetch } = useQuery({ ...infoQuery, refetchOnWindowFocus: false });
  if (data) return <BillingForm info={data} />;
  if (isError && !isFetching) {
    const details = error instanceof ApiError ? error.requestId : null;
    return <ErrorBlock title={messages.infoLoadFailed} onRetry={() => void refetch()} details={details} />;
  }
  return (
    <LoadingBlock label="Loading your billing information">
      <Skeleton height={420} radius="lg" />
    </LoadingBlock>
  );
}
