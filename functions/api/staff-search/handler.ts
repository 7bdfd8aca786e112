import { findExercisesByName, read as readExercise } from '#functions/data/exercises.ts';
import {
  findPaymentByIntent,
  listNewestPaymentsOfUser,
  list as listPayments,
  type PaymentRow,
  paymentOwner,
  toCustomerPayment,
} from '#functions/data/payments.ts';
import { findEntriesByText, listKeysByEmail, readEntriesByKey } from '#functions/data/user-directory.ts';
import { readAccount } from '#functions/data/users.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import type { Operation } from '#functions/http/operation.ts';
import { staffSearch } from '#shared/api/staff-search.ts';
import { FOUND_MAX, type FoundExercise, type FoundUser, parseStaffQuery } from '#shared/domain/staff-search.ts';

interface Found {
  users: FoundUser[];
  exercises: FoundExercise[];
  payments: PaymentRow[];
}

const findById = async (id: number): Promise<Found> => {
  const [user, exercise, payments] = await Promise.all([readAccount(id), readExercise(id), listPayments(paymentOwner(id))]);
  return {
    users: user ? [user] : [],
    exercises: exercise ? [exercise] : [],
    payments: payments.filter((payment) => payment.id === id),
  };
};

const findByIntent = async (intent: string): Promise<Found> => {
  const payment = await findPaymentByIntent(intent);
  return { users: [], exercises: [], payments: payment ? [payment] : [] };
};

const newestFirst = (a: PaymentRow, b: PaymentRow): number => b.created_at.localeCompare(a.created_at) || b.id - a.id;

const findByEmail = async (prefix: string): Promise<Found> => {
  const matches = await listKeysByEmail(prefix);
  const wanted = matches.slice(0, FOUND_MAX);
  const [users, payments] = await Promise.all([
    readEntriesByKey(wanted),
    Promise.all(wanted.map(({ uid }) => listNewestPaymentsOfUser(uid, FOUND_MAX))),
  ]);
  return { users, exercises: [], payments: payments.flat().sort(newestFirst) };
};

const findByText = async (text: string): Promise<Found> => {
  const [users, exercises] = await Promise.all([findEntriesByText(text, FOUND_MAX), findExercisesByName(text, FOUND_MAX)]);
  return { users, exercises, payments: [] };
};

const find: Operation<typeof staffSearch.find> = async ({ query }) => {
  const { id, intent, emailPrefix, text } = parseStaffQuery(query.search);
  const found = await Promise.all([
    id !== null && findById(id),
    intent !== null && findByIntent(intent),
    emailPrefix !== null && findByEmail(emailPrefix),
    text !== null && findByText(text),
  ]);
  const parts = found.filter((part) => part !== false);
  const collect = <K extends keyof Found>(kind: K): Found[K][number][] =>
    [...new Map(parts.flatMap((part): Found[K][number][] => part[kind]).map((row) => [row.id, row])).values()].slice(
      0,
      FOUND_MAX,
    );
  return {
    users: collect('users'),
    exercises: collect('exercises'),
    payments: collect('payments').map(toCustomerPayment),
  };
};

export const handler = apiHandler(staffSearch, { find });
