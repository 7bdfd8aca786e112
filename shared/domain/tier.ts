import * as z from 'zod';

export const TIERS = ['essential', 'gold', 'premium'] as const;
export const Tier = z.enum(TIERS, { error: 'Invalid plan type' });
export type Tier = z.infer<typeof Tier>;

export const tierLevel: Record<Tier, number> = { essential: 1, gold: 2, premium: 3 };

export const features = {
  essential: [
    'bcp_generation',
    'incident_response_checklists',
    'basic_support',
    'document_print',
    'document_download',
    'ai_analysis_print',
  ],
  gold: ['flash_rtc', 'dedicated_onboarding'],
  premium: [
    'executive_training',
    'iso_27001_readiness',
    'tabletop_scenarios',
    'insurer_reports',
    'resilience_badge',
    'priority_support',
    'quarterly_checkins',
  ],
} as const satisfies Record<Tier, readonly string[]>;

export type Feature = (typeof features)[Tier][number];

const tierByFeature = new Map<string, Tier>(TIERS.flatMap((tier) => features[tier].map((feature) => [feature, tier] as const)));

export const requiredTierOf = (feature: Feature): Tier => tierByFeature.get(feature)!;

export const isTierAtLeast = (tier: Tier | null, needed: Tier): boolean => tier !== null && tierLevel[tier] >= tierLevel[needed];

export const gateFeature = (tier: string): Feature =>
  tier === 'gold' ? 'flash_rtc' : tier === 'premium' ? 'tabletop_scenarios' : 'bcp_generation';

export const POPULAR_TIER: Tier = 'gold';

export const bcpsPerYear: Record<Tier, number> = { essential: 1, gold: 2, premium: 3 };

/** Seed of the price list (cents a year). Staff may change prices; screens show what the pricing call returns. */
export const priceList: Record<Tier, { name: string; description: string; priceCents: number }> = {
  essential: {
    name: 'Essential',
    description: 'An ISO 22301:2019-aligned plan with incident response tools',
    priceCents: 79_900,
  },
  gold: {
    name: 'Gold',
    description: 'Everything in Essential, plus real-time communication and dedicated onboarding',
    priceCents: 199_900,
  },
  premium: {
    name: 'Premium',
    description: 'The complete solution, with executive training and resilience exercises',
    priceCents: 399_900,
  },
};
