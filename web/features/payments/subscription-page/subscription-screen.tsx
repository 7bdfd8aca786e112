import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ErrorBlock, LoadingBlock } from '../../../ui/state-block.tsx';
import { subscriptionQuery } from '../subscription.ts';
import { pricingQuery } from '../tier-change.ts';
import { CancelDialog, ChangeTierDialog } from './confirm-dialogs.tsx';
import { CurrentTier } from './current-tier.tsx';
import { TierCards } from './tier-cards.tsx';
import { useSubscriptionActions } from './use-subscription-actions.ts';

function Loaded({ plans, current }: { plans: PricingPlan[]; current: Subscription | null }) {
  const actions = useSubscriptionActions();
  const { running, failure, note, success } = actions;
  const [isCanceling, setIsCanceling] = useState(false);
  const [wanted, setWanted] = useState<PricingPlan | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  /** Only a running plan is asked about: there is something to lose or to pay at once. */
  const choose = (plan: PricingPlan) => {
    if (current?.status !== 'active') return void actions.choose(plan, current);
    setWanted(plan);
    setIsAsking(true);
  };
  const confirmChange = async () => {
    if (wanted) await actions.choose(wanted, current);
    setIsAsking(false);
  };
  const confirmCancel = async () => {
    if (current) await actions.cancel(current);
    setIsCanceling(false);
  };
  return (
    <Stack gap="lg">
      {failure && (
        <Notice tone="bad" mustReveal key={failure.message}>
          {failure.message}
          {failure.cause && <div>{failure.cause}</div>}
        </Notice>
      )}
      {note && (
        <Notice tone="info" mustReveal>
          {note}
        </Notice>
      )}
      {success.message && !failure && (
        <div {...success.hold}>
          <Notice tone="ok" mustReveal key={success.message}>
            {success.message}
          </Notice>
        </div>
      )}
      <CurrentTier
        subscription={current}
        plans={plans}
        isWorking={running !== null}
        onCancel={() => setIsCanceling(true)}
        onResume={() => current && void actions.resume(current)}
      />
      <TierCards plans={plans} current={current} pending={running?.what === 'choose' ? running.tier : null} onChoose={choose} />
      {current && wanted && (
        <ChangeTierDialog
          opened={isAsking}
          plan={wanted}
          current={current}
          isWorking={running !== null}
          onConfirm={() => void confirmChange()}
          onCancel={() => !running && setIsAsking(false)}
        />
      )}
      {current && (
        <CancelDialog
          opened={isCanceling}
          subscription={current}
          isWorking={running !== null}
          onConfirm={() => void confirmCancel()}
          onCancel={() => !running && setIsCanceling(false)}
        />
      )}
    </Stack>
  );
}

export function SubscriptionScreen() {
  const plans = useQuery(pricingQuery);
  const current = useQuery(subscriptionQuery);
  const isMissing = !plans.data || current.data === undefined;
  const error = plans.error ?? current.error;
  if (isMissing && error)
    return (
      <ErrorBlock
        title={messages.checkFailed}
        details={error instanceof ApiError ? error.requestId : null}
        onRetry={() => void Promise.all([plans.refetch(), current.refetch()])}
      />
    );
  if (!plans.data || current.data === undefined)
    return (
      <LoadingBlock label="Loading your subscription">
        <Stack gap="lg">
          <Skeleton height={180} radius="lg" />
          <Skeleton height={360} radius="lg" />
        </Stack>
      </LoadingBlock>
    );
  return <Loaded plans={plans.data} current={current.data} />;
}
