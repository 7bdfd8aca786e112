import type { Industry } from './industries/industry.ts';
import { industries } from './industries.ts';
import { buildingTrades } from './trades/building-trades.ts';
import { careTrades } from './trades/care-trades.ts';
import { composeIndustry } from './trades/compose.ts';
import { contractingTrades } from './trades/contracting-trades.ts';
import { educationTrades } from './trades/education-trades.ts';
import { energyTrades } from './trades/energy-trades.ts';
import { farmsTrades } from './trades/farms-trades.ts';
import { foodTrades } from './trades/food-trades.ts';
import { governmentTrades } from './trades/government-trades.ts';
import { makingTrades } from './trades/making-trades.ts';
import { moneyTrades } from './trades/money-trades.ts';
import { personalTrades } from './trades/personal-trades.ts';
import { productTrades } from './trades/product-trades.ts';
import { guessTrades } from './trades/search.ts';
import { servicesTrades } from './trades/services-trades.ts';
import { shopsTrades } from './trades/shops-trades.ts';
import { staysTrades } from './trades/stays-trades.ts';
import { technologyTrades } from './trades/technology-trades.ts';
import type { Trade } from './trades/trade.ts';
import { tradeIndex } from './trades/trade-index.ts';
import { transportTrades } from './trades/transport-trades.ts';
import { vehiclesTrades } from './trades/vehicles-trades.ts';
import { worshipTrades } from './trades/worship-trades.ts';

/** Of two with equally long words, the first is guessed. */
export const trades: readonly Trade[] = [
  ...careTrades,
  ...educationTrades,
  ...governmentTrades,
  ...worshipTrades,
  ...farmsTrades,
  ...foodTrades,
  ...staysTrades,
  ...shopsTrades,
  ...vehiclesTrades,
  ...personalTrades,
  ...makingTrades,
  ...productTrades,
  ...buildingTrades,
  ...contractingTrades,
  ...energyTrades,
  ...transportTrades,
  ...moneyTrades,
  ...technologyTrades,
  ...servicesTrades,
];

const byId = new Map(trades.map((trade) => [trade.id, trade]));
export const findTrade = (id: string | null | undefined): Trade | undefined => byId.get(id ?? '');

/** The trade whose longest word stands in the customer's words; undefined where none fits the industry. */
export const guessTrade = (industry: Industry['name'], words: string): Trade | undefined =>
  findTrade(guessTrades(tradeIndex, industry, words)[0]?.id);

export const specializeForTrade = (industry: Industry, trade: Trade | undefined): Industry => {
  if (trade === undefined) return industry;
  const isAtHome = trade.within.includes(industry.name);
  const basics = isAtHome ? industry : industries.find(({ name }) => name === trade.within[0])!;
  return { ...composeIndustry(basics, trade), name: industry.name };
};
