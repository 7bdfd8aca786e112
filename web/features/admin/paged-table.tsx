import { Group, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import type { RowPage } from './admin-queries.ts';
import { PagedRows, type PagedRowsProps, RowSkeleton } from './paged-rows.tsx';
import styles from './paged-table.module.css';

interface TableProps<T> extends PagedRowsProps<T> {
  columns: readonly string[];
  /** The cells of a row; each `td` names its column in `data-label` for narrow screens. */
  children: (row: T) => ReactNode;
}

export function PagedTable<T>({ columns, children, ...paging }: TableProps<T>) {
  return (
    <PagedRows {...paging} skeleton={<RowSkeleton height={56} />}>
      {(rows) => (
        <table className={styles.table} aria-label={paging.label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows.map(children)}</tbody>
        </table>
      )}
    </PagedRows>
  );
}

export interface ListingProps<L> {
  listing: L;
  onChange: (listing: L, options?: { replace: boolean }) => void;
}

interface FilteredProps<T, L> extends ListingProps<L>, Pick<TableProps<T>, 'label' | 'columns' | 'children'> {
  query: UseQueryResult<RowPage<T>>;
  say: { list: string; none: string; noMatch: string; noneYet: string };
  /** `change` begins at the first page again. */
  filters: (change: (part: Partial<L>, options?: { replace: boolean }) => void) => ReactNode;
}

/** A table below its filters, which the address keeps. */
export function FilteredTable<T, L extends { page: number }>(props: FilteredProps<T, L>) {
  const { label, listing, onChange, query, say, filters, ...table } = props;
  const isFiltered = Object.entries(listing).some(([name, value]) => name !== 'page' && value !== undefined);
  return (
    <Card>
      <Stack gap="md">
        <Group gap="sm" align="flex-start" role="search" aria-label={label}>
          {filters((part, options) => onChange({ ...listing, ...part, page: 1 }, options))}
        </Group>
        <PagedTable
          {...table}
          label={label}
          query={query}
          page={listing.page}
          onPage={(page, options) => onChange({ ...listing, page }, options)}
          failed={say.list}
          empty={{ title: say.none, text: isFiltered ? say.noMatch : say.noneYet }}
        />
      </Stack>
    </Card>
  );
}
