import { INDEXED_STATUSES } from '#shared/domain/subscription.ts';
import { TIERS } from '#shared/domain/tier.ts';
import { type Role, roleLabels } from '#shared/domain/user.ts';

export const ROLES = Object.keys(roleLabels) as Role[];

/** What the lists show, as their address keeps it. */
export interface UserListing {
  search: string;
  role: Role | undefined;
  isActive: boolean | undefined;
  page: number;
}

export interface SubscriptionListing {
  status: (typeof INDEXED_STATUSES)[number] | undefined;
  plan: (typeof TIERS)[number] | undefined;
  userId: number | undefined;
  page: number;
}

export const PAYMENT_STATUSES = ['succeeded', 'failed', 'pending', 'canceled'] as const;

export interface PaymentListing {
  status: (typeof PAYMENT_STATUSES)[number] | undefined;
  userId: number | undefined;
  page: number;
}

/** While somebody types. */
export const SEARCH_AFTER_MS = 250;

const PAGE_MAX = 10_000;
const SEARCH_MAX = 200;

export const parseCount = (text: string | null): number | undefined => {
  const value = Number(text);
  return /^[1-9]\d*$/.test(text ?? '') && Number.isSafeInteger(value) ? value : undefined;
};

export const parsePage = (params: URLSearchParams): number => {
  const page = parseCount(params.get('page')) ?? 1;
  return page <= PAGE_MAX ? page : 1;
};

const statuses: Record<string, boolean> = { active: true, inactive: false };

/** Reads `?search=dana&role=admin&status=inactive&page=2`. */
export const parseUserListing = (params: URLSearchParams): UserListing => ({
  search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
  role: ROLES.find((role) => role === params.get('role')),
  isActive: statuses[params.get('status') ?? ''],
  page: parsePage(params),
});

/** Reads `?status=active&plan=gold&user_id=12&page=2`. */
export const parseSubscriptionListing = (params: URLSearchParams): SubscriptionListing => ({
  status: INDEXED_STATUSES.find((status) => status === params.get('status')),
  plan: TIERS.find((tier) => tier === params.get('plan')),
  userId: parseCount(params.get('user_id')),
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

export const formatStatus = (isActive: boolean | undefined): 'active' | 'inactive' | undefined =>
  isActive === undefined ? undefined : isActive ? 'active' : 'inactive';

export const formatUserListing = ({ search, role, isActive, page }: UserListing): Record<string, string> =>
  formatListing({ search, role, status: formatStatus(isActive), page });

export const everyone: UserListing = { search: '', role: undefined, isActive: undefined, page: 1 };

export const isFiltered = ({ search, role, isActive }: UserListing): boolean =>
  search.trim() !== '' || role !== undefined || isActive !== undefined;
