/** Entering a card. Loaded only when it is shown, and the provider's script with it. */
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { type CardEntry, cardEntryQuery, type Hold } from '../../lib/card-entry.ts';
import { StripeCardField } from '../../ui/card-box.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { useCardEntry } from './use-card-entry.ts';

interface Props {
  /** Whether the card pays at once what is due. */
  isDue: boolean;
  onAdded: (method: PaymentMethod) => void;
  onCancel: () => void;
  onHold: (hold: Hold) => void;
}

function Entry({ entry, isDue, onAdded, onCancel, onHold }: Props & { entry: CardEntry }) {
  const { wrong, failed, isWorking, change, submit } = useCardEntry({ entry, onAdded, onHold });
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
