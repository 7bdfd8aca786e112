import type { Industry, IndustryOperations, KnownSystem } from '../industries/industry.ts';

export interface Trade extends IndustryOperations {
  /** Words by which the business is recognized, in its name, type or industry in the customer's words. */
  words: RegExp;
  /** The industries whose facts it shares; its words mean something else in others, but for those of `putIn`. */
  within: readonly Industry['name'][];
  /** Further industries that its people may choose: there it shares the facts of its first one. */
  putIn: readonly Industry['name'][];
  /** How a sentence calls such a business, with its article. */
  trade: string;
  peak: string;
  /** Names of functions, systems and risks of the industry that such a business does not have. */
  without: readonly string[];
  /** Insights and duties of the industry that do not concern such a business. */
  unlike?: RegExp;
  /** What hazards do to a whole industry is seldom what they do to one trade in it. */
  exposure: Industry['exposure'];
  suppliers: readonly string[];
  insights: readonly string[];
  duties: readonly string[];
  risks: Industry['risks'];
}

export const specializeIndustry = (industry: Industry, trade: Trade): Industry => {
  const isKept = ({ name }: { name: string }): boolean => !trade.without.includes(name);
  const shared = (texts: readonly string[]): string[] => texts.filter((text) => !trade.unlike?.test(text));
  const functions = [...trade.functions, ...industry.functions.filter(isKept)];
  const systems = [...trade.systems, ...industry.systems.filter(isKept)];
  const carries = (system: KnownSystem): boolean => functions.some(({ name }) => system.supports.includes(name));
  const isNeeded = ({ name }: KnownSystem): boolean => systems.some((system) => carries(system) && system.needs?.includes(name));
  return {
    ...industry,
    trade: trade.trade,
    peak: trade.peak,
    exposure: trade.exposure,
    suppliers: trade.suppliers,
    insights: [...trade.insights, ...shared(industry.insights)],
    duties: [...trade.duties, ...shared(industry.duties)],
    posts: { ...industry.posts, ...trade.posts },
    functions,
    // What carried only functions that such a business has not is gone with them.
    systems: systems.filter((system) => carries(system) || isNeeded(system)),
    risks: [...trade.risks, ...industry.risks.filter(([name]) => isKept({ name }))],
  };
};
