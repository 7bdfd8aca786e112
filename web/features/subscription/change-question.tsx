/** Asked before a running plan is changed: what it costs now, or what is lost. */
import { Text } from '@mantine/core';
import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { tierLevel } from '#shared/domain/tier.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { tierNames } from '../../lib/tier-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface Props {
  opened: boolean;
  /** The plan to change to. */
  plan: PricingPlan;
  current: Subscription;
  isWorking: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const consequence = (plan: PricingPlan, current: Subscription) => {
  const until = formatDate(current.current_period_end);
  if (tierLevel[plan.plan_type] > tierLevel[current.plan_type])
    return (
      <Text>
        It takes effect at once. The difference for the time until {until} is charged to your card today; from then on it is{' '}
        {formatCents(plan.price)} a year.
      </Text>
    );
  return (
    <Text>
      This takes effect right away, with no refund. You’ll lose the features that only {tierNames[current.plan_type]} includes.
      You can still open and edit all your plans. From {until}, it’s {formatCents(plan.price)} a year.
    </Text>
  );
};

export function ChangeQuestion({ plan, current, ...rest }: Props) {
  return (
    <ConfirmDialog
      {...rest}
      question={`Change to ${plan.name}?`}
      consequence={consequence(plan, current)}
      confirmLabel={`Change to ${plan.name}`}
      cancelLabel={`Keep ${tierNames[current.plan_type]}`}
    />
  );
}
