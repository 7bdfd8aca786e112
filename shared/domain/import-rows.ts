import type * as z from 'zod';
import {
  CSV_CELL_BYTES_MAX,
  CSV_COLUMNS_MAX,
  CSV_ROWS_MAX,
  type CsvProblem,
  type CsvRow,
  type CsvTable,
} from '#shared/format/csv.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { importMessages } from '#shared/messages/import.ts';
import { Email } from './email.ts';

export interface ImportColumn {
  name: string;
  isRequired: boolean;
  /** Holds several values, separated by semicolons. */
  isList: boolean;
  /** The only values it accepts, in any case. */
  choices: readonly string[] | null;
  /** Other headings that spreadsheets use for it, in the form of `normalizeColumnName`. */
  aliases?: readonly string[];
  isEmail?: boolean;
  /** For what is no text: undefined where the cell cannot be read, which `unreadable` explains. */
  read?: (cell: string) => unknown;
  unreadable?: string;
}

export interface ImportSpec<T> {
  columns: readonly ImportColumn[];
  sample: readonly string[];
  entry: z.ZodType<T>;
}

export interface RowError {
  row: number;
  field: string;
  error: string;
}
export interface CheckedRow<T> extends CsvRow {
  /** Null when the row has errors. */
  entry: T | null;
  errors: RowError[];
}
export interface CheckedTable<T> {
  /** The column each header cell names; null where it names none, or one that was named before. */
  columns: (ImportColumn | null)[];
  rows: CheckedRow<T>[];
}

/** `Max Downtime *` and `max_downtime` name the same column. */
export const normalizeColumnName = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '_');

/** A column's own name wins over a heading that only resembles it, and the first heading over later ones. */
const matchColumns = <T>({ columns }: ImportSpec<T>, header: readonly string[]): (ImportColumn | null)[] => {
  const names = header.map(normalizeColumnName);
  const placeOf = (column: ImportColumn): number => {
    const own = names.indexOf(column.name);
    return own >= 0 ? own : names.findIndex((name) => column.aliases?.includes(name));
  };
  const places = columns.map(placeOf);
  return names.map((name, index) => {
    const fitting = columns.filter((_, at) => places[at] === index);
    return fitting.find((column) => column.name === name) ?? fitting[0] ?? null;
  });
};

const SHORT_FORMS = new Set(['rto', 'rpo']);
export const formatColumnName = (name: string): string =>
  SHORT_FORMS.has(name) ? name.toUpperCase() : (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');

export const splitListCell = (cell: string): string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isTooLong = (cell: string): boolean => new TextEncoder().encode(cell).length > CSV_CELL_BYTES_MAX;

const findChoice = (choices: readonly string[], cell: string): string | undefined =>
  choices.find((choice) => choice.toLowerCase() === cell.toLowerCase());

const cellError = (column: ImportColumn, cell: string): string | null => {
  const { name, isRequired, isList, choices } = column;
  const { required, choice, tooLong } = importMessages.row;
  const field = formatColumnName(name);
  const isEmpty = isList ? splitListCell(cell).length === 0 : cell === '';
  if (isEmpty) return isRequired ? fill(required, { field }) : null;
  if (isTooLong(cell)) return fill(tooLong, { field, max: CSV_CELL_BYTES_MAX / 1024 });
  if (column.isEmail && !Email.safeParse(cell).success) return fieldMessages.email;
  if (choices && !findChoice(choices, cell)) return fill(choice, { field, choices: choices.join(', ') });
  return column.read?.(cell) === undefined ? (column.unreadable ?? null) : null;
};

const parseCell = ({ isList, choices, read }: ImportColumn, cell: string): unknown => {
  if (isList) return splitListCell(cell);
  if (cell === '') return undefined;
  if (read) return read(cell);
  return choices ? findChoice(choices, cell) : cell;
};

/** The row under the columns of its header; a column that the header lacks counts as empty. */
const checkRow = <T>(spec: ImportSpec<T>, columns: CheckedTable<T>['columns'], { row, cells }: CsvRow): CheckedRow<T> => {
  const cellOf = (column: ImportColumn) => (cells[columns.indexOf(column)] ?? '').trim();
  const errors: RowError[] = spec.columns.flatMap((column) => {
    const error = cellError(column, cellOf(column));
    return error === null ? [] : [{ row, field: column.name, error }];
  });
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    errors.push({ row, field: 'row', error: importMessages.row.extraCells });
  if (errors.length > 0) return { row, cells, entry: null, errors };
  const values = spec.columns.map((column) => [column.name, parseCell(column, cellOf(column))]);
  const result = spec.entry.safeParse(Object.fromEntries(values));
  if (result.success) return { row, cells, entry: result.data, errors };
  const issues = result.error.issues.map(({ path, message }) => ({ row, field: String(path[0] ?? 'row'), error: message }));
  return { row, cells, entry: null, errors: issues };
};

export const checkTable = <T>(spec: ImportSpec<T>, { header, rows }: CsvTable): CheckedTable<T> => {
  const columns = matchColumns(spec, header);
  return { columns, rows: rows.map((row) => checkRow(spec, columns, row)) };
};

/** No heading names a column: perhaps the first row is an entry already. */
export const hasNoColumns = ({ columns }: CheckedTable<unknown>): boolean => columns.every((column) => column === null);

export const describeNoColumns = ({ columns }: ImportSpec<unknown>): string =>
  fill(importMessages.noColumns, {
    columns: columns
      .slice(0, 3)
      .map(({ name }) => name)
      .join(', '),
  });

export interface RepeatedRow {
  row: number;
  name: string;
}

/** Of functions, suppliers, and systems: what must not come twice in a list. */
export const entryKey = ({ name }: { name: string }): string => name.trim().toLowerCase();

/** Good rows that say what an entry of the list, or a row before them, says already. `keyOf` is what must not come twice. */
export const findRepeatedRows = <T extends { name: string }>(
  rows: readonly CheckedRow<T>[],
  existing: readonly T[],
  keyOf: (entry: T) => string,
): RepeatedRow[] => {
  const seen = new Set(existing.map(keyOf));
  return rows.flatMap(({ row, entry }) => {
    if (entry === null) return [];
    const key = keyOf(entry);
    if (seen.has(key)) return [{ row, name: entry.name }];
    seen.add(key);
    return [];
  });
};

export const describeCsvProblem = (problem: CsvProblem): string => {
  if (problem.is === 'empty') return importMessages.empty;
  if (problem.is === 'quotes') return fill(importMessages.openQuote, { row: problem.row });
  return problem.is === 'too many columns'
    ? fill(importMessages.tooManyColumns, { max: CSV_COLUMNS_MAX })
    : fill(importMessages.tooManyRows, { max: CSV_ROWS_MAX });
};
