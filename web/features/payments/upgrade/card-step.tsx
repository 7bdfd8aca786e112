import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Elements, useElements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { formatCents } from '#shared/format/money.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session-state.ts';
import { LoadingBlock } from '../../../ui/state-block.tsx';
import { type CardEntry, cardEntryQuery, type Hold } from '../card-entry.ts';
import { type CardState, StripeCardField } from '../stripe-card-field.tsx';
import { hintTierFailure } from '../tier-change.ts';
import { Failed } from './outcomes.tsx';
import { type ActionFailure, type PendingPurchase, payWithCard } from './pay-with-card.ts';
import { ReviewLine } from './review-line.tsx';

/** Second step of an upgrade: the card. Loaded only when it is shown, and the provider's script with it. */

interface Props {
  plan: PricingPlan;
  onPaid: () => void;
  onBack: () => void;
  onClose: () => void;
  onHold: (hold: Hold) => void;
}

interface FormProps extends Omit<Props, 'onClose'> {
  entry: CardEntry;
  /** Kept behind a failure, so that what was typed is still there when it is tried again. */
  isHidden: boolean;
  onFailed: (failure: ActionFailure) => void;
}

function CardForm({ plan, entry, isHidden, onPaid, onFailed, onBack, onHold }: FormProps) {
  const { wrong, isWorking, change, pay } = useCardPayment({ tier: plan.plan_type, entry, onPaid, onFailed, onHold });
  const elements = useElements();
  useEffect(() => {
    if (!isHidden) elements?.getElement('card')?.focus();
  }, [isHidden, elements]);
  return (
    <form onSubmit={pay} noValidate hidden={isHidden}>
      <Stack gap="md">
        <ReviewLine plan={plan} current={null} />
        <StripeCardField error={wrong} onChange={change} />
        <Text size="sm" c="dimmed">
          Card data goes straight to Stripe.
        </Text>
        {isWorking && <StillWorking />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onBack} disabled={isWorking}>
            Back
          </Button>
          <Button type="submit" loading={isWorking}>
            Pay {formatCents(plan.price)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Why the card form is not there. */
const initializeFailure = (error: Error): ActionFailure => ({
  message: messages.initializeFailed,
  cause: error instanceof ApiError ? (error.detail ?? hintTierFailure(error)) : null,
});

export function CardStep({ onClose, ...props }: Props) {
  const { data, error, isFetching, refetch } = useQuery(cardEntryQuery);
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const shown = error && !isFetching ? initializeFailure(error) : failure;
  const again = () => (data ? setFailure(null) : void refetch());
  return (
    <>
      {shown && <Failed {...shown} onAgain={again} onClose={onClose} />}
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

/** Paying with the card that is typed: once at a time, and never twice for the same purchase. */

interface CardPaymentOptions {
  tier: Tier;
  entry: CardEntry;
  onPaid: () => void;
  onFailed: (failure: ActionFailure) => void;
  onHold: (hold: Hold) => void;
}

export const useCardPayment = ({ tier, entry, onPaid, onFailed, onHold }: CardPaymentOptions) => {
  const elements = useElements();
  const { user } = useSession();
  const [wrong, setWrong] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  const [open, setOpen] = useState<PendingPurchase | null>(null);
  useEffect(() => {
    onHold(isWorking ? 'working' : isEmpty ? 'free' : 'typed');
    return () => onHold('free');
  }, [isWorking, isEmpty, onHold]);

  const change = (state: CardState): void => {
    setWrong(state.error);
    setIsEmpty(state.isEmpty);
    setOpen((earlier) => earlier && { cardId: null });
  };
  const pay = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const card = elements?.getElement('card');
    if (!card || !user || isWorking) return;
    setIsWorking(true);
    const end = await payWithCard({ tier, open, setUp: () => entry.setUp(card, user) });
    if (end.kind === 'paid') return onPaid();
    setIsWorking(false);
    if (end.kind === 'wrong') return setWrong(end.message);
    setOpen(end.takenId === null ? null : { cardId: end.takenId });
    onFailed(end.failure);
  };
  return { wrong, isWorking, change, pay };
};

/** Shown while a payment is under way: it keeps the page from being left unasked, and says so when it takes long. */

const LONG_MS = 8000;

export function StillWorking() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  useWindowEvent('beforeunload', (event) => event.preventDefault());
  return (
    <Text size="sm" role="status">
      {isLong && 'This takes longer than usual. Please keep this page open; nothing is charged twice.'}
    </Text>
  );
}
