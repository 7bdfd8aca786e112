/** A chosen file as the table it holds; the cells that are wrong in it may be put right before it is sent. */
import {
  type CheckedRow,
  type CheckedTable,
  checkTable,
  describeCsvProblem,
  type ImportSpec,
} from '#shared/domain/import-rows.ts';
import { CSV_BYTES_MAX, type CsvTable, readCsv, utf8Text, writeTable } from '#shared/format/csv.ts';
import { fill } from '#shared/messages/fields.ts';
import { importMessages } from '#shared/messages/import.ts';
import { toBase64 } from './base64.ts';

export interface ImportFile {
  name: string;
  bytes: Uint8Array;
  table: CsvTable;
  checked: CheckedTable<unknown>;
  /** Rows and cells (`row:index`) that are or were wrong: they stay in view when they are put right. */
  wrongRows: ReadonlySet<number>;
  wrongCells: ReadonlySet<string>;
  isEdited: boolean;
}

export const cellKey = (row: number, index: number): string => `${row}:${index}`;

/** A required column that the header lacks is added, so that its values can be typed in. */
const withRequired = <T>(spec: ImportSpec<T>, table: CsvTable, { columns }: CheckedTable<T>): CsvTable => {
  const missing = spec.columns.filter((column) => column.isRequired && !columns.includes(column)).map(({ name }) => name);
  return { ...table, header: [...table.header, ...missing] };
};

type Wrong = Pick<ImportFile, 'wrongRows' | 'wrongCells'>;

const wrongIn = (columns: CheckedTable<unknown>['columns'], rows: readonly CheckedRow<unknown>[]): Wrong => {
  const wrong = rows.filter(({ entry }) => entry === null);
  const indexOf = (field: string) => columns.findIndex((column) => column?.name === field);
  return {
    wrongRows: new Set(wrong.map(({ row }) => row)),
    wrongCells: new Set(wrong.flatMap(({ row, errors }) => errors.map(({ field }) => cellKey(row, indexOf(field))))),
  };
};

/** The file, or the sentence that says why it cannot be imported. */
export const openImport = <T>(spec: ImportSpec<T>, name: string, bytes: Uint8Array): ImportFile | string => {
  if (bytes.length > CSV_BYTES_MAX) return importMessages.tooLarge;
  const text = utf8Text(bytes);
  if (text === null) return importMessages.notUtf8;
  const read = readCsv(text);
  if ('is' in read) return describeCsvProblem(read);
  const checked = checkTable(spec, read);
  const examples = spec.columns.slice(0, 3).map((column) => column.name);
  if (!checked) return fill(importMessages.noColumns, { columns: examples.join(', ') });
  const table = withRequired(spec, read, checked);
  const complete = checkTable(spec, table)!;
  return { name, bytes, table, checked: complete, ...wrongIn(complete.columns, complete.rows), isEdited: false };
};

/** The file with another value in one cell. A row may be wrong in a second place, which shows when the first is right. */
export const withCell = <T>(spec: ImportSpec<T>, file: ImportFile, row: number, index: number, value: string): ImportFile => {
  const { table, checked } = file;
  const at = table.rows.findIndex((one) => one.row === row);
  const { cells } = table.rows[at]!;
  const padded = Array.from({ length: Math.max(cells.length, index + 1) }, (_, place) => cells[place] ?? '');
  const changed = { row, cells: padded.with(index, value) };
  const [again] = checkTable(spec, { header: table.header, rows: [changed] })!.rows;
  const { wrongRows, wrongCells } = wrongIn(checked.columns, [again!]);
  return {
    ...file,
    table: { ...table, rows: table.rows.with(at, changed) },
    checked: { ...checked, rows: checked.rows.with(at, again!) },
    wrongRows: new Set([...file.wrongRows, ...wrongRows]),
    wrongCells: new Set([...file.wrongCells, ...wrongCells]),
    isEdited: true,
  };
};

/** The table as a file that was not sent yet, to open it again later. */
export const csvOf = ({ table }: ImportFile): string => writeTable(table);

/** What is sent: the file as it was chosen, unless it was changed here. */
export const importData = (file: ImportFile): string =>
  toBase64(file.isEdited ? new TextEncoder().encode(csvOf(file)) : file.bytes);
