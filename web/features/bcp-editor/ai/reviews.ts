import type { BcpField, CriticalFunction, ItSystem, Mitigation, Selection, Source } from '#shared/domain/bcp/bcp.ts';
import { listEntryValues } from '#shared/domain/bcp/entry-values.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import {
  impactDescriptionField,
  impactKindLabels,
  RATED_FIELDS,
  type RatedField,
  type RatedRisk,
  ratedRisks,
} from '#shared/domain/bcp/impact.ts';
import { mergeMitigations } from '#shared/domain/bcp/mitigation.ts';
import { functionFrom, mergeFunctions, mergeSuppliers, mergeSystems, riskStepDefaults } from '#shared/domain/bcp/operations.ts';
import { type ImpactLevel, impactLabels, type Likelihood, likelihoodLabels } from '#shared/domain/bcp/options.ts';
import { addSuggestedRisks, changeSelection, type SuggestedSelection } from '#shared/domain/bcp/provenance.ts';
import { type AcceptedRating, addRatings, isUnrated, undoRatings } from '#shared/domain/bcp/ratings.ts';
import {
  formatRiskName,
  mergeRisks,
  type RiskList,
  visibleConcerns,
  visibleLocationRisks,
} from '#shared/domain/bcp/risk-names.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import type {
  ContextSuggestions,
  MitigationSuggestions,
  RiskSuggestions,
  SuggestedFunction,
  SuggestedImpact,
  SuggestedMitigation,
  SuggestedRisk,
  SuggestedText,
} from '#shared/queues/job-definitions.ts';
import { newItemId } from '../state/bcp-fields.ts';
import type { ContextKind, SuggestionAnswer, SuggestionKind } from './suggestion-calls.ts';

export interface Suggestion {
  key: string;
  /** Enters the BCP; may be edited before. */
  text: string;
  reason?: string;
  details?: string;
  /** What else enters the BCP with it, each with its label. */
  values?: { label: string; text: string; reason?: string | undefined }[];
  /** Its text names something that is in the BCP already. */
  isFixed?: boolean;
}

export type ExistingFunctions = 'replace' | 'add' | 'keep';

export interface SuggestionChoice {
  accepted: ReadonlyMap<string, string>;
  functions: ExistingFunctions;
}

export interface Review {
  kind: SuggestionKind;
  title: string;
  source: Source;
  groups: { title: string; items: Suggestion[] }[];
  /** Shown after applying, never stored. */
  remarks: string[];
  /** How many critical functions would be replaced; with 0 the review does not ask. */
  replaces: number;
  /** The change to the content as it is at the time of applying. */
  buildChange: (content: WizardContent, choice: SuggestionChoice) => Partial<WizardContent>;
}

export const hasSuggestions = ({ groups }: Pick<Review, 'groups'>): boolean => groups.some((group) => group.items.length > 0);

const listNewRisks = (prefix: string, selected: string[], suggested: SuggestedRisk[], visibleNames: string[]): Suggestion[] =>
  mergeRisks(selected, visibleNames)
    .slice(selected.length)
    .map((name) => ({
      key: `${prefix} ${name}`,
      text: name,
      reason: suggested.find((risk) => risk.name.trim() === name)?.reason,
    }));

