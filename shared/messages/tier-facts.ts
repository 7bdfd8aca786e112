import { bcpsPerYear, type Feature, priceList, requiredTierOf, TIERS, type Tier } from '#shared/domain/tier.ts';

interface TierFact {
  feature: Feature;
  /** In the price list, which the cards of the subscription page show and staff may edit. */
  offered?: string;
  /** What is there today, in the comparison of the prices. Without it, the comparison leaves the feature out. */
  compared?: string;
}

/** What the tiers hold, in the order in which it is listed. The feature decides which tiers have it. */
export const tierFacts: readonly (readonly [group: string, facts: readonly TierFact[]])[] = [
  [
    'Your plan',
    [
      {
        feature: 'bcp_generation',
        offered: 'ISO 22301 BCP by AI',
        compared: 'Six steps in plain questions, with suggestions for your trade and your ZIP code',
      },
      {
        feature: 'incident_response_checklists',
        offered: 'Incident checklists and SOPs',
        compared: 'First actions and recovery steps for every risk you choose',
      },
      { feature: 'document_print', compared: 'Full document, executive summary and two-page quick reference card to print' },
      { feature: 'document_download', compared: 'Every document as PDF, Word or HTML' },
    ],
  ],
  [
    'Your team',
    [
      {
        feature: 'flash_rtc',
        offered: 'Flash RTC (out-of-band communication)',
        compared: 'Crisis contacts, a phone tree to print, and an export for the Flash RTC app',
      },
      {
        feature: 'executive_training',
        offered: 'Executive training',
        compared: 'Executive training: six modules to read at your own pace',
      },
      {
        feature: 'iso_27001_readiness',
        offered: 'ISO 27001 readiness',
        compared: 'IT disaster recovery and risk document aligned with ISO 27001',
      },
      {
        feature: 'tabletop_scenarios',
        offered: 'Tabletop scenarios and insurer reports',
        compared: 'Tabletop exercises with a facilitator’s console, a projector view and an after-action report',
      },
      { feature: 'resilience_badge', offered: 'Resilience Badge (up to 10% insurance discount)' },
    ],
  ],
  [
    'Help from us',
    [
      { feature: 'basic_support', offered: 'Basic support', compared: 'Support by email' },
      { feature: 'dedicated_onboarding', offered: 'Dedicated onboarding support', compared: 'Help with getting started' },
      { feature: 'priority_support', offered: 'Priority support', compared: 'Priority support' },
      { feature: 'quarterly_checkins', offered: 'Quarterly check-ins', compared: 'Quarterly check-ins' },
    ],
  ],
];

/** What a tier adds to the one below it, after a line that names that one. */
const listAdditions = (tier: Tier, pick: (fact: TierFact) => string | undefined): string[] => {
  const below = TIERS[TIERS.indexOf(tier) - 1];
  const added = tierFacts.flatMap(([, facts]) => facts).filter(({ feature }) => requiredTierOf(feature) === tier);
  return [...(below ? [`Everything in ${priceList[below].name}`] : []), ...added.flatMap((fact) => pick(fact) ?? [])];
};

/** Seed of the price list; screens show what the pricing call returns. */
export const listOffered = (tier: Tier): string[] => listAdditions(tier, ({ offered }) => offered);

const formatBcpsPerYear = (tier: Tier): string =>
  bcpsPerYear[tier] === 1 ? '1 new BCP a year' : `${bcpsPerYear[tier]} new BCPs a year`;

/** On the cards of the subscription page, before payment and after the assessment: the price list, after the yearly allowance. */
export const listTierLines = (tier: Tier, offered: readonly string[]): string[] => [formatBcpsPerYear(tier), ...offered];

/** On the cards of the prices. */
export const listTierAdditions = (tier: Tier): string[] => [
  formatBcpsPerYear(tier),
  ...listAdditions(tier, ({ compared }) => compared),
];
