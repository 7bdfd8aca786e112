import type { Source } from '#shared/domain/bcp/bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { type ImpactKind, impactDescriptionField, impactKindLabels, impactSeverityField } from '#shared/domain/bcp/impact.ts';
import { functionFrom, mergeFunctions, mergeSuppliers, mergeSystems, riskStepDefaults } from '#shared/domain/bcp/operations.ts';
import { impactLabels } from '#shared/domain/bcp/options.ts';
import { addSuggestedRisks, type SuggestedSelection } from '#shared/domain/bcp/provenance.ts';
import { mergeRisks, visibleConcerns, visibleLocationRisks } from '#shared/domain/bcp/risk-names.ts';
import { ALTERNATE_SITE_MAX, FALLBACK_LINE_MAX } from '#shared/domain/bcp/text-limits.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import type { ContextSuggestions, RiskSuggestions, SuggestedRisk, SuggestedText } from '#shared/queues/suggestions.ts';
import { checkLength, checkName, checkText } from '../forms/entity-form.ts';
import { functionForm } from '../forms/function-form.tsx';
import { newItemId } from '../state/bcp-fields.ts';
import type { Review, Suggestion, SuggestionChoice } from './review.ts';
import {
  functionReview,
  listAccepted,
  reviewEntries,
  reviewMitigations,
  supplierReview,
  systemReview,
  toItem,
} from './review-entries.ts';
import { reviewOutages } from './review-outages.ts';
import { reviewRatings } from './review-ratings.ts';
import type { ContextKind, SuggestionAnswer } from './suggestion-calls.ts';

export const hasSuggestions = ({ groups }: Pick<Review, 'groups'>): boolean => groups.some((group) => group.items.length > 0);

const listNewRisks = (prefix: string, selected: string[], suggested: SuggestedRisk[], visibleNames: string[]): Suggestion[] =>
  mergeRisks(selected, visibleNames)
    .slice(selected.length)
    .map((name) => ({
      key: `${prefix} ${name}`,
      text: name,
      check: checkName,
      reason: suggested.find((risk) => risk.name.trim() === name)?.reason,
    }));

const listAcceptedRisks = (
  items: readonly Suggestion[],
  suggested: readonly SuggestedRisk[],
  { accepted }: SuggestionChoice,
): SuggestedSelection[] =>
  items.flatMap(({ key, text, reason }) => {
    const name = accepted.get(key)?.trim();
    if (!name) return [];
    const risk = suggested.find((each) => each.name.trim() === text);
    return [
      {
        name,
        source: name === text ? risk?.source : 'user',
        reason: reason === undefined ? undefined : { text: reason, source: risk?.reason_source ?? null },
      },
    ];
  });

const reviewRisks = ({ suggestions, source }: RiskSuggestions, content: WizardContent, cyber: boolean): Review => {
  const { suggested_risks, location_specific_risks, suggested_critical_functions, business_size_considerations } = suggestions;
  const namesOf = (risks: SuggestedRisk[]) => risks.map(({ name }) => name);
  const visible = visibleConcerns(namesOf(suggested_risks), cyber);
  const visibleHere = visibleLocationRisks(namesOf(location_specific_risks), cyber);
  const concerns = listNewRisks('concern', content.risk_factors.selected, suggested_risks, visible);
  const locations = listNewRisks('location', content.threat_probability.selected, location_specific_risks, visibleHere);
  const functions = suggested_critical_functions.map((suggestion) => ({
    entry: functionFrom({ ...suggestion, source: suggestion.source ?? source }, riskStepDefaults, newItemId()),
    reason: suggestion.reason,
  }));
  return {
    kind: 'risks',
    title: 'Suggested risks and functions',
    source,
    groups: [
      { title: 'Primary concerns', items: concerns },
      { title: 'Location risks', items: locations },
      { title: 'Critical functions', items: functions.map((item) => toItem(item, functionForm, () => false)) },
    ],
    remarks: business_size_considerations,
    replaces: functions.length > 0 ? content.critical_functions : [],
    buildChange: (now, choice) => {
      const added = listAccepted(functions, choice);
      const current = now.critical_functions;
      const isKept = added.length === 0 || (current.length > 0 && choice.functions === 'keep');
      const next = choice.functions === 'add' ? mergeFunctions(current, added, newItemId) : added;
      return {
        risk_factors: addSuggestedRisks(now.risk_factors, listAcceptedRisks(concerns, suggested_risks, choice), source),
        threat_probability: addSuggestedRisks(
          now.threat_probability,
          listAcceptedRisks(locations, location_specific_risks, choice),
          source,
        ),
        ...(isKept ? {} : { critical_functions: next }),
      };
    },
  };
};

interface TextReview {
  kind: ContextKind;
  title: string;
  groupTitle: string;
  suggested: readonly SuggestedText[];
  check: (text: string) => string | null;
  buildChange: (now: WizardContent, accepted: string[]) => Partial<WizardContent>;
}

