import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { PageNumbers } from './page-numbers.tsx';
import styles from './paged-table.module.css';

export interface RowPage<T> {
  rows: T[];
  total: number;
}

interface Props<T> {
  /** 'Subscriptions'. */
  label: string;
  query: UseQueryResult<RowPage<T>>;
  page: number;
  perPage: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
  columns: readonly string[];
  /** The cells of a row; each `td` names its column in `data-label` for narrow screens. */
  children: (row: T) => ReactNode;
  failed: string;
  empty: { title: string; text: string };
}

const placeholder = (label: string) => (
  <LoadingBlock label={`Loading ${label.toLowerCase()}`}>
    <Stack gap={1}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </Stack>
  </LoadingBlock>
);

export function PagedTable<T>({ label, query, page, perPage, onPage, columns, children, failed, empty }: Props<T>) {
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = query;
  const id = `admin-${label.toLowerCase().replaceAll(' ', '-')}`;

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

  if (!data && (isFetching || !isError)) return placeholder(label);
  if (isError && !isFetching)
    return (
      <ErrorBlock
        title={messageOf(error, failed)}
        onRetry={() => void refetch()}
        details={error instanceof ApiError ? error.requestId : null}
      />
    );
  if (!data || data.total === 0)
    return (
      <EmptyBlock title={empty.title} drawing="ledger">
        {empty.text}
      </EmptyBlock>
    );
  return (
    <div id={id} tabIndex={-1} aria-busy={isPlaceholderData}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{data.rows.map(children)}</tbody>
      </table>
      {!isPlaceholderData && <PageNumbers page={page} perPage={perPage} total={data.total} onPage={turnTo} />}
    </div>
  );
}
