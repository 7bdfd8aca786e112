import { sortByCriticality } from '#shared/domain/bcp/operations.ts';
import { formatRiskName, isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import type { SuggestedMitigation } from '#shared/queues/job-definitions.ts';
import { industries } from './industries.ts';
import { accidents } from './mitigations/accidents.ts';
import { accounts } from './mitigations/accounts.ts';
import { business } from './mitigations/business.ts';
import { byTrade } from './mitigations/by-trade.ts';
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
import { practices } from './mitigations/practices.ts';
import { answersOfPremises } from './mitigations/premises.ts';
import { rescue } from './mitigations/rescue.ts';
import { schools } from './mitigations/schools.ts';
import { service } from './mitigations/service.ts';
import { describeSetting, explainImmaterial, isFor, pickSentences, type Setting, settingOfSize } from './mitigations/setting.ts';
import { standing } from './mitigations/standing.ts';
import { standstill } from './mitigations/standstill.ts';
import { stoppages } from './mitigations/stoppages.ts';
import { storm } from './mitigations/storm.ts';
import { digital, utilities } from './mitigations/technology.ts';
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

/** Posts of firms with departments, beside those that the functions name. */
const DEPARTMENTS =
  /^(?:(?:HR|IT|Facilities|Purchasing|Finance) (?:Manager|Director)|Head of Supply Chain|Chief Financial Officer|Business Continuity Manager)\b/;
/** “Owner with the IT provider”, “Chief or Sheriff”: the post that comes first. */
const firstPost = /^.+?(?= (?:with|or|and) |,| \(|$)/;
const PARTS_OF_TITLE = / (?:with(?: the)?|or|and) |, | ?[()]/;

/** A post that nobody holds there goes to who answers for the first function: a congregation has no owner, a kennel no practice manager. */
const adaptTitle = (title: string, { industry, band }: Profile): string => {
  const posts = [...new Set(sortByCriticality(industry.functions).map(({ post }) => post))].flatMap(
    (post) => industry.posts[post] ?? [],
  );
  const titles = posts.flatMap((post) => [pickBySize(post.role, band), pickBySize(post.owner, band)]);
  const [match] = firstPost.exec(title) ?? [];
  const [head] = posts;
  if (match === undefined || head === undefined) return title;
  const isHeld = titles.some((held) => held.split(PARTS_OF_TITLE).some((part) => part.toLowerCase() === match.toLowerCase()));
  const hasDepartments = band === 'medium' || band === 'large';
  if (isHeld || (hasDepartments && DEPARTMENTS.test(title))) return title;
  const owner = pickBySize(head.owner, band);
  // A board decides, but does not do the work.
  return title.replace(match, /^Board\b/.test(owner) ? pickBySize(head.role, band) : owner);
};

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
  ...accidents,
  ...injuries,
  ...rescue,
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

const isNamed = (risk: string) => (entry: RiskFacts) => entry.risks.some((name) => normalizeName(name) === normalizeName(risk));

const findRiskFacts = (risk: string, own: readonly RiskFacts[]): RiskFacts =>
  [...own, ...families].find(isNamed(risk)) ??
  families.find((entry) => entry.risks.some((name) => isSameRisk(name, risk))) ??
  families.find((entry) => entry.words.test(normalizeName(risk))) ??
  allHazards;

const toSuggestedMitigation = (
  risk: string,
  fact: MitigationFact,
  setting: Setting,
  toTitleOfTrade = (title: string): string => title,
): SuggestedMitigation => ({
  risk_name: risk,
  mitigation_strategy: fact.strategy,
  detailed_strategy: pickSentences(fact.lines, setting).join('\n'),
  incident_response_steps: pickSentences(fact.steps, setting),
  responsible_party: toTitleOfTrade(pickBySize(fact.who, setting.band)),
  timeline: fact.timeline,
  effectiveness: fact.effectiveness,
  status: 'planned',
  specific_actions: pickSentences(fact.actions, setting),
  resources_required: typeof fact.needs === 'string' ? fact.needs : pickBySize(fact.needs, setting.band),
  implementation_priority: fact.priority,
  maintenance_requirements: fact.upkeep,
});

/** For no business in particular: the sentences of every place, and of no trade. */
export const findMitigationFacts = (risk: string, band: SizeBand): SuggestedMitigation[] =>
  findRiskFacts(risk, []).facts.map((fact) => toSuggestedMitigation(risk, fact, settingOfSize(band)));

/** How much of a family's first orders is kept for a hazard that does not matter at the place. */
const IMMATERIAL_STEPS = 3;

const acceptRisk = (risk: string, why: string, mitigation: SuggestedMitigation): SuggestedMitigation => ({
  ...mitigation,
  mitigation_strategy: `Accept the risk of ${formatRiskName(risk)} and check once a year that it stays low`,
  detailed_strategy: `${why}\nSpend nothing on this risk now. Look again when you move, add a site or the map changes.`,
  incident_response_steps: [
    'If officials warn you all the same, do what they say right away. Call 911 if anyone is in danger.',
    ...(mitigation.incident_response_steps ?? []).slice(0, IMMATERIAL_STEPS),
  ],
  timeline: 'At the next yearly review',
  effectiveness: 'medium',
  specific_actions: [`Note in the yearly review that ${formatRiskName(risk)} was checked`],
  resources_required: 'Half an hour a year',
  implementation_priority: 'Low',
  maintenance_requirements: 'Check the hazard map at the yearly review',
});

export const suggestMitigationsFor = (risk: string, profile: Profile): SuggestedMitigation[] => {
  const setting = describeSetting(profile);
  const own = [...(profile.industry.mitigations ?? []), ...namedFacts];
  // An answer to this very risk says more than the general one that its row names.
  const { facts } = own.find(isNamed(risk)) ?? findRiskFacts(findGeneralName(risk, profile) ?? risk, own);
  const mitigations = facts
    .filter((fact) => isFor(fact, setting))
    .map((fact) => toSuggestedMitigation(risk, fact, setting, (title) => adaptTitle(title, profile)));
  const why = explainImmaterial(risk, profile);
  return why === null ? mitigations : mitigations.slice(0, 1).map((mitigation) => acceptRisk(risk, why, mitigation));
};

/** For a risk that the mitigation of another answers as well: a BCP says the same thing once. */
const referTo = (other: string, mitigation: SuggestedMitigation): SuggestedMitigation => {
  const risk = formatRiskName(mitigation.risk_name ?? '');
  return {
    ...mitigation,
    mitigation_strategy: `See “${other}”: its measures answer ${risk} too`,
    detailed_strategy: `Against ${risk}, use the measures and the incident steps of “${other}”.\nWrite down what is different about ${risk}: who calls, what you shut down, what else you need.`,
    incident_response_steps: [
      `If anyone is in danger, get people away and call 911. Then follow the incident steps of “${other}” for ${risk}.`,
    ],
    timeline: `With “${other}”`,
    specific_actions: [`Walk through the steps of “${other}” once with ${risk} in mind`],
    resources_required: `As for “${other}”`,
    maintenance_requirements: `Together with “${other}”`,
  };
};

/** For all risks of a BCP, in their order. What an earlier risk or the BCP itself already says is referred to. */
export const suggestMitigationsForAll = (risks: readonly string[], profile: Profile): SuggestedMitigation[] => {
  const said = new Map(profile.content.mitigations.map((item) => [item.mitigation_strategy, formatRiskName(item.risk_name)]));
  return risks.flatMap((risk) => {
    const mitigations = suggestMitigationsFor(risk, profile);
    const fresh = mitigations.filter(({ mitigation_strategy: strategy = '' }) => {
      const by = said.get(strategy ?? '');
      return by === undefined || by === formatRiskName(risk);
    });
    const [first] = mitigations;
    if (fresh.length === 0 && first !== undefined) return [referTo(said.get(first.mitigation_strategy ?? '')!, first)];
    for (const { mitigation_strategy: strategy } of fresh) said.set(strategy ?? '', formatRiskName(risk));
    return fresh;
  });
};
