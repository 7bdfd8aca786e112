/** Where what stands in a plan came from: the customer, the AI model or the built-in knowledge. */
import type { BcpContent, ItemSource, Selection, Source } from './bcp.ts';

export const sourceLabels: Record<ItemSource, string> = {
  model: 'Suggested by AI',
  knowledge: 'From built-in knowledge',
  user: 'Your own',
};

/** A list of risks with another choice; what is known of who suggested them stays with those that are still chosen. */
export const withSelected = ({ sources }: Selection, selected: string[], suggested: Record<string, Source> = {}): Selection => {
  const known = Object.entries({ ...sources, ...suggested }).filter(([name]) => selected.includes(name));
  return { selected, ...(known.length > 0 && { sources: Object.fromEntries(known) }) };
};

export interface Provenance {
  title: string;
  /** Names of what was suggested and applied, by who suggested it. */
  suggested: Record<Source, string[]>;
  /** How many the customer wrote or took over as their own. */
  own: number;
}

const ofItems = (title: string, items: readonly { name: string; source?: ItemSource }[]): Provenance => {
  const by = (source: Source) => items.filter((one) => one.source === source).map(({ name }) => name);
  const suggested = { model: by('model'), knowledge: by('knowledge') };
  return { title, suggested, own: items.length - suggested.model.length - suggested.knowledge.length };
};

const ofRisks = (title: string, { selected, sources = {} }: Selection): Provenance =>
  ofItems(
    title,
    selected.map((name) => ({ name, source: Object.hasOwn(sources, name) ? sources[name] : 'user' })),
  );

/** Who wrote what, list by list; lists without an entry are left out. */
export const provenanceOf = (
  content: Pick<BcpContent, 'risk_factors' | 'threat_probability' | 'critical_functions' | 'it_systems' | 'mitigations'>,
): Provenance[] =>
  [
    ofRisks('Primary concerns', content.risk_factors),
    ofRisks('Location risks', content.threat_probability),
    ofItems('Critical functions', content.critical_functions),
    ofItems('IT systems', content.it_systems),
    ofItems(
      'Mitigations',
      content.mitigations.map(({ mitigation_strategy, source }) => ({ name: mitigation_strategy, source })),
    ),
  ].filter(({ suggested, own }) => suggested.model.length + suggested.knowledge.length + own > 0);
