import { Skeleton } from '@mantine/core';
import { listMessages } from '#shared/messages/bcp-screens.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';

export function TableSkeleton() {
  return (
    <LoadingBlock label="Loading your BCPs">
      <Skeleton height={320} radius="lg" />
    </LoadingBlock>
  );
}

export function BcpsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const details = error instanceof ApiError ? error.requestId : null;
  return <ErrorBlock title={listMessages.loadFailed} cause={listMessages.loadFailedCause} onRetry={onRetry} details={details} />;
}
