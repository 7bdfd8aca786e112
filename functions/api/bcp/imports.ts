/** Lists from CSV files: the good rows are added to the plan the way a save would, the others are reported. */
import { fieldsOf } from '#functions/data/bcp-header.ts';
import { readHeader } from '#functions/data/bcps.ts';
import { badRequest, HttpError, notFound, payloadTooLarge, serviceUnavailable, unprocessable } from '#functions/http/errors.ts';
import type { Input, Operation } from '#functions/http/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';
import { type ImportType, importSpecs, importTargets } from '#shared/domain/bcp/import.ts';
import { LIST_MAX } from '#shared/domain/bcp/text-limits.ts';
import { type CheckedTable, checkTable, describeCsvProblem, type ImportSpec } from '#shared/domain/import-rows.ts';
import { CSV_BYTES_MAX, type CsvTable, readCsv, utf8Text, writeCsv } from '#shared/format/csv.ts';
import { fill } from '#shared/messages/fields.ts';
import { importMessages } from '#shared/messages/import.ts';
import { update } from './saving.ts';
import { readStored } from './stored-plan.ts';

type ImportInput = Input<typeof bcp.importCsv>;

/** Row errors that one answer tells. */
const ERRORS_MAX = 100;

export const csvTemplate: Operation<typeof bcp.csvTemplate> = async ({ params }) => {
  const { columns, sample } = importSpecs[params.importType];
  const csv = writeCsv([columns.map(({ name }) => name), sample]);
  return { csv_content: Buffer.from(csv).toString('base64'), filename: `${params.importType}_template.csv` };
};

const noCsv = (message: string): HttpError => unprocessable([{ field: 'csv_data', message }]);

const textOf = (csvData: string): string => {
  const bytes = Buffer.from(csvData, 'base64');
  if (bytes.length > CSV_BYTES_MAX) throw payloadTooLarge();
  const text = utf8Text(bytes);
  if (text === null) throw noCsv(importMessages.notUtf8);
  return text;
};

/** The table; a file that is none is a 422, one beyond the limits a 400 that waits for the plan to be found. */
const tableOf = (text: string): CsvTable | HttpError => {
  const table = readCsv(text);
  if (!('is' in table)) return table;
  const sentence = describeCsvProblem(table);
  if (table.is === 'empty' || table.is === 'quotes') throw noCsv(sentence);
  return badRequest(sentence);
};

const checked = (type: ImportType, table: CsvTable): CheckedTable<{ id: string }> => {
  const spec: ImportSpec<{ id: string }> = importSpecs[type];
  const found = checkTable(spec, table);
  if (found) return found;
  const columns = spec.columns.map(({ name }) => name).slice(0, 3);
  throw noCsv(fill(importMessages.noColumns, { columns: columns.join(', ') }));
};

const TRIES = 5;

/** Adds to what the list holds at that moment; somebody who saves it meanwhile makes the save stale, and it is done anew. */
const append = async ({ body, ...input }: ImportInput, entries: readonly object[]): Promise<void> => {
  const { section, field } = importTargets[body.import_type];
  for (let tries = 0; tries < TRIES; tries++) {
    const stored = await readStored(input.actor.id, input.params.id, [section], true);
    if (!stored) throw notFound();
    const row = stored.rows.get(section);
    const list = [...((fieldsOf(section, row?.fields ?? {}) as Record<string, object[]>)[field] ?? []), ...entries];
    if (list.length > LIST_MAX) throw badRequest(fill(importMessages.listFull, { count: list.length, max: LIST_MAX }));
    try {
      await update({ ...input, body: { [field]: list, versions: { [section]: row?.version ?? 0 } } });
      return;
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) throw error;
    }
  }
  throw serviceUnavailable();
};

export const importCsv: Operation<typeof bcp.importCsv> = async (input) => {
  const { actor, params, body } = input;
  if (body.bcp_id !== undefined && body.bcp_id !== params.id)
    throw unprocessable([{ field: 'bcp_id', message: importMessages.otherPlan }]);
  const table = tableOf(textOf(body.csv_data));
  const rows = table instanceof HttpError ? table : checked(body.import_type, table).rows;
  if (!(await readHeader(actor.id, params.id))) throw notFound();
  if (rows instanceof HttpError) throw rows;
  const entries = rows.flatMap(({ entry }) => (entry === null ? [] : [entry]));
  const errors = rows.flatMap((row) => row.errors);
  if (entries.length > 0) await append(input, entries);
  return { success: errors.length === 0, imported_count: entries.length, errors: errors.slice(0, ERRORS_MAX) };
};
