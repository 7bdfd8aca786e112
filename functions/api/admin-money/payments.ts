import { readMoneyCounts } from '#functions/data/money-counters.ts';
import {
  listNewestPayments,
  list as listOfUser,
  type PaymentRow,
  paymentOwner,
  toCustomerPayment,
} from '#functions/data/payments.ts';
import { readActor } from '#functions/data/users.ts';
import { notFound } from '#functions/http/errors.ts';
import { type Input, type Operation, Reply } from '#functions/http/operation.ts';
import type { adminMoney } from '#shared/api/admin-money.ts';
import { countPayments } from '#shared/domain/money-counts.ts';
import { PaymentStatus } from '#shared/domain/payment.ts';
import { adminUserMessages } from '#shared/messages/admin-users.ts';
import { paymentMessages } from '#shared/messages/payment.ts';

type Calls = typeof adminMoney;
type PageQuery = Input<Calls['payments']>['query'];

const newestFirst = (a: PaymentRow, b: PaymentRow): number => b.created_at.localeCompare(a.created_at) || b.id - a.id;
const listNewestOfUser = async (uid: number): Promise<PaymentRow[]> => (await listOfUser(uid)).sort(newestFirst);

const listPageOfUser = async (uid: number, status: PaymentStatus | undefined) => {
  const rows = (await listNewestOfUser(uid)).filter((row) => status === undefined || row.status === status);
  return { rows, total: rows.length };
};

const listPageOfAll = async ({ page, per_page, status }: PageQuery) => {
  const statuses = status === undefined ? PaymentStatus.options : [status];
  const [rows, counts] = await Promise.all([listNewestPayments(statuses, page * per_page), readMoneyCounts()]);
  return { rows, total: countPayments(counts, statuses) };
};

export const payments: Operation<Calls['payments']> = async ({ query }) => {
  const { page, per_page, status, user_id } = query;
  const { rows, total } = await (user_id === undefined ? listPageOfAll(query) : listPageOfUser(user_id, status));
  const shown = rows.slice((page - 1) * per_page, page * per_page).map(toCustomerPayment);
  return new Reply(shown, { headers: { 'x-total-count': String(total) } });
};

export const payment: Operation<Calls['payment']> = async ({ params }) => {
  const row = (await listOfUser(paymentOwner(params.id))).find(({ id }) => id === params.id);
  if (!row) throw notFound(paymentMessages.paymentNotFound);
  return toCustomerPayment(row);
};

export const paymentsOfUser: Operation<Calls['paymentsOfUser']> = async ({ params }) => {
  const [user, rows] = await Promise.all([readActor(params.id), listNewestOfUser(params.id)]);
  if (!user && rows.length === 0) throw notFound(adminUserMessages.notFound);
  return rows.map(toCustomerPayment);
};
