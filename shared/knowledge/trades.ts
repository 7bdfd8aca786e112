import type { Industry } from './industries/industry.ts';
import { industries } from './industries.ts';
import { accounting } from './trades/accounting.ts';
import { bakery } from './trades/bakery.ts';
import { careHome } from './trades/care-home.ts';
import { childCare } from './trades/child-care.ts';
import { serviceContractor } from './trades/contractor.ts';
import { dental } from './trades/dental.ts';
import { law } from './trades/law.ts';
import { salon } from './trades/salon.ts';
import { specializeIndustry, type Trade } from './trades/trade.ts';
import { veterinary } from './trades/veterinary.ts';

/** In matching order. */
export const trades: readonly Trade[] = [
  dental,
  veterinary,
  careHome,
  childCare,
  bakery,
  law,
  accounting,
  salon,
  serviceContractor,
];

export const specializeForTrade = (industry: Industry, words: string): Industry => {
  const trade = trades.find((item) => [...item.within, ...item.putIn].includes(industry.name) && item.words.test(words));
  if (trade === undefined) return industry;
  const isAtHome = trade.within.includes(industry.name);
  const facts = isAtHome ? industry : industries.find(({ name }) => name === trade.within[0])!;
  return { ...specializeIndustry(facts, trade), name: industry.name };
};
