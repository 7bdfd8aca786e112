import type { Analysis, CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { buildDependencyMap } from '#shared/domain/bcp/check/dependencies.ts';
import { checkTimes } from '#shared/domain/bcp/check/times.ts';
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';

import {
  IMPACT_KINDS,
  type ImpactKind,
  impactKindLabels,
  isAssessed,
  type RatedRisk,
  ratedRisks,
} from '#shared/domain/bcp/impact.ts';
import { mitigationsFor, mitigationsFor as planned, visibleMitigations } from '#shared/domain/bcp/mitigation.ts';
import { AI_DECIDE, criticalityLabels, durationLabel, impactLabels, mitigationStatusLabels } from '#shared/domain/bcp/options.ts';
import { sortByCriticality } from '#shared/domain/bcp/priority-order.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { computeLostRevenue } from '../../domain/bcp/standing-income.ts';
import type { KnownFunction, Time } from '../industries/industry.ts';
import { listKnownDuties } from '../known-duties.ts';
import { listKnownFunctions } from '../known-operations.ts';
import { explainRisk, listIndustryRisks, listLocationRisks, withoutKnown } from '../known-risks.ts';
import { suggestMitigationsFor, suggestMitigationsForAll } from '../mitigations.ts';
import { filterCyberTexts, type Profile } from '../profile.ts';
import { capitalize, joinFirst, joinNames, pluralize } from '../sentence.ts';
import { listGaps } from './gaps.ts';
import { listIdentifiedRisks, listSizeConsiderations } from './suggestions.ts';

const levels = ['high', 'medium', 'low'] as const;
const sortByLevel = (risks: readonly RatedRisk[]): RatedRisk[] =>
  levels.flatMap((level) => risks.filter((risk) => risk.level === level));
const hasAnyRating = (risk: RatedRisk): boolean => IMPACT_KINDS.some((kind) => risk.assessment?.[kind] != null);
/** Unnamed risks are mentioned, not listed in full. */
const UNNAMED_MAX = 3;

const describeRisks = (profile: Profile): string[] => {
  const { content, cyber } = profile;
  const named = sortByLevel(ratedRisks(content, cyber)).map((risk) => {
    const level = hasAnyRating(risk) ? `${risk.level} by your rating` : 'not rated yet';
    return `${formatRiskName(risk.name)} (${level}): ${explainRisk(risk.name, profile)}`;
  });
  const { risk_factors, threat_probability } = content;
  const unnamed = [
    ...listLocationRisks(profile, threat_probability.selected).slice(0, UNNAMED_MAX),
    ...withoutKnown(listIndustryRisks(profile), risk_factors.selected).slice(0, UNNAMED_MAX),
  ];
  return [...named, ...unnamed.map(({ name, reason }) => `${name} (not in your BCP): ${reason}`)];
};

const describeSeverities = ({
  content,
}: Profile): Record<ImpactKind, [level: keyof typeof impactLabels | null, text: string | null]> => ({
  financial_impact: [content.financial_impact_severity, content.financial_impact_description],
  operational_impact: [content.operational_impact_severity, content.operational_impact_description],
  reputational_impact: [content.reputational_impact_severity, content.reputational_impact_description],
  regulatory_impact: [content.legal_regulatory_impact_severity, content.legal_regulatory_impact_description],
});

const describeImpacts = (profile: Profile): string[] => {
  const { content, industry } = profile;
  const money = computeLostRevenue(content);
  const over = money?.over(content.max_downtime) ?? null;
  const severity = describeSeverities(profile);
  const harm = IMPACT_KINDS.map((kind) => {
    const [level, text] = severity[kind];
    const rated = level === null ? '' : ` (rated ${impactLabels[level]})`;
    return `${impactKindLabels[kind]}${rated}: ${industry.harm[kind]}${isFilled(text) ? ` In your words: “${text.trim()}”` : ''}`;
  });
  return [
    ...(money
      ? [
          `Each ${money.isOpenHour ? 'open hour' : 'hour'} of downtime costs about ${money.perHour} in revenue. Each ${money.isOpenHour ? 'open day' : 'day'} costs about ${money.perDay}.`,
        ]
      : []),
    ...(over
      ? [
          `Over your maximum downtime of ${durationLabel(content.max_downtime!)}, you could lose up to ${over} in revenue, before extra costs.`,
        ]
      : []),
    ...harm,
    `Your busiest time: ${industry.peak}. Judge every downtime by it.`,
  ];
};

const describeMitigations = (profile: Profile): string[] => {
  const suggested = suggestMitigationsForAll(listIdentifiedRisks(profile), profile);
  return listIdentifiedRisks(profile).map((risk) => {
    const existing = planned(profile.content.mitigations, risk);
    if (existing.length > 0) {
      const state = existing.map(
        (item) => `“${item.mitigation_strategy}” (${mitigationStatusLabels[item.status ?? 'planned'].toLowerCase()})`,
      );
      return `${formatRiskName(risk)}: ${joinNames(state)}.`;
    }
    const best = suggested.find(({ risk_name }) => risk_name === risk);
    return `${formatRiskName(risk)}: nothing planned yet. Consider “${best?.mitigation_strategy}” (${best?.responsible_party}, ${best?.timeline}).`;
  });
};

const proposeFirstSteps = (profile: Profile): string[] =>
  listIndustryRisks(profile)
    .slice(0, UNNAMED_MAX)
    .map(({ name }) => `${name}: ${suggestMitigationsFor(name, profile)[0]?.mitigation_strategy}.`);

/** Chapter 7 and the last step have them all. */
const DUTIES_MAX = 6;

export const analyzeProfile = (profile: Profile): Analysis => {
  const { industry } = profile;
  const mitigations = describeMitigations(profile);
  const sections: Analysis = {
    risks: describeRisks(profile),
    impacts: describeImpacts(profile),
    mitigations: mitigations.length > 0 ? mitigations : proposeFirstSteps(profile),
    recovery_priorities: listPriorities(profile),
    missing_info: listGaps(profile),
    industry_insights: [...industry.insights, ...listSizeConsiderations(profile)],
    compliance_notes: [...writeClauseNotes(profile), ...listKnownDuties(profile).slice(0, DUTIES_MAX)],
  };
  return Object.fromEntries(
    Object.entries(sections).map(([part, texts]) => [part, filterCyberTexts(texts, profile)]),
  ) as Analysis;
};

/** Clauses of ISO 22301:2019 that the content of a BCP can show. */

const formatShare = (part: number, whole: number, noun: string): string => `${part} of ${pluralize(whole, noun)}`;

const contextNote = ({ content, industry, states }: Profile): string => {
  const has = [
    isFilled(content.industry) ? `the ${content.industry} context` : null,
    states.length > 0 ? `the location (${joinNames(states.map(({ code }) => code))})` : null,
    isFilled(content.legal_regulatory_impact_description) ? 'the legal duties' : null,
  ].filter((part) => part !== null);
  return has.length === 0
    ? 'Clauses 4.1 to 4.3 (context and scope): nothing recorded yet. Describe the business in step 1.'
    : `Clauses 4.1 to 4.3 (context and scope): aligned in part. The BCP records ${joinNames(has)}. Add products, exclusions and the duties of ${industry.trade}.`;
};

const impactAnalysisNote = ({ content }: Profile): string => {
  const functions = content.critical_functions;
  const done = functions.filter((fn) => isFilled(fn.max_downtime) && isFilled(fn.rto)).length;
  return functions.length === 0
    ? 'Clause 8.2.2 (business impact analysis): no prioritized activity yet. List functions with RTO and maximum downtime in step 4.'
    : `Clause 8.2.2 (business impact analysis): ${formatShare(done, functions.length, 'function')} ${done === 1 ? 'has' : 'have'} RTO and maximum downtime${done === functions.length ? ', aligned' : ''}. Add the minimum capacity for each.`;
};

const riskAssessmentNote = ({ content, cyber }: Profile): string => {
  const rated = ratedRisks(content, cyber);
  const done = rated.filter((risk) => isAssessed(risk.assessment)).length;
  return `Clause 8.2.3 (risk assessment): ${rated.length === 0 ? 'no risk identified yet, choose them in step 2' : `${formatShare(done, rated.length, 'risk')} fully rated${done === rated.length ? ', aligned' : ''}`}.`;
};

const strategiesNote = ({ content, cyber }: Profile): string => {
  const rated = ratedRisks(content, cyber);
  const treated = rated.filter((risk) => mitigationsFor(content.mitigations, risk.name).length > 0).length;
  const done = visibleMitigations(content, cyber).filter((item) => item.status === 'completed').length;
  return `Clauses 8.3.1 to 8.3.5 (strategies and solutions): ${rated.length === 0 ? 'no risk to treat yet' : `${formatShare(treated, rated.length, 'risk')} treated, ${pluralize(done, 'mitigation')} completed`}. Keep evidence of each completed one.`;
};

const proceduresNote = ({ content }: Profile): string => {
  const entries = [...content.critical_functions, ...content.it_systems];
  const done = entries.filter((entry) => isFilled(entry.recovery_procedures)).length;
  return `Clauses 8.4.4 and 8.4.5 (plans and recovery): ${entries.length === 0 ? 'no procedure yet' : `${done} of ${entries.length} functions and IT systems with a written recovery procedure`}. Add when to stand down and return to normal.`;
};

const writeClauseNotes = (profile: Profile): string[] => {
  const critical = profile.content.critical_functions.find((fn) => fn.criticality === 'critical')?.name;
  const scenario = critical ?? profile.industry.functions[0]!.name;
  return [
    contextNote(profile),
    impactAnalysisNote(profile),
    riskAssessmentNote(profile),
    strategiesNote(profile),
    proceduresNote(profile),
    `Clause 8.5 (exercises): rehearse the loss of “${scenario}” within 12 months and keep the report. Clause 10.1 requires the actions that follow.`,
  ];
};

const rtoMinutes = (rto: string | null): number => parseDuration(rto)?.hi ?? Number.POSITIVE_INFINITY;

/** RTO and MTD for a function unknown to the knowledge whose owner leaves the choice to the AI. */
const byCriticality: Record<string, readonly [mtd: Time, rto: Time]> = {
  critical: ['4-24 hours', '1-4 hours'],
  high: ['1-3 days', '4-24 hours'],
  medium: ['3-7 days', '1-3 days'],
  low: ['More than 1 week', '3-7 days'],
};

const recommendTimes = (fn: CriticalFunction, profile: Profile): readonly [mtd: Time, rto: Time] => {
  const known = profile.industry.functions.find(({ name }) => name.toLowerCase() === fn.name.trim().toLowerCase());
  return known ? [known.times[0], known.times[1]] : byCriticality[fn.criticality ?? 'medium']!;
};

const withTimes = (fn: CriticalFunction, profile: Profile) => {
  const [mtd, rto] = recommendTimes(fn, profile);
  const isOpen = (time: string | null) => !isFilled(time) || time === AI_DECIDE;
  return {
    name: fn.name,
    criticality: fn.criticality,
    rto: isOpen(fn.rto) ? rto : fn.rto!,
    mtd: isOpen(fn.max_downtime) ? mtd : fn.max_downtime!,
    isRecommended: isOpen(fn.rto) || isOpen(fn.max_downtime),
    systems: profile.content.it_systems
      .filter((system) => system.supports_functions.some((name) => name.toLowerCase() === fn.name.toLowerCase()))
      .map(({ name }) => name),
  };
};

const describePriority = (item: ReturnType<typeof withTimes>, rank: number): string => {
  const level = item.criticality === null ? 'not rated' : criticalityLabels[item.criticality].toLowerCase();
  const times = `RTO ${durationLabel(item.rto)}, MTD ${durationLabel(item.mtd)}`;
  const first = item.systems.length > 0 ? ` Restore ${joinFirst(item.systems)} before it.` : '';
  return `${rank}. ${item.name} (${level}): ${times}${item.isRecommended ? ' (our suggestion where you left it open)' : ''}.${first}`;
};

const describeProposal = (fn: KnownFunction, rank: number): string =>
  `${rank}. ${fn.name}: we suggest RTO ${fn.times[1]}, MTD ${fn.times[0]}. ${capitalize(fn.stake)}.`;

const PROPOSED_MAX = 5;

const listPriorities = (profile: Profile): string[] => {
  const { content } = profile;
  if (content.critical_functions.length === 0)
    return [...listKnownFunctions(profile)]
      .sort((a, b) => rtoMinutes(a.times[1]) - rtoMinutes(b.times[1]))
      .slice(0, PROPOSED_MAX)
      .map((item, at) => describeProposal(item, at + 1));
  const order = sortByCriticality(content.critical_functions)
    .map((fn) => withTimes(fn, profile))
    .sort((a, b) => rtoMinutes(a.rto) - rtoMinutes(b.rto) || 0);
  const conflicts = checkTimes({ content, employees: [], providers: [], cyber: profile.cyber }, buildDependencyMap(content));
  return [...order.map((item, at) => describePriority(item, at + 1)), ...conflicts.map(({ why }) => why)];
};
