import { useEffect, useEffectEvent, useState } from 'react';
import {
  type CheckedRow,
  type CheckedTable,
  checkTable,
  describeCsvProblem,
  type ImportSpec,
  normalizeColumnName,
} from '#shared/domain/import-rows.ts';
import { CSV_BYTES_MAX, type CsvTable, readCsv, readSpreadsheetText, writeTable } from '#shared/format/csv.ts';
import { importMessages, importScreenMessages as say } from '#shared/messages/import.ts';
import { toBase64 } from '../lib/base64.ts';
import { logger } from '../lib/logger.ts';

/** A chosen CSV as a table, whose wrong cells can be corrected before it is sent. */
export interface ImportFile {
  name: string;
  bytes: Uint8Array;
  /** The headings as they were in the file; the table has those that its columns were matched to. */
  headings: readonly string[];
  table: CsvTable;
  checked: CheckedTable<unknown>;
  /** Rows and cells (`row:index`) that are or were wrong: they stay in view once corrected. */
  wrongRows: ReadonlySet<number>;
  wrongCells: ReadonlySet<string>;
  isEdited: boolean;
}

export const cellKey = (row: number, index: number): string => `${row}:${index}`;

const addRequiredColumns = <T>(spec: ImportSpec<T>, table: CsvTable, { columns }: CheckedTable<T>): CsvTable => {
  const missing = spec.columns.filter((column) => column.isRequired && !columns.includes(column)).map(({ name }) => name);
  return { ...table, header: [...table.header, ...missing] };
};

type WrongCells = Pick<ImportFile, 'wrongRows' | 'wrongCells'>;

const findWrongCells = (columns: CheckedTable<unknown>['columns'], rows: readonly CheckedRow<unknown>[]): WrongCells => {
  const wrong = rows.filter(({ entry }) => entry === null);
  const indexOf = (field: string) => columns.findIndex((column) => column?.name === field);
  return {
    wrongRows: new Set(wrong.map(({ row }) => row)),
    wrongCells: new Set(wrong.flatMap(({ row, errors }) => errors.map(({ field }) => cellKey(row, indexOf(field))))),
  };
};

/** Returns the sentence that says why when the file cannot be imported. */
export const openImport = <T>(spec: ImportSpec<T>, name: string, bytes: Uint8Array): ImportFile | string => {
  if (bytes.length > CSV_BYTES_MAX) return importMessages.tooLarge;
  const text = readSpreadsheetText(bytes);
  if (text === null) return importMessages.notUtf8;
  const read = readCsv(text.content);
  if ('is' in read) return describeCsvProblem(read);
  return checkFile(spec, { name, bytes, headings: read.header, table: read, isEdited: !text.isUtf8 });
};

const checkFile = <T>(
  spec: ImportSpec<T>,
  file: Pick<ImportFile, 'name' | 'bytes' | 'headings' | 'table' | 'isEdited'>,
): ImportFile => {
  const table = addRequiredColumns(spec, file.table, checkTable(spec, file.table));
  const checked = checkTable(spec, table);
  return { ...file, table, checked, ...findWrongCells(checked.columns, checked.rows) };
};

/** Reads a column of the file as `name`, or skips it (null); what was read as `name` before is skipped. */
export const matchColumn = <T>(spec: ImportSpec<T>, file: ImportFile, index: number, name: string | null): ImportFile => {
  const header = file.table.header.map((heading, at) => {
    if (at === index) return name ?? '';
    const isTaken = name !== null && file.checked.columns[at]?.name === name;
    return isTaken || (at >= file.headings.length && normalizeColumnName(heading) === name) ? '' : heading;
  });
  return checkFile(spec, { ...file, table: { ...file.table, header }, isEdited: true });
};

