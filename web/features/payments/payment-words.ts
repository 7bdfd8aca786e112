/** A payment in words, the same on the screen and in the file. */
import type { DisputeStatus, Payment, PaymentStatus } from '#shared/domain/payment.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import type { Tone } from '../../ui/status-chip.tsx';

const statusWords: Record<PaymentStatus, string> = {
  succeeded: 'Succeeded',
  pending: 'Pending',
  failed: 'Failed',
  canceled: 'Canceled',
};
/** Green, yellow, red, grey. */
export const statusTones: Record<PaymentStatus, Tone> = { succeeded: 'ok', pending: 'warn', failed: 'bad', canceled: 'neutral' };

/** What a cardholder's bank has done about a payment. */
export const disputeWords: Record<DisputeStatus, string> = {
  open: 'Disputed, being reviewed',
  won: 'Dispute closed, payment kept',
  lost: 'Disputed, returned by your bank',
};

export const COLUMNS = ['Date', 'Description', 'Amount', 'Status', 'Method'] as const;

/** The cells of a payment, by column. */
export const cellsOf = ({ created_at, description, amount, status, payment_method }: Payment): string[] => [
  formatDate(created_at),
  description ?? 'Payment',
  formatCents(amount),
  statusWords[status],
  payment_method ?? 'Not recorded',
];
