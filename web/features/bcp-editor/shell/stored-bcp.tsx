import { Skeleton, Stack } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { Page } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../../ui/state-block.tsx';

/** Never cached: the BCP may have been edited elsewhere. */
export const storedBcpQuery = (id: number) =>
  queryOptions({ queryKey: ['bcp', id], queryFn: () => client.bcp.get({ params: { id } }), staleTime: 0, gcTime: 0 });

export function BcpLoading() {
  return (
    <Page width="wizard">
      <LoadingBlock label="Loading the plan">
        <Stack gap="lg">
          <Skeleton height={40} radius="md" />
          <Skeleton height={220} radius="lg" />
          <Skeleton height={320} radius="lg" />
        </Stack>
      </LoadingBlock>
    </Page>
  );
}

export function BcpNotFound({ actions }: { actions: ReactNode }) {
  return (
    <Page>
      <PageTitle>BCP not found</PageTitle>
      <EmptyBlock title="There is no such plan" drawing="lamp" actions={actions}>
        The address may be mistyped, or the plan belongs to another account.
      </EmptyBlock>
    </Page>
  );
}

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export function BcpLoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const details = error instanceof ApiError ? error.requestId : null;
  return (
    <Page width="narrow">
      <ErrorBlock
        title="Failed to load BCP"
        cause="We couldn’t read the BCP. Your work is safe."
        onRetry={onRetry}
        details={details}
      />
    </Page>
  );
}
