import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatTime } from '#shared/format/dates.ts';
import { bcpListMessages } from '#shared/messages/next-steps.ts';
import { Notice } from '../../ui/notice.tsx';

type Query = Pick<UseQueryResult, 'isRefetchError' | 'dataUpdatedAt' | 'isFetching' | 'refetch'>;

/** What is shown is of an earlier time, since it could not be asked for again. */
export function StaleNote({ query }: { query: Query }) {
  if (!query.isRefetchError) return null;
  return (
    <Notice tone="warn">
      {bcpListMessages.stale(formatTime(new Date(query.dataUpdatedAt).toISOString()))}{' '}
      <Button variant="subtle" size="compact-sm" loading={query.isFetching} onClick={() => void query.refetch()}>
        Try Again
      </Button>
    </Notice>
  );
}
