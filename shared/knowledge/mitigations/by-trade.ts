import { daysThatStop } from './by-trade/days-that-stop.ts';
import { farms } from './by-trade/farms.ts';
import { firesAtWork } from './by-trade/fires-at-work.ts';
import { firesInShops } from './by-trade/fires-in-shops.ts';
import { goods } from './by-trade/goods.ts';
import { guests } from './by-trade/guests.ts';
import { answersOfHerds } from './by-trade/herds.ts';
import { licenses } from './by-trade/licenses.ts';
import { answersOfLodging } from './by-trade/lodging.ts';
import { plants } from './by-trade/plants.ts';
import { roads } from './by-trade/roads.ts';
import { sites } from './by-trade/sites.ts';
import type { RiskFacts } from './fact.ts';

/** Risks of single trades, answered in their own words. */
export const byTrade: readonly RiskFacts[] = [
  ...firesInShops,
  ...firesAtWork,
  ...farms,
  ...answersOfHerds,
  ...sites,
  ...answersOfLodging,
  ...guests,
  ...roads,
  ...goods,
  ...plants,
  ...licenses,
  ...daysThatStop,
];
