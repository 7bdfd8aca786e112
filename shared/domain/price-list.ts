import * as z from 'zod';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { pricingPlanMessages as say } from '#shared/messages/pricing-plans.ts';
import { limitedText, requiredText } from './bcp/text.ts';
import type { PricingPlan } from './payment.ts';
import { TIERS, Tier } from './tier.ts';

export const CURRENCIES = ['USD', 'EUR', 'GBP'] as const;
/** Stripe charges at most eight digits. */
export const PRICE_MAX = 99_999_999;
export const PRICING_PLANS_MAX = 100;
export const PRICING_NAME_MAX = 100;
export const PRICING_DESCRIPTION_MAX = 1_000;
export const FEATURE_MAX = 200;
export const FEATURES_MAX = 50;

/** As the schema below has it, for forms. */
export const isPriceInCents = (price: number): boolean => Number.isInteger(price) && price >= 0 && price <= PRICE_MAX;

export const NewPricingPlan = z.object({
  plan_type: Tier,
  name: requiredText(say.nameRequired, PRICING_NAME_MAX).transform((name) => name.trim()),
  description: limitedText(PRICING_DESCRIPTION_MAX)
    .nullish()
    .transform((text) => text?.trim() ?? ''),
  price: z.number(say.price).int(say.price).min(0, say.price).max(PRICE_MAX, say.price),
  currency: z.enum(CURRENCIES, { error: say.currency }).default('USD'),
  is_active: z.boolean().default(true),
  features: z
    .array(limitedText(FEATURE_MAX))
    .max(FEATURES_MAX, fill(fieldMessages.tooMany, { field: 'Features', max: FEATURES_MAX }))
    .transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== ''))
    .default([]),
});
export type NewPricingPlan = z.infer<typeof NewPricingPlan>;

/** Plans the product comes with have the first ids, one for each tier. */
export const seedPricingPlanId = (tier: Tier): number => TIERS.indexOf(tier) + 1;
const SEEDED_IDS = 1_000;
export const customPricingPlanId = (n: number): number => SEEDED_IDS + n;

/** The active plan of each tier; null where none is sold. */
export type ActivePricingPlans = Record<Tier, number | null>;

/** Who is active once the plan is saved, or deleted with null. Null when another plan of the tier is active already. */
export const changeActive = (
  active: ActivePricingPlans,
  id: number,
  saved: Pick<PricingPlan, 'plan_type' | 'is_active'> | null,
): ActivePricingPlans | null => {
  const others = Object.fromEntries(TIERS.map((tier) => [tier, active[tier] === id ? null : active[tier]])) as ActivePricingPlans;
  if (!saved?.is_active) return others;
  return others[saved.plan_type] === null ? { ...others, [saved.plan_type]: id } : null;
};
