import type { DisputeStatus, Payment } from '#shared/domain/payment.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { paymentStatusNames } from '../../../lib/money-status.ts';
import { saveFile } from '../../../lib/save-file.ts';

export const disputeWords: Record<DisputeStatus, string> = {
  open: 'Disputed, being reviewed',
  won: 'Dispute closed, payment kept',
  lost: 'Disputed, returned by your bank',
};

export const COLUMNS = ['Date', 'Description', 'Amount', 'Status', 'Method'] as const;

export const cellsOf = ({ created_at, description, amount, status, payment_method }: Payment): string[] => [
  formatDate(created_at),
  description ?? 'Payment',
  formatCents(amount),
  paymentStatusNames[status],
  payment_method ?? 'Not recorded',
];

/** `payment-history-YYYY-MM-DD.csv`, by the local date. */
export const csvName = (day: Date): string => {
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return `payment-history-${day.getFullYear()}-${month}-${date}.csv`;
};

export const saveCsv = async (payments: readonly Payment[]): Promise<void> => {
  const { writeCsv } = await import('#shared/format/csv.ts');
  saveFile(writeCsv([COLUMNS, ...payments.map(cellsOf)]), 'text/csv', csvName(new Date()));
};
