import { NOTICE_DAYS } from '#shared/domain/subscription.ts';
import { bcpsPerYear, type Feature, requiredTierOf, type Tier, tierLevel } from '#shared/domain/tier.ts';
import { tierFacts } from './tier-facts.ts';

export interface ComparedRow {
  what: string;
  /** A count, or whether the tier has it. */
  has: Record<Tier, number | boolean>;
}

const hasFeature = (feature: Feature): Record<Tier, boolean> => {
  const needed = tierLevel[requiredTierOf(feature)];
  return { essential: tierLevel.essential >= needed, gold: tierLevel.gold >= needed, premium: tierLevel.premium >= needed };
};

export const compareTiers = (): { group: string; rows: ComparedRow[] }[] =>
  tierFacts.map(([group, facts], at) => ({
    group,
    rows: [
      ...(at === 0 ? [{ what: 'New BCPs a year', has: bcpsPerYear }] : []),
      ...facts.flatMap(({ feature, compared }) => (compared === undefined ? [] : [{ what: compared, has: hasFeature(feature) }])),
    ],
  }));

export const pricingPageMessages = {
  lead: 'Three yearly plans. Looking around is free, and you need no card to register.',
  loadFailed: 'We couldn’t load the prices. Check your connection, then try again.',
  yearly: 'a year',
  billed: 'Billed yearly in US dollars. Cancel anytime, no long-term contracts.',
  compare: 'What each plan contains',
  included: 'Included',
  notIncluded: 'Not included',
  free: 'What is free',
  freeItems: [
    'The risk check for your trade and your ZIP code',
    'The sample BCP with all its documents',
    'An account, without a card. To write your own BCP, you need one of the plans.',
  ],
  questions: 'Questions and answers',
} as const;

/** Each answer is what the terms and the product say. */
export const pricingQuestions: readonly (readonly [question: string, answer: string])[] = [
  [
    'What happens at renewal?',
    `Your plan renews every year, and we charge your saved card. We email you ${NOTICE_DAYS.slice(0, -1).join(', ')} and ${NOTICE_DAYS.at(-1)} day before that. If a price changes, we tell you 30 days ahead, and it applies from your next renewal.`,
  ],
  [
    'How do I cancel?',
    'Open Subscription Management and choose “Cancel subscription.” Your plan stays active until the end of the year you paid for. After that, you can still open and edit your BCPs. You can’t create, generate, print or download them.',
  ],
  [
    'Is there sales tax?',
    'If tax applies at your address, it has its own line. You see the amount, the tax, the card and the date before we charge anything.',
  ],
  ['Can I get a refund?', 'Payments are non-refundable except as required by law. So look at the sample BCP first.'],
  [
    'Can I move to another plan later?',
    'Yes. When you move up, you pay the difference for the rest of your year, and you see the amount first.',
  ],
  [
    'Can I keep changing my BCP?',
    'Yes, as often as you like. Only a new BCP counts toward your yearly number. A BCP you delete isn’t given back.',
  ],
  [
    'Does Keelhouse certify my business?',
    'No. Keelhouse helps you write a plan aligned with ISO 22301. It certifies no one. Ask your insurer before you count on a discount.',
  ],
];
