import type { CriticalFunction, ItSystem, KeySupplier, Mitigation, Source } from '#shared/domain/bcp/bcp.ts';
import { listEntryValues } from '#shared/domain/bcp/entry-values.ts';
import { ratedRisks } from '#shared/domain/bcp/impact.ts';
import { isSameMitigation, mergeMitigations } from '#shared/domain/bcp/mitigation.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import type { MitigationSuggestions } from '#shared/queues/suggestions.ts';
import type { EntityForm } from '../forms/entity-form.ts';
import { functionForm } from '../forms/function-form.tsx';
import { createMitigationForm, type EditedMitigation, joinLists, splitLists } from '../forms/mitigation-form.tsx';
import { supplierForm } from '../forms/supplier-form.tsx';
import { systemForm } from '../forms/system-form.tsx';
import { newItemId } from '../state/bcp-fields.ts';
import { type Described, eraseType, type Review, type Suggestion, type SuggestionChoice } from './review.ts';
import type { ContextKind } from './suggestion-calls.ts';

interface Entry {
  id: string;
  name: string;
  description?: string | null;
}
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

export const listAccepted = <T extends { id: string }>(entries: NewEntry<T>[], { accepted, edited }: SuggestionChoice): T[] =>
  entries.flatMap(({ entry }) => (accepted.has(entry.id) ? [(edited?.get(entry.id) as T | undefined) ?? entry] : []));

/** An item whose form changes the entry as it is stored. */
export const toItem = <T extends Entry>(
  { entry, reason }: NewEntry<T>,
  form: EntityForm<T>,
  isKnown: (entity: T) => boolean,
): Suggestion => {
  const present = (entity: T): Described => ({
    text: entity.name,
    details: entity.description ?? undefined,
    values: listEntryValues(entity),
  });
  return { key: entry.id, reason, ...present(entry), entry: eraseType({ form, entity: entry, present, isKnown }) };
};

interface EntryReview<T> {
  kind: ContextKind;
  title: string;
  groupTitle: string;
  field: 'critical_functions' | 'key_suppliers' | 'it_systems';
  form: EntityForm<T>;
}

export const reviewEntries = <T extends Entry, S extends { reason?: string; source?: Source }>(
  { kind, title, groupTitle, field, form }: EntryReview<T>,
  suggested: S[] = [],
  merge: Merge<T, S & { source: Source }> & Merge<T, T>,
  content: WizardContent,
  source: Source,
): Review => {
  const listOf = (from: WizardContent) => from[field] as unknown as T[];
  const entries = listNewEntries(listOf(content), suggested, source, merge);
  const isKnown = (entity: T): boolean => merge(listOf(content), [entity], newItemId).length === listOf(content).length;
  return {
    kind,
    title,
    source,
    groups: [{ title: groupTitle, items: entries.map((item) => toItem(item, form, isKnown)) }],
    remarks: [],
    replaces: [],
    buildChange: (now, choice) => ({ [field]: merge(listOf(now), listAccepted(entries, choice), newItemId) }),
  };
};

export const functionReview: EntryReview<CriticalFunction> = {
  kind: 'functions',
  title: 'Suggested functions',
  groupTitle: 'Critical functions',
  field: 'critical_functions',
  form: functionForm,
};
export const systemReview: EntryReview<ItSystem> = {
  kind: 'systems',
  title: 'Suggested IT systems',
  groupTitle: 'IT systems',
  field: 'it_systems',
  form: systemForm,
};
export const supplierReview: EntryReview<KeySupplier> = {
  kind: 'suppliers',
  title: 'Suggested suppliers',
  groupTitle: 'Key suppliers',
  field: 'key_suppliers',
  form: supplierForm,
};

export const reviewMitigations = (
  { suggestions, source }: MitigationSuggestions,
  content: WizardContent,
  cyber: boolean,
): Review => {
  const entries = listNewEntries(content.mitigations, suggestions.suggested_mitigations, source, mergeMitigations);
  const risksOf = (list: NewEntry<Mitigation>[]) => list.map(({ entry }) => entry.risk_name);
  const risks = [...new Set(risksOf(entries))];
  const form = createMitigationForm([...new Set([...ratedRisks(content, cyber).map(({ name }) => name), ...risks])]);
  const present = (edited: EditedMitigation): Described => ({
    text: edited.mitigation_strategy,
    values: listEntryValues(splitLists(edited)),
  });
  const isKnown = (edited: EditedMitigation): boolean =>
    content.mitigations.some((known) => isSameMitigation(known, splitLists(edited)));
  const toMitigationItem = ({ entry, reason }: NewEntry<Mitigation>): Suggestion => {
    const entity = joinLists(entry);
    return { key: entry.id, reason, ...present(entity), entry: eraseType({ form, entity, present, isKnown }) };
  };
  return {
    kind: 'mitigations',
    title: 'Suggested mitigations',
    source,
    groups: risks.map((risk) => ({
      title: formatRiskName(risk),
      items: entries.filter(({ entry }) => entry.risk_name === risk).map(toMitigationItem),
    })),
    remarks: [],
    replaces: [],
    buildChange: (now, { accepted, edited }) => {
      const added = entries.flatMap(({ entry }) => {
        if (!accepted.has(entry.id)) return [];
        const changed = edited?.get(entry.id) as EditedMitigation | undefined;
        return [changed ? splitLists(changed) : entry];
      });
      return { mitigations: mergeMitigations(now.mitigations, added, newItemId) };
    },
  };
};
