import type { PaymentStatus } from '#shared/domain/payment.ts';
import type { SubscriptionStatus } from '#shared/domain/subscription.ts';
import { StatusChip, type Tone } from './status-chip.tsx';

export const subscriptionStatusNames: Record<SubscriptionStatus, string> = {
  active: 'Active',
  past_due: 'Past due',
  canceled: 'Canceled',
  unpaid: 'Unpaid',
  incomplete: 'Incomplete',
  incomplete_expired: 'Expired',
  trialing: 'Trial',
  paused: 'Paused',
};

export const subscriptionStatusTone = (status: SubscriptionStatus): Tone =>
  status === 'active' ? 'ok' : status === 'past_due' ? 'bad' : 'neutral';

export function SubscriptionStatusChip({ status }: { status: SubscriptionStatus }) {
  // A status that is newer than this page is shown as it is.
  return <StatusChip tone={subscriptionStatusTone(status)}>{subscriptionStatusNames[status] ?? status}</StatusChip>;
}

export const paymentStatusNames: Record<PaymentStatus, string> = {
  succeeded: 'Succeeded',
  pending: 'Pending',
  failed: 'Failed',
  canceled: 'Canceled',
};

export const paymentStatusTones: Record<PaymentStatus, Tone> = {
  succeeded: 'ok',
  pending: 'warn',
  failed: 'bad',
  canceled: 'neutral',
};

export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  return <StatusChip tone={paymentStatusTones[status]}>{paymentStatusNames[status]}</StatusChip>;
}
