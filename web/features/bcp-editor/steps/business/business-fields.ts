/** Reading and changing the fields of step 1 by their path. */
import type { Location, PrimaryLocation } from '#shared/domain/bcp/bcp.ts';

export const emptyLocation: Location = {
  name: null,
  contact: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  phone: null,
};
export const emptyPrimary: PrimaryLocation = { ...emptyLocation, email: null };

/** What a text field stores: nothing rather than an empty text. */
export const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** The employee count of what was typed: empty is none, anything unreadable too. */
export const employeeCount = (text: string): number | null => {
  const count = Number(text);
  return text.trim() === '' || Number.isNaN(count) ? null : count;
};
