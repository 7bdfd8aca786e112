import { isFilled } from '#shared/domain/bcp/filled.ts';
import {
  IMPACT_KINDS,
  type ImpactKind,
  impactDescriptionField,
  impactSeverityField,
  RATED_FIELDS,
  ratedRisks,
} from '#shared/domain/bcp/impact.ts';
import { isImpactRated } from '#shared/domain/bcp/impact-over-time.ts';
import { isSameMitigation } from '#shared/domain/bcp/mitigation.ts';
import { isCyberRisk, mergeRisks, visibleConcerns, visibleLocationRisks } from '#shared/domain/bcp/risk-names.ts';
import { LIST_MAX } from '#shared/domain/bcp/text-limits.ts';
import type {
  ContextSuggestions,
  ContextType,
  MitigationSuggestions,
  RiskSuggestions,
  SuggestedImpact,
  SuggestedMitigation,
  SuggestedOutage,
  SuggestedSite,
  SuggestedSupplier,
} from '#shared/queues/suggestions.ts';
import { listInsurance, listVitalRecords } from '../basics.ts';
import { rateStandstill } from '../business-impact.ts';
import type { AlternatePlace, KnownSupplier } from '../industries/industry.ts';
import {
  describeOwnOutage,
  isListed,
  listKnownFunctions,
  listKnownSuppliers,
  listKnownSystems,
  toSuggestedFunction,
  toSuggestedSystem,
} from '../known-operations.ts';
import { explainRisk, listIndustryRisks, listLocationRisks, withoutKnown } from '../known-risks.ts';
import { suggestMitigationsForAll } from '../mitigations.ts';
import { findSwitchTime, listAlternatives } from '../outages.ts';
import { filterCyberTexts, type Profile } from '../profile.ts';
import { suggestRating } from '../ratings.ts';
import { joinNames } from '../sentence.ts';
import { pickBySize } from '../size.ts';
import { toleranceOf } from '../supplier-tolerance.ts';

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

const suggestNewSystems = (profile: Profile) =>
  listKnownSystems(profile)
    .filter((item) => !isListed(profile.content.it_systems, item.name))
    .map((item) => toSuggestedSystem(item, profile));

const toSuggestedSupplier = (supplier: KnownSupplier, profile: Profile): SuggestedSupplier => {
  const max_downtime = toleranceOf(supplier, profile);
  const alternatives = listAlternatives({ ...supplier, downtime: max_downtime });
  return {
    name: supplier.name,
    services_provided: supplier.provides,
    criticality: supplier.criticality,
    max_downtime,
    alternative_suppliers: alternatives,
    switch_time: findSwitchTime({ alternatives, downtime: max_downtime }),
    reason: 'Replace this name with your company, and agree with each alternative before you need it.',
  };
};

const suggestNewSuppliers = (profile: Profile): SuggestedSupplier[] =>
  listKnownSuppliers(profile)
    .filter((item) => !isListed(profile.content.key_suppliers, item.name))
    .map((item) => toSuggestedSupplier(item, profile));

const toSuggestedSite = ([text, move_time]: AlternatePlace): SuggestedSite => ({
  text,
  move_time,
  reason: `We assume that you can work there within ${move_time}. Agree on the place, try the move once, and correct the time.`,
});

const suggestNewLines = (known: readonly string[], present: readonly string[]) =>
  known.filter((text) => !present.includes(text)).map((text) => ({ text }));

/** A text, a level, or both: what the owner has not said. */
const suggestImpact = (kind: ImpactKind, profile: Profile): SuggestedImpact[] => {
  const { content, industry } = profile;
  const own = content[impactDescriptionField[kind]];
  const rated = content[impactSeverityField[kind]] === null ? rateStandstill(kind, profile) : null;
  if (isFilled(own) && rated === null) return [];
  const text = isFilled(own) ? own : industry.harm[kind];
  return [{ kind, text, ...(rated && { severity: rated.level, reason: rated.reason }) }];
};

/** What the customer has not said stays open to be suggested. */
const suggestOutages = (profile: Profile): SuggestedOutage[] =>
  profile.content.critical_functions
    .filter(({ name, impact_over_time }) => isFilled(name) && !isImpactRated(impact_over_time))
    .flatMap((fn) => describeOwnOutage(fn, profile) ?? [])
    .slice(0, RATINGS_MAX);

/** Rows that one answer rates; who has more asks again. */
const RATINGS_MAX = 40;

const contextSuggestions: Record<ContextType, (profile: Profile) => ContextSuggestions['suggestions']> = {
  critical_functions: (profile) => ({ suggested_functions: suggestNewFunctions(profile) }),
  it_systems: (profile) => ({ suggested_systems: suggestNewSystems(profile) }),
  suppliers: (profile) => ({ suggested_suppliers: suggestNewSuppliers(profile) }),
  impact_texts: (profile) => ({ suggested_impacts: IMPACT_KINDS.flatMap((kind) => suggestImpact(kind, profile)) }),
  alternate_sites: ({ industry }) => ({
    suggested_sites: industry.alternatePlace ? [toSuggestedSite(industry.alternatePlace)] : [],
  }),
  insurance: (profile) => ({
    suggested_policies: suggestNewLines(listInsurance(profile), profile.content.insurance_policies),
  }),
  vital_records: (profile) => ({
    suggested_records: suggestNewLines(listVitalRecords(profile), profile.content.vital_records),
  }),
  ratings: (profile) => ({
    suggested_ratings: ratedRisks(profile.content, profile.cyber)
      .filter(({ assessment }) => RATED_FIELDS.some((field) => assessment?.[field] == null))
      .filter(({ name }, at, all) => all.findIndex((risk) => risk.name === name) === at)
      .slice(0, RATINGS_MAX)
      .map(({ name }) => suggestRating(name, profile)),
  }),
  outages: (profile) => ({ suggested_outages: suggestOutages(profile) }),
};

export const suggestContext = (profile: Profile, type: ContextType): ContextSuggestions['suggestions'] =>
  contextSuggestions[type](profile);

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
  const all = suggestMitigationsForAll(listIdentifiedRisks(profile), profile)
    .map((item) => ({ ...item, reason: explainRisk(item.risk_name ?? '', profile) }))
    .filter((item) => cyber || !mentionsCyber(item));
  const isNew = (mitigation: SuggestedMitigation, at: number): boolean =>
    !content.mitigations.some((known) => isSameMitigation(known, mitigationKeyOf(mitigation))) &&
    all.findIndex((other) => isSameMitigation(mitigationKeyOf(other), mitigationKeyOf(mitigation))) === at;
  const room = Math.max(0, LIST_MAX - content.mitigations.length);
  return { suggested_mitigations: all.filter(isNew).slice(0, room) };
};
