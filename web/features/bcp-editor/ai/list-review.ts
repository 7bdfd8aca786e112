/** Suggested functions, IT systems and mitigations, as reviews: new ones are added, the customer's own stay. */
import type { CriticalFunction, ItSystem, Mitigation, Source } from '#shared/domain/bcp/bcp.ts';
import { mergeMitigations } from '#shared/domain/bcp/mitigation.ts';
import { mergeFunctions, mergeSystems } from '#shared/domain/bcp/operations.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import type { ContextSuggestions, MitigationSuggestions } from '#shared/queues/job-definitions.ts';
import { newItemId } from '../state/bcp-fields.ts';
import type { Review, Suggestion } from './review.ts';

type Merge<T, S> = (existing: readonly T[], suggested: readonly S[], newId: () => string) => T[];
interface Offered<T> {
  entry: T;
  reason: string | undefined;
}

/** The suggestions that the merge rule lets in, as whole entries. */
const offered = <T extends { id: string }, S extends { reason?: string }>(
  existing: T[],
  suggested: S[],
  source: Source,
  merge: Merge<T, S & { source: Source }>,
): Offered<T>[] => {
  const found: Offered<T>[] = [];
  let list: T[] = existing;
  for (const one of suggested) {
    const next = merge(list, [{ ...one, source }], newItemId);
    if (next.length > list.length) found.push({ entry: next.at(-1)!, reason: one.reason });
    list = next;
  }
  return found;
};

const plain = <K extends 'functions' | 'systems' | 'mitigations'>(kind: K, title: string, source: Source) => ({
  kind,
  title,
  source,
  remarks: [],
  replaces: 0,
});

/** The accepted entries, renamed where their text was edited. */
const accepted = <T extends { id: string }>(
  found: Offered<T>[],
  texts: ReadonlyMap<string, string>,
  rename: (entry: T, text: string) => T,
): T[] =>
  found.flatMap(({ entry }) => {
    const text = texts.get(entry.id);
    return text === undefined ? [] : [rename(entry, text)];
  });

const item = ({ entry, reason }: Offered<CriticalFunction | ItSystem>): Suggestion => ({
  key: entry.id,
  text: entry.name,
  reason,
  details: entry.description ?? undefined,
});

export const functionReview = ({ suggestions, source }: ContextSuggestions, content: WizardContent): Review => {
  const found = offered(content.critical_functions, suggestions.suggested_functions ?? [], source, mergeFunctions);
  return {
    ...plain('functions', 'Suggested functions', source),
    groups: [{ title: 'Critical functions', items: found.map(item) }],
    changes: (now, choice) => {
      const added = accepted(found, choice.accepted, (entry, name) => ({ ...entry, name }));
      return { critical_functions: mergeFunctions(now.critical_functions, added, newItemId) };
    },
  };
};

export const systemReview = ({ suggestions, source }: ContextSuggestions, content: WizardContent): Review => {
  const found = offered(content.it_systems, suggestions.suggested_systems ?? [], source, mergeSystems);
  return {
    ...plain('systems', 'Suggested IT systems', source),
    groups: [{ title: 'IT systems', items: found.map(item) }],
    changes: (now, choice) => {
      const added = accepted(found, choice.accepted, (entry, name) => ({ ...entry, name }));
      return { it_systems: mergeSystems(now.it_systems, added, newItemId) };
    },
  };
};

export const mitigationReview = ({ suggestions, source }: MitigationSuggestions, content: WizardContent): Review => {
  const found = offered<Mitigation, (typeof suggestions.suggested_mitigations)[number]>(
    content.mitigations,
    suggestions.suggested_mitigations,
    source,
    mergeMitigations,
  );
  const risks = [...new Set(found.map(({ entry }) => entry.risk_name))];
  const items = (risk: string): Suggestion[] =>
    found
      .filter(({ entry }) => entry.risk_name === risk)
      .map(({ entry, reason }) => ({
        key: entry.id,
        text: entry.mitigation_strategy,
        reason,
        details: entry.detailed_strategy ?? undefined,
      }));
  return {
    ...plain('mitigations', 'Suggested mitigations', source),
    groups: risks.map((risk) => ({ title: formatRiskName(risk), items: items(risk) })),
    changes: (now, choice) => {
      const added = accepted(found, choice.accepted, (entry, text) => ({ ...entry, mitigation_strategy: text }));
      return { mitigations: mergeMitigations(now.mitigations, added, newItemId) };
    },
  };
};
