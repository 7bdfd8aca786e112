/** How staff and customers see the states of money. */
import type { PaymentStatus } from '#shared/domain/payment.ts';
import type { SubscriptionStatus } from '#shared/domain/subscription.ts';

const subscriptionStatusNames: Record<SubscriptionStatus, string> = {
  active: 'Active',
  past_due: 'Past due',
  canceled: 'Canceled',
  unpaid: 'Unpaid',
  incomplete: 'Incomplete',
  incomplete_expired: 'Expired',
  trialing: 'Trial',
  paused: 'Paused',
};

/** A status that is newer than this page is shown as it is. */
export const nameSubscriptionStatus = (status: SubscriptionStatus): string => subscriptionStatusNames[status] ?? status;

export const subscriptionStatusTone = (status: SubscriptionStatus) =>
  status === 'active' ? 'ok' : status === 'past_due' ? 'bad' : 'neutral';

export const paymentStatusNames: Record<PaymentStatus, string> = {
  succeeded: 'Succeeded',
  pending: 'Pending',
  failed: 'Failed',
  canceled: 'Canceled',
};

export const paymentStatusTones = {
  succeeded: 'ok',
  pending: 'warn',
  failed: 'bad',
  canceled: 'neutral',
} as const satisfies Record<PaymentStatus, string>;
