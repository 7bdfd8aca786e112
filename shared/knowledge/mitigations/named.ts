import { BY_NAME_ONLY } from './accidents.ts';
import { type MitigationFact, type RiskFacts, rateAnswer } from './fact.ts';

type Needed = Pick<MitigationFact, 'strategy' | 'lines' | 'steps' | 'actions' | 'needs' | 'upkeep'>;

/** An answer for the risks it names and no other. */
export const answerNamed = (
  risks: readonly string[],
  who: MitigationFact['who'],
  fact: Needed & Partial<MitigationFact>,
): RiskFacts => ({
  risks,
  words: BY_NAME_ONLY,
  facts: [{ who, timeline: 'Within 30 days', ...rateAnswer(risks, fact), ...fact }],
});