const reviewTexts = ({ kind, title, groupTitle, suggested, check, buildChange }: TextReview, source: Source): Review => ({
  kind,
  title,
  source,
  groups: [
    { title: groupTitle, items: suggested.map(({ text, reason }, index) => ({ key: `${kind} ${index}`, text, reason, check })) },
  ],
  remarks: [],
  replaces: [],
  buildChange: (now, { accepted }) =>
    buildChange(
      now,
      suggested.flatMap((_, index) => accepted.get(`${kind} ${index}`) ?? []),
    ),
});

const addLines = (lines: readonly string[], added: readonly string[]): string[] => [...new Set([...lines, ...added])];

const reviewSites = ({ suggestions, source }: ContextSuggestions): Review =>
  reviewTexts(
    {
      kind: 'sites',
      title: 'Suggested alternate site',
      groupTitle: 'Alternate site',
      suggested: suggestions.suggested_sites ?? [],
      check: (text) => checkLength(text, ALTERNATE_SITE_MAX),
      buildChange: (now, accepted) => ({
        alternate_site: addLines(now.alternate_site ? [now.alternate_site] : [], accepted).join(' ') || null,
        alternate_site_move_time:
          now.alternate_site_move_time ?? (accepted.length > 0 ? (suggestions.suggested_sites?.[0]?.move_time ?? null) : null),
      }),
    },
    source,
  );

const reviewPolicies = ({ suggestions, source }: ContextSuggestions): Review =>
  reviewTexts(
    {
      kind: 'policies',
      title: 'Suggested insurance',
      groupTitle: 'Policies to have',
      suggested: suggestions.suggested_policies ?? [],
      check: (text) => checkLength(text, FALLBACK_LINE_MAX),
      buildChange: (now, accepted) => ({ insurance_policies: addLines(now.insurance_policies, accepted) }),
    },
    source,
  );

const reviewRecords = ({ suggestions, source }: ContextSuggestions): Review =>
  reviewTexts(
    {
      kind: 'records',
      title: 'Suggested vital records',
      groupTitle: 'Vital records',
      suggested: suggestions.suggested_records ?? [],
      check: (text) => checkLength(text, FALLBACK_LINE_MAX),
      buildChange: (now, accepted) => ({ vital_records: addLines(now.vital_records, accepted) }),
    },
    source,
  );

const reviewImpacts = ({ suggestions, source }: ContextSuggestions, content: WizardContent): Review => {
  const isDescribed = (kind: ImpactKind): boolean => isFilled(content[impactDescriptionField[kind]]);
  const suggested = (suggestions.suggested_impacts ?? []).flatMap(({ severity, ...impact }) => {
    const level = content[impactSeverityField[impact.kind]] === null ? severity : undefined;
    return isDescribed(impact.kind) && level === undefined ? [] : [{ ...impact, level }];
  });
  return {
    kind: 'impacts',
    title: 'Suggested impact texts',
    source,
    groups: suggested.map(({ kind, text, level, reason }) => ({
      title: impactKindLabels[kind],
      items: [
        {
          key: kind,
          text: isDescribed(kind) ? content[impactDescriptionField[kind]]! : text,
          check: checkText,
          ...(level && { values: [{ label: 'Severity', text: impactLabels[level], reason }] }),
        },
      ],
    })),
    remarks: [],
    replaces: [],
    buildChange: (_, { accepted }) =>
      Object.fromEntries(
        suggested
          .filter(({ kind }) => accepted.has(kind))
          .flatMap(({ kind, level }): [string, unknown][] => [
            [impactDescriptionField[kind], accepted.get(kind)],
            ...(level ? ([[impactSeverityField[kind], level]] as [string, unknown][]) : []),
          ]),
      ),
  };
};

/** Compares an answer with the content at the time it arrives, which may be a visit later. */
export const toReview = (answer: SuggestionAnswer, content: WizardContent, cyber: boolean): Review => {
  switch (answer.kind) {
    case 'risks':
      return reviewRisks(answer.result, content, cyber);
    case 'functions':
      return reviewEntries(
        functionReview,
        answer.result.suggestions.suggested_functions,
        mergeFunctions,
        content,
        answer.result.source,
      );
    case 'systems':
      return reviewEntries(
        systemReview,
        answer.result.suggestions.suggested_systems,
        mergeSystems,
        content,
        answer.result.source,
      );
    case 'suppliers':
      return reviewEntries(
        supplierReview,
        answer.result.suggestions.suggested_suppliers,
        mergeSuppliers,
        content,
        answer.result.source,
      );
    case 'impacts':
      return reviewImpacts(answer.result, content);
    case 'sites':
      return reviewSites(answer.result);
    case 'policies':
      return reviewPolicies(answer.result);
    case 'records':
      return reviewRecords(answer.result);
    case 'ratings':
      return reviewRatings(answer.result, content, cyber);
    case 'outages':
      return reviewOutages(answer.result, content);
    case 'mitigations':
      return reviewMitigations(answer.result, content, cyber);
  }
};
