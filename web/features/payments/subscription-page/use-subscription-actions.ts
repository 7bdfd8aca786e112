/** What can be done with a subscription, one thing at a time. */
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { client } from '../../../lib/api.ts';
import { useTransientMessage } from '../../../ui/use-passing.ts';
import { changeSubscription, refetchAccount } from '../subscription.ts';
import { changeTier, explainTierFailure, goToCheckout, hintTierFailure } from '../tier-change.ts';

type Working = { what: 'cancel' | 'resume' } | { what: 'choose'; tier: Tier };

interface ActionFailure {
  message: string;
  cause: string | null;
}

export const useSubscriptionActions = () => {
  const [working, setWorking] = useState<Working | null>(null);
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const success = useTransientMessage();
  // Back from the provider's page, the browser shows this one as it was left.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted) return;
    setWorking(null);
    setNote(null);
    void refetchAccount();
  });

  /** Runs one action; `act` answers what to say when it is done, or null when the browser is leaving. */
  const run = async (next: Working, act: () => Promise<string | null>): Promise<void> => {
    if (working) return;
    setFailure(null);
    setWorking(next);
    try {
      const done = await act();
      if (done === null) return;
      success.show(done);
    } catch (error) {
      setFailure({ message: explainTierFailure(error), cause: hintTierFailure(error) });
      void refetchAccount();
    }
    setNote(null);
    setWorking(null);
  };

  /** Sets or clears the end of the subscription, and says `done`. */
  const end = ({ id }: Subscription, isEnding: boolean, done: string) =>
    run({ what: isEnding ? 'cancel' : 'resume' }, async () => {
      await changeSubscription(
        () => client.payment[isEnding ? 'cancel' : 'resume']({ params: { id } }),
        (current) => current.id === id && current.cancel_at_period_end === isEnding,
      );
      return done;
    });

  return {
    working,
    failure,
    note,
    success,
    /** Without a subscription the plan is bought on the provider's page; otherwise the one there is moves to it. */
    choose: (plan: PricingPlan, current: Subscription | null) =>
      run({ what: 'choose', tier: plan.plan_type }, async () => {
        if (!current) {
          await goToCheckout(plan.plan_type);
          return null;
        }
        const outcome = await changeTier({ tier: plan.plan_type, current, mode: 'redirect', onNote: setNote });
        return outcome === 'changed' ? `Your plan is now ${plan.name}.` : null;
      }),
    cancel: (current: Subscription) => end(current, true, 'Your subscription will not renew.'),
    resume: (current: Subscription) => end(current, false, 'Your subscription renews again.'),
  };
};
