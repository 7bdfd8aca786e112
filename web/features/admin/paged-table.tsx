import type { ReactNode } from 'react';
import { PagedRows, type PagedRowsProps } from './paged-rows.tsx';
import styles from './paged-table.module.css';

interface Props<T> extends PagedRowsProps<T> {
  columns: readonly string[];
  /** The cells of a row; each `td` names its column in `data-label` for narrow screens. */
  children: (row: T) => ReactNode;
}

export function PagedTable<T>({ columns, children, ...paging }: Props<T>) {
  return (
    <PagedRows {...paging} rowHeight={56}>
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
