import { type BcpContent, CriticalFunction, ItSystem, KeySupplier, Mitigation } from '#shared/domain/bcp/bcp.ts';
import type { Finding } from '#shared/domain/bcp/check/finding.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import type { Edited } from './apply-edits.ts';
import type { Chunk, Entry } from './editable-lists.ts';

/** Where the entries of a list enter the BCP; the plan check has no rules about the others. */
const targets = {
  suggested_critical_functions: ['critical_functions', CriticalFunction],
  suggested_functions: ['critical_functions', CriticalFunction],
  suggested_systems: ['it_systems', ItSystem],
  suggested_suppliers: ['key_suppliers', KeySupplier],
  suggested_mitigations: ['mitigations', Mitigation],
} as const;

const idOf = (at: number): string => `suggested-${at}`;

const findErrors = (
  content: BcpContent,
  [field, schema]: (typeof targets)[keyof typeof targets],
  entries: readonly (Entry | null)[],
): Finding[] => {
  const added = entries.flatMap((entry, at) => {
    const parsed = entry === null ? null : schema.safeParse({ ...entry, id: idOf(at), source: 'user' });
    return parsed?.success ? [parsed.data] : [];
  });
  const applied = { ...content, [field]: [...content[field], ...added] };
  return findContradictions({ content: applied, employees: [], providers: [], cyber: true }).filter(
    ({ severity }) => severity === 'error',
  );
};

const keyOf = ({ rule, entry = '' }: Finding): string => `${rule} ${entry}`;

/**
 * The plan check over what would be applied: entries of the model that contradict the BCP where the draft did not go back to
 * the draft, or away if there was none.
 */
export const findNewContradictions = (content: BcpContent, list: Chunk['list'], edited: Edited): Edited => {
  if (!Object.hasOwn(targets, list)) return edited;
  const target = targets[list as keyof typeof targets];
  const isDrafted = new Set(
    findErrors(
      content,
      target,
      edited.entries.map(({ draft }) => draft),
    ).map(keyOf),
  );
  const found = findErrors(
    content,
    target,
    edited.entries.map(({ entry }) => entry),
  ).filter((finding) => !isDrafted.has(keyOf(finding)));
  const whyById = new Map(found.map((finding) => [finding.entry, finding.why]));
  const failing = edited.entries.map(({ source }, at) => (source === 'model' ? whyById.get(idOf(at)) : undefined));
  return {
    entries: edited.entries.flatMap((item, at) => {
      if (failing[at] === undefined) return [item];
      return item.draft === null ? [] : [{ entry: item.draft, source: 'knowledge' as const, draft: item.draft }];
    }),
    problems: [...edited.problems, ...failing.filter((why) => why !== undefined)],
  };
};
