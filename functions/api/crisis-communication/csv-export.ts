import { readPart } from '#functions/data/crisis-contacts.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { crisisCommunication } from '#shared/api/crisis-communication.ts';
import type { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { contactImport, toContactRecord } from '#shared/domain/crisis-contact-import.ts';
import { CSV_BYTES_MAX, CSV_ROWS_MAX, writeCsv } from '#shared/format/csv.ts';

type Calls = typeof crisisCommunication;

const options = { withPlainPhones: true };
const header = contactImport.columns.map(({ name }) => name);
const countBytes = (record: string[]): number => Buffer.byteLength(writeCsv([record], options)) + '\r\n'.length;

/** As many as one file may hold for an import. */
const takeFitting = (contacts: readonly CrisisContact[]): CrisisContact[] => {
  let bytes = countBytes(header);
  const end = contacts.findIndex((contact) => {
    bytes += countBytes(toContactRecord(contact));
    return bytes > CSV_BYTES_MAX;
  });
  return end < 0 ? [...contacts] : contacts.slice(0, end);
};

export const csvExport: Operation<Calls['csvExport']> = async ({ actor, query, now }) => {
  const { contacts, next } = await readPart(actor.id, { after: query.after, limit: CSV_ROWS_MAX });
  const fitting = takeFitting(contacts);
  const isCut = fitting.length < contacts.length;
  const csv = writeCsv([header, ...fitting.map(toContactRecord)], options);
  return {
    csv_content: Buffer.from(csv).toString('base64'),
    filename: `crisis_contacts_${now.toISOString().slice(0, 10)}.csv`,
    next: isCut ? String(fitting.at(-1)!.id) : next,
  };
};
