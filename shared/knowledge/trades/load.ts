import type { Industry } from '../industries/industry.ts';
import { loadIndustry } from '../industries/load.ts';
import { findTradeElsewhere, guessTrades } from './search.ts';
import type { Trade, TradeSummary } from './trade.ts';
import { tradeIndex } from './trade-index.ts';

/** A function carries each of them as a file that is read when one of its trades is asked for. */
export const sectors = {
  care: async () => (await import('./care-trades.ts')).careTrades,
  education: async () => (await import('./education-trades.ts')).educationTrades,
  government: async () => (await import('./government-trades.ts')).governmentTrades,
  worship: async () => (await import('./worship-trades.ts')).worshipTrades,
  farms: async () => (await import('./farms-trades.ts')).farmsTrades,
  food: async () => (await import('./food-trades.ts')).foodTrades,
  stays: async () => (await import('./stays-trades.ts')).staysTrades,
  shops: async () => (await import('./shops-trades.ts')).shopsTrades,
  vehicles: async () => (await import('./vehicles-trades.ts')).vehiclesTrades,
  personal: async () => (await import('./personal-trades.ts')).personalTrades,
  making: async () => (await import('./making-trades.ts')).makingTrades,
  product: async () => (await import('./product-trades.ts')).productTrades,
  building: async () => (await import('./building-trades.ts')).buildingTrades,
  contracting: async () => (await import('./contracting-trades.ts')).contractingTrades,
  energy: async () => (await import('./energy-trades.ts')).energyTrades,
  transport: async () => (await import('./transport-trades.ts')).transportTrades,
  money: async () => (await import('./money-trades.ts')).moneyTrades,
  technology: async () => (await import('./technology-trades.ts')).technologyTrades,
  services: async () => (await import('./services-trades.ts')).servicesTrades,
} satisfies Record<string, () => Promise<readonly Trade[]>>;

const summaries = new Map(tradeIndex.map((summary) => [summary.id, summary]));
export const findTradeSummary = (id: string | null | undefined): TradeSummary | undefined => summaries.get(id ?? '');

/** The trade whose longest word stands in the customer's words; undefined where none fits the industry. */
export const guessTrade = (industry: Industry['name'] | null, words: string): TradeSummary | undefined =>
  guessTrades(tradeIndex, industry, words)[0];

/** The trade that the typed words name, though the ticked industry has none like it. */
export const guessTradeElsewhere = (industry: Industry['name'], activity: string): TradeSummary | undefined =>
  findTradeElsewhere(tradeIndex, industry, activity);

/** An industry as a business of this trade has it. Trades at home elsewhere bring the basics of their own industry. */
export const loadForTrade = async (name: Industry['name'], { id, sector, within }: TradeSummary): Promise<Industry> => {
  const [{ specializeForTrade }, trades, basics] = await Promise.all([
    import('./compose.ts'),
    sectors[sector as keyof typeof sectors](),
    loadIndustry(within.includes(name) ? name : within[0]!),
  ]);
  return specializeForTrade(name, basics, trades.find((trade) => trade.id === id)!);
};
