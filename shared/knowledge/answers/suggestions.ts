import { isSameMitigation } from '#shared/domain/bcp/mitigation.ts';
import { isCyberRisk, mergeRisks, visibleConcerns, visibleLocationRisks } from '#shared/domain/bcp/risk-names.ts';
import { LIST_MAX } from '#shared/domain/bcp/text-limits.ts';
import type {
  ContextSuggestions,
  ContextType,
  MitigationSuggestions,
  RiskSuggestions,
  SuggestedMitigation,
} from '#shared/queues/job-definitions.ts';
import { isListed, listKnownFunctions, listKnownSystems, toSuggestedFunction, toSuggestedSystem } from '../known-operations.ts';
import { explainRisk, listIndustryRisks, listLocationRisks, withoutKnown } from '../known-risks.ts';
import { suggestMitigationsFor } from '../mitigations.ts';
import { filterCyberTexts, type Profile } from '../profile.ts';

import { joinNames } from '../sentence.ts';
import { pickBySize } from '../size.ts';

export const listSizeConsiderations = (profile: Profile): string[] => {
  const { industry, band, staff, states } = profile;
  const sites =
    states.length > 1
      ? [
          `Sites in ${joinNames(states.map(({ name }) => name))} face different hazards: let the one outside the event take over the calls of the other.`,
        ]
      : [];
  return filterCyberTexts(
    [...pickBySize(industry.sizes, band).map((text) => text.replaceAll('{staff}', staff)), ...sites],
    profile,
  );
};

const suggestNewFunctions = (profile: Profile) =>
  listKnownFunctions(profile)
    .filter((item) => !isListed(profile.content.critical_functions, item.name))
    .map((item) => toSuggestedFunction(item, profile));

export const suggestRisks = (profile: Profile): RiskSuggestions['suggestions'] => {
  const { risk_factors, threat_probability } = profile.content;
  return {
    suggested_risks: withoutKnown(listIndustryRisks(profile), risk_factors.selected),
    location_specific_risks: listLocationRisks(profile, threat_probability.selected),
    suggested_critical_functions: suggestNewFunctions(profile),
    business_size_considerations: listSizeConsiderations(profile),
  };
};

export const suggestContext = (profile: Profile, type: ContextType): ContextSuggestions['suggestions'] =>
  type === 'critical_functions'
    ? { suggested_functions: suggestNewFunctions(profile) }
    : {
        suggested_systems: listKnownSystems(profile)
          .filter((item) => !isListed(profile.content.it_systems, item.name))
          .map((item) => toSuggestedSystem(item, profile)),
      };

export const listIdentifiedRisks = ({ content, cyber }: Pick<Profile, 'content' | 'cyber'>): string[] =>
  mergeRisks(
    visibleConcerns(content.risk_factors.selected, cyber),
    visibleLocationRisks(content.threat_probability.selected, cyber),
  );

const mentionsCyber = (mitigation: SuggestedMitigation): boolean =>
  [
    mitigation.risk_name,
    mitigation.mitigation_strategy,
    mitigation.detailed_strategy,
    ...(mitigation.specific_actions ?? []),
    ...(mitigation.incident_response_steps ?? []),
  ].some((text) => isCyberRisk(text ?? ''));
type MitigationNames = Parameters<typeof isSameMitigation>[0];
const mitigationKeyOf = (mitigation: SuggestedMitigation): MitigationNames => ({
  risk_name: mitigation.risk_name ?? '',
  mitigation_strategy: mitigation.mitigation_strategy ?? '',
});

export const suggestMitigations = (profile: Profile): MitigationSuggestions['suggestions'] => {
  const { content, cyber } = profile;
  const all = listIdentifiedRisks(profile)
    .flatMap((risk) => suggestMitigationsFor(risk, profile).map((item) => ({ ...item, reason: explainRisk(risk, profile) })))
    .filter((item) => cyber || !mentionsCyber(item));
  const isNew = (mitigation: SuggestedMitigation, at: number): boolean =>
    !content.mitigations.some((known) => isSameMitigation(known, mitigationKeyOf(mitigation))) &&
    all.findIndex((other) => isSameMitigation(mitigationKeyOf(other), mitigationKeyOf(mitigation))) === at;
  const room = Math.max(0, LIST_MAX - content.mitigations.length);
  return { suggested_mitigations: all.filter(isNew).slice(0, room) };
};
