/** Second step of an upgrade: the card. Loaded only when it is shown, and the provider's script with it. */
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Elements, useElements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { formatCents } from '#shared/format/money.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { ApiError } from '../../lib/api-error.ts';
import { type CardEntry, cardEntryQuery, type Hold } from '../../lib/card-entry.ts';
import { hintTierFailure } from '../../lib/plan-choice.ts';
import { StripeCardField } from '../../ui/card-box.tsx';
import { LoadingBlock } from '../../ui/state-block.tsx';
import { Failed } from './outcomes.tsx';
import type { Failure } from './pay-with-card.ts';
import { ReviewLine } from './review-line.tsx';
import { StillWorking } from './still-working.tsx';
import { useCardPayment } from './use-card-payment.ts';

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
  onFailed: (failure: Failure) => void;
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
const initializeFailure = (error: Error): Failure => ({
  message: messages.initializeFailed,
  cause: error instanceof ApiError ? (error.detail ?? hintTierFailure(error)) : null,
});

export function CardStep({ onClose, ...props }: Props) {
  const { data, error, isFetching, refetch } = useQuery(cardEntryQuery);
  const [failure, setFailure] = useState<Failure | null>(null);
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
