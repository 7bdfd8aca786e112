import type { BcpContent, ItemSource, KeySupplier, RiskReason, Selection, Source } from './bcp.ts';
import { isStated } from './filled.ts';
import { mergeRisks } from './risk-names.ts';

export const sourceLabels: Record<ItemSource, string> = {
  model: 'Suggested by AI',
  knowledge: 'From built-in knowledge',
  user: 'Your own',
};

const pickSelected = <T>(notes: Record<string, T>, selected: readonly string[]): Record<string, T> | undefined => {
  const kept = Object.entries(notes).filter(([name]) => selected.includes(name));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
};

/** Risks that are still selected keep the source that suggested them and the reason that was given. */
export const changeSelection = (
  { sources, reasons }: Selection,
  selected: string[],
  suggested: Pick<Selection, 'sources' | 'reasons'> = {},
): Selection => {
  const kept = {
    sources: pickSelected({ ...sources, ...suggested.sources }, selected),
    reasons: pickSelected({ ...reasons, ...suggested.reasons }, selected),
  };
  return { selected, ...(kept.sources && { sources: kept.sources }), ...(kept.reasons && { reasons: kept.reasons }) };
};

export interface SuggestedSelection {
  /** As it enters the BCP; the name may have been edited. */
  name: string;
  /** Where it differs from that of the whole answer; `user` once its name was edited. */
  source?: ItemSource | undefined;
  reason: RiskReason | undefined;
}

/** Of risks that are chosen already, nothing changes. */
export const addSuggestedRisks = (selection: Selection, accepted: SuggestedSelection[], source: Source): Selection => {
  const selected = mergeRisks(
    selection.selected,
    accepted.map(({ name }) => name),
  );
  const added = selected.slice(selection.selected.length);
  const reasons = accepted.flatMap(({ name, reason }) => (reason && added.includes(name) ? [[name, reason] as const] : []));
  return changeSelection(selection, selected, {
    sources: Object.fromEntries(
      added.flatMap((name) => {
        const from = accepted.find((item) => item.name.trim() === name)?.source ?? source;
        return from === 'user' ? [] : [[name, from] as const];
      }),
    ),
    reasons: Object.fromEntries(reasons),
  });
};

/** A suggested entry states facts that no one has confirmed, until it is confirmed or saved in its form. */
export const isAssumed = ({ source }: { source?: ItemSource | undefined }): boolean =>
  source === 'model' || source === 'knowledge';

/** A suggested alternative stands in for nothing before somebody has asked it. */
export const hasAlternative = (
  supplier: Pick<KeySupplier, 'alternative_suppliers'> & { source?: ItemSource | undefined },
): boolean => !isAssumed(supplier) && supplier.alternative_suppliers.some(isStated);

export const confirmEntry = <T extends { source: ItemSource }>(entry: T): T =>
  isAssumed(entry) ? { ...entry, source: 'user' } : entry;

export interface Provenance {
  title: string;
  suggested: Record<Source, string[]>;
  own: number;
}

const summarizeItems = (title: string, items: readonly { name: string; source?: ItemSource }[]): Provenance => {
  const listNamesFrom = (source: Source) => items.filter((item) => item.source === source).map(({ name }) => name);
  const suggested = { model: listNamesFrom('model'), knowledge: listNamesFrom('knowledge') };
  return { title, suggested, own: items.length - suggested.model.length - suggested.knowledge.length };
};

const summarizeRisks = (title: string, { selected, sources = {} }: Selection): Provenance =>
  summarizeItems(
    title,
    selected.map((name) => ({ name, source: Object.hasOwn(sources, name) ? sources[name] : 'user' })),
  );

export const summarizeProvenance = (
  content: Pick<BcpContent, 'risk_factors' | 'threat_probability' | 'critical_functions' | 'it_systems' | 'mitigations'>,
): Provenance[] =>
  [
    summarizeRisks('Primary concerns', content.risk_factors),
    summarizeRisks('Location risks', content.threat_probability),
    summarizeItems('Critical functions', content.critical_functions),
    summarizeItems('IT systems', content.it_systems),
    summarizeItems(
      'Mitigations',
      content.mitigations.map(({ mitigation_strategy, source }) => ({ name: mitigation_strategy, source })),
    ),
  ].filter(({ suggested, own }) => suggested.model.length + suggested.knowledge.length + own > 0);
