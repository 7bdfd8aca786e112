import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { isPaymentDue, type Subscription } from '#shared/domain/subscription.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatCents, formatMoney } from '#shared/format/money.ts';
import { fill } from '#shared/messages/fields.ts';
import { paymentScreenMessages as messages, paymentMessages } from '#shared/messages/payment.ts';
import { nameSubscriptionStatus, subscriptionStatusTone } from '../../../lib/money-status.ts';
import { useSession } from '../../../lib/session-state.ts';
import { tierNames } from '../../../lib/tiers.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { KeepAccountLink } from '../action.tsx';
import { quoteQuery } from '../quote.tsx';
import { cardName, methodsQuery } from '../subscription.ts';

interface Props {
  subscription: Subscription | null;
  offers: PricingPlan[];
  isWorking: boolean;
  onCancel: () => void;
  onResume: () => void;
}

function Renewal({ subscription, offers }: { subscription: Subscription; offers: PricingPlan[] }) {
  const { status, cancel_at_period_end, current_period_end, plan_type } = subscription;
  const [now] = useState(() => new Date().toISOString());
  const date = <time dateTime={current_period_end}>{formatDate(current_period_end)}</time>;
  if (status === 'active' && cancel_at_period_end) return <Text>Does not renew. Access ends {date}.</Text>;
  if (isPaymentDue(subscription)) return <Text>Payment is due for the period until {date}.</Text>;
  // one that was canceled early, because its payment failed, was not paid until then
  if (status !== 'active') return <Text>Ended.{current_period_end <= now && <> Its last period ended {date}.</>}</Text>;
  const price = offers.find((offer) => offer.plan_type === plan_type)?.price;
  return (
    <Text>
      Renews {date}
      {price === undefined ? '' : `, ${formatCents(price)}`}
    </Text>
  );
}

/** What pressing Resume leads to; it charges nothing today. */
function ResumeTerms() {
  const { data } = useQuery(quoteQuery(null));
  if (!data?.next_charge) return null;
  const payer = data.card ? cardName(data.card) : 'your default card';
  return (
    <Text>
      If you resume, nothing is charged today. We’ll charge {formatMoney(data.next_charge.amount, data.currency)} to {payer} on{' '}
      {formatDate(data.next_charge.at)}, tax included.
    </Text>
  );
}

/** Keeps its line while the card loads, and renders nothing where it is unknown. */
function Payer() {
  const { data, isPending } = useQuery(methodsQuery);
  if (isPending) return <Text aria-hidden="true">&nbsp;</Text>;
  const card = data?.find(({ is_default }) => is_default);
  return card ? <Text c="dimmed">Payment method: {cardName(card)}.</Text> : null;
}

export function CurrentTier({ subscription, offers, isWorking, onCancel, onResume }: Props) {
  const isLeaving = Boolean(useSession().user?.deletion);
  if (!subscription)
    return (
      <SectionCard title="Current plan">
        <Text>You have no subscription yet. Choose a plan below.</Text>
      </SectionCard>
    );
  const { plan_type, status, cancel_at_period_end, current_period_end } = subscription;
  const isActive = status === 'active';
  const confirmUrl = isPaymentDue(subscription) ? subscription.confirm_payment_url : null;
  const canEnd = isActive || isPaymentDue(subscription);
  return (
    <SectionCard
      title="Current plan"
      note={<StatusChip tone={subscriptionStatusTone(status)}>{nameSubscriptionStatus(status)}</StatusChip>}
    >
      <Stack gap="md">
        <Text fz={24} lh="32px" fw={700}>
          {tierNames[plan_type]}
        </Text>
        <div>
          <Renewal subscription={subscription} offers={offers} />
          {canEnd && <Payer />}
        </div>
        {isPaymentDue(subscription) && (
          <Notice tone="bad">{confirmUrl ? messages.confirmPayment : paymentMessages.paymentDue}</Notice>
        )}
        {isActive && cancel_at_period_end && (
          <Notice tone="warn">{fill(messages.willEnd, { date: formatDate(current_period_end) })}</Notice>
        )}
        {isActive && cancel_at_period_end && !isLeaving && <ResumeTerms />}
        {canEnd && cancel_at_period_end && isLeaving && (
          <Notice tone="info">
            {paymentMessages.deletionPending}
            <KeepAccountLink failure={{ message: paymentMessages.deletionPending }} />
          </Notice>
        )}
        {canEnd && (
          <Group gap="sm">
            {confirmUrl && (
              <Button component="a" href={confirmUrl}>
                Confirm payment
              </Button>
            )}
            {isPaymentDue(subscription) && (
              <Button variant={confirmUrl ? 'default' : 'filled'} component={Link} to="/billing-settings?tab=payment-methods">
                Update payment method
              </Button>
            )}
            {cancel_at_period_end ? (
              !isLeaving && (
                <Button onClick={onResume} loading={isWorking}>
                  Resume
                </Button>
              )
            ) : (
              <>
                <Button variant="default" component={Link} to="/payment-history">
                  Payments and receipts
                </Button>
                <Button variant="default" onClick={onCancel} disabled={isWorking}>
                  Cancel subscription
                </Button>
              </>
            )}
          </Group>
        )}
      </Stack>
    </SectionCard>
  );
}
