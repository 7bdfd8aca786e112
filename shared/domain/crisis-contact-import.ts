/** Files of contacts. Apart from the contact itself: it checks with schemas, which other screens do not load. */
import * as z from 'zod';
import { crisisMessages as say } from '#shared/messages/crisis-contacts.ts';
import { CallOrderNumber, type CrisisContact, NewCrisisContact } from './crisis-contact.ts';
import { listContactHeadings } from './import-headings.ts';
import { type ImportColumn, type ImportSpec, normalizeColumnName } from './import-rows.ts';

const requiredColumns = ['first_name', 'last_name', 'email'] as const;

const sample: [name: string, value: string][] = [
  ['first_name', 'Maria'],
  ['last_name', 'Jensen'],
  ['email', 'maria.jensen@example.com'],
  ['middle_name', 'Ann'],
  ['phone', '(206) 555-0117'],
  ['notes', 'Shift lead, has the keys to the shop'],
];

const templateColumns: ImportColumn[] = sample.map(([name]) => ({
  name,
  isRequired: (requiredColumns as readonly string[]).includes(name),
  isList: false,
  choices: null,
  aliases: listContactHeadings(name),
}));

/** A cell of text; an exported file has the column, the template does not. */
const ImportedContact = NewCrisisContact.extend({
  call_order: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, say.badCallOrder)
    .transform(Number)
    .pipe(CallOrderNumber)
    .optional(),
});

/** What the template offers, with an example. */
export const contactTemplate: Pick<ImportSpec<NewCrisisContact>, 'columns' | 'sample'> = {
  columns: templateColumns,
  sample: sample.map(([, value]) => value),
};

export const contactImport: ImportSpec<NewCrisisContact> = {
  columns: [...templateColumns, { name: 'call_order', isRequired: false, isList: false, choices: null }],
  sample: contactTemplate.sample,
  entry: ImportedContact,
};

/** Rows for an export, under the columns that an import reads. */
export const toContactRecord = (contact: CrisisContact): string[] =>
  contactImport.columns.map(({ name }) => String(contact[name as keyof CrisisContact] ?? ''));

export const findMissingColumns = (header: readonly string[]): string[] => {
  const names = header.map(normalizeColumnName);
  return requiredColumns.filter((column) => ![column, ...listContactHeadings(column)].some((name) => names.includes(name)));
};
