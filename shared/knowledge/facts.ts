import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import type { AiJobKind, BcpSnapshot } from '#shared/queues/job-definitions.ts';
import { listIdentifiedRisks, listSizeConsiderations } from './answers/suggestions.ts';
import { listKnownDuties } from './known-duties.ts';
import { listKnownFunctions, listKnownSystems, timesOf } from './known-operations.ts';
import { listIndustryRisks, listLocationRisks, nameHome } from './known-risks.ts';
import { suggestMitigationsFor } from './mitigations.ts';
import type { Place } from './places/place.ts';
import { buildProfile, filterCyberTexts, type Profile } from './profile.ts';

const hazardFacts = (profile: Profile) => listLocationRisks(profile).map(({ name, reason }) => `${name}: ${reason}`);
const riskFacts = (profile: Profile) => listIndustryRisks(profile).map(({ name, reason }) => `${name}: ${reason}`);
const functionFacts = (profile: Profile) =>
  listKnownFunctions(profile).map(
    (item) =>
      `${item.name} (${item.criticality}, MTD ${timesOf(item, profile)[0]}, RTO ${timesOf(item, profile)[1]}): ${item.stake}`,
  );
const systemFacts = (profile: Profile) =>
  listKnownSystems(profile).map(
    (item) => `${item.name} (${item.criticality}, RTO ${item.times[0]}, backup ${item.backup[0]}): ${item.vendor}`,
  );
const insightFacts = (profile: Profile) => filterCyberTexts([profile.industry.peak, ...profile.industry.insights], profile);
const dutyFacts = (profile: Profile) => listKnownDuties(profile).slice(0, DUTIES_MAX);

/** More would push out the facts of the place. */
const DUTIES_MAX = 12;

/** Risks with treatments; the model sees the names of all risks in the BCP. */
const TREATED_MAX = 12;
const mitigationFactsFor = (profile: Profile) =>
  listIdentifiedRisks(profile)
    .slice(0, TREATED_MAX)
    .flatMap((risk) => {
      const [best] = suggestMitigationsFor(risk, profile);
      return best ? [`${formatRiskName(risk)}: ${best.mitigation_strategy} (${best.timeline})`] : [];
    });

type FactSource = (profile: Profile) => readonly string[];
const factSources: Record<AiJobKind, Record<string, FactSource>> = {
  suggest_risks: { hazards: hazardFacts, industry_risks: riskFacts, functions: functionFacts, size: listSizeConsiderations },
  suggest_context: { functions: functionFacts, systems: systemFacts, industry: insightFacts, size: listSizeConsiderations },
  suggest_mitigations: { hazards: hazardFacts, known_treatments: mitigationFactsFor, size: listSizeConsiderations },
  analyze: {
    hazards: hazardFacts,
    industry_risks: riskFacts,
    industry: insightFacts,
    duties: dutyFacts,
    size: listSizeConsiderations,
  },
  exercise_scenarios: {
    hazards: hazardFacts,
    industry_risks: riskFacts,
    functions: functionFacts,
    systems: systemFacts,
    industry: insightFacts,
    duties: dutyFacts,
  },
  analyze_form: { hazards: hazardFacts, functions: functionFacts, industry: insightFacts, size: listSizeConsiderations },
};

const FACTS_MAX = 6000;

export interface KnowledgeFacts {
  industry: string;
  trade: string;
  states: string[];
  facts: Record<string, readonly string[]>;
}

const shortenToFit = (facts: KnowledgeFacts['facts']): KnowledgeFacts['facts'] => {
  if (JSON.stringify(facts).length <= FACTS_MAX) return facts;
  const longest = Object.keys(facts).reduce((most, key) =>
    JSON.stringify(facts[key]).length > JSON.stringify(facts[most]).length ? key : most,
  );
  return shortenToFit({ ...facts, [longest]: facts[longest]!.slice(0, -1) });
};

/** Under 6 KB as JSON. */
export const collectFacts = async (
  snapshot: BcpSnapshot,
  kind: AiJobKind,
  cyber = true,
  place: Place | null = null,
): Promise<KnowledgeFacts> => {
  const profile = await buildProfile(snapshot, cyber, { place });
  const facts = Object.fromEntries(
    Object.entries(factSources[kind]).map(([name, part]) => [name, filterCyberTexts(part(profile), profile)]),
  );
  const { name, trade } = profile.industry;
  return { industry: name, trade, states: profile.states.map(({ name }) => name), facts: shortenToFit(facts) };
};

/** What an editor of a draft needs beside it: the county, which hazards count there, and what a rule requires. */
export const collectPlaceFacts = async (snapshot: BcpSnapshot, cyber: boolean, place: Place | null) => {
  const profile = await buildProfile(snapshot, cyber, { place });
  const { local } = profile;
  const { name, trade } = profile.industry;
  return {
    ...{ industry: name, trade, states: profile.states.map((state) => state.name), home: nameHome(profile) },
    ...(local && {
      material_hazards: local.hazards.map((hazard) => hazard.name),
      not_material: local.not_material.map((hazard) => `${hazard.name}: ${hazard.why}`),
    }),
    facts: shortenToFit({ industry: insightFacts(profile), duties: dutyFacts(profile), size: listSizeConsiderations(profile) }),
  };
};
