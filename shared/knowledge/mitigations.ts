import { ratedRisks } from '#shared/domain/bcp/impact.ts';
import { formatRiskName, isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import { oncePer } from '#shared/domain/once.ts';
import type { SuggestedMitigation } from '#shared/queues/suggestions.ts';
import { nameAuthorities } from './authorities.ts';
import { industries } from './industries.ts';
import { listFunctionOwners } from './known-operations.ts';
import { accidents } from './mitigations/accidents.ts';
import { accounts } from './mitigations/accounts.ts';
import { business } from './mitigations/business.ts';
import { byTrade } from './mitigations/by-trade.ts';
import { controlledDrugs } from './mitigations/controlled-drugs.ts';
import { estimateCost } from './mitigations/costs.ts';
import { dealings } from './mitigations/dealings.ts';
import { dispatch } from './mitigations/dispatch.ts';
import type { MitigationFact, RiskFacts } from './mitigations/fact.ts';
import { answersOfFinance } from './mitigations/finance.ts';
import { ground } from './mitigations/ground.ts';
import { hosting } from './mitigations/hosting.ts';
import { injuries } from './mitigations/injuries.ts';
import { lives } from './mitigations/lives.ts';
import { machines } from './mitigations/machines.ts';
import { neighbors } from './mitigations/neighbors.ts';
import { networks } from './mitigations/networks.ts';
import { offices } from './mitigations/offices.ts';
import { assignOwners } from './mitigations/owners.ts';
import { practices } from './mitigations/practices.ts';
import { answersOfPremises } from './mitigations/premises.ts';
import { rescue } from './mitigations/rescue.ts';
import { breakdownsOnTheRoad } from './mitigations/roads.ts';
import { schools } from './mitigations/schools.ts';
import { service } from './mitigations/service.ts';
import {
  describeSetting,
  explainImmaterial,
  explainMinor,
  isFor,
  pickSentences,
  type Setting,
  settingOfSize,
} from './mitigations/setting.ts';
import { standing } from './mitigations/standing.ts';
import { standstill } from './mitigations/standstill.ts';
import { stoppages } from './mitigations/stoppages.ts';
import { storm } from './mitigations/storm.ts';
import { digital, utilities } from './mitigations/technology.ts';
import { levelTimelines } from './mitigations/timelines.ts';
import { fuel, toxic } from './mitigations/toxic.ts';
import { treatment } from './mitigations/treatment.ts';
import { violence, workplaceViolence } from './mitigations/violence.ts';
import { wards } from './mitigations/wards.ts';
import { water } from './mitigations/water.ts';
import { supplyChain, workforce } from './mitigations/workforce.ts';
import type { Profile } from './profile.ts';
import { pickBySize, type SizeBand } from './size.ts';

const normalizeRiskName = (name: string): string => name.trim().toLowerCase();
/** The general risk that stands behind a name of the trade, or of any industry. */
const findGeneralName = (risk: string, { industry }: Profile): string | undefined =>
  [industry, ...industries]
    .flatMap(({ risks }) => risks)
    .find(([name, , note]) => note?.like !== undefined && normalizeRiskName(name) === normalizeRiskName(risk))?.[2]?.like;

const POWER_OUTAGES = /^power outages?$/i;
const OWN_POWER_LOSS = /^(?:standby |long )?power\b.*\b(?:loss|failure)\b|^loss of emergency power\b/i;

/** A trade that answers a loss of power in its own way answers an outage of the place like that: a data center shuts nothing down. */
const findOwnName = (risk: string, { industry }: Profile): string =>
  (POWER_OUTAGES.test(risk.trim()) ? industry.risks.find(([name]) => OWN_POWER_LOSS.test(name))?.[0] : undefined) ?? risk;

/** The first family that matches wins, so narrow ones come first. */
const families: readonly RiskFacts[] = [
  ...lives,
  ...service,
  ...digital,
  ...violence,
  ...toxic,
  ...water,
  ...ground,
  ...storm,
  ...workforce,
  ...workplaceViolence,
  ...supplyChain,
  ...utilities,
  ...fuel,
  ...business,
];

/** For single risks of single trades, found by their own names. */
const namedFacts: readonly RiskFacts[] = [
  ...byTrade,
  controlledDrugs,
  ...accidents,
  ...injuries,
  ...rescue,
  ...breakdownsOnTheRoad,
  ...dealings,
  ...treatment,
  ...practices,
  ...wards,
  ...neighbors,
  ...schools,
  ...dispatch,
  ...networks,
  ...answersOfFinance,
  ...hosting,
  ...offices,
  ...answersOfPremises,
  ...standing,
  ...standstill,
  ...stoppages,
  ...machines,
  ...accounts,
];

export const mitigationFacts: readonly RiskFacts[] = [...families, ...namedFacts];

const normalizeName = (name: string): string => name.toLowerCase().replaceAll('_', ' ').trim();

/** The all-hazards answer for every other risk. */
const allHazards = ground.find((entry) => entry.risks.includes('Natural Disasters'))!;

const indexByName = oncePer(
  (entries: readonly RiskFacts[]): ReadonlyMap<string, RiskFacts> =>
    new Map(entries.toReversed().flatMap((entry) => entry.risks.map((name) => [normalizeName(name), entry]))),
);

/** The first of the entries that names this very risk. */
const findNamed = (risk: string, entries: readonly RiskFacts[]): RiskFacts | undefined =>
  indexByName(entries).get(normalizeName(risk));

const findOwnFacts = (risk: string, own: readonly RiskFacts[]): RiskFacts | undefined =>
  findNamed(risk, own) ?? findNamed(risk, namedFacts);

const findFamily = (risk: string): RiskFacts => {
  const name = normalizeName(risk);
  return (
    findNamed(risk, families) ??
    families.find((entry) => entry.risks.some((known) => isSameRisk(known, risk))) ??
    families.find((entry) => entry.words.test(name)) ??
    allHazards
  );
};

const toSuggestedMitigation = (risk: string, fact: MitigationFact, setting: Setting): SuggestedMitigation => ({
  risk_name: risk,
  mitigation_strategy: fact.strategy,
  detailed_strategy: pickSentences(fact.lines, setting).join('\n'),
  incident_response_steps: pickSentences(fact.steps, setting),
  responsible_party: pickBySize(fact.who, setting.band),
  timeline: typeof fact.timeline === 'string' ? fact.timeline : pickBySize(fact.timeline, setting.band),
  effectiveness: fact.effectiveness,
  status: 'planned',
  specific_actions: pickSentences(fact.actions, setting),
  resources_required: estimateCost(
    typeof fact.needs === 'string' ? fact.needs : pickBySize(fact.needs, setting.band),
    pickSentences(fact.actions, setting),
    setting.band,
  ),
  implementation_priority: fact.priority,
  maintenance_requirements: fact.upkeep,
});

/** For no business in particular: the sentences of every place, and of no trade. */
export const findMitigationFacts = (risk: string, band: SizeBand): SuggestedMitigation[] =>
  findFamily(risk)
    .facts.filter((fact) => isFor(fact, settingOfSize(band)))
    .map((fact) => toSuggestedMitigation(risk, fact, settingOfSize(band)));

/** How much of a family's first orders is kept for a hazard that does not matter at the place, and for one that does little harm there. */
const IMMATERIAL_STEPS = 3;
const MINOR_STEPS = 6;
const LEAVES_GAS_ON = /^Otherwise leave the gas on\b/;
/** Preparations that start days ahead belong to places where the hazard comes. */
const DAYS_AHEAD = /^\w+ days? out\b/;

const acceptRisk = (risk: string, why: string, mitigation: SuggestedMitigation): SuggestedMitigation => ({
  ...mitigation,
  mitigation_strategy: `Accept the risk of ${formatRiskName(risk)} and check once a year that it stays low`,
  detailed_strategy: `${why}\nSpend nothing on this risk now. Look again when you move, add a site or the map changes.`,
  incident_response_steps: [
    'If officials warn you all the same, do what they say right away. Call 911 if anyone is in danger.',
    ...(mitigation.incident_response_steps ?? []).filter((step) => !DAYS_AHEAD.test(step)).slice(0, IMMATERIAL_STEPS),
  ],
  timeline: 'At the next yearly review',
  effectiveness: 'medium',
  specific_actions: [`Check ${formatRiskName(risk)} at the yearly review and note the date`],
  resources_required: 'Half an hour a year',
  implementation_priority: 'Low',
  maintenance_requirements: 'Check the hazard map at the yearly review',
});

/** The first orders save lives wherever the ground shakes or grass burns; nothing is built or bought against what does little harm. */
const knowFirstSteps = (risk: string, why: string, mitigation: SuggestedMitigation): SuggestedMitigation => ({
  ...mitigation,
  mitigation_strategy: `Know the first steps for ${formatRiskName(risk)}, and spend little on it`,
  detailed_strategy: `${why}\nTeach the first steps for ${formatRiskName(risk)}, and leave the building as it is.`,
  incident_response_steps: (mitigation.incident_response_steps ?? [])
    .filter((step) => !LEAVES_GAS_ON.test(step))
    .slice(0, MINOR_STEPS),
  timeline: 'With the yearly safety talk',
  effectiveness: 'medium',
  specific_actions: [`Talk through the first steps for ${formatRiskName(risk)} once a year`],
  resources_required: 'Ten minutes a year',
  implementation_priority: 'Low',
  maintenance_requirements: `Check at the yearly review that ${formatRiskName(risk)} stays a small risk here`,
});

const nameLocally = (mitigation: SuggestedMitigation, { states, place }: Profile): SuggestedMitigation => {
  const code = states.length === 1 ? states[0]!.code : undefined;
  const name = (text: string): string => nameAuthorities(text, code, place?.fips);
  return {
    ...mitigation,
    detailed_strategy: name(mitigation.detailed_strategy ?? ''),
    incident_response_steps: (mitigation.incident_response_steps ?? []).map(name),
    specific_actions: (mitigation.specific_actions ?? []).map(name),
    resources_required: name(mitigation.resources_required ?? ''),
  };
};

interface Draft {
  fact: MitigationFact;
  mitigation: SuggestedMitigation;
}

const draftMitigationsFor = (risk: string, profile: Profile): Draft[] => {
  const setting = describeSetting(profile);
  const own = profile.industry.mitigations ?? [];
  // An answer to this very risk says more than the general one that its row names.
  const name = findOwnName(risk, profile);
  const general = findGeneralName(name, profile) ?? name;
  const { facts } = findOwnFacts(name, own) ?? findOwnFacts(general, own) ?? findFamily(general);
  const drafts = facts
    .filter((fact) => isFor(fact, setting))
    .map((fact) => ({ fact, mitigation: nameLocally(toSuggestedMitigation(risk, fact, setting), profile) }));
  const why = explainImmaterial(risk, profile);
  const keepFirst = (change: (mitigation: SuggestedMitigation) => SuggestedMitigation): Draft[] =>
    drafts.slice(0, 1).map(({ fact, mitigation }) => ({ fact, mitigation: change(mitigation) }));
  if (why !== null) return keepFirst((mitigation) => acceptRisk(risk, why, mitigation));
  const small = explainMinor(risk, profile);
  return small === null ? drafts : keepFirst((mitigation) => knowFirstSteps(risk, small, mitigation));
};

const nameOwners = (drafts: readonly Draft[], profile: Profile): SuggestedMitigation[] => {
  const owners = assignOwners(
    drafts.map(({ fact, mitigation }) => ({ risk: mitigation.risk_name ?? '', fact })),
    profile,
    profile.roles.length === 0 ? [] : listFunctionOwners(profile),
  );
  return drafts.map(({ mitigation }, at) => ({ ...mitigation, responsible_party: owners[at] }));
};

export const suggestMitigationsFor = (risk: string, profile: Profile): SuggestedMitigation[] =>
  nameOwners(draftMitigationsFor(risk, profile), profile);

/** For a risk that the mitigation of another answers as well: a BCP says the same thing once. */
const referTo = (other: string, mitigation: SuggestedMitigation): SuggestedMitigation => {
  const risk = formatRiskName(mitigation.risk_name ?? '');
  return {
    ...mitigation,
    mitigation_strategy: `See “${other}”: its measures answer ${risk} too`,
    detailed_strategy: `Against ${risk}, use the measures and the incident steps of “${other}”.\nWrite down what is different about ${risk}: who calls, what you shut down, what else you need.`,
    incident_response_steps: [
      `If anyone is in danger, call 911. Follow the incident steps of “${other}” right away, for ${risk} too.`,
    ],
    timeline: `With “${other}”`,
    effectiveness: 'medium',
    implementation_priority: 'Low',
    specific_actions: [`Walk through the steps of “${other}” once with ${risk} in mind`],
    resources_required: `As for “${other}”`,
    maintenance_requirements: `Together with “${other}”`,
  };
};

/** For all risks of a BCP, in their order. What an earlier risk or the BCP itself already says is referred to. */
export const suggestMitigationsForAll = (risks: readonly string[], profile: Profile): SuggestedMitigation[] => {
  const said = new Map(profile.content.mitigations.map((item) => [item.mitigation_strategy, formatRiskName(item.risk_name)]));
  const drafts = risks.flatMap((risk) => {
    const found = draftMitigationsFor(risk, profile);
    const fresh = found.filter(({ mitigation: { mitigation_strategy: strategy } }) => {
      const by = said.get(strategy ?? '');
      return by === undefined || by === formatRiskName(risk);
    });
    const [first] = found;
    if (fresh.length === 0 && first !== undefined) {
      const { fact, mitigation } = first;
      return [{ fact, mitigation: referTo(said.get(mitigation.mitigation_strategy ?? '')!, mitigation) }];
    }
    for (const { mitigation } of fresh) said.set(mitigation.mitigation_strategy ?? '', formatRiskName(risk));
    return fresh;
  });
  return levelTimelines(nameOwners(drafts, profile), ratedRisks(profile.content, profile.cyber));
};
