import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Quote } from '#shared/domain/quote.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { readAct } from '../../../lib/interrupted-act.ts';
import { offersQuery } from '../../../lib/offers.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ErrorBlock, LoadingBlock } from '../../../ui/state-block.tsx';
import { KeepAccountLink } from '../action.tsx';
import { subscriptionQuery } from '../subscription.ts';
import { CancelDialog, ChangeTierDialog } from './confirm-dialogs.tsx';
import { CurrentTier } from './current-tier.tsx';
import { NextStep } from './next-step.tsx';
import { TierCards } from './tier-cards.tsx';
import { useSubscriptionActions } from './use-subscription-actions.ts';

interface Props {
  offers: PricingPlan[];
  current: Subscription | null;
  preferred: Tier | null;
}

function LoadedSubscription({ offers, current, preferred }: Props) {
  const actions = useSubscriptionActions();
  const { running, failure, note, success } = actions;
  const [isCanceling, setIsCanceling] = useState(false);
  const [wanted, setWanted] = useState<PricingPlan | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isAmountNew, setIsAmountNew] = useState(false);
  /** With something to go back to. */
  const [hasChanged, setHasChanged] = useState(false);
  const [search] = useSearchParams();
  const isBack = search.get('checkout') === 'canceled' && current?.status !== 'active';
  /** Only an active subscription has something to lose or to pay at once. */
  const choose = (offer: PricingPlan) => {
    if (current?.status !== 'active') return void actions.choose(offer, current);
    setWanted(offer);
    setIsAmountNew(false);
    setIsAsking(true);
  };
  const confirmChange = async (quote: Quote | undefined) => {
    const isStale = wanted !== null && (await actions.choose(wanted, current, quote));
    setHasChanged(!isStale && readAct() !== null);
    setIsAmountNew(isStale);
    setIsAsking(isStale);
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
          <KeepAccountLink failure={failure} />
        </Notice>
      )}
      {note && (
        <Notice tone="info" mustReveal>
          {note}
        </Notice>
      )}
      {isBack && (
        <Notice tone="info" mustReveal>
          {messages.leftCheckout}
        </Notice>
      )}
      {success.message && !failure && (
        <div {...success.hold}>
          <Notice tone="ok" mustReveal key={success.message}>
            {success.message}
          </Notice>
        </div>
      )}
      {hasChanged && !failure && <NextStep />}
      <CurrentTier
        subscription={current}
        offers={offers}
        isWorking={running !== null}
        onCancel={() => setIsCanceling(true)}
        onResume={() => current && void actions.resume(current)}
      />
      <TierCards
        offers={offers}
        current={current}
        preferred={preferred}
        pending={running?.what === 'choose' ? running.tier : null}
        onChoose={choose}
      />
      {current && wanted && (
        <ChangeTierDialog
          opened={isAsking}
          offer={wanted}
          current={current}
          isWorking={running !== null}
          isAmountNew={isAmountNew}
          onConfirm={(quote) => void confirmChange(quote)}
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

/** `wanted`: the tier that was chosen before, on the page of prices. */
export function SubscriptionScreen({ wanted }: { wanted: Tier | null }) {
  const offers = useQuery(offersQuery);
  const current = useQuery(subscriptionQuery);
  const isMissing = !offers.data || current.data === undefined;
  const error = offers.error ?? current.error;
  if (isMissing && error)
    return (
      <ErrorBlock
        title={messages.checkFailed}
        details={error instanceof ApiError ? error.requestId : null}
        onRetry={() => void Promise.all([offers.refetch(), current.refetch()])}
      />
    );
  if (!offers.data || current.data === undefined)
    return (
      <LoadingBlock label="Loading your subscription">
        <Stack gap="lg">
          <Skeleton height={180} radius="lg" />
          <Skeleton height={360} radius="lg" />
        </Stack>
      </LoadingBlock>
    );
  return <LoadedSubscription offers={offers.data} current={current.data} preferred={wanted} />;
}
