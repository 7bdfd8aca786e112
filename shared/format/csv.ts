import Papa from 'papaparse';

export const CSV_BYTES_MAX = 1_048_576;
/** Rows with content, without the header. */
export const CSV_ROWS_MAX = 1_000;
export const CSV_COLUMNS_MAX = 64;
/** 2,000 letters of any script, which the notes of a contact may hold. */
export const CSV_CELL_BYTES_MAX = 8_192;
/** Spreadsheets leave empty rows behind, but a file of nothing else is not worth reading. */
const RECORDS_MAX = 10_000;

export interface CsvRow {
  /** As in a spreadsheet: the header is row 1. */
  row: number;
  cells: string[];
}
export interface CsvTable {
  header: string[];
  rows: CsvRow[];
}
/** `quotes` names the row of the first malformed one. */
export type CsvProblem = { is: 'empty' } | { is: 'quotes'; row: number } | { is: 'too many columns' } | { is: 'too many rows' };

export const isCsvFile = ({ type, name }: { type: string; name: string }): boolean =>
  type.toLowerCase() === 'text/csv' || name.toLowerCase().endsWith('.csv');

/** Drops the byte order mark; null when the bytes are not UTF-8 or contain NUL. */
export const utf8Text = (bytes: Uint8Array): string | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
};

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

/**
 * Text as spreadsheets save it: UTF-8, UTF-16 with its mark (Excel's “Unicode Text”), otherwise Windows-1252 (Excel's plain
 * “CSV” in the US). Null for what holds NUL and is no text.
 */
export const readSpreadsheetText = (bytes: Uint8Array): { content: string; isUtf8: boolean } | null => {
  const wide = startsWith(bytes, 0xff, 0xfe) ? 'utf-16le' : startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : null;
  const utf8 = wide ? null : utf8Text(bytes);
  if (utf8 !== null) return { content: utf8, isUtf8: true };
  const content = new TextDecoder(wide ?? 'windows-1252').decode(bytes);
  return content.includes('\0') ? null : { content, isUtf8: false };
};

/**
 * Spreadsheets run a cell that begins with one of these as a formula, so it is written with an apostrophe before it and
 * read without. The same goes for what follows a semicolon, a tab or a line end inside a cell: where the semicolon
 * separates columns, a spreadsheet ignores our quotes and begins a new cell there. What already has an
 * apostrophe gets one more, so that reading gives back exactly what was written.
 */
const FORMULA = /^['" ]*[=+\-@＝＋－＠\t\r\n]/;
const INNER_FORMULA = /[;\t\r\n](?=['" ]*[=+\-@＝＋－＠])/g;
const INNER_GUARD = /([;\t\r\n])'(?=['" ]*[=+\-@＝＋－＠])/g;
const guard = (cell: string): string => {
  const guarded = cell.replace(INNER_FORMULA, "$&'");
  return FORMULA.test(guarded) ? `'${guarded}` : guarded;
};
/** Begins like a formula and is none: at worst a spreadsheet calculates with its digits. */
const PHONE_NUMBER = /^\+\d[\d ().-]{5,24}$/;
const unguard = (cell: string): string =>
  (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell).replace(INNER_GUARD, '$1');
/** No spreadsheet interprets such a cell; every other one is quoted. */
const WORDS = /^[\w ]*$/;

const DELIMITERS = [',', ';', '\t'] as const;
const parse = (text: string, delimiter: string, preview: number) =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', preview });

/** Comma, semicolon (spreadsheets of other countries) or tab (copied cells): whichever splits the header into the most. */
const delimiterOf = (text: string): string => {
  const columns = DELIMITERS.map((delimiter) => parse(text, delimiter, 1).data[0]?.length ?? 0);
  return DELIMITERS[columns.indexOf(Math.max(...columns))]!;
};

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Line ends of every kind become one, inside quotes too. */
export const readCsv = (text: string): CsvTable | CsvProblem => {
  const lines = text.replace(/\r\n?/g, '\n');
  const { data, errors } = parse(lines, delimiterOf(lines), RECORDS_MAX);
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return { is: 'quotes', row: (quotes.row ?? 0) + 1 };
  if (data.some((cells) => cells.length > CSV_COLUMNS_MAX)) return { is: 'too many columns' };
  const all = data.map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => unguard(cell)) }));
  const [header, ...rows] = all;
  if (!header || isBlank(header.cells)) return { is: 'empty' };
  const filled = rows.filter(({ cells }) => !isBlank(cells));
  if (filled.length > CSV_ROWS_MAX || data.length === RECORDS_MAX) return { is: 'too many rows' };
  return { header: header.cells, rows: filled };
};

interface CsvOptions {
  /** Leaves numbers such as +1 206 555 0117 without an apostrophe, for whoever dials from the spreadsheet. */
  withPlainPhones?: boolean;
}

/** Records as CSV (RFC 4180), safe to open in a spreadsheet. */
export const writeCsv = (records: readonly (readonly string[])[], { withPlainPhones = false }: CsvOptions = {}): string =>
  Papa.unparse(
    records.map((cells) => cells.map((cell) => (withPlainPhones && PHONE_NUMBER.test(cell) ? cell : guard(cell)))),
    { newline: '\r\n', quotes: (cell) => !WORDS.test(String(cell)) },
  );

export const writeTable = ({ header, rows }: CsvTable): string => {
  const records: string[][] = Array.from({ length: rows.at(-1)?.row ?? 1 }, () => []);
  records[0] = header;
  for (const { row, cells } of rows) records[row - 1] = cells;
  return writeCsv(records);
};
