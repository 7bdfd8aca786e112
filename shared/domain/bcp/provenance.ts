import type { BcpContent, ItemSource, Selection, Source } from './bcp.ts';

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
