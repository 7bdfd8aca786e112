/** The status of a subscription in a word and a colour: active green, past due red, every other one grey. */
import type { SubscriptionStatus } from '#shared/domain/subscription.ts';
import type { Tone } from '../../ui/status-chip.tsx';

const words: Record<SubscriptionStatus, string> = {
  active: 'Active',
  past_due: 'Past due',
  canceled: 'Canceled',
  unpaid: 'Unpaid',
  incomplete: 'Incomplete',
  incomplete_expired: 'Expired',
  trialing: 'Trial',
  paused: 'Paused',
};

export const statusWord = (status: SubscriptionStatus): string => words[status];

export const statusTone = (status: SubscriptionStatus): Tone =>
  status === 'active' ? 'ok' : status === 'past_due' ? 'bad' : 'neutral';
