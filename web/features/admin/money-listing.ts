import { INDEXED_STATUSES } from '#shared/domain/subscription.ts';
import { TIERS } from '#shared/domain/tier.ts';

/** What the lists of subscriptions and payments show, as their address keeps it. */
export interface SubscriptionListing {
  status: (typeof INDEXED_STATUSES)[number] | undefined;
  plan: (typeof TIERS)[number] | undefined;
  page: number;
}

export const PAYMENT_STATUSES = ['succeeded', 'failed', 'pending', 'canceled'] as const;

export interface PaymentListing {
  status: (typeof PAYMENT_STATUSES)[number] | undefined;
  userId: number | undefined;
  page: number;
}

const PAGE_MAX = 10_000;

export const parseCount = (text: string | null): number | undefined => {
  const value = Number(text);
  return /^[1-9]\d*$/.test(text ?? '') && Number.isSafeInteger(value) ? value : undefined;
};

export const parsePage = (params: URLSearchParams): number => {
  const page = parseCount(params.get('page')) ?? 1;
  return page <= PAGE_MAX ? page : 1;
};

/** Reads `?status=active&plan=gold&page=2`. */
export const parseSubscriptionListing = (params: URLSearchParams): SubscriptionListing => ({
  status: INDEXED_STATUSES.find((status) => status === params.get('status')),
  plan: TIERS.find((tier) => tier === params.get('plan')),
  page: parsePage(params),
});

/** Reads `?status=failed&user_id=12&page=2`. */
export const parsePaymentListing = (params: URLSearchParams): PaymentListing => ({
  status: PAYMENT_STATUSES.find((status) => status === params.get('status')),
  userId: parseCount(params.get('user_id')),
  page: parsePage(params),
});

/** Without what is the default. */
export const formatListing = (parts: Record<string, string | number | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts)
      .filter(([name, value]) => value !== undefined && value !== '' && !(name === 'page' && value === 1))
      .map(([name, value]) => [name, String(value)]),
  );
