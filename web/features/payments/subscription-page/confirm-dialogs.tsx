import { Text } from '@mantine/core';
import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { tierLevel } from '#shared/domain/tier.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { lapsedAccess } from '#shared/messages/payment.ts';
import { tierNames } from '../../../lib/tiers.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

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
  onConfirm: () => void;
  onCancel: () => void;
}

const describeConsequence = (offer: PricingPlan, current: Subscription) => {
  const until = formatDate(current.current_period_end);
  if (tierLevel[offer.plan_type] > tierLevel[current.plan_type])
    return (
      <Text>
        This takes effect right away. We’ll charge your card today for the difference until {until}. From then on, it’s{' '}
        {formatCents(offer.price)} a year.
      </Text>
    );
  return (
    <Text>
      This takes effect right away, with no refund. You’ll lose the features that only {tierNames[current.plan_type]} includes.
      You can still open and edit all your plans. From {until}, it’s {formatCents(offer.price)} a year.
    </Text>
  );
};

export function ChangeTierDialog({ offer, current, ...rest }: ChangeProps) {
  return (
    <ConfirmDialog
      {...rest}
      question={`Change to ${offer.name}?`}
      consequence={describeConsequence(offer, current)}
      confirmLabel={`Change to ${offer.name}`}
      cancelLabel={`Keep ${tierNames[current.plan_type]}`}
    />
  );
}