/** A row may have a second error, which shows once the first is corrected. */
export const setCell = <T>(spec: ImportSpec<T>, file: ImportFile, row: number, index: number, value: string): ImportFile => {
  const { table, checked } = file;
  const at = table.rows.findIndex((tableRow) => tableRow.row === row);
  const { cells } = table.rows[at]!;
  const padded = Array.from({ length: Math.max(cells.length, index + 1) }, (_, column) => cells[column] ?? '');
  const changed = { row, cells: padded.with(index, value) };
  const [again] = checkTable(spec, { header: table.header, rows: [changed] }).rows;
  const { wrongRows, wrongCells } = findWrongCells(checked.columns, [again!]);
  return {
    ...file,
    table: { ...table, rows: table.rows.with(at, changed) },
    checked: { ...checked, rows: checked.rows.with(at, again!) },
    wrongRows: new Set([...file.wrongRows, ...wrongRows]),
    wrongCells: new Set([...file.wrongCells, ...wrongCells]),
    isEdited: true,
  };
};

const toCsv = ({ table }: ImportFile): string => writeTable(table);

/** The chosen bytes as they are, unless a cell was edited. */
export const encodeImport = (file: ImportFile): string =>
  toBase64(file.isEdited ? new TextEncoder().encode(toCsv(file)) : file.bytes);

/** Only these rows, under the numbers they have. */
export const keepRows = (file: ImportFile, isKept: (row: CheckedRow<unknown>) => boolean): ImportFile => {
  const rows = file.checked.rows.filter(isKept);
  const kept = new Set(rows.map(({ row }) => row));
  return {
    ...file,
    table: { ...file.table, rows: file.table.rows.filter(({ row }) => kept.has(row)) },
    checked: { ...file.checked, rows },
    wrongRows: new Set([...file.wrongRows].filter((row) => kept.has(row))),
    isEdited: true,
  };
};

export interface FileDraft {
  name: string;
  csv: string;
}

export interface ImportFileOptions {
  spec: ImportSpec<unknown>;
  kept: FileDraft | null;
  /** Called after every edit, and with null when nothing is to be kept. */
  onKeep: (file: FileDraft | null) => void;
  /** Said of a file that cannot be read. */
  unreadable?: string;
}

/** Milliseconds: a large file is not written for every letter. */
const KEEP_AFTER_MS = 300;

const reopenDraft = ({ spec, kept }: ImportFileOptions): ImportFile | null => {
  const file = kept && openImport(spec, kept.name, new TextEncoder().encode(kept.csv));
  return file === null || typeof file === 'string' ? null : { ...file, isEdited: true };
};

/** Returns a sentence on failure; does not read a file that is too large. */
const readFile = async ({ spec, unreadable = say.unreadable }: ImportFileOptions, chosen: File): Promise<ImportFile | string> => {
  if (chosen.size > CSV_BYTES_MAX) return importMessages.tooLarge;
  try {
    return openImport(spec, chosen.name, new Uint8Array(await chosen.arrayBuffer()));
  } catch (error) {
    logger.warn(unreadable, error);
    return unreadable;
  }
};

export const useImportFile = (given: ImportFileOptions) => {
  const { spec, onKeep } = given;
  const [file, setFile] = useState(() => reopenDraft(given));
  const keep = useEffectEvent(onKeep);

  useEffect(() => {
    if (!file?.isEdited) return;
    const timer = setTimeout(() => keep({ name: file.name, csv: toCsv(file) }), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [file]);

  /** Returns the sentence that says why the file is refused, or null. */
  const choose = async (chosen: File): Promise<string | null> => {
    const opened = await readFile(given, chosen);
    onKeep(null);
    setFile(typeof opened === 'string' ? null : opened);
    return typeof opened === 'string' ? opened : null;
  };

  const edit = (row: number, index: number, value: string): void => {
    if (file) setFile(setCell(spec, file, row, index, value));
  };

  const match = (index: number, name: string | null): void => {
    if (file) setFile(matchColumn(spec, file, index, name));
  };

  return { file, choose, edit, match, replace: setFile };
};
