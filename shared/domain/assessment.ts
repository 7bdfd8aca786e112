import * as z from 'zod';
import { assessmentMessages as say } from '#shared/messages/assessment.ts';
import { fill } from '#shared/messages/fields.ts';
import { listOffered } from '#shared/messages/tier-facts.ts';
import type { Caller } from './access.ts';
import { activeTier } from './subscription.ts';
import { isTierAtLeast, priceList, Tier } from './tier.ts';
import { hasAdminRights } from './user.ts';

const BcpPurpose = z.enum(['internal', 'compliance', 'both'], { error: say.unknownPurpose });

export const UserPreferences = z.object({
  bcp_purpose: BcpPurpose,
  flash_rtc_interest: z.boolean(),
  /** When off, cyber-related content is hidden. */
  cyber_assessment_interest: z.boolean(),
  lms_interest: z.boolean(),
  tabletop_exercise_interest: z.boolean(),
});
export type UserPreferences = z.infer<typeof UserPreferences>;

export const defaultPreferences: UserPreferences = {
  bcp_purpose: 'internal',
  flash_rtc_interest: false,
  cyber_assessment_interest: true,
  lms_interest: false,
  tabletop_exercise_interest: false,
};

export const QUESTIONS = Object.keys(defaultPreferences) as (keyof UserPreferences)[];

export const AssessmentResult = z.object({
  recommended_package: Tier,
  package_description: z.string(),
  included_services: z.array(z.string()),
  next_steps: z.array(z.string()),
});
export type AssessmentResult = z.infer<typeof AssessmentResult>;

/**
 * The smallest package with every service of interest: academy and tabletop exercises come with premium, the crisis app
 * with gold. Purpose and cyber interest do not change it.
 */
export const recommendPackage = ({
  flash_rtc_interest,
  lms_interest,
  tabletop_exercise_interest,
}: Pick<UserPreferences, 'flash_rtc_interest' | 'lms_interest' | 'tabletop_exercise_interest'>): Tier => {
  if (lms_interest || tabletop_exercise_interest) return 'premium';
  return flash_rtc_interest ? 'gold' : 'essential';
};

export const hasPackage = (caller: Caller, tier: Tier): boolean =>
  hasAdminRights(caller) || isTierAtLeast(activeTier(caller.subscription), tier);

const purchaseSteps = (caller: Caller, tier: Tier): string[] => {
  if (hasPackage(caller, tier)) return [];
  const { subscribe, upgrade } = say.nextSteps;
  return [fill(activeTier(caller.subscription) === null ? subscribe : upgrade, { tier: priceList[tier].name })];
};

export const buildRecommendation = (answers: UserPreferences, caller: Caller): AssessmentResult => {
  const tier = recommendPackage(answers);
  const { wizard, review, generate } = say.nextSteps;
  return {
    recommended_package: tier,
    package_description: priceList[tier].description,
    included_services: listOffered(tier),
    next_steps: [...purchaseSteps(caller, tier), wizard, review, generate],
  };
};
