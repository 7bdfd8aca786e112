/** The analysis of a plan out of the knowledge. */
import type { Analysis } from '#shared/domain/bcp/bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { IMPACT_KINDS, type ImpactKind, impactKindLabels, type RatedRisk, ratedRisks } from '#shared/domain/bcp/impact.ts';
import { mitigationsFor as planned } from '#shared/domain/bcp/mitigation.ts';
import { durationLabel, impactLabels, mitigationStatusLabels } from '#shared/domain/bcp/options.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { listIndustryRisks, listLocationRisks, withoutKnown } from '../known-risks.ts';
import { filterCyberTexts, type Profile } from '../profile.ts';
import { explainRisk } from '../risk-reasons.ts';
import { joinNames } from '../sentence.ts';
import { suggestMitigationsFor } from '../treatments.ts';
import { writeClauseNotes } from './clauses.ts';
import { listGaps } from './gaps.ts';
import { computeDowntimeCosts } from './money.ts';
import { listPriorities } from './priorities.ts';
import { listIdentifiedRisks, listSizeConsiderations } from './suggestions.ts';

const levels = ['high', 'medium', 'low'] as const;
const sortByLevel = (risks: readonly RatedRisk[]): RatedRisk[] =>
  levels.flatMap((level) => risks.filter((one) => one.level === level));
const hasAnyRating = (risk: RatedRisk): boolean => IMPACT_KINDS.some((kind) => risk.assessment?.[kind] != null);
/** Risks that the plan does not name are mentioned, not listed in full. */
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
  return [...named, ...unnamed.map(({ name, reason }) => `${name} (not in the plan): ${reason}`)];
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
  const money = computeDowntimeCosts(content.annual_revenue);
  const over = money?.over(content.max_downtime) ?? null;
  const severity = describeSeverities(profile);
  const harm = IMPACT_KINDS.map((kind) => {
    const [level, text] = severity[kind];
    const rated = level === null ? '' : ` (rated ${impactLabels[level]})`;
    return `${impactKindLabels[kind]}${rated}: ${industry.harm[kind]}${isFilled(text) ? ` In your words: “${text.trim()}”` : ''}`;
  });
  return [
    ...(money ? [`Each hour of downtime costs about ${money.perHour} of revenue, each day about ${money.perDay}.`] : []),
    ...(over
      ? [
          `Over the maximum downtime of ${durationLabel(content.max_downtime!)} up to ${over} of revenue is lost, before extra cost.`,
        ]
      : []),
    ...harm,
    `${industry.peak}; judge every downtime against that time.`,
  ];
};

const describeMitigations = (profile: Profile): string[] =>
  listIdentifiedRisks(profile).map((risk) => {
    const existing = planned(profile.content.mitigations, risk);
    if (existing.length > 0) {
      const state = existing.map(
        (one) => `“${one.mitigation_strategy}” (${mitigationStatusLabels[one.status ?? 'planned'].toLowerCase()})`,
      );
      return `${formatRiskName(risk)}: ${joinNames(state)}.`;
    }
    const best = suggestMitigationsFor(risk, profile)[0];
    return `${formatRiskName(risk)}: nothing planned; consider “${best?.mitigation_strategy}” (${best?.responsible_party}; ${best?.timeline}).`;
  });

const proposeFirstSteps = (profile: Profile): string[] =>
  listIndustryRisks(profile)
    .slice(0, UNNAMED_MAX)
    .map(({ name }) => `${name}: ${suggestMitigationsFor(name, profile)[0]?.mitigation_strategy}.`);

/** Everything the knowledge can say about a plan, an empty one too. */
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
    compliance_notes: [...writeClauseNotes(profile), ...industry.duties],
  };
  return Object.fromEntries(
    Object.entries(sections).map(([part, texts]) => [part, filterCyberTexts(texts, profile)]),
  ) as Analysis;
};
