import { Button, Skeleton } from '@mantine/core';
import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { Quote } from '#shared/domain/quote.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/money.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { client } from '../../lib/api.ts';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LoadingBlock } from '../../ui/state-block.tsx';
import { cardName } from './subscription.ts';

/** Without a tier, of what the current subscription charges. Counted to the second, so never kept. */
export const quoteQuery = (tier: Tier | null) =>
  queryOptions({
    queryKey: ['quote', tier],
    queryFn: () => client.payment.quote({ query: tier === null ? {} : { plan_type: tier } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Sent with the charge: if it is not what would be charged by then, nothing is. */
export const quotedAmount = (quote: Quote | undefined) => (quote ? { quoted_amount: quote.amount } : {});
export const quotedCharge = (quote: Quote | undefined) =>
  quote ? { quoted_amount: quote.amount, quoted_at: quote.quoted_at } : {};

interface Names {
  tier: string;
  /** Says whose card it is where the quote knows none. */
  card: string;
}

const nameSubtotal = ({ kind, next_charge }: Quote, tier: string): string | null => {
  if (kind === 'purchase') return `${tier}, one year`;
  if (kind === 'upgrade')
    return next_charge ? `Difference to ${tier} until ${formatDate(next_charge.at)}` : `Difference to ${tier}`;
  return kind === 'debt' ? 'Open invoices' : null;
};

const nameNextCharge = ({ next_charge: next, currency }: Quote): string =>
  next ? `${formatMoney(next.amount, currency)} on ${formatDate(next.at)}` : 'None. Your subscription doesn’t renew.';

const describeCharge = (quote: Quote, names: Names): Fact[] => {
  const money = (cents: number): string => formatMoney(cents, quote.currency);
  const subtotal = nameSubtotal(quote, names.tier);
  return [
    ...(subtotal === null
      ? []
      : ([
          [subtotal, money(quote.subtotal)],
          ['Tax', money(quote.tax)],
        ] as Fact[])),
    ...(quote.credit > 0 ? [['Your credit', `−${money(quote.credit)}`] as Fact] : []),
    [
      quote.kind === 'debt' ? 'Due now' : 'Charged today',
      <Fragment key="amount">
        <strong>{money(quote.amount)}</strong>, {formatDate(quote.quoted_at)}
      </Fragment>,
    ],
    // a debt is what the card of the subscription did not pay
    ['Card', quote.card && quote.kind !== 'debt' ? cardName(quote.card) : names.card],
    ...(quote.kind === 'debt' ? [] : [['Next charge', nameNextCharge(quote)] as Fact]),
  ];
};

interface Props extends Names {
  quote: Pick<UseQueryResult<Quote>, 'data' | 'isFetching' | 'refetch'>;
}

/** What the next button charges: amount, tax, card and date, or that they are not known now. */
export function ChargeFacts({ quote: { data, isFetching, refetch }, ...names }: Props) {
  if (data) return <FactList facts={describeCharge(data, names)} />;
  if (isFetching)
    return (
      <LoadingBlock label="Getting the exact amount">
        <Skeleton height={132} radius="md" />
      </LoadingBlock>
    );
  return (
    <Notice tone="warn">
      {messages.quoteFailed}
      <div>
        <Button size="sm" variant="default" mt="xs" onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    </Notice>
  );
}
