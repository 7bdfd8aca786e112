import * as z from 'zod';
import { crisisMessages as say } from '#shared/messages/crisis-contacts.ts';
import { limitedText, requiredText } from './bcp/text.ts';

export const CONTACT_TEXT_MAX = 200;
export const CONTACT_NOTES_MAX = 2000;

const buildOptionalText = (max: number) =>
  limitedText(max)
    .nullish()
    .transform((text) => text?.trim() || null);
const name = (message: string) => requiredText(message, CONTACT_TEXT_MAX).transform((text) => text.trim());
const ContactEmail = z.string(say.badEmail).trim().max(254, say.badEmail).pipe(z.email(say.badEmail));

export const CALL_ORDER_MAX = 9_999;
export const CallOrderNumber = z
  .number(say.badCallOrder)
  .int(say.badCallOrder)
  .min(1, say.badCallOrder)
  .max(CALL_ORDER_MAX, say.badCallOrder);
/** Who is called first; null for people without a place of their own, who follow by name. */
export const CallOrder = CallOrderNumber.nullable();

/** Two contacts may share an address: a household, a front desk. */
export const NewCrisisContact = z.object({
  first_name: name(say.firstNameRequired),
  middle_name: buildOptionalText(CONTACT_TEXT_MAX),
  last_name: name(say.lastNameRequired),
  email: ContactEmail,
  phone: buildOptionalText(CONTACT_TEXT_MAX),
  notes: buildOptionalText(CONTACT_NOTES_MAX),
  /** Older clients do not send it: absent in an update, it stays as it is. */
  call_order: CallOrder.optional(),
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
  call_order: z.number().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type CrisisContact = z.infer<typeof CrisisContact>;

/** A contact as lists of everyone carry it: to call, and to recognize people who are already there. */
export const DirectoryContact = CrisisContact.pick({
  id: true,
  first_name: true,
  middle_name: true,
  last_name: true,
  email: true,
  phone: true,
  call_order: true,
});
export type DirectoryContact = z.infer<typeof DirectoryContact>;

export interface NameParts {
  first_name: string;
  middle_name?: string | null;
  last_name: string;
}

export const fullNameOf = ({ first_name, middle_name, last_name }: NameParts): string =>
  [first_name, middle_name, last_name].filter((part) => part).join(' ');

/** The last word is the last name; a single word is the first name. */
export const splitName = (name: string): { first_name: string; last_name: string } => {
  const words = name.trim().split(/\s+/);
  return words.length === 1
    ? { first_name: words[0]!, last_name: '' }
    : { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1)! };
};

const searched = ['first_name', 'middle_name', 'last_name', 'email', 'phone'] as const;

export const matchesContact = (contact: CrisisContact, search: string): boolean => {
  const wanted = search.trim().toLowerCase();
  return [...searched.map((field) => contact[field]), fullNameOf(contact)].some((text) => text?.toLowerCase().includes(wanted));
};

type Identity = NameParts & { email: string };
const identityOf = ({ first_name, last_name, email }: Identity): string =>
  JSON.stringify([first_name, last_name, email].map((text) => text.trim().toLowerCase()));

export interface DuplicateRow {
  row: number;
  name: string;
  /** The earlier row of the file with the same name and email; null when it is a contact already. */
  sameAs: number | null;
}

/** Rows with the name and email of a contact, or of an earlier row. They may still be wanted. */
export const findDuplicateRows = (
  rows: readonly { row: number; entry: Identity | null }[],
  contacts: readonly Identity[],
): DuplicateRow[] => {
  const known = new Map<string, number | null>(contacts.map((contact) => [identityOf(contact), null]));
  return rows.flatMap(({ row, entry }) => {
    if (entry === null) return [];
    const identity = identityOf(entry);
    const sameAs = known.get(identity);
    if (sameAs === undefined) known.set(identity, row);
    return sameAs === undefined ? [] : [{ row, name: fullNameOf(entry), sameAs }];
  });
};
