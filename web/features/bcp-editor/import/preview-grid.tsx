/** The rows of a file before they are imported: what is wrong stands out and can be put right in place. */
import { Button, SegmentedControl, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { CheckedRow } from '#shared/domain/import-rows.ts';
import styles from './import.module.css';
import { cellKey, type ImportFile } from './import-file.ts';

interface Props {
  file: ImportFile;
  onEdit: (row: number, index: number, value: string) => void;
}

/** Rows shown at once: more are read by nobody and cost time to draw. */
const PAGE = 25;

interface CellProps {
  row: CheckedRow<unknown>;
  index: number;
  name: string;
  /** It is or was wrong. */
  isOpen: boolean;
  onEdit: Props['onEdit'];
}

function Cell({ row, index, name, isOpen, onEdit }: CellProps) {
  const value = row.cells[index] ?? '';
  const error = row.errors.find(({ field }) => field === name)?.error;
  if (!isOpen) return <Table.Td className={styles.value}>{value}</Table.Td>;
  return (
    <Table.Td>
      <input
        className={styles.cell}
        aria-label={`Row ${row.row}, ${name}`}
        aria-invalid={error !== undefined}
        title={error}
        value={value}
        onChange={(event) => onEdit(row.row, index, event.currentTarget.value)}
      />
      {error && <span className={styles.cellError}>{error}</span>}
    </Table.Td>
  );
}

/** What is wrong with a row as a whole has no cell to stand in. */
const rowError = ({ errors }: CheckedRow<unknown>): string | undefined => errors.find(({ field }) => field === 'row')?.error;

export function PreviewGrid({ file, onEdit }: Props) {
  const { checked } = file;
  const [view, setView] = useState<'wrong' | 'all'>(file.wrongRows.size > 0 ? 'wrong' : 'all');
  const [limit, setLimit] = useState(PAGE);
  const rows = view === 'all' ? checked.rows : checked.rows.filter(({ row }) => file.wrongRows.has(row));
  const named = checked.columns.flatMap((column, index) => (column ? [{ ...column, index }] : []));
  const isWrong = ({ index }: { index: number }) => rows.some(({ row }) => file.wrongCells.has(cellKey(row, index)));
  // What needs a hand stands beside the name, so that nobody scrolls for it.
  const columns =
    view === 'all'
      ? named
      : [...named.slice(0, 1), ...named.slice(1).filter(isWrong), ...named.slice(1).filter((column) => !isWrong(column))];
  return (
    <div>
      {file.wrongRows.size > 0 && (
        <SegmentedControl
          mb="sm"
          aria-label="Rows to show"
          value={view}
          onChange={(value) => setView(value as typeof view)}
          data={[
            { value: 'wrong', label: `Rows to check (${file.wrongRows.size})` },
            { value: 'all', label: `All rows (${checked.rows.length})` },
          ]}
        />
      )}
      <section className={styles.scroll} aria-label="Preview of the rows">
        <Table className={styles.grid}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Row</Table.Th>
              {columns.map(({ name, isRequired }) => (
                <Table.Th key={name} scope="col">
                  {name}
                  {isRequired && <span aria-hidden="true"> *</span>}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, limit).map((row) => (
              <Table.Tr key={row.row} data-wrong={row.entry === null || undefined}>
                <Table.Th scope="row">
                  {row.row}
                  {rowError(row) && <span className={styles.cellError}>{rowError(row)}</span>}
                </Table.Th>
                {columns.map(({ name, index }) => (
                  <Cell
                    key={name}
                    row={row}
                    index={index}
                    name={name}
                    isOpen={file.wrongCells.has(cellKey(row.row, index))}
                    onEdit={onEdit}
                  />
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {rows.length > limit && (
        <Text size="sm" c="dimmed" mt="xs" component="div">
          {limit} of {rows.length} rows{' '}
          <Button variant="subtle" size="sm" onClick={() => setLimit(limit + PAGE)}>
            Show more
          </Button>
        </Text>
      )}
    </div>
  );
}
