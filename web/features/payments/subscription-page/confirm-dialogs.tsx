import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Quote } from '#shared/domain/quote.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { tierLevel } from '#shared/domain/tier.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatCents, formatMoney } from '#shared/format/money.ts';
import { lapsedAccess, paymentMessages } from '#shared/messages/payment.ts';
import { tierNames } from '../../../lib/tiers.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ChargeFacts, quoteQuery } from '../quote.tsx';

interface CancelProps {
  opened: boolean;
  subscription: Subscription;
  isWorking: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function CancelDialog({ subscription, ...rest }: CancelProps) {
  return (
    <ConfirmDialog
      {...rest}
      question="Cancel your subscription?"
      consequence={
        <Text>
          You keep {tierNames[subscription.plan_type]} until {formatDate(subscription.current_period_end)}. Nothing is refunded.
          You can resume anytime before then. After that, {lapsedAccess}
        </Text>
      }
      confirmLabel="Cancel subscription"
      cancelLabel="Keep subscription"
      isDanger
    />
  );
}

interface ChangeProps {
  opened: boolean;
  offer: PricingPlan;
  current: Subscription;
  isWorking: boolean;
  /** The amount is no longer the one that was shown. */
  isAmountNew: boolean;
  onConfirm: (quote: Quote | undefined) => void;
  onCancel: () => void;
}

const describeConsequence = (offer: PricingPlan, current: Subscription, quote: Quote | undefined) => {
  const until = formatDate(current.current_period_end);
  if (tierLevel[offer.plan_type] > tierLevel[current.plan_type])
    return (
      <Text>
        This takes effect right away.{' '}
        {!quote && (
          <>
            We’ll charge your card today for the difference until {until}. From then on, it’s {formatCents(offer.price)} a year.
          </>
        )}
      </Text>
    );
  return (
    <Text>
      This takes effect right away, with no refund. You’ll lose the features that only {tierNames[current.plan_type]} includes.
      You can still open and edit all your BCPs. {!quote && `From ${until}, it’s ${formatCents(offer.price)} a year.`}
    </Text>
  );
};

export function ChangeTierDialog({ offer, current, isAmountNew, onConfirm, ...rest }: ChangeProps) {
  const quote = useQuery({ ...quoteQuery(offer.plan_type), enabled: rest.opened });
  const { data } = quote;
  const price = data && data.amount > 0 ? ` for ${formatMoney(data.amount, data.currency)}` : '';
  return (
    <ConfirmDialog
      {...rest}
      isWorking={rest.isWorking || (!data && quote.isFetching)}
      onConfirm={() => onConfirm(data)}
      question={`Change to ${offer.name}?`}
      consequence={
        <Stack gap="md">
          {describeConsequence(offer, current, data)}
          <ChargeFacts quote={quote} tier={offer.name} card="Not known" />
          {isAmountNew && <Notice tone="warn">{paymentMessages.quoteChanged}</Notice>}
        </Stack>
      }
      confirmLabel={`Change to ${offer.name}${price}`}
      cancelLabel={`Keep ${tierNames[current.plan_type]}`}
    />
  );
}
