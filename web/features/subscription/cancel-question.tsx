/** Asked before a subscription is canceled: until when it lasts, and what stays. */
import { Text } from '@mantine/core';
import type { Subscription } from '#shared/domain/subscription.ts';
import { formatDate } from '#shared/format/dates.ts';
import { lapsedAccess } from '#shared/messages/payment.ts';
import { tierNames } from '../../lib/tier-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface Props {
  opened: boolean;
  subscription: Subscription;
  isWorking: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function CancelQuestion({ subscription, ...rest }: Props) {
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
