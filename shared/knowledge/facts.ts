/** The slice of knowledge that goes along with a question to the model, so that its answer stands on facts. */
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import type { AiJobKind, BcpSnapshot } from '#shared/jobs.ts';
import { identifiedRisks, sizeConsiderations } from './answers/suggestions.ts';
import { functionsFor, systemsFor } from './known-operations.ts';
import { industryRisks, locationRisks } from './known-risks.ts';
import { allowed, type Profile, profileOf } from './profile.ts';
import { treatmentsFor } from './treatments.ts';

const hazards = (profile: Profile) => locationRisks(profile).map(({ name, reason }) => `${name}: ${reason}`);
const tradeRisks = (profile: Profile) => industryRisks(profile).map(({ name, reason }) => `${name}: ${reason}`);
const functions = (profile: Profile) =>
  functionsFor(profile).map((one) => `${one.name} (${one.criticality}, MTD ${one.times[0]}, RTO ${one.times[1]}): ${one.stake}`);
const systems = (profile: Profile) =>
  systemsFor(profile).map(
    (one) => `${one.name} (${one.criticality}, RTO ${one.times[0]}, backup ${one.backup[0]}): ${one.vendor}`,
  );
const insights = (profile: Profile) => allowed([profile.industry.peak, ...profile.industry.insights], profile);
const duties = (profile: Profile) => allowed(profile.industry.duties, profile);

/** Risks whose treatments go along; the model sees the names of all of them in the plan. */
const TREATED_MAX = 12;
const treatments = (profile: Profile) =>
  identifiedRisks(profile)
    .slice(0, TREATED_MAX)
    .flatMap((risk) => {
      const [best] = treatmentsFor(risk, profile);
      return best ? [`${formatRiskName(risk)}: ${best.mitigation_strategy} (${best.timeline})`] : [];
    });

type Part = (profile: Profile) => readonly string[];
const parts: Record<AiJobKind, Record<string, Part>> = {
  suggest_risks: { hazards, industry_risks: tradeRisks, functions, size: sizeConsiderations },
  suggest_context: { functions, systems, industry: insights, size: sizeConsiderations },
  suggest_mitigations: { hazards, known_treatments: treatments, size: sizeConsiderations },
  analyze: { hazards, industry_risks: tradeRisks, industry: insights, duties, size: sizeConsiderations },
  exercise_scenarios: { hazards, industry_risks: tradeRisks, functions, systems, industry: insights, duties },
  analyze_form: { hazards, functions, industry: insights, size: sizeConsiderations },
};

/** Characters of all facts together as JSON. */
const FACTS_MAX = 6000;

export interface KnowledgeFacts {
  industry: string;
  /** How a sentence calls such a business: 'a bakery' within retail. */
  trade: string;
  states: string[];
  facts: Record<string, readonly string[]>;
}

const shortened = (facts: KnowledgeFacts['facts']): KnowledgeFacts['facts'] => {
  if (JSON.stringify(facts).length <= FACTS_MAX) return facts;
  const longest = Object.keys(facts).reduce((most, key) =>
    JSON.stringify(facts[key]).length > JSON.stringify(facts[most]).length ? key : most,
  );
  return shortened({ ...facts, [longest]: facts[longest]!.slice(0, -1) });
};

/** What a prompt of this kind needs to know about the trade, place and size of a business: under 6 KB as JSON. */
export const factsFor = (plan: BcpSnapshot, kind: AiJobKind, cyber = true): KnowledgeFacts => {
  const profile = profileOf(plan, cyber);
  const facts = Object.fromEntries(Object.entries(parts[kind]).map(([name, part]) => [name, allowed(part(profile), profile)]));
  const { name, trade } = profile.industry;
  return { industry: name, trade, states: profile.states.map(({ name }) => name), facts: shortened(facts) };
};
