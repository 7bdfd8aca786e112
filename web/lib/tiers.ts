import type { Caller } from '#shared/domain/access.ts';
import { activeTier } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { hasAdminRights } from '#shared/domain/user.ts';

export const tierNames: Record<Tier, string> = { essential: 'Essential', gold: 'Gold', premium: 'Premium' };

/** From an address or this device. */
export const parseTier = (value: string | null): Tier | null =>
  value !== null && Object.hasOwn(tierNames, value) ? (value as Tier) : null;

interface TierBadge {
  letter: 'E' | 'G' | 'P' | 'A';
  name: string;
}

const badges = {
  essential: { letter: 'E', name: 'Essential plan' },
  gold: { letter: 'G', name: 'Gold plan' },
  premium: { letter: 'P', name: 'Premium plan' },
} as const;

/** The active tier's letter; A for staff without one; none otherwise. */
export const tierBadge = (caller: Caller): TierBadge | null => {
  const tier = activeTier(caller.subscription);
  if (tier) return badges[tier];
  return hasAdminRights(caller) ? { letter: 'A', name: 'Administrator' } : null;
};
