/** What can be done with a subscription, one thing at a time. */
import { useState } from 'react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { client } from '../../lib/api.ts';
import { afterPlanChange, changeTo, moveToCheckout, planFailure } from '../../lib/plan-choice.ts';
import { usePassing } from '../../ui/use-passing.ts';

type Working = { what: 'cancel' | 'resume' } | { what: 'choose'; tier: Tier };

export const useSubscriptionActions = () => {
  const [working, setWorking] = useState<Working | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const success = usePassing();

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
      setFailure(planFailure(error));
    }
    setWorking(null);
  };

  return {
    working,
    failure,
    note,
    success,
    /** Without a subscription the plan is bought on the provider's page; otherwise the one there is moves to it. */
    choose: (plan: PricingPlan, current: Subscription | null) =>
      run({ what: 'choose', tier: plan.plan_type }, async () => {
        if (!current) {
          await moveToCheckout(plan.plan_type);
          return null;
        }
        const end = await changeTo({ tier: plan.plan_type, current, mode: 'redirect', onNote: setNote });
        return end === 'changed' ? `Your plan is now ${plan.name}.` : null;
      }),
    cancel: ({ id }: Subscription) =>
      run({ what: 'cancel' }, async () => {
        await client.payment.cancel({ params: { id } });
        await afterPlanChange();
        return 'Your subscription will not renew.';
      }),
    resume: ({ id }: Subscription) =>
      run({ what: 'resume' }, async () => {
        await client.payment.resume({ params: { id } });
        await afterPlanChange();
        return 'Your subscription renews again.';
      }),
  };
};
