/** The analysis of a plan out of the knowledge. */
import type { Analysis } from '#shared/domain/bcp/bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { IMPACT_KINDS, type ImpactKind, impactKindLabels, type RatedRisk, ratedRisks } from '#shared/domain/bcp/impact.ts';
import { mitigationsFor as planned } from '#shared/domain/bcp/mitigation.ts';
import { durationLabel, impactLabels, mitigationStatusLabels } from '#shared/domain/bcp/options.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { industryRisks, locationRisks, withoutKnown } from '../known-risks.ts';
import { allowed, type Profile } from '../profile.ts';
import { reasonFor } from '../risk-reasons.ts';
import { listed } from '../sentence.ts';
import { treatmentsFor } from '../treatments.ts';
import { clauseNotes } from './clauses.ts';
import { gapsOf } from './gaps.ts';
import { moneyOf } from './money.ts';
import { prioritiesOf } from './priorities.ts';
import { identifiedRisks, sizeConsiderations } from './suggestions.ts';

const levels = ['high', 'medium', 'low'] as const;
const byLevel = (risks: readonly RatedRisk[]): RatedRisk[] =>
  levels.flatMap((level) => risks.filter((one) => one.level === level));
const isRated = (risk: RatedRisk): boolean => IMPACT_KINDS.some((kind) => risk.assessment?.[kind] != null);
/** Risks that the plan does not name are mentioned, not listed in full. */
const UNNAMED_MAX = 3;

const risksOf = (profile: Profile): string[] => {
  const { content, cyber } = profile;
  const named = byLevel(ratedRisks(content, cyber)).map((risk) => {
    const level = isRated(risk) ? `${risk.level} by your rating` : 'not rated yet';
    return `${formatRiskName(risk.name)} (${level}): ${reasonFor(risk.name, profile)}`;
  });
  const { risk_factors, threat_probability } = content;
  const unnamed = [
    ...locationRisks(profile, threat_probability.selected).slice(0, UNNAMED_MAX),
    ...withoutKnown(industryRisks(profile), risk_factors.selected).slice(0, UNNAMED_MAX),
  ];
  return [...named, ...unnamed.map(({ name, reason }) => `${name} (not in the plan): ${reason}`)];
};

const severityOf = ({
  content,
}: Profile): Record<ImpactKind, [level: keyof typeof impactLabels | null, text: string | null]> => ({
  financial_impact: [content.financial_impact_severity, content.financial_impact_description],
  operational_impact: [content.operational_impact_severity, content.operational_impact_description],
  reputational_impact: [content.reputational_impact_severity, content.reputational_impact_description],
  regulatory_impact: [content.legal_regulatory_impact_severity, content.legal_regulatory_impact_description],
});

const impactsOf = (profile: Profile): string[] => {
  const { content, industry } = profile;
  const money = moneyOf(content.annual_revenue);
  const over = money?.over(content.max_downtime) ?? null;
  const severity = severityOf(profile);
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

const mitigationsOf = (profile: Profile): string[] =>
  identifiedRisks(profile).map((risk) => {
    const existing = planned(profile.content.mitigations, risk);
    if (existing.length > 0) {
      const state = existing.map(
        (one) => `“${one.mitigation_strategy}” (${mitigationStatusLabels[one.status ?? 'planned'].toLowerCase()})`,
      );
      return `${formatRiskName(risk)}: ${listed(state)}.`;
    }
    const best = treatmentsFor(risk, profile)[0];
    return `${formatRiskName(risk)}: nothing planned; consider “${best?.mitigation_strategy}” (${best?.responsible_party}; ${best?.timeline}).`;
  });

const firstSteps = (profile: Profile): string[] =>
  industryRisks(profile)
    .slice(0, UNNAMED_MAX)
    .map(({ name }) => `${name}: ${treatmentsFor(name, profile)[0]?.mitigation_strategy}.`);

/** Everything the knowledge can say about a plan, an empty one too. */
export const analysisOf = (profile: Profile): Analysis => {
  const { industry } = profile;
  const mitigations = mitigationsOf(profile);
  const sections: Analysis = {
    risks: risksOf(profile),
    impacts: impactsOf(profile),
    mitigations: mitigations.length > 0 ? mitigations : firstSteps(profile),
    recovery_priorities: prioritiesOf(profile),
    missing_info: gapsOf(profile),
    industry_insights: [...industry.insights, ...sizeConsiderations(profile)],
    compliance_notes: [...clauseNotes(profile), ...industry.duties],
  };
  return Object.fromEntries(Object.entries(sections).map(([part, texts]) => [part, allowed(texts, profile)])) as Analysis;
};
