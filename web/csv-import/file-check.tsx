import { Button, List, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { CheckedRow, RowError } from '#shared/domain/import-rows.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './import.module.css';
import { cellKey, type ImportFile } from './import-file.ts';

interface FileCheckProps {
  file: ImportFile;
  /** Cells that were never wrong can be edited, too. */
  isOpen?: boolean;
  onEdit: (row: number, index: number, value: string) => void;
}

const countRows = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`;

const countCauses = (errors: readonly RowError[]): [cause: string, count: number][] => {
  const counts = Map.groupBy(errors, ({ error }) => error);
  return [...counts].map(([cause, all]): [string, number] => [cause, all.length]).sort((a, b) => b[1] - a[1]);
};

export function FileCheck({ file, isOpen = false, onEdit }: FileCheckProps) {
  const { checked } = file;
  const good = checked.rows.filter(({ entry }) => entry !== null).length;
  const bad = checked.rows.length - good;
  return (
    <Stack gap="md">
      <div>
        {bad === 0 ? (
          <Text role="status">
            {good === 0 ? 'This file has no rows below its header.' : `${countRows(good)} ready to import.`}
          </Text>
        ) : (
          <Notice tone="warn" title={`${countRows(good)} ready, ${countRows(bad)} with problems`}>
            {good === 0
              ? 'Correct them below to import them.'
              : 'Correct them below, or import now: only the rows without problems are added.'}
            <List size="sm" mt={4}>
              {countCauses(checked.rows.flatMap((row) => row.errors)).map(([cause, count]) => (
                <List.Item key={cause}>
                  {cause} ({countRows(count)})
                </List.Item>
              ))}
            </List>
          </Notice>
        )}
      </div>
      {checked.rows.length > 0 && <PreviewGrid file={file} isOpen={isOpen} onEdit={onEdit} />}
    </Stack>
  );
}

type GridProps = FileCheckProps & { isOpen: boolean };

/** Rows drawn at once: more take noticeable time. */
const PAGE = 25;

interface CellProps {
  row: CheckedRow<unknown>;
  index: number;
  name: string;
  choices: readonly string[] | null;
  /** The cell is or was wrong, so it can be edited. */
  isOpen: boolean;
  onEdit: GridProps['onEdit'];
}

function Cell({ row, index, name, choices, isOpen, onEdit }: CellProps) {
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
        list={choices ? `${name}-choices` : undefined}
        onChange={(event) => onEdit(row.row, index, event.currentTarget.value)}
      />
      {error && <span className={styles.cellError}>{error}</span>}
    </Table.Td>
  );
}

/** An error of the row as a whole, which has no cell. */
const rowError = ({ errors }: CheckedRow<unknown>): string | undefined => errors.find(({ field }) => field === 'row')?.error;

function PreviewGrid({ file, isOpen, onEdit }: GridProps) {
  const { checked } = file;
  const [view, setView] = useState<'wrong' | 'all'>(file.wrongRows.size > 0 ? 'wrong' : 'all');
  const [limit, setLimit] = useState(PAGE);
  const rows = view === 'all' ? checked.rows : checked.rows.filter(({ row }) => file.wrongRows.has(row));
  const named = checked.columns.flatMap((column, index) => (column ? [{ ...column, index }] : []));
  const isWrong = ({ index }: { index: number }) => rows.some(({ row }) => file.wrongCells.has(cellKey(row, index)));
  // Wrong columns come right after the name, so that no scrolling is needed.
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
                {columns.map(({ name, index, choices }) => (
                  <Cell
                    key={name}
                    row={row}
                    index={index}
                    name={name}
                    choices={choices}
                    isOpen={isOpen || file.wrongCells.has(cellKey(row.row, index))}
                    onEdit={onEdit}
                  />
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {columns.map(
        ({ name, choices }) =>
          choices && (
            <datalist key={name} id={`${name}-choices`}>
              {choices.map((choice) => (
                <option key={choice} value={choice} />
              ))}
            </datalist>
          ),
      )}
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
