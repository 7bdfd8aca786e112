import { pickSectionFields } from '#functions/data/bcp-header.ts';
import { readHeader } from '#functions/data/bcps.ts';
import { badRequest, HttpError, notFound, payloadTooLarge, serviceUnavailable, unprocessable } from '#functions/http/errors.ts';
import type { Input, Operation } from '#functions/http/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';
import { type ImportType, importSpecs, importTargets } from '#shared/domain/bcp/import.ts';
import { LIST_MAX } from '#shared/domain/bcp/text-limits.ts';
import {
  type CheckedRow,
  type CheckedTable,
  checkTable,
  describeCsvProblem,
  describeNoColumns,
  entryKey,
  findRepeatedRows,
  hasNoColumns,
  type ImportSpec,
  type RepeatedRow,
} from '#shared/domain/import-rows.ts';
import { CSV_BYTES_MAX, type CsvTable, readCsv, utf8Text, writeCsv } from '#shared/format/csv.ts';
import { fill } from '#shared/messages/fields.ts';
import { importMessages } from '#shared/messages/import.ts';
import { readStoredBcp, update } from './update.ts';

type ImportInput = Input<typeof bcp.importCsv>;

const ERRORS_MAX = 100;

export const csvTemplate: Operation<typeof bcp.csvTemplate> = async ({ params }) => {
  const { columns, sample } = importSpecs[params.importType];
  const csv = writeCsv([columns.map(({ name }) => name), sample]);
  return { csv_content: Buffer.from(csv).toString('base64'), filename: `${params.importType}_template.csv` };
};

const invalidCsv = (message: string): HttpError => unprocessable([{ field: 'csv_data', message }]);

const decodeCsv = (csvData: string): string => {
  const bytes = Buffer.from(csvData, 'base64');
  if (bytes.length > CSV_BYTES_MAX) throw payloadTooLarge();
  const text = utf8Text(bytes);
  if (text === null) throw invalidCsv(importMessages.notUtf8);
  return text;
};

/** A 422 for what is no table. A table beyond the limits is a 400, returned because an unknown BCP takes precedence. */
const parseTable = (text: string): CsvTable | HttpError => {
  const table = readCsv(text);
  if (!('is' in table)) return table;
  const sentence = describeCsvProblem(table);
  if (table.is === 'empty' || table.is === 'quotes') throw invalidCsv(sentence);
  return badRequest(sentence);
};

const checkRows = (type: ImportType, table: CsvTable): CheckedTable<{ id: string; name: string }> => {
  const spec: ImportSpec<{ id: string; name: string }> = importSpecs[type];
  const checked = checkTable(spec, table);
  if (hasNoColumns(checked)) throw invalidCsv(describeNoColumns(spec));
  return checked;
};

const TRIES = 5;

type GoodRow = CheckedRow<{ id: string; name: string }>;

/** Adds the rows whose name is not in the list yet, and returns those that are not added. */
const appendToList = async ({ body, ...input }: ImportInput, rows: readonly GoodRow[]): Promise<RepeatedRow[]> => {
  const { section, field } = importTargets[body.import_type];
  for (let tries = 0; tries < TRIES; tries++) {
    const stored = await readStoredBcp(input.actor.id, input.params.id, [section], true);
    if (!stored) throw notFound();
    const row = stored.rows.get(section);
    const existing =
      (pickSectionFields(section, row?.fields ?? {}) as Record<string, { id: string; name: string }[]>)[field] ?? [];
    const repeated = findRepeatedRows(rows, existing, entryKey);
    const added = rows.flatMap(({ row, entry }) => (entry === null || repeated.some((each) => each.row === row) ? [] : [entry]));
    const list = [...existing, ...added];
    if (list.length > LIST_MAX) throw badRequest(fill(importMessages.listFull, { count: list.length, max: LIST_MAX }));
    if (added.length === 0) return repeated;
    try {
      await update({ ...input, body: { [field]: list, versions: { [section]: row?.version ?? 0 } } });
      return repeated;
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) throw error;
    }
  }
  throw serviceUnavailable();
};

export const importCsv: Operation<typeof bcp.importCsv> = async (input) => {
  const { actor, params, body } = input;
  if (body.bcp_id !== undefined && body.bcp_id !== params.id)
    throw unprocessable([{ field: 'bcp_id', message: importMessages.otherBcp }]);
  const table = parseTable(decodeCsv(body.csv_data));
  const rows = table instanceof HttpError ? table : checkRows(body.import_type, table).rows;
  if (!(await readHeader(actor.id, params.id))) throw notFound();
  if (rows instanceof HttpError) throw rows;
  const good = rows.filter(({ entry }) => entry !== null);
  const repeated = good.length > 0 ? await appendToList(input, good) : [];
  const errors = [
    ...rows.flatMap((row) => row.errors),
    ...repeated.map(({ row, name }) => ({ row, field: 'name', error: fill(importMessages.row.repeated, { name }) })),
  ].sort((a, b) => a.row - b.row);
  const imported_count = good.length - repeated.length;
  return { success: errors.length === 0, imported_count, errors: errors.slice(0, ERRORS_MAX) };
};
