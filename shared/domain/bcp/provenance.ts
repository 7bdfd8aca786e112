import type { BcpContent, ItemSource, Selection, Source } from './bcp.ts';

export const sourceLabels: Record<ItemSource, string> = {
  model: 'Suggested by AI',
  knowledge: 'From built-in knowledge',
  user: 'Your own',
};

/** Risks that are still selected keep the source that suggested them. */
export const changeSelection = (
  { sources }: Selection,
  selected: string[],
  suggested: Record<string, Source> = {},
): Selection => {
  const known = Object.entries({ ...sources, ...suggested }).filter(([name]) => selected.includes(name));
  return { selected, ...(known.length > 0 && { sources: Object.fromEntries(known) }) };
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
