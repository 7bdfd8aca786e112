import { type MitigationFact, type RiskFacts, siteOwner } from '../fact.ts';
import { answerNamed } from '../named.ts';

/** For risks of certain trades; most are in the hands of the one who runs the site. */
export const answer = (
  risks: readonly string[],
  { who = siteOwner, ...fact }: Omit<Parameters<typeof answerNamed>[2], 'who'> & Partial<Pick<MitigationFact, 'who'>>,
): RiskFacts => answerNamed(risks, who, fact);
