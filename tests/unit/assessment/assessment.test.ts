import { describe, expect, it } from 'vitest';
import type { Caller } from '#shared/domain/access.ts';
import { buildRecommendation, defaultPreferences, hasPackage, QUESTIONS, recommendPackage } from '#shared/domain/assessment.ts';
import { priceList, type Tier } from '#shared/domain/tier.ts';
import { listOffered } from '#shared/messages/tier-facts.ts';

const customer = (tier: Tier | null, status: 'active' | 'canceled' = 'active'): Caller => ({
  role: 'user',
  is_superuser: false,
  subscription: tier && { plan_type: tier, status },
});
const admin: Caller = { role: 'admin', is_superuser: false, subscription: null };

const [yes, no] = [true, false];

describe('the recommended package', () => {
  it.each`
    app    | academy | tabletop | tier
    ${no}  | ${no}   | ${no}    | ${'essential'}
    ${yes} | ${no}   | ${no}    | ${'gold'}
    ${no}  | ${yes}  | ${no}    | ${'premium'}
    ${no}  | ${no}   | ${yes}   | ${'premium'}
    ${yes} | ${yes}  | ${no}    | ${'premium'}
    ${yes} | ${no}   | ${yes}   | ${'premium'}
    ${no}  | ${yes}  | ${yes}   | ${'premium'}
    ${yes} | ${yes}  | ${yes}   | ${'premium'}
  `('the recommended package is $tier for app $app, academy $academy, tabletop $tabletop', ({ app, academy, tabletop, tier }) => {
    const answers = { flash_rtc_interest: app, lms_interest: academy, tabletop_exercise_interest: tabletop };
    expect(recommendPackage(answers)).toBe(tier);
  });

  it.each(['internal', 'compliance', 'both'] as const)(
    'the recommended package does not depend on purpose %s or the cyber answer',
    (bcp_purpose) => {
      for (const cyber_assessment_interest of [true, false])
        expect(
          buildRecommendation({ ...defaultPreferences, bcp_purpose, cyber_assessment_interest }, admin).recommended_package,
        ).toBe('essential');
    },
  );

  it('the recommended package has the description of the price list', () => {
    const { package_description, included_services } = buildRecommendation({ ...defaultPreferences, lms_interest: true }, admin);
    expect(package_description).toBe(priceList.premium.description);
    expect(included_services).toEqual(listOffered('premium'));
  });
});

describe('the next steps', () => {
  const first = (caller: Caller) =>
    buildRecommendation({ ...defaultPreferences, flash_rtc_interest: true }, caller).next_steps[0];
  const wizard = 'Complete the six steps of the wizard';

  it.each<[string, Caller, string]>([
    ['without a subscription', customer(null), 'Subscribe to the Gold plan'],
    ['with one that ended', customer('premium', 'canceled'), 'Subscribe to the Gold plan'],
    ['with a lower one', customer('essential'), 'Upgrade to the Gold plan'],
    ['with the same one', customer('gold'), wizard],
    ['with a higher one', customer('premium'), wizard],
    ['for staff', admin, wizard],
  ])('the next steps of a customer %s begin with the required purchase, if any', (_, caller, step) => {
    expect(first(caller)).toBe(step);
    expect(hasPackage(caller, 'gold')).toBe(step === wizard);
  });

  it('the next steps lead through the wizard to the document', () => {
    expect(buildRecommendation(defaultPreferences, admin).next_steps).toEqual([
      wizard,
      'Review the plan with your team',
      'Generate your BCP',
    ]);
  });
});

describe('the questions', () => {
  it('the assessment questions are the five preferences in order', () => {
    expect(QUESTIONS).toEqual([
      'bcp_purpose',
      'flash_rtc_interest',
      'cyber_assessment_interest',
      'lms_interest',
      'tabletop_exercise_interest',
    ]);
  });

  it('by default cyber content is on and the other interests are off', () => {
    expect(defaultPreferences).toEqual({
      bcp_purpose: 'internal',
      flash_rtc_interest: false,
      cyber_assessment_interest: true,
      lms_interest: false,
      tabletop_exercise_interest: false,
    });
  });
});
