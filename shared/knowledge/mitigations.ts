import { isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import type { SuggestedMitigation } from '#shared/queues/job-definitions.ts';
import { industries } from './industries.ts';
import { business } from './mitigations/business.ts';
import type { MitigationFact, RiskFacts } from './mitigations/fact.ts';
import { ground } from './mitigations/ground.ts';
import { lives } from './mitigations/lives.ts';
import { service } from './mitigations/service.ts';
import { storm } from './mitigations/storm.ts';
import { digital, utilities } from './mitigations/technology.ts';
import { fuel, toxic } from './mitigations/toxic.ts';
import { violence, workplaceViolence } from './mitigations/violence.ts';
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

/** General titles of small firms that not every trade has: a congregation has no owner, a town no operations manager. */
const generalTitles = /^(Owner|Operations Manager)\b/;

const adaptTitle = (title: string, { industry, band }: Profile): string => {
  const posts = Object.values(industry.posts);
  const titles = posts.flatMap((post) => [pickBySize(post.role, band), pickBySize(post.owner, band)]);
  const [match] = generalTitles.exec(title) ?? [];
  const head = industry.posts[industry.functions[0]!.post];
  return match === undefined || titles.includes(match) || head === undefined
    ? title
    : title.replace(match, pickBySize(head.owner, band));
};

export const suggestMitigationsFor = (risk: string, profile: Profile): SuggestedMitigation[] =>
  findMitigationFacts(findGeneralName(risk, profile) ?? risk, profile.band, profile.industry.mitigations).map((item) => ({
    ...item,
    risk_name: risk,
    responsible_party: item.responsible_party ? adaptTitle(item.responsible_party, profile) : null,
  }));

/** The first family that matches wins, so narrow ones come first. */
export const mitigationFacts: readonly RiskFacts[] = [
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

const normalizeName = (name: string): string => name.toLowerCase().replaceAll('_', ' ').trim();

/** The all-hazards answer for every other risk. */
const allHazards = ground.find((entry) => entry.risks.includes('Natural Disasters'))!;

const findRiskFacts = (risk: string, own: readonly RiskFacts[]): RiskFacts =>
  [...own, ...mitigationFacts].find((entry) => entry.risks.some((name) => normalizeName(name) === normalizeName(risk))) ??
  mitigationFacts.find((entry) => entry.risks.some((name) => isSameRisk(name, risk))) ??
  mitigationFacts.find((entry) => entry.words.test(normalizeName(risk))) ??
  allHazards;

const toSuggestedMitigation = (risk: string, fact: MitigationFact, band: SizeBand): SuggestedMitigation => ({
  risk_name: risk,
  mitigation_strategy: fact.strategy,
  detailed_strategy: fact.lines.join('\n'),
  incident_response_steps: [...fact.steps],
  responsible_party: pickBySize(fact.who, band),
  timeline: fact.timeline,
  effectiveness: fact.effectiveness,
  status: 'planned',
  specific_actions: [...fact.actions],
  resources_required: fact.needs,
  implementation_priority: fact.priority,
  maintenance_requirements: fact.upkeep,
});

/** `own`: what the trade says of its own risks comes first. */
export const findMitigationFacts = (risk: string, band: SizeBand, own: readonly RiskFacts[] = []): SuggestedMitigation[] =>
  findRiskFacts(risk, own).facts.map((fact) => toSuggestedMitigation(risk, fact, band));
