import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { PER_PAGE, type RowPage } from './admin-queries.ts';
import { PageNumbers } from './page-numbers.tsx';

export interface PagedRowsProps<T> {
  /** 'Subscriptions'. */
  label: string;
  query: UseQueryResult<RowPage<T>>;
  page: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
  failed: string;
  empty: { title: string; text: string };
}

interface Props<T> extends PagedRowsProps<T> {
  perPage?: number;
  headingOrder?: 2 | 3;
  skeleton: ReactNode;
  children: (rows: T[]) => ReactNode;
}

export function PagedRows<T>(props: Props<T>) {
  const { label, query, page, onPage, perPage = PER_PAGE, failed, empty, headingOrder = 2, skeleton, children } = props;
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = query;
  const id = useId();

  // The last row of the last page is gone, or the address names a page that never was.
  const isBeyond = data !== undefined && !isPlaceholderData && data.rows.length === 0 && data.total > 0;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / perPage));
  const leaveEmptyPage = useEffectEvent(() => onPage(lastPage, { replace: true }));
  useEffect(() => {
    if (isBeyond) leaveEmptyPage();
  }, [isBeyond]);

  const turnTo = (next: number) => {
    onPage(next);
    document.getElementById(id)?.focus({ preventScroll: true });
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
  };

  return (
    <>
      {!data && (isFetching || !isError) && <LoadingBlock label={`Loading ${label.toLowerCase()}`}>{skeleton}</LoadingBlock>}
      {isError && !isFetching && (
        <ErrorBlock
          order={headingOrder}
          title={messageOf(error, failed)}
          onRetry={() => void refetch()}
          details={error instanceof ApiError ? error.requestId : null}
        />
      )}
      {data?.total === 0 && (
        <EmptyBlock order={headingOrder} title={empty.title} drawing="ledger">
          {empty.text}
        </EmptyBlock>
      )}
      {data && data.rows.length > 0 && (
        <div id={id} tabIndex={-1} aria-busy={isPlaceholderData}>
          {children(data.rows)}
          {!isPlaceholderData && <PageNumbers page={page} perPage={perPage} total={data.total} onPage={turnTo} />}
        </div>
      )}
    </>
  );
}

export function RowSkeleton({ height }: { height: number }) {
  return (
    <Stack gap={1}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  );
}
