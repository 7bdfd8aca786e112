import * as z from 'zod';
import { crisisMessages as say } from '#shared/messages/crisis-contacts.ts';
import { limitedText, requiredText } from './bcp/text.ts';
import { type ImportSpec, normalizeColumnName } from './import-rows.ts';

const SHORT_MAX = 200;
const NOTES_MAX = 2000;

const buildOptionalText = (max: number) =>
  limitedText(max)
    .nullish()
    .transform((text) => text?.trim() || null);
const name = (message: string) => requiredText(message, SHORT_MAX).transform((text) => text.trim());
const ContactEmail = z.string(say.badEmail).trim().max(254, say.badEmail).pipe(z.email(say.badEmail));

/** Two contacts may share an address: a household, a front desk. */
export const NewCrisisContact = z.object({
  first_name: name(say.firstNameRequired),
  middle_name: buildOptionalText(SHORT_MAX),
  last_name: name(say.lastNameRequired),
  email: ContactEmail,
  phone: buildOptionalText(SHORT_MAX),
  notes: buildOptionalText(NOTES_MAX),
});
export type NewCrisisContact = z.infer<typeof NewCrisisContact>;

export const CrisisContact = z.object({
  id: z.number(),
  first_name: z.string(),
  middle_name: z.string().nullable(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  notes: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type CrisisContact = z.infer<typeof CrisisContact>;

const fullNameOf = ({
  first_name,
  middle_name,
  last_name,
}: Pick<CrisisContact, 'first_name' | 'middle_name' | 'last_name'>): string =>
  [first_name, middle_name, last_name].filter((part) => part).join(' ');

const searched = ['first_name', 'middle_name', 'last_name', 'email', 'phone'] as const;

export const matchesContact = (contact: CrisisContact, search: string): boolean => {
  const wanted = search.trim().toLowerCase();
  return [...searched.map((field) => contact[field]), fullNameOf(contact)].some((text) => text?.toLowerCase().includes(wanted));
};

const requiredColumns = ['first_name', 'last_name', 'email'] as const;

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
    isRequired: (requiredColumns as readonly string[]).includes(name),
    isList: false,
    choices: null,
  })),
  sample: sample.map(([, value]) => value),
  entry: NewCrisisContact,
};

export const findMissingColumns = (header: readonly string[]): string[] => {
  const names = header.map(normalizeColumnName);
  return requiredColumns.filter((column) => !names.includes(column));
};
