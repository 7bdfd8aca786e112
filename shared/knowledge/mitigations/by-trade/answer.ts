import { BY_NAME_ONLY } from '../accidents.ts';
import { type MitigationFact, type RiskFacts, siteOwner } from '../fact.ts';

type Answer = Pick<MitigationFact, 'strategy' | 'lines' | 'steps' | 'actions' | 'needs' | 'upkeep'> & Partial<MitigationFact>;

/** For risks of certain trades, found by these names alone. */
export const answer = (risks: readonly string[], fact: Answer): RiskFacts => ({
  risks,
  words: BY_NAME_ONLY,
  facts: [{ who: siteOwner, timeline: 'Within 30 days', effectiveness: 'high', priority: 'High', ...fact }],
});
