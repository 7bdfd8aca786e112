import type { Payment } from '#shared/domain/payment.ts';

/** Days. */
export const RANGES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
] as const;
export type Range = (typeof RANGES)[number]['value'];

export const SORTS = ['date', 'amount', 'status'] as const;
export type Sort = (typeof SORTS)[number];

export interface PaymentView {
  range: Range;
  sort: Sort;
  order: 'ascending' | 'descending';
}

const initial: PaymentView = { range: '365', sort: 'date', order: 'descending' };

/** Invalid or missing parameters get the defaults. */
export const parseView = (params: URLSearchParams): PaymentView => ({
  range: RANGES.find(({ value }) => value === params.get('range'))?.value ?? initial.range,
  sort: SORTS.find((sort) => sort === params.get('sort')) ?? initial.sort,
  order: params.get('order') === 'ascending' ? 'ascending' : initial.order,
});

/** Defaults are left out. */
export const viewParams = (view: PaymentView): Record<string, string> =>
  Object.fromEntries(Object.entries(view).filter(([name, value]) => initial[name as keyof PaymentView] !== value));

const DAY_MS = 86_400_000;

const comparePayments: Record<Sort, (a: Payment, b: Payment) => number> = {
  date: (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id,
  amount: (a, b) => a.amount - b.amount,
  status: (a, b) => a.status.localeCompare(b.status),
};

/** Payments within the range before `now` (ms), sorted; ties are newest first. */
export const viewOf = (payments: readonly Payment[], { range, sort, order }: PaymentView, now: number): Payment[] => {
  const since = now - Number(range) * DAY_MS;
  const sign = order === 'ascending' ? 1 : -1;
  return payments
    .filter(({ created_at }) => Date.parse(created_at) >= since)
    .sort((a, b) => comparePayments.date(b, a))
    .sort((a, b) => sign * comparePayments[sort](a, b));
};

/** A new column sorts descending; the same one toggles the order. */
export const toggleSort = (view: PaymentView, sort: Sort): PaymentView => ({
  ...view,
  sort,
  order: view.sort === sort && view.order === 'descending' ? 'ascending' : 'descending',
});

/** Total in cents; without payments that a lost dispute returned. */
export const sumPaid = (payments: readonly Payment[]): number =>
  payments
    .filter(({ status, dispute }) => status === 'succeeded' && dispute !== 'lost')
    .reduce((sum, { amount }) => sum + amount, 0);
