/** The subscription one has, and what becomes of a change to it when the answer is lost. */
import { queryOptions } from '@tanstack/react-query';
import { currentSubscription, type Subscription } from '#shared/domain/subscription.ts';
import { client } from './api.ts';
import { ApiError } from './api-error.ts';
import { queryClient } from './query.ts';
import { persistently } from './retry.ts';
import { refetchUser, updateUser } from './session.ts';

/** The subscription that counts: the active one, else the newest; null without any. */
const readCurrent = async (): Promise<Subscription | null> => currentSubscription(await client.payment.subscriptions());

export const subscriptionQuery = queryOptions({ queryKey: ['subscription'], queryFn: readCurrent });

/** Everything that depends on the plan is read again, so that what was bought is usable at once. */
export const afterPlanChange = async (): Promise<void> => {
  const keys = [subscriptionQuery.queryKey, ['bcp-limits'], ['payments']];
  await Promise.all([refetchUser(), ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))]);
};

/** Takes over a subscription as a call answered it: it counts at once, also when nothing more can be read. */
export const takeOver = (subscription: Subscription): void => {
  const { plan_type, status, current_period_end, cancel_at_period_end } = subscription;
  updateUser({ subscription: { plan_type, status, current_period_end, cancel_at_period_end } });
  queryClient.setQueryData(subscriptionQuery.queryKey, subscription);
  void afterPlanChange();
};

/** Whether a call may have been done although it failed: no answer came, or the server gave up on the way. */
export const isUnclear = (error: unknown): boolean => error instanceof ApiError && (error.isNetwork || error.status >= 500);

/** Whether a subscription is as a call was to make it. */
export type IsDone = (current: Subscription) => boolean;

/** The current subscription if it is as wanted; null when it is not, or cannot be read. */
export const foundDone = async (isDone: IsDone): Promise<Subscription | null> => {
  const current = await persistently(readCurrent).catch(() => null);
  return current && isDone(current) ? current : null;
};

/** Changes the subscription; a change whose answer was lost counts when the account shows it. Throws `ApiError`. */
export const changeSubscription = async (change: () => Promise<Subscription>, isDone: IsDone): Promise<void> => {
  const changed = await change().catch(async (error: unknown) => {
    const found = isUnclear(error) ? await foundDone(isDone) : null;
    if (!found) throw error;
    return found;
  });
  takeOver(changed);
};
