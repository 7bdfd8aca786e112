/** Tiers as customers read them. */
import type { Tier } from '#shared/domain/tier.ts';

export const tierNames: Record<Tier, string> = { essential: 'Essential', gold: 'Gold', premium: 'Premium' };
