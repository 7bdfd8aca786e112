import { queryOptions } from '@tanstack/react-query';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import { currentSubscription, type Subscription } from '#shared/domain/subscription.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query.ts';
import { withRetry } from '../../lib/retry.ts';
import { refetchUser, updateUser } from '../../lib/session.ts';

const fetchCurrentSubscription = async (): Promise<Subscription | null> =>
  currentSubscription(await client.payment.subscriptions());

export const subscriptionQuery = queryOptions({ queryKey: ['subscription'], queryFn: fetchCurrentSubscription });

/** Refetches everything that depends on the tier. */
export const refetchAccount = async (): Promise<void> => {
  const keys = [subscriptionQuery.queryKey, ['bcp-limits'], ['payments'], ['quote']];
  await Promise.all([refetchUser(), ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))]);
};

/** Shows a subscription at once, even if the refetch fails. */
export const applySubscription = (subscription: Subscription): void => {
  const { plan_type, status, current_period_end, cancel_at_period_end } = subscription;
  updateUser({ subscription: { plan_type, status, current_period_end, cancel_at_period_end } });
  queryClient.setQueryData(subscriptionQuery.queryKey, subscription);
  void refetchAccount();
};

/** The call may have succeeded although it failed: no response, or a server error. */
export const isAmbiguous = (error: unknown): boolean => error instanceof ApiError && (error.isNetwork || error.status >= 500);

export type IsApplied = (current: Subscription) => boolean;

/** The current subscription if the change shows in it. */
export const findIfApplied = async (isApplied: IsApplied): Promise<Subscription | null> => {
  const current = await withRetry(fetchCurrentSubscription).catch(() => null);
  return current && isApplied(current) ? current : null;
};

/** A change whose response was lost counts when the account shows it. Throws `ApiError`. */
export const changeSubscription = async (change: () => Promise<Subscription>, isDone: IsApplied): Promise<void> => {
  const changed = await change().catch(async (error: unknown) => {
    const found = isAmbiguous(error) ? await findIfApplied(isDone) : null;
    if (!found) throw error;
    return found;
  });
  applySubscription(changed);
};

export const methodsQuery = queryOptions({ queryKey: ['payment-methods'], queryFn: () => client.payment.paymentMethods() });

export const cardName = ({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string => `${brand} ending in ${last4}`;
