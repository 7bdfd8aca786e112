import type { BcpContent } from './bcp.ts';
import { computeDowntimeCosts, type DowntimeCosts } from './revenue.ts';

/** What arrives whether or not the doors are open, by trade. Sales that are only put off are none of it. */
const incomeOfTrade: Readonly<Record<string, string>> = {
  ...{ 'credit-union': 'interest', 'community-bank': 'interest', 'consumer-lender': 'interest' },
  ...{ 'wealth-adviser': 'fees on the money you manage', 'insurance-agency': 'commissions on premiums' },
  ...{ 'property-manager': 'rent and fees', 'hoa-manager': 'dues and fees', 'self-storage': 'rent' },
  ...{ 'housing-authority': 'rent and grants', 'alarm-monitoring': 'monthly fees' },
};

type Income = Pick<BcpContent, 'trade' | 'industry' | 'business_type'>;

/** Null where an hour without work is an hour without income. */
export const findStandingIncome = ({ trade, industry, business_type }: Income): string | null => {
  const known = incomeOfTrade[trade ?? ''];
  if (known !== undefined) return known;
  if (industry === 'Government') return 'taxes and fees';
  return business_type === 'Non-profit' ? 'gifts, grants and dues' : null;
};

/** What an hour costs in revenue; null where the income does not stop with the work. */
export const computeLostRevenue = (content: Income & Parameters<typeof computeDowntimeCosts>[0]): DowntimeCosts | null =>
  findStandingIncome(content) === null ? computeDowntimeCosts(content) : null;
