/** Suggestions of risks, functions, systems and mitigations out of the knowledge. */
import { isSameMitigation } from '#shared/domain/bcp/mitigation.ts';
import { isCyberRisk, mergeRisks, visibleConcerns, visibleLocationRisks } from '#shared/domain/bcp/risk-names.ts';
import { LIST_MAX } from '#shared/domain/bcp/text-limits.ts';
import type {
  ContextSuggestions,
  ContextType,
  MitigationSuggestions,
  RiskSuggestions,
  SuggestedMitigation,
} from '#shared/jobs.ts';
import { functionsFor, isListed, systemsFor, writtenFunction, writtenSystem } from '../known-operations.ts';
import { industryRisks, locationRisks, withoutKnown } from '../known-risks.ts';
import { allowed, type Profile } from '../profile.ts';
import { reasonFor } from '../risk-reasons.ts';
import { listed } from '../sentence.ts';
import { sized } from '../size.ts';
import { treatmentsFor } from '../treatments.ts';

/** What changes with the size of the firm, said for this one. */
export const sizeConsiderations = (profile: Profile): string[] => {
  const { industry, band, staff, states } = profile;
  const sites =
    states.length > 1
      ? [
          `Sites in ${listed(states.map(({ name }) => name))} face different hazards: let the one outside the event take over the calls of the other.`,
        ]
      : [];
  return allowed([...sized(industry.sizes, band).map((text) => text.replaceAll('{staff}', staff)), ...sites], profile);
};

/** The suggested functions that the plan does not list yet. */
const newFunctions = (profile: Profile) =>
  functionsFor(profile)
    .filter((one) => !isListed(profile.content.critical_functions, one.name))
    .map((one) => writtenFunction(one, profile));

export const riskSuggestions = (profile: Profile): RiskSuggestions['suggestions'] => {
  const { risk_factors, threat_probability } = profile.content;
  return {
    suggested_risks: withoutKnown(industryRisks(profile), risk_factors.selected),
    location_specific_risks: locationRisks(profile, threat_probability.selected),
    suggested_critical_functions: newFunctions(profile),
    business_size_considerations: sizeConsiderations(profile),
  };
};

export const contextSuggestions = (profile: Profile, type: ContextType): ContextSuggestions['suggestions'] =>
  type === 'critical_functions'
    ? { suggested_functions: newFunctions(profile) }
    : {
        suggested_systems: systemsFor(profile)
          .filter((one) => !isListed(profile.content.it_systems, one.name))
          .map((one) => writtenSystem(one, profile)),
      };

/** The risks of a plan that may be shown, one name for each. */
export const identifiedRisks = ({ content, cyber }: Pick<Profile, 'content' | 'cyber'>): string[] =>
  mergeRisks(
    visibleConcerns(content.risk_factors.selected, cyber),
    visibleLocationRisks(content.threat_probability.selected, cyber),
  );

const speaksOfCyber = (one: SuggestedMitigation): boolean =>
  [
    one.risk_name,
    one.mitigation_strategy,
    one.detailed_strategy,
    ...(one.specific_actions ?? []),
    ...(one.incident_response_steps ?? []),
  ].some((text) => isCyberRisk(text ?? ''));
type Key = Parameters<typeof isSameMitigation>[0];
const keyOf = (one: SuggestedMitigation): Key => ({
  risk_name: one.risk_name ?? '',
  mitigation_strategy: one.mitigation_strategy ?? '',
});

/** The mitigations of every risk of the plan that it does not have yet, as many as the list still takes. */
export const mitigationSuggestions = (profile: Profile): MitigationSuggestions['suggestions'] => {
  const { content, cyber } = profile;
  const all = identifiedRisks(profile)
    .flatMap((risk) => treatmentsFor(risk, profile).map((one) => ({ ...one, reason: reasonFor(risk, profile) })))
    .filter((one) => cyber || !speaksOfCyber(one));
  const isNew = (one: SuggestedMitigation, at: number): boolean =>
    !content.mitigations.some((known) => isSameMitigation(known, keyOf(one))) &&
    all.findIndex((other) => isSameMitigation(keyOf(other), keyOf(one))) === at;
  const room = Math.max(0, LIST_MAX - content.mitigations.length);
  return { suggested_mitigations: all.filter(isNew).slice(0, room) };
};
