import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import type { Quote } from '#shared/domain/quote.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { client } from '../../../lib/api.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useTransientMessage } from '../../../ui/use-transient-message.ts';
import type { ActionFailure } from '../action.tsx';
import { changeSubscription, refetchAccount } from '../subscription.ts';
import { changeTier, explainTierFailure, goToCheckout, hintTierFailure, isAmountChanged } from '../tier-change.ts';

type SubscriptionAction = { what: 'cancel' | 'resume' } | { what: 'choose'; tier: Tier };

export const useSubscriptionActions = () => {
  const [note, setNote] = useState<string | null>(null);
  const success = useTransientMessage();
  const { running, failure, run, reset } = useAction(
    (error: unknown, _: SubscriptionAction): ActionFailure => ({
      message: explainTierFailure(error),
      cause: hintTierFailure(error),
    }),
  );
  // Back from the payment page, the browser restores this one from its cache.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted) return;
    reset();
    setNote(null);
    void refetchAccount();
  });

  const act = async (action: SubscriptionAction, done: string, call: () => Promise<unknown>): Promise<void> => {
    if (running) return;
    if (await run(action, call)) success.show(done);
    else void refetchAccount();
    setNote(null);
  };

  const setEnding = ({ id }: Subscription, isEnding: boolean, done: string) =>
    act({ what: isEnding ? 'cancel' : 'resume' }, done, () =>
      changeSubscription(
        () => client.payment[isEnding ? 'cancel' : 'resume']({ params: { id } }),
        (current) => current.id === id && current.cancel_at_period_end === isEnding,
      ),
    );

  return {
    running,
    failure,
    note,
    success,
    /** Resolves whether the amount has changed since it was shown. */
    choose: async (offer: PricingPlan, current: Subscription | null, quote?: Quote): Promise<boolean> => {
      let isStale = false;
      const tier = offer.plan_type;
      await act({ what: 'choose', tier }, `Your plan is now ${offer.name}.`, async () => {
        try {
          await (current ? changeTier({ tier, current, quote, mode: 'redirect', onNote: setNote }) : goToCheckout(tier));
        } catch (error) {
          isStale = isAmountChanged(error);
          throw error;
        }
      });
      return isStale;
    },
    cancel: (current: Subscription) => setEnding(current, true, 'Your subscription won’t renew.'),
    resume: (current: Subscription) => setEnding(current, false, 'Your subscription renews again.'),
  };
};
