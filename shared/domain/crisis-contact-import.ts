/** Crisis contacts in a CSV file. */
import { NewCrisisContact } from './crisis-contact.ts';
import { type ImportSpec, normalizeColumnName } from './import-rows.ts';

const required = ['first_name', 'last_name', 'email'] as const;

const sample: [name: string, value: string][] = [
  ['first_name', 'Maria'],
  ['last_name', 'Jensen'],
  ['email', 'maria.jensen@example.com'],
  ['middle_name', 'Ann'],
  ['phone', '(206) 555-0117'],
  ['notes', 'Shift lead, has the keys to the shop'],
];

export const contactImport: ImportSpec<NewCrisisContact> = {
  columns: sample.map(([name]) => ({
    name,
    isRequired: (required as readonly string[]).includes(name),
    isList: false,
    choices: null,
  })),
  sample: sample.map(([, value]) => value),
  entry: NewCrisisContact,
};

/** The required columns that a header does not name. */
export const missingColumns = (header: readonly string[]): string[] => {
  const names = header.map(normalizeColumnName);
  return required.filter((column) => !names.includes(column));
};
