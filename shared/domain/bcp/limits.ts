import * as z from 'zod';
import { activeTier, type Subscription } from '#shared/domain/subscription.ts';
import { bcpsPerYear, priceList, Tier } from '#shared/domain/tier.ts';
import { hasAdminRights, type Me } from '#shared/domain/user.ts';
import { formatDate } from '#shared/format/dates.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { fill } from '#shared/messages/fields.ts';

export const BcpLimits = z.object({
  can_create: z.boolean(),
  current_count: z.number(),
  limit: z.number().nullable(),
  remaining: z.number().nullable(),
  plan_type: z.enum(['none', 'essential', 'gold', 'premium', 'admin']),
  message: z.string(),
  upgrade_suggestion: z.object({ message: z.string(), suggested_plan: Tier }).nullable(),
});
export type BcpLimits = z.infer<typeof BcpLimits>;

const MONTHS = 12;

/** The same day `years` earlier; Feb 29 becomes Feb 28 where the year has none. */
const yearsBefore = (end: Date, years: number): Date => {
  const day = new Date(end);
  day.setUTCMonth(end.getUTCMonth() - years * MONTHS);
  if (day.getUTCDate() !== end.getUTCDate()) day.setUTCDate(0);
  return day;
};

export interface AllowanceWindow {
  start: Date;
  end: Date;
}

/**
 * The 12-month window that contains `now`, counted back (for an overdue period end: forward) in whole years from the
 * end of the billing period. The start belongs to the window, the end to the next one.
 */
export const allowanceWindow = (currentPeriodEnd: string, now: Date): AllowanceWindow => {
  const end = new Date(currentPeriodEnd);
  let years = end.getUTCFullYear() - now.getUTCFullYear() + 1;
  while (yearsBefore(end, years) <= now) years -= 1;
  return { start: yearsBefore(end, years + 1), end: yearsBefore(end, years) };
};

export interface LimitsInput {
  caller: Pick<Me, 'role' | 'is_superuser'> & {
    subscription: Pick<Subscription, 'plan_type' | 'status' | 'current_period_end'> | null;
  };
  used: number;
  now: Date;
}

const nextTier: Record<Tier, Tier | null> = { essential: 'gold', gold: 'premium', premium: null };
const pluralizeBcps = (count: number): string => (count === 1 ? 'BCP' : 'BCPs');

const suggestUpgrade = (tier: Tier | null): BcpLimits['upgrade_suggestion'] => {
  if (tier === null) return { message: bcpMessages.limits.subscribe, suggested_plan: 'essential' };
  const suggested = nextTier[tier];
  if (suggested === null) return null;
  const values = { tier: priceList[suggested].name, limit: bcpsPerYear[suggested] };
  return { message: fill(bcpMessages.limits.upgrade, values), suggested_plan: suggested };
};

export const computeLimits = ({ caller, used, now }: LimitsInput): BcpLimits => {
  const { limits } = bcpMessages;
  const unlimited = { can_create: true, current_count: used, limit: null, remaining: null, upgrade_suggestion: null } as const;
  if (hasAdminRights(caller)) return { ...unlimited, plan_type: 'admin', message: limits.admin };
  const tier = activeTier(caller.subscription);
  const limit = tier === null ? 0 : bcpsPerYear[tier];
  const remaining = Math.max(0, limit - used);
  const shared = { current_count: used, limit, remaining, upgrade_suggestion: suggestUpgrade(tier) };
  if (tier === null || caller.subscription === null)
    return { ...shared, can_create: false, plan_type: 'none', message: limits.none };
  if (remaining > 0)
    return {
      ...shared,
      can_create: true,
      plan_type: tier,
      message: fill(limits.available, { remaining, plans: pluralizeBcps(remaining) }),
    };
  const renews = formatDate(allowanceWindow(caller.subscription.current_period_end, now).end.toISOString(), 'UTC');
  const message = fill(limit === 1 ? limits.reachedOnly : limits.reached, {
    limit,
    plans: pluralizeBcps(limit),
    tier: priceList[tier].name,
    renews,
  });
  return { ...shared, can_create: false, plan_type: tier, message };
};
