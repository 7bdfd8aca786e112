import { queryOptions } from '@tanstack/react-query';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import { currentSubscription, type Subscription } from '#shared/domain/subscription.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query.ts';
import { withRetry } from '../../lib/retry.ts';
import { refetchUser, updateUser } from '../../lib/session.ts';

/** The subscription that counts: the active one, else the newest; null without any. */
const fetchCurrentSubscription = async (): Promise<Subscription | null> =>
  currentSubscription(await client.payment.subscriptions());

export const subscriptionQuery = queryOptions({ queryKey: ['subscription'], queryFn: fetchCurrentSubscription });

/** Everything that depends on the plan is read again, so that what was bought is usable at once. */
export const refetchAccount = async (): Promise<void> => {
  const keys = [subscriptionQuery.queryKey, ['bcp-limits'], ['payments']];
  await Promise.all([refetchUser(), ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))]);
};

/** Takes over a subscription as a call answered it: it counts at once, also when nothing more can be read. */
export const applySubscription = (subscription: Subscription): void => {
  const { plan_type, status, current_period_end, cancel_at_period_end } = subscription;
  updateUser({ subscription: { plan_type, status, current_period_end, cancel_at_period_end } });
  queryClient.setQueryData(subscriptionQuery.queryKey, subscription);
  void refetchAccount();
};

/** Whether a call may have been done although it failed: no answer came, or the server gave up on the way. */
export const isAmbiguous = (error: unknown): boolean => error instanceof ApiError && (error.isNetwork || error.status >= 500);

/** Whether a subscription is as a call was to make it. */
export type IsApplied = (current: Subscription) => boolean;

/** The current subscription if it is as wanted; null when it is not, or cannot be read. */
export const findIfApplied = async (isApplied: IsApplied): Promise<Subscription | null> => {
  const current = await withRetry(fetchCurrentSubscription).catch(() => null);
  return current && isApplied(current) ? current : null;
};

/** Changes the subscription; a change whose answer was lost counts when the account shows it. Throws `ApiError`. */
export const changeSubscription = async (change: () => Promise<Subscription>, isDone: IsApplied): Promise<void> => {
  const changed = await change().catch(async (error: unknown) => {
    const found = isAmbiguous(error) ? await findIfApplied(isDone) : null;
    if (!found) throw error;
    return found;
  });
  applySubscription(changed);
};

export const methodsQuery = queryOptions({ queryKey: ['payment-methods'], queryFn: () => client.payment.paymentMethods() });

export const cardName = ({ brand, last4 }: PaymentMethod): string => `${brand} ending in ${last4}`;
