import { Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Quote } from '#shared/domain/quote.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { ChargeFacts } from '../quote.tsx';

const addYear = (now: Date): string => {
  const end = new Date(now);
  end.setFullYear(now.getFullYear() + 1);
  return end.toISOString();
};

interface Props {
  offer: PricingPlan;
  current: Subscription | null;
  quote: UseQueryResult<Quote>;
  /** Says which card it is where none is stored. Null where another step comes before the charge. */
  card: string | null;
}

export function ReviewLine({ offer, current, quote, card }: Props) {
  return (
    <Stack gap="sm">
      <ReviewSentence offer={offer} current={current} quote={quote} />
      {card !== null && <ChargeFacts quote={quote} tier={offer.name} card={card} />}
    </Stack>
  );
}

function ReviewSentence({ offer, current, quote }: Omit<Props, 'card'>) {
  if (current?.status === 'active')
    return quote.data ? null : (
      <Text>
        We’ll charge your card today for the difference until <strong>{formatDate(current.current_period_end)}</strong>. From then
        on it is <strong>{formatCents(offer.price)}</strong> a year.
      </Text>
    );
  return (
    <Text>
      You will be charged <strong>{formatCents(quote.data?.amount ?? offer.price)}</strong> today. Renews{' '}
      <strong>{formatDate(quote.data?.next_charge?.at ?? addYear(new Date()))}</strong>.
    </Text>
  );
}
