import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import type { Quote } from '#shared/domain/quote.ts';
import { formatMoney } from '#shared/format/money.ts';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { client } from '../../../lib/api.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session-state.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ErrorBlock, LoadingBlock } from '../../../ui/state-block.tsx';
import { ActionNotice, KeepAccountLink } from '../action.tsx';
import { type CardEntry, cardEntryQuery, type Hold } from '../card-entry.ts';
import { quotedAmount } from '../quote.tsx';
import { StripeCardField, useStripeCardField } from '../stripe-card-field.tsx';

interface Props {
  /** The card pays at once what is due. */
  isDue: boolean;
  /** As it was shown. */
  debt: Quote | undefined;
  onAdded: (method: PaymentMethod) => void;
  onCancel: () => void;
  onHold: (hold: Hold) => void;
}

function Entry({ entry, isDue, debt, onAdded, onCancel, onHold }: Props & { entry: CardEntry }) {
  const { problem, failure, isWorking, change, submit } = useNewCard({ entry, debt, onAdded, onHold });
  const due = debt ? formatMoney(debt.amount, debt.currency) : null;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <StripeCardField error={problem} onChange={change} />
        <Text size="sm" c="dimmed">
          Card data goes straight to Stripe.{' '}
          {isDue ? `We’ll charge ${due ?? 'what’s due'} to it right away.` : 'Nothing is charged now.'}
        </Text>
        {failure && (
          <Notice tone="bad" title={messages.addFailed}>
            {failure === messages.addFailed ? null : failure}
            <KeepAccountLink failure={{ message: failure }} />
          </Notice>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel} disabled={isWorking}>
            Cancel
          </Button>
          <Button type="submit" loading={isWorking}>
            {isDue ? ['Add card and pay', due].filter(Boolean).join(' ') : 'Add card'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

export function CardForm(props: Props) {
  const { data, error, isError, isFetching, refetch } = useQuery(cardEntryQuery);
  if (data)
    return (
      <Elements stripe={data.stripe}>
        <Entry {...props} entry={data} />
      </Elements>
    );
  const cause = error instanceof ApiError ? error.detail : null;
  if (cause === paymentMessages.deletionPending && !isFetching)
    return <ActionNotice failure={{ message: messages.addFailed, cause }} success={null} />;
  if (isError && !isFetching) return <ErrorBlock title={messages.addFailed} order={3} onRetry={() => void refetch()} />;
  return (
    <LoadingBlock label="Preparing the card form">
      <Skeleton height={120} radius="md" />
    </LoadingBlock>
  );
}

interface NewCardOptions {
  entry: CardEntry;
  debt: Quote | undefined;
  onAdded: (method: PaymentMethod) => void;
  onHold: (hold: Hold) => void;
}

const useNewCard = ({ entry, debt, onAdded, onHold }: NewCardOptions) => {
  const { user } = useSession();
  /** A card that Stripe has accepted already: only storing it failed, so it is not asked for again. */
  const [acceptedId, setAcceptedId] = useState<string | null>(null);
  const { running, failure, run } = useAction<'add', string>((error) => messageOf(error, messages.addFailed));
  const isWorking = running !== null;
  const field = useStripeCardField({ isWorking, onHold, onEdit: () => setAcceptedId(null) });

  const acceptCard = async (): Promise<string | null> => {
    const card = field.findCard();
    if (!card || !user) return null;
    const setup = await entry.setUp(card, user);
    if (setup.kind === 'taken') return setup.id;
    field.setProblem((setup.kind === 'unfinished' ? null : setup.message) ?? messages.cardFailed);
    return null;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run('add', async () => {
      const payment_method_id = acceptedId ?? (await acceptCard());
      setAcceptedId(payment_method_id);
      if (payment_method_id)
        onAdded(await client.payment.addPaymentMethod({ body: { payment_method_id, ...quotedAmount(debt) } }));
    });
  };
  return { problem: field.problem, failure, isWorking, change: field.change, submit };
};
