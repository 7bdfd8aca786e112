/** Entering a card. Loaded only when it is shown, and the provider's script with it. */
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { client } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session-state.ts';
import { stripeJs } from '../../lib/stripe.ts';
import { CardBox } from '../../ui/card-box.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { confirmCard, keepCard } from './enter-card.ts';

interface Props {
  onAdded: () => void;
  onCancel: () => void;
}

const useCardEntry = (clientSecret: string, onAdded: () => void) => {
  const stripe = useStripe();
  const elements = useElements();
  const { user } = useSession();
  const [wrong, setWrong] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  /** A card the provider has taken already; when only keeping it failed, it is not asked for again. */
  const [takenId, setTakenId] = useState<string | null>(null);

  const take = async (): Promise<string | null> => {
    const card = elements?.getElement('card');
    if (!stripe || !card || !user) return null;
    const taken = await confirmCard({ stripe, card, clientSecret, holder: { name: user.full_name, email: user.email } });
    if ('id' in taken) return taken.id;
    setWrong(taken.wrong);
    return null;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isWorking) return;
    setIsWorking(true);
    setFailed(null);
    try {
      const id = takenId ?? (await take());
      setTakenId(id);
      if (id) {
        await keepCard(id);
        return onAdded();
      }
    } catch (error) {
      setFailed(sentenceOf(error, messages.addFailed));
    }
    setIsWorking(false);
  };
  return { wrong, setWrong, failed, isWorking, submit };
};

function Entry({ clientSecret, onAdded, onCancel }: Props & { clientSecret: string }) {
  const { wrong, setWrong, failed, isWorking, submit } = useCardEntry(clientSecret, onAdded);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <CardBox error={wrong} onChange={({ error }) => setWrong(error)} />
        <Text size="sm" c="dimmed">
          Card data goes straight to Stripe. Nothing is charged now.
        </Text>
        {failed && (
          <Notice tone="bad" title={messages.addFailed}>
            {failed === messages.addFailed ? null : failed}
          </Notice>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel} disabled={isWorking}>
            Cancel
          </Button>
          <Button type="submit" loading={isWorking}>
            Add card
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

export function CardForm(props: Props) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['card-entry'],
    queryFn: async () => {
      const [stripe, { client_secret: clientSecret }] = await Promise.all([stripeJs(), client.payment.createSetupIntent()]);
      if (!stripe || !clientSecret) throw new Error('The card form could not be loaded');
      return { stripe, clientSecret };
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (isError) return <ErrorBlock title={messages.addFailed} order={3} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingBlock label="Preparing the card form">
        <Skeleton height={120} radius="md" />
      </LoadingBlock>
    );
  return (
    <Elements stripe={data.stripe}>
      <Entry {...props} clientSecret={data.clientSecret} />
    </Elements>
  );
}
