import { Text } from '@mantine/core';
import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';

const addYear = (now: Date): string => {
  const end = new Date(now);
  end.setFullYear(now.getFullYear() + 1);
  return end.toISOString();
};

export function ReviewLine({ offer, current }: { offer: PricingPlan; current: Subscription | null }) {
  if (current?.status === 'active')
    return (
      <Text>
        We’ll charge your card today for the difference until <strong>{formatDate(current.current_period_end)}</strong>. From then
        on it is <strong>{formatCents(offer.price)}</strong> a year.
      </Text>
    );
  return (
    <Text>
      You will be charged <strong>{formatCents(offer.price)}</strong> today. Renews{' '}
      <strong>{formatDate(addYear(new Date()))}</strong>.
    </Text>
  );
}
