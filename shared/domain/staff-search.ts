/** What staff find by typing: accounts, exercises and payments of all customers. */
import * as z from 'zod';
import { DirectoryEntry, isEmailPrefix } from './admin-user.ts';
import { CustomerPayment } from './customer-money.ts';
import { Exercise } from './exercise.ts';

/** Of each kind. */
export const FOUND_MAX = 5;

export const FoundUser = DirectoryEntry.pick({ id: true, email: true, full_name: true });
export type FoundUser = z.infer<typeof FoundUser>;

export const FoundExercise = Exercise.pick({ id: true, exercise_name: true, status: true });
export type FoundExercise = z.infer<typeof FoundExercise>;

export const FoundByStaff = z.object({
  users: z.array(FoundUser),
  exercises: z.array(FoundExercise),
  payments: z.array(CustomerPayment),
});
export type FoundByStaff = z.infer<typeof FoundByStaff>;

/** A single letter would match nearly everything. */
const TEXT_MIN = 2;

export interface StaffQuery {
  id: number | null;
  /** Of a payment at Stripe. */
  intent: string | null;
  emailPrefix: string | null;
  /** Part of a name or an address. */
  text: string | null;
}

const nothing: StaffQuery = { id: null, intent: null, emailPrefix: null, text: null };

export const parseStaffQuery = (search: string): StaffQuery => {
  const wanted = search.trim();
  // Digits are an id only: a search for a name reads many rows.
  if (/^[1-9]\d*$/.test(wanted)) return { ...nothing, id: Number.isSafeInteger(Number(wanted)) ? Number(wanted) : null };
  if (/^pi_\w+$/.test(wanted)) return { ...nothing, intent: wanted };
  if (isEmailPrefix(wanted)) return { ...nothing, emailPrefix: wanted };
  return { ...nothing, text: wanted.length >= TEXT_MIN ? wanted : null };
};
