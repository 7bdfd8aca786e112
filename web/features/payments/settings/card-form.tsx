import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Elements, useElements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { client } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session-state.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ErrorBlock, LoadingBlock } from '../../../ui/state-block.tsx';
import { type CardEntry, type CardSetup, cardEntryQuery, type Hold } from '../card-entry.ts';
import { type CardState, StripeCardField } from '../stripe-card-field.tsx';

/** Entering a card. Loaded only when it is shown, and the provider's script with it. */

interface Props {
  /** Whether the card pays at once what is due. */
  isDue: boolean;
  onAdded: (method: PaymentMethod) => void;
  onCancel: () => void;
  onHold: (hold: Hold) => void;
}

function Entry({ entry, isDue, onAdded, onCancel, onHold }: Props & { entry: CardEntry }) {
  const { wrong, failed, isWorking, change, submit } = useNewCard({ entry, onAdded, onHold });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <StripeCardField error={wrong} onChange={change} />
        <Text size="sm" c="dimmed">
          Card data goes straight to Stripe. {isDue ? 'What is due is charged to it at once.' : 'Nothing is charged now.'}
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
            {isDue ? 'Add card and pay' : 'Add card'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

export function CardForm(props: Props) {
  const { data, isError, isFetching, refetch } = useQuery(cardEntryQuery);
  if (data)
    return (
      <Elements stripe={data.stripe}>
        <Entry {...props} entry={data} />
      </Elements>
    );
  if (isError && !isFetching) return <ErrorBlock title={messages.addFailed} order={3} onRetry={() => void refetch()} />;
  return (
    <LoadingBlock label="Preparing the card form">
      <Skeleton height={120} radius="md" />
    </LoadingBlock>
  );
}

/** Adding the card that is typed, once at a time. */

interface CardEntryOptions {
  entry: CardEntry;
  onAdded: (method: PaymentMethod) => void;
  onHold: (hold: Hold) => void;
}

export const useNewCard = ({ entry, onAdded, onHold }: CardEntryOptions) => {
  const elements = useElements();
  const { user } = useSession();
  const [wrong, setWrong] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  /** A card the provider has taken already; when only keeping it failed, it is not asked for again. */
  const [takenId, setTakenId] = useState<string | null>(null);
  useEffect(() => {
    onHold(isWorking ? 'working' : isEmpty ? 'free' : 'typed');
    return () => onHold('free');
  }, [isWorking, isEmpty, onHold]);

  const change = (state: CardState): void => {
    setWrong(state.error);
    setIsEmpty(state.isEmpty);
    setTakenId(null);
  };
  const take = async (): Promise<string | null> => {
    const card = elements?.getElement('card');
    if (!card || !user) return null;
    const end = await entry.setUp(card, user);
    if (end.kind === 'taken') return end.id;
    setWrong(cardProblem(end));
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
        return onAdded(await keepCard(id));
      }
    } catch (error) {
      setFailed(messageOf(error, messages.addFailed));
    }
    setIsWorking(false);
  };
  return { wrong, failed, isWorking, change, submit };
};

/** A card from the provider's form to the list of payment methods. */

/** What the form says about a card that was not taken: the provider's sentence, or ours. */
export const cardProblem = (end: Exclude<CardSetup, { kind: 'taken' }>): string =>
  (end.kind === 'unfinished' ? null : end.message) ?? messages.cardFailed;

export const keepCard = (payment_method_id: string): Promise<PaymentMethod> =>
  client.payment.addPaymentMethod({ body: { payment_method_id } });
