/** Second step of an upgrade: the card. Loaded only when it is shown, and the provider's script with it. */
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { formatCents } from '#shared/format/money.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session-state.ts';
import { stripeJs } from '../../lib/stripe.ts';
import { CardBox } from '../../ui/card-box.tsx';
import { LoadingBlock } from '../../ui/state-block.tsx';
import { ReviewLine } from './review-line.tsx';
import { payWithCard } from './set-up-card.ts';

export interface Failure {
  message: string;
  cause?: string | null;
}

interface Props {
  plan: PricingPlan;
  onPaid: () => void;
  onFailed: (failure: Failure) => void;
  onBack: () => void;
}

function CardForm({ plan, clientSecret, onPaid, onFailed, onBack }: Props & { clientSecret: string }) {
  const stripe = useStripe();
  const elements = useElements();
  const { user } = useSession();
  const [wrong, setWrong] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);

  const pay = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const card = elements?.getElement('card');
    if (!stripe || !card || !user || isWorking) return;
    setIsWorking(true);
    const payer = { name: user.full_name, email: user.email };
    const end = await payWithCard({ stripe, card, clientSecret, tier: plan.plan_type, payer });
    if (end.kind === 'paid') return onPaid();
    if (end.kind === 'failed') return onFailed({ message: end.message });
    setWrong(end.message);
    setIsWorking(false);
  };

  return (
    <form onSubmit={pay} noValidate>
      <Stack gap="md">
        <ReviewLine plan={plan} current={null} />
        <CardBox error={wrong} onChange={({ error }) => setWrong(error)} />
        <Text size="sm" c="dimmed">
          Card data goes straight to Stripe.
        </Text>
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

/** Everything that has to be there before a card can be entered. */
const useSetup = () =>
  useQuery({
    queryKey: ['card-setup'],
    queryFn: async (): Promise<{ stripe: Stripe; clientSecret: string }> => {
      const [stripe, { client_secret: clientSecret }] = await Promise.all([stripeJs(), client.payment.createSetupIntent()]);
      if (!stripe || !clientSecret) throw new Error('The card form could not be loaded');
      return { stripe, clientSecret };
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function CardStep(props: Props) {
  const { data, error } = useSetup();
  const { onFailed } = props;
  useEffect(() => {
    if (error) onFailed({ message: messages.initializeFailed, cause: error instanceof ApiError ? error.detail : null });
  }, [error, onFailed]);
  if (!data)
    return (
      <LoadingBlock label="Preparing the payment">
        <Skeleton height={160} radius="md" />
      </LoadingBlock>
    );
  return (
    <Elements stripe={data.stripe}>
      <CardForm {...props} clientSecret={data.clientSecret} />
    </Elements>
  );
}
