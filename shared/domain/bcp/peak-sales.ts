import { downtimeCostMessages } from '#shared/messages/downtime-costs.ts';
import { fill } from '#shared/messages/fields.ts';
import type { BcpContent } from './bcp.ts';
import { isFilled } from './filled.ts';
import { type DowntimeCosts, parseRevenue } from './revenue.ts';
import { computeLostRevenue } from './standing-income.ts';

interface Peak {
  /** Of the sales of an average month. */
  times: number;
  month: string;
  /** What is counted, as the source names it. */
  of: string;
  source: string;
}

/** Seasonal, trading-day and holiday factors of the Monthly Retail Trade Survey, by year of the table. */
const ofSurvey = (year: number): string => `U.S. Census Bureau, Monthly Retail Trade, ${year}`;
/** A share of the year’s sales, over a twelfth: “Measuring the Holiday Shopping Season”, 2017. */
const ofHolidays = 'U.S. Census Bureau, sales of 2016';
const december = (times: number, of: string, source: string): Peak => ({ times, month: 'December', of, source });

const peaks: Readonly<Record<string, Peak>> = {
  'clothing-store': december(1.56, 'clothing stores', ofSurvey(2012)),
  jeweler: december(2.38, 'jewelry stores', ofHolidays),
  'outdoor-gear-store': december(1.6, 'sporting goods, hobby and book stores', ofSurvey(2012)),
  bookstore: december(1.6, 'sporting goods, hobby and book stores', ofSurvey(2012)),
  'electronics-store': december(1.37, 'electronics and appliance stores', ofSurvey(2024)),
  'liquor-store': december(1.3, 'beer, wine and liquor stores', ofSurvey(2024)),
  grocery: december(1.07, 'food and beverage stores', ofSurvey(2024)),
  'furniture-store': { times: 1.09, month: 'November', of: 'furniture stores', source: ofSurvey(2024) },
  'hardware-store': { times: 1.17, month: 'May', of: 'building supply stores', source: ofSurvey(2024) },
  'garden-center': { times: 1.2, month: 'May', of: 'building and garden stores', source: ofSurvey(2024) },
  'car-dealer': { times: 1.08, month: 'March', of: 'vehicle dealers', source: ofSurvey(2025) },
  'used-car-lot': { times: 1.08, month: 'March', of: 'vehicle dealers', source: ofSurvey(2025) },
  'auto-parts-store': { times: 1.07, month: 'August', of: 'parts and tire stores', source: ofSurvey(2024) },
  'tire-shop': { times: 1.07, month: 'August', of: 'parts and tire stores', source: ofSurvey(2024) },
};
/** For other stores, and where nobody counts. */
const ofRetail = december(1.11, 'all retail', ofSurvey(2024));
const ASSUMED_TIMES = 1.5;

interface PeakCosts {
  costs: DowntimeCosts;
  /** Where the factor is from, or that it is assumed: a sentence. */
  basis: string;
}

type Content = Parameters<typeof computeLostRevenue>[0] & Pick<BcpContent, 'critical_functions'>;

/** Sales follow the season there. Chairs, beds and seats of the others are as full in one month as in the next. */
const SEASONAL: readonly (string | null)[] = [
  ...['Retail', 'Hospitality', 'Agriculture', 'Automotive', 'Construction', 'Manufacturing', 'Transportation'],
];
const NO_SEASON = /\bno off-season\b/i;
const hasBusyTimes = ({ industry, critical_functions }: Content): boolean =>
  SEASONAL.includes(industry) && critical_functions.some(({ peak_times }) => isFilled(peak_times) && !NO_SEASON.test(peak_times));

/** What an outage in the busiest weeks costs; null where revenue does not stop with the work, or knows no season. */
export const computePeakCosts = (content: Content): PeakCosts | null => {
  const revenue = parseRevenue(content.annual_revenue);
  const peak = peaks[content.trade ?? ''] ?? (content.industry === 'Retail' ? ofRetail : undefined);
  if (revenue === null || (peak === undefined && !hasBusyTimes(content))) return null;
  const costs = computeLostRevenue({ ...content, annual_revenue: String(revenue * (peak?.times ?? ASSUMED_TIMES)) });
  if (costs === null) return null;
  const { known, assumed } = downtimeCostMessages.peakBasis;
  return {
    costs,
    basis: peak === undefined ? fill(assumed, { times: ASSUMED_TIMES }) : fill(known, { ...peak }),
  };
};
