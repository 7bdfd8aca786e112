import { beginImport, CONTACTS_MAX, endImport, toContact, writeContacts } from '#functions/data/crisis-contacts.ts';
import { badRequest, payloadTooLarge, unprocessable } from '#functions/http/errors.ts';
import { hashRequest, readKey } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import { now as clock } from '#functions/runtime/clock.ts';
import type { crisisCommunication } from '#shared/api/crisis-communication.ts';
import type { BodyOf, ReplyOf } from '#shared/api/endpoint.ts';
import type { NewCrisisContact } from '#shared/domain/crisis-contact.ts';
import { contactImport, contactTemplate, findMissingColumns } from '#shared/domain/crisis-contact-import.ts';
import { checkTable, describeCsvProblem, type RowError } from '#shared/domain/import-rows.ts';
import { CSV_BYTES_MAX, readCsv, utf8Text, writeCsv } from '#shared/format/csv.ts';
import { accessMessages } from '#shared/messages/access.ts';

import { crisisMessages } from '#shared/messages/crisis-contacts.ts';
import { fill } from '#shared/messages/fields.ts';
import { importMessages } from '#shared/messages/import.ts';

const ERRORS_MAX = 500;

type Calls = typeof crisisCommunication;
type ImportReply = ReplyOf<Calls['bulkImport']>;

export const csvTemplate: Operation<Calls['csvTemplate']> = async () => {
  const { columns, sample } = contactTemplate;
  const csv = writeCsv([columns.map(({ name }) => name), sample]);
  return { csv_content: Buffer.from(csv).toString('base64'), filename: 'crisis_communication_template.csv' };
};

const toFailure = (message: string, errors: RowError[] = []): ImportReply => ({
  success: false,
  imported_count: 0,
  message,
  errors,
});

interface ParsedFile {
  entries: NewCrisisContact[];
  errors: RowError[];
  rows: number;
}

const parseFile = (file: BodyOf<Calls['bulkImport']>): ParsedFile | ImportReply => {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > CSV_BYTES_MAX) throw payloadTooLarge();
  const text = utf8Text(bytes);
  if (text === null) return toFailure(importMessages.notUtf8);
  const table = readCsv(text);
  if ('is' in table) return toFailure(describeCsvProblem(table));
  const missing = findMissingColumns(table.header);
  if (missing.length > 0)
    return toFailure(
      fill(crisisMessages.missingColumns, { columns: missing.join(', ') }),
      missing.map((field) => ({ row: 1, field, error: crisisMessages.missingColumn })),
    );
  const rows = checkTable(contactImport, table).rows;
  return {
    entries: rows.flatMap(({ entry }) => (entry === null ? [] : [entry])),
    errors: rows.flatMap((row) => row.errors).slice(0, ERRORS_MAX),
    rows: rows.length,
  };
};

const toReply = ({ entries, errors, rows }: ParsedFile): ImportReply => {
  const count = entries.length;
  if (rows === 0) return toFailure(crisisMessages.noRows);
  if (errors.length === 0)
    return { success: true, imported_count: count, message: fill(crisisMessages.imported, { count }), errors };
  return { success: false, imported_count: count, message: fill(crisisMessages.partly, { count, rows }), errors };
};

/**
 * With an idempotency key the reply is kept for repeated requests. Without one, the file stands in for the key until its
 * import ends: repeating an import that was cut off completes it, and parallel requests share one.
 */
export const bulkImport: Operation<Calls['bulkImport']> = async ({ actor, body, request, now }) => {
  const file = parseFile(body);
  if ('success' in file) return file;
  const reply = toReply(file);
  if (file.entries.length === 0) return reply;
  const callerKey = readKey(request.headers, 'POST /v1/crisis-communication/bulk-import', body);
  const hash = callerKey?.hash ?? hashRequest('crisis contacts', body);
  const key = callerKey?.key ?? `contacts:${hash}`;
  const note = await beginImport(actor.id, key, { hash, count: file.entries.length, now, receivedAt: request.receivedAt });
  if (!note) throw badRequest(fill(crisisMessages.full, { max: CONTACTS_MAX }));
  if (note.request_hash !== hash) throw unprocessable([{ field: 'Idempotency-Key', message: accessMessages.keyReused }]);
  if (note.body !== undefined) return JSON.parse(note.body) as ImportReply;
  const begun = new Date(note.begun_at);
  await writeContacts(
    actor.id,
    file.entries.map((entry, at) => toContact(note.first_id + at, entry, begun)),
  );
  const endedAt = callerKey === null ? clock() : null;
  await endImport(actor.id, key, note, { count: file.entries.length, body: JSON.stringify(reply), endedAt });
  return reply;
};
