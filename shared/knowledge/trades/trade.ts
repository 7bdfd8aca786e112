/**
 * A trade within an industry: what a bakery has that other stores and kitchens have not, and what of theirs it has not.
 * Its own facts come first; what it does not say is that of the industry.
 */
import type { Industry, KnownSystem, Operations } from '../industries/industry.ts';

export interface Trade extends Operations {
  /** Words by which the business is recognized, in its name, type or industry in the customer's words. */
  words: RegExp;
  /** Industries in which such a business is found; elsewhere the words mean something else. */
  within: readonly Industry['name'][];
  /** How a sentence calls such a business, with its article. */
  trade: string;
  peak: string;
  /** Names of functions, systems and risks of the industry that such a business does not have. */
  without: readonly string[];
  exposure: Partial<Industry['exposure']>;
  suppliers: readonly string[];
  insights: readonly string[];
  duties: readonly string[];
  risks: Industry['risks'];
}

/** The industry as it is for a business of the trade. */
export const specialised = (industry: Industry, trade: Trade): Industry => {
  const isKept = ({ name }: { name: string }): boolean => !trade.without.includes(name);
  const functions = [...trade.functions, ...industry.functions.filter(isKept)];
  const systems = [...trade.systems, ...industry.systems.filter(isKept)];
  const carries = (system: KnownSystem): boolean => functions.some(({ name }) => system.supports.includes(name));
  const isNeeded = ({ name }: KnownSystem): boolean => systems.some((one) => carries(one) && one.needs?.includes(name));
  return {
    ...industry,
    trade: trade.trade,
    peak: trade.peak,
    exposure: { ...industry.exposure, ...trade.exposure },
    suppliers: trade.suppliers,
    insights: [...trade.insights, ...industry.insights],
    duties: [...trade.duties, ...industry.duties],
    posts: { ...industry.posts, ...trade.posts },
    functions,
    // What carried only functions that such a business has not is gone with them.
    systems: systems.filter((system) => carries(system) || isNeeded(system)),
    risks: [...trade.risks, ...industry.risks.filter(([name]) => isKept({ name }))],
  };
};
