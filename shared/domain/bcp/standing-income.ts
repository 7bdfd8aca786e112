import { downtimeCostMessages } from '#shared/messages/downtime-costs.ts';
import type { BcpContent } from './bcp.ts';
import type { Duration } from './duration.ts';
import { computeDowntimeCosts, type DowntimeCosts } from './revenue.ts';

/** What arrives whether or not the doors are open, by trade. Sales that are only put off are none of it. */
const incomeOfTrade: Readonly<Record<string, string>> = {
  ...{ 'credit-union': 'interest', 'community-bank': 'interest', 'consumer-lender': 'interest' },
  ...{ 'wealth-adviser': 'fees on the money you manage', 'insurance-agency': 'commissions on premiums' },
  ...{ 'property-manager': 'rent and fees', 'hoa-manager': 'dues and fees', 'self-storage': 'rent' },
  ...{ 'housing-authority': 'rent and grants', 'alarm-monitoring': 'monthly fees' },
};

/** A nonprofit of these lives from visits and fees that stop with the work. */
const paidByVisit: readonly string[] = ['Healthcare', 'Hospitality', 'Retail', 'Agriculture', 'Manufacturing', 'Transportation'];
const paidByFee: readonly string[] = [
  'summer-camp',
  'child-care',
  'family-child-care',
  'driving-school',
  'performing-arts-studio',
];

type Income = Pick<BcpContent, 'trade' | 'industry' | 'business_type'>;

/** Null where an hour without work is an hour without income. */
export const findStandingIncome = ({ trade, industry, business_type }: Income): string | null => {
  const known = incomeOfTrade[trade ?? ''];
  if (known !== undefined) return known;
  if (industry === 'Government') return 'taxes and fees';
  const isPaidForWork = trade !== null && (paidByVisit.includes(industry ?? '') || paidByFee.includes(trade));
  return business_type === 'Non-profit' && !isPaidForWork ? 'gifts, grants and dues' : null;
};

/** What an hour costs in revenue; null where the income does not stop with the work. */
export const computeLostRevenue = (content: Income & Parameters<typeof computeDowntimeCosts>[0]): DowntimeCosts | null =>
  findStandingIncome(content) === null ? computeDowntimeCosts(content) : null;

/** Of revenue, and of the hours that have to be made up. Overtime pays 1.5 times the wage: 29 U.S.C. 207(a). */
const ASSUMED_WAGES = 1 / 3;
const ASSUMED_MADE_UP = { lo: 0.5, hi: 1 };
const OVERTIME = 1.5;

interface ExtraExpense {
  /** Dollars. */
  over: (hours: number) => Duration;
  /** What is assumed, as a sentence. */
  basis: string;
}

/** What catching up costs where the income does not stop; null where it does, and without revenue. */
export const computeExtraExpense = (content: Income & Parameters<typeof computeDowntimeCosts>[0]): ExtraExpense | null => {
  const costs = findStandingIncome(content) === null ? null : computeDowntimeCosts(content);
  if (costs === null) return null;
  const made = (hours: number, share: number): number => costs.dollarsOver(hours) * ASSUMED_WAGES * OVERTIME * share;
  return {
    over: (hours) => ({ lo: made(hours, ASSUMED_MADE_UP.lo), hi: made(hours, ASSUMED_MADE_UP.hi) }),
    basis: downtimeCostMessages.extraExpense,
  };
};
