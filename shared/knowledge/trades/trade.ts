import type { Industry, IndustryOperations, KnownSystem } from '../industries/industry.ts';

export interface Trade extends IndustryOperations {
  words: RegExp;
  /** The industries whose facts it shares; in others its words mean something else, except those in `putIn`. */
  within: readonly Industry['name'][];
  /** Further industries that such a business may choose: there it shares the facts of the first in `within`. */
  putIn: readonly Industry['name'][];
  trade: string;
  peak: string;
  without: readonly string[];
  unlike?: RegExp;
  /** A trade is seldom affected by hazards like its whole industry. */
  exposure: Industry['exposure'];
  suppliers: readonly string[];
  insights: readonly string[];
  duties: readonly string[];
  risks: Industry['risks'];
}

export const specializeIndustry = (industry: Industry, trade: Trade): Industry => {
  const isKept = ({ name }: { name: string }): boolean => !trade.without.includes(name);
  const filterShared = (texts: readonly string[]): string[] => texts.filter((text) => !trade.unlike?.test(text));
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
    insights: [...trade.insights, ...filterShared(industry.insights)],
    duties: [...trade.duties, ...filterShared(industry.duties)],
    posts: { ...industry.posts, ...trade.posts },
    functions,
    // Systems that carried only removed functions are removed too.
    systems: systems.filter((system) => carries(system) || isNeeded(system)),
    risks: [...trade.risks, ...industry.risks.filter(([name]) => isKept({ name }))],
  };
};
