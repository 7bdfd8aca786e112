/** The payments as a file for spreadsheets. */
import type { Payment } from '#shared/domain/payment.ts';
import { saveFile } from '../../lib/save-file.ts';
import { COLUMNS, cellsOf } from './payment-words.ts';

/** `payment-history-YYYY-MM-DD.csv`, by the local date. */
export const csvName = (day: Date): string => {
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return `payment-history-${day.getFullYear()}-${month}-${date}.csv`;
};

/** Saves the payments as they are shown; the writer is loaded only now. */
export const saveCsv = async (payments: readonly Payment[]): Promise<void> => {
  const { writeCsv } = await import('#shared/format/csv.ts');
  saveFile(writeCsv([COLUMNS, ...payments.map(cellsOf)]), 'text/csv', csvName(new Date()));
};
