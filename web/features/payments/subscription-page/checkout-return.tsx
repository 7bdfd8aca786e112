import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activeTier } from '#shared/domain/subscription.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { client } from '../../../lib/api.ts';
import { pause } from '../../../lib/retry.ts';
import { getSession } from '../../../lib/session-state.ts';
import { tierNames } from '../../../lib/tiers.ts';
import { Notice } from '../../../ui/notice.tsx';
import { refetchAccount } from '../subscription.ts';
import { explainTierFailure, hintTierFailure } from '../tier-change.ts';
import { NextStep } from './next-step.tsx';

const LOOKS = 20;
const LOOK_MS = 1000;

type Arrival = { kind: 'active' | 'open' | 'expired' | 'slow'; tierName: string };

const arrivalOf = async (sessionId: string): Promise<Arrival> => {
  const session = await client.payment.checkoutSession({ params: { id: sessionId } });
  const tierName = tierNames[session.plan_type];
  if (session.status !== 'complete') return { kind: session.status, tierName };
  for (let look = 0; look < LOOKS; look++) {
    await refetchAccount();
    if (activeTier(getSession().user?.subscription ?? null) === session.plan_type) return { kind: 'active', tierName };
    await pause(LOOK_MS);
  }
  return { kind: 'slow', tierName };
};

const sentences: Record<Arrival['kind'], (tierName: string) => string> = {
  active: (tierName) => `Thank you. Your ${tierName} plan is active.`,
  open: () => 'The payment wasn’t completed. You haven’t been charged.',
  expired: () => 'This checkout has expired. You haven’t been charged.',
  slow: (tierName) => `Your payment is being confirmed. Your ${tierName} plan will be active shortly.`,
};

interface Props {
  sessionId: string;
  /** The account shows the payment: the rest of the page can be rendered. */
  onSettled: () => void;
}

export function CheckoutReturn({ sessionId, onSettled }: Props) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['checkout-session', sessionId],
    queryFn: () => arrivalOf(sessionId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isSettled = error !== null || (data !== undefined && data.kind !== 'slow');
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  const again = (
    <div>
      <Button size="sm" variant="default" mt="xs" onClick={() => void refetch()}>
        Check again
      </Button>
    </div>
  );
  if (isFetching || (!data && !error)) return <Notice tone="info">Confirming your payment...</Notice>;
  if (error)
    return (
      <Notice tone="bad">
        {explainTierFailure(error, messages.checkFailed)}
        {hintTierFailure(error) && (
          <div>
            The connection was lost. If your payment went through, your plan will still activate. You don’t need to pay again.
          </div>
        )}
        {again}
      </Notice>
    );
  return (
    <Notice tone={data?.kind === 'active' ? 'ok' : 'info'}>
      {data && sentences[data.kind](data.tierName)}
      {data?.kind === 'active' && <NextStep />}
      {data?.kind === 'slow' && again}
    </Notice>
  );
}
