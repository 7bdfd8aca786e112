/** A chosen file as the table it holds; the cells that are wrong in it may be put right before it is sent. */
import { type CheckedTable, checkTable, type ImportSpec } from '#shared/domain/import-rows.ts';
import {
  CSV_BYTES_MAX,
  CSV_COLUMNS_MAX,
  CSV_ROWS_MAX,
  type CsvProblem,
  type CsvTable,
  readCsv,
  utf8Text,
  writeTable,
} from '#shared/format/csv.ts';
import { fill } from '#shared/messages/fields.ts';
import { importMessages } from '#shared/messages/import.ts';
import { toBase64 } from './base64.ts';

export interface ImportFile {
  name: string;
  bytes: Uint8Array;
  table: CsvTable;
  /** Rows and cells (`row:index`) that were wrong when the file was chosen: they stay in view when they are put right. */
  wrongRows: ReadonlySet<number>;
  wrongCells: ReadonlySet<string>;
  isEdited: boolean;
}

export const cellKey = (row: number, index: number): string => `${row}:${index}`;

const problemSentence = (problem: CsvProblem): string => {
  if (problem.is === 'empty') return importMessages.empty;
  if (problem.is === 'quotes') return fill(importMessages.openQuote, { row: problem.row });
  return problem.is === 'too many columns'
    ? fill(importMessages.tooManyColumns, { max: CSV_COLUMNS_MAX })
    : fill(importMessages.tooManyRows, { max: CSV_ROWS_MAX });
};

/** A required column that the header lacks is added, so that its values can be typed in. */
const withRequired = <T>(spec: ImportSpec<T>, table: CsvTable, { columns }: CheckedTable<T>): CsvTable => {
  const missing = spec.columns.filter((column) => column.isRequired && !columns.includes(column)).map(({ name }) => name);
  return { ...table, header: [...table.header, ...missing] };
};

const wrongIn = <T>({ columns, rows }: CheckedTable<T>) => {
  const wrong = rows.filter(({ entry }) => entry === null);
  const cells = wrong.flatMap(({ row, errors }) =>
    errors.map(({ field }) =>
      cellKey(
        row,
        columns.findIndex((column) => column?.name === field),
      ),
    ),
  );
  return { wrongRows: new Set(wrong.map(({ row }) => row)), wrongCells: new Set(cells) };
};

/** The file, or the sentence that says why it cannot be imported. */
export const openImport = <T>(spec: ImportSpec<T>, name: string, bytes: Uint8Array): ImportFile | string => {
  if (bytes.length > CSV_BYTES_MAX) return importMessages.tooLarge;
  const text = utf8Text(bytes);
  if (text === null) return importMessages.notUtf8;
  const read = readCsv(text);
  if ('is' in read) return problemSentence(read);
  const checked = checkTable(spec, read);
  const examples = spec.columns.slice(0, 3).map((column) => column.name);
  if (!checked) return fill(importMessages.noColumns, { columns: examples.join(', ') });
  const table = withRequired(spec, read, checked);
  return { name, bytes, table, ...wrongIn(checkTable(spec, table)!), isEdited: false };
};

/** The file with another value in one cell. */
export const withCell = (file: ImportFile, row: number, index: number, value: string): ImportFile => {
  const rows = file.table.rows.map((one) => {
    if (one.row !== row) return one;
    const cells = Array.from({ length: Math.max(one.cells.length, index + 1) }, (_, at) => one.cells[at] ?? '');
    return { row, cells: cells.with(index, value) };
  });
  return { ...file, table: { ...file.table, rows }, isEdited: true };
};

/** What is sent: the file as it was chosen, unless it was changed here. */
export const importData = ({ bytes, table, isEdited }: ImportFile): string =>
  toBase64(isEdited ? new TextEncoder().encode(writeTable(table)) : bytes);