const createAcceptedFunctions = (suggested: SuggestedFunction[], { accepted }: SuggestionChoice, source: Source) =>
  suggested.flatMap((suggestion, index) => {
    const name = accepted.get(`function ${index}`);
    return name === undefined
      ? []
      : [functionFrom({ ...suggestion, name, source: suggestion.source ?? source }, riskStepDefaults, newItemId())];
  });

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
        source: risk?.source,
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
  const functions = suggested_critical_functions.map(({ name, reason, description }, index) => ({
    key: `function ${index}`,
    text: name ?? 'Unnamed Function',
    reason,
    details: description ?? undefined,
    values: listEntryValues(functionFrom(suggested_critical_functions[index]!, riskStepDefaults, '')),
  }));
  return {
    kind: 'risks',
    title: 'Suggested risks and functions',
    source,
    groups: [
      { title: 'Primary concerns', items: concerns },
      { title: 'Location risks', items: locations },
      { title: 'Critical functions', items: functions },
    ],
    remarks: business_size_considerations,
    replaces: functions.length > 0 ? content.critical_functions.length : 0,
    buildChange: (now, choice) => {
      const added = createAcceptedFunctions(suggested_critical_functions, choice, source);
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

type Merge<T, S> = (existing: readonly T[], suggested: readonly S[], newId: () => string) => T[];
interface NewEntry<T> {
  entry: T;
  reason: string | undefined;
}

/** The suggestions that the merge rule lets in, as whole entries. */
const listNewEntries = <T extends { id: string }, S extends { reason?: string; source?: Source }>(
  existing: T[],
  suggested: S[],
  source: Source,
  merge: Merge<T, S & { source: Source }>,
): NewEntry<T>[] => {
  const added: NewEntry<T>[] = [];
  let list: T[] = existing;
  for (const suggestion of suggested) {
    const next = merge(list, [{ ...suggestion, source: suggestion.source ?? source }], newItemId);
    if (next.length > list.length) added.push({ entry: next.at(-1)!, reason: suggestion.reason });
    list = next;
  }
  return added;
};

const listAccepted = <T extends { id: string }>(
  entries: NewEntry<T>[],
  { accepted }: SuggestionChoice,
  rename: (entry: T, text: string) => T,
): T[] =>
  entries.flatMap(({ entry }) => {
    const text = accepted.get(entry.id);
    return text === undefined ? [] : [rename(entry, text)];
  });

const toSuggestion = ({ entry, reason }: NewEntry<CriticalFunction | ItSystem>): Suggestion => ({
  key: entry.id,
  text: entry.name,
  reason,
  details: entry.description ?? undefined,
  values: listEntryValues(entry),
});

const reviewFunctions = ({ suggestions, source }: ContextSuggestions, content: WizardContent): Review => {
  const entries = listNewEntries(content.critical_functions, suggestions.suggested_functions ?? [], source, mergeFunctions);
  return {
    kind: 'functions',
    title: 'Suggested functions',
    source,
    groups: [{ title: 'Critical functions', items: entries.map(toSuggestion) }],
    remarks: [],
    replaces: 0,
    buildChange: (now, choice) => {
      const added = listAccepted(entries, choice, (entry, name) => ({ ...entry, name }));
      return { critical_functions: mergeFunctions(now.critical_functions, added, newItemId) };
    },
  };
};

const reviewSystems = ({ suggestions, source }: ContextSuggestions, content: WizardContent): Review => {
  const entries = listNewEntries(content.it_systems, suggestions.suggested_systems ?? [], source, mergeSystems);
  return {
    kind: 'systems',
    title: 'Suggested IT systems',
    source,
    groups: [{ title: 'IT systems', items: entries.map(toSuggestion) }],
    remarks: [],
    replaces: 0,
    buildChange: (now, choice) => {
      const added = listAccepted(entries, choice, (entry, name) => ({ ...entry, name }));
      return { it_systems: mergeSystems(now.it_systems, added, newItemId) };
    },
  };
};

const reviewSuppliers = ({ suggestions, source }: ContextSuggestions, content: WizardContent): Review => {
  const entries = listNewEntries(content.key_suppliers, suggestions.suggested_suppliers ?? [], source, mergeSuppliers);
  return {
    kind: 'suppliers',
    title: 'Suggested suppliers',
    source,
    groups: [
      {
        title: 'Key suppliers',
        items: entries.map(({ entry, reason }) => ({
          key: entry.id,
          text: entry.name,
          reason,
          values: listEntryValues(entry),
        })),
      },
    ],
    remarks: [],
    replaces: 0,
    buildChange: (now, choice) => {
      const added = listAccepted(entries, choice, (entry, name) => ({ ...entry, name }));
      return { key_suppliers: mergeSuppliers(now.key_suppliers, added, newItemId) };
    },
  };
};

interface TextReview {
  kind: ContextKind;
  title: string;
  groupTitle: string;
  suggested: readonly SuggestedText[];
  buildChange: (now: WizardContent, accepted: string[]) => Partial<WizardContent>;
}

const reviewTexts = ({ kind, title, groupTitle, suggested, buildChange }: TextReview, source: Source): Review => ({
  kind,
  title,
  source,
  groups: [{ title: groupTitle, items: suggested.map(({ text, reason }, index) => ({ key: `${kind} ${index}`, text, reason })) }],
  remarks: [],
  replaces: 0,
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
      buildChange: (now, accepted) => ({
        alternate_site: addLines(now.alternate_site ? [now.alternate_site] : [], accepted).join(' ') || null,
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
      buildChange: (now, accepted) => ({ vital_records: addLines(now.vital_records, accepted) }),
    },
    source,
  );

const reviewImpacts = ({ suggestions, source }: ContextSuggestions, content: WizardContent): Review => {
  const isNew = ({ kind }: SuggestedImpact): boolean => !isFilled(content[impactDescriptionField[kind]]);
  const suggested = (suggestions.suggested_impacts ?? []).filter(isNew);
  return {
    kind: 'impacts',
    title: 'Suggested impact texts',
    source,
    groups: suggested.map(({ kind, text, reason }) => ({ title: impactKindLabels[kind], items: [{ key: kind, text, reason }] })),
    remarks: [],
    replaces: 0,
    buildChange: (_, { accepted }) =>
      Object.fromEntries(
        suggested.flatMap(({ kind }) => (accepted.has(kind) ? [[impactDescriptionField[kind], accepted.get(kind)]] : [])),
      ),
  };
};

const ratedFieldLabels: Record<RatedField, string> = { ...impactKindLabels, likelihood: 'Likelihood' };
const labelLevel = (field: RatedField, level: string): string =>
  field === 'likelihood' ? likelihoodLabels[level as Likelihood] : impactLabels[level as ImpactLevel];

/** Only what the owner has not rated. */
const reviewRatings = ({ suggestions, source }: ContextSuggestions, content: WizardContent, cyber: boolean): Review => {
  const toItem = ({ name, list, assessment }: RatedRisk) => {
    const suggested = suggestions.suggested_ratings?.find((rating) => rating.name === name);
    const fields = suggested
      ? RATED_FIELDS.filter((field) => suggested[field] !== undefined && isUnrated(assessment, field))
      : [];
    const reasonOf = (field: RatedField): string | undefined => suggested?.[`${field}_reason`];
    const rating: AcceptedRating = {
      name,
      list,
      levels: Object.fromEntries(fields.map((field) => [field, suggested![field]])),
      reasons: Object.fromEntries(
        fields.flatMap((field) => {
          const text = reasonOf(field);
          return text === undefined ? [] : [[field, { text, source: null }]];
        }),
      ),
    };
    const item: Suggestion = {
      key: `${list} ${name}`,
      text: formatRiskName(name),
      isFixed: true,
      values: fields.map((field) => ({
        label: ratedFieldLabels[field],
        text: labelLevel(field, suggested![field]!),
        reason: reasonOf(field),
      })),
    };
    return { item, rating };
  };
  const rows = ratedRisks(content, cyber)
    .map(toItem)
    .filter(({ item }) => item.values!.length > 0);
  const itemsOf = (list: RiskList) => rows.filter(({ rating }) => rating.list === list).map(({ item }) => item);
  return {
    kind: 'ratings',
    title: 'Suggested ratings',
    source,
    groups: [
      { title: 'Primary concerns', items: itemsOf('primary_concerns') },
      { title: 'Location risks', items: itemsOf('location_risks') },
    ],
    remarks: [],
    replaces: 0,
    buildChange: (now, { accepted }) => ({
      risk_impact_assessments: addRatings(
        now.risk_impact_assessments,
        rows.filter(({ item }) => accepted.has(item.key)).map(({ rating }) => rating),
      ),
    }),
  };
};

const reviewMitigations = ({ suggestions, source }: MitigationSuggestions, content: WizardContent): Review => {
  const { suggested_mitigations } = suggestions;
  const entries = listNewEntries<Mitigation, SuggestedMitigation>(
    content.mitigations,
    suggested_mitigations,
    source,
    mergeMitigations,
  );
  const risks = [...new Set(entries.map(({ entry }) => entry.risk_name))];
  const itemsOf = (risk: string): Suggestion[] =>
    entries
      .filter(({ entry }) => entry.risk_name === risk)
      .map(({ entry, reason }) => ({
        key: entry.id,
        text: entry.mitigation_strategy,
        reason,
        values: listEntryValues(entry),
      }));
  return {
    kind: 'mitigations',
    title: 'Suggested mitigations',
    source,
    groups: risks.map((risk) => ({ title: formatRiskName(risk), items: itemsOf(risk) })),
    remarks: [],
    replaces: 0,
    buildChange: (now, choice) => {
      const added = listAccepted(entries, choice, (entry, text) => ({ ...entry, mitigation_strategy: text }));
      return { mitigations: mergeMitigations(now.mitigations, added, newItemId) };
    },
  };
};

/** Compares an answer with the content at the time it arrives, which may be a visit later. */
export const toReview = (answer: SuggestionAnswer, content: WizardContent, cyber: boolean): Review => {
  switch (answer.kind) {
    case 'risks':
      return reviewRisks(answer.result, content, cyber);
    case 'functions':
      return reviewFunctions(answer.result, content);
    case 'systems':
      return reviewSystems(answer.result, content);
    case 'suppliers':
      return reviewSuppliers(answer.result, content);
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
    case 'mitigations':
      return reviewMitigations(answer.result, content);
  }
};

type Part = Partial<WizardContent>;
interface Identified {
  id: string;
}

const undoSelection = (now: Selection, before: Selection, after: Selection): Selection =>
  changeSelection(
    now,
    now.selected.filter((name) => before.selected.includes(name) || !after.selected.includes(name)),
  );

/** Without the added entries, and with the replaced ones at the beginning again. */
const undoEntries = (now: readonly Identified[], before: readonly Identified[], after: readonly Identified[]): Identified[] => {
  const isIn = (list: readonly Identified[], id: string) => list.some((entry) => entry.id === id);
  const replaced = before.filter(({ id }) => !isIn(after, id) && !isIn(now, id));
  return [...replaced, ...now.filter(({ id }) => isIn(before, id) || !isIn(after, id))];
};

const undoLines = (now: readonly string[], before: readonly string[], after: readonly string[]): string[] =>
  now.filter((line) => before.includes(line) || !after.includes(line));

const isLines = (value: unknown): value is string[] => Array.isArray(value) && value.every((line) => typeof line === 'string');

const undoField = (now: unknown, before: unknown, after: unknown): unknown => {
  if (now === after) return before;
  if (isLines(now)) return undoLines(now, before as string[], after as string[]);
  if (Array.isArray(now)) return undoEntries(now, before as Identified[], after as Identified[]);
  // A text that was edited since is the customer's.
  return typeof now === 'string' || now === null ? now : undoSelection(now as Selection, before as Selection, after as Selection);
};

/** Undoes what applying changed from `before` to `after`, and keeps what was edited since. */
export const undoSuggestions = (now: WizardContent, before: Part, after: Part): Part =>
  Object.fromEntries(
    (Object.keys(after) as BcpField[]).map((field) => [
      field,
      field === 'risk_impact_assessments'
        ? undoRatings(now[field], before[field]!, after[field]!)
        : undoField(now[field], before[field], after[field]),
    ]),
  );
