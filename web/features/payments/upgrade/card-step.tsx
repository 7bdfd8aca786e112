import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Elements, useElements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Quote } from '#shared/domain/quote.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { formatCents, formatMoney } from '#shared/format/money.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session-state.ts';
import { LoadingBlock } from '../../../ui/state-block.tsx';
import type { ActionFailure } from '../action.tsx';
import { type CardEntry, cardEntryQuery, type Hold } from '../card-entry.ts';
import { quoteQuery } from '../quote.tsx';
import { StripeCardField, useStripeCardField } from '../stripe-card-field.tsx';
import { hintTierFailure } from '../tier-change.ts';
import { Failed } from './outcomes.tsx';
import { type PendingPurchase, payWithCard } from './pay-with-card.ts';
import { ReviewLine } from './review-line.tsx';

interface Props {
  offer: PricingPlan;
  onPaid: () => void;
  onBack: () => void;
  onClose: () => void;
  onHold: (hold: Hold) => void;
}

interface FormProps extends Omit<Props, 'onClose'> {
  entry: CardEntry;
  /** Stays mounted behind a failure: the card is still there for the retry. */
  isHidden: boolean;
  onFailed: (failure: ActionFailure) => void;
}

function CardForm({ offer, entry, isHidden, onPaid, onFailed, onBack, onHold }: FormProps) {
  const tier = offer.plan_type;
  const quote = useQuery(quoteQuery(tier));
  const payment = { tier, quote: quote.data, entry, onPaid, onFailed, onHold };
  const { problem, isWorking, change, pay } = useCardPayment(payment);
  const elements = useElements();
  useEffect(() => {
    if (!isHidden) elements?.getElement('card')?.focus();
  }, [isHidden, elements]);
  return (
    <form onSubmit={pay} noValidate hidden={isHidden}>
      <Stack gap="md">
        <ReviewLine offer={offer} current={null} quote={quote} card="The one you enter below" />
        <StripeCardField error={problem} onChange={change} />
        <Text size="sm" c="dimmed">
          Card data goes straight to Stripe.
        </Text>
        {isWorking && <StillWorking />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onBack} disabled={isWorking}>
            Back
          </Button>
          <Button type="submit" loading={isWorking}>
            Pay {quote.data ? formatMoney(quote.data.amount, quote.data.currency) : formatCents(offer.price)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const explainInitialization = (error: Error): ActionFailure => ({
  message: messages.initializeFailed,
  cause: error instanceof ApiError ? (error.detail ?? hintTierFailure(error)) : null,
});

export function CardStep({ onClose, ...props }: Props) {
  const { data, error, isFetching, refetch } = useQuery(cardEntryQuery);
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const shown = error && !isFetching ? explainInitialization(error) : failure;
  const retry = () => (data ? setFailure(null) : void refetch());
  return (
    <>
      {shown && <Failed {...shown} onAgain={retry} onClose={onClose} />}
      {!shown && !data && (
        <LoadingBlock label="Preparing the payment">
          <Skeleton height={160} radius="md" />
        </LoadingBlock>
      )}
      {data && (
        <Elements stripe={data.stripe}>
          <CardForm {...props} entry={data} isHidden={shown !== null} onFailed={setFailure} />
        </Elements>
      )}
    </>
  );
}

interface CardPaymentOptions {
  tier: Tier;
  quote: Quote | undefined;
  entry: CardEntry;
  onPaid: () => void;
  onFailed: (failure: ActionFailure) => void;
  onHold: (hold: Hold) => void;
}

const useCardPayment = ({ tier, quote, entry, onPaid, onFailed, onHold }: CardPaymentOptions) => {
  const { user } = useSession();
  const [isWorking, setIsWorking] = useState(false);
  const [pending, setPending] = useState<PendingPurchase | null>(null);
  const field = useStripeCardField({
    isWorking,
    onHold,
    onEdit: () => setPending((earlier) => earlier && { cardId: null }),
  });
  const pay = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const card = field.findCard();
    if (!card || !user || isWorking) return;
    setIsWorking(true);
    const result = await payWithCard({ tier, quote, pending, setUp: () => entry.setUp(card, user) });
    if (result.kind === 'paid') return onPaid();
    setIsWorking(false);
    if (result.kind === 'wrong') return field.setProblem(result.message);
    setPending(result.takenId === null ? null : { cardId: result.takenId });
    onFailed(result.failure);
  };
  return { problem: field.problem, isWorking, change: field.change, pay };
};

const LONG_MS = 8000;

/** Asks before the page is left, and says when the payment takes long. */
function StillWorking() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  useWindowEvent('beforeunload', (event) => event.preventDefault());
  return (
    <Text size="sm" role="status">
      {isLong && 'This is taking longer than usual. Please keep this page open. You won’t be charged twice.'}
    </Text>
  );
}
