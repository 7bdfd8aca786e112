import type { Source } from '#shared/domain/bcp/bcp.ts';
import { isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import { type Chunk, type EditAnswer, type Entry, editableLists, entryIds } from './editable-lists.ts';

interface EditedEntry {
  entry: Entry;
  source: Source;
  /** As it was drafted; null for an addition. */
  draft: Entry | null;
}

export interface Edited {
  entries: EditedEntry[];
  /** What could not be used, in words that the model can act on. */
  problems: string[];
}

/** Cleans an entry, or says what is wrong with it. */
export type CheckEntry = (entry: Entry, changed: readonly string[]) => { entry: Entry; problems: string[] };

/** More than this share of a chunk is not dropped: an answer that throws most of a draft away is a careless one. */
const DROPPED_MAX = 0.4;

const keepDraft = (draft: Entry): EditedEntry => ({ entry: draft, source: 'knowledge', draft });

/** What was drafted for another value of a field: a source for its reason, a reason for its level, a course for its end. */
const dependentOf = (field: string): string => {
  if (field === 'max_downtime') return 'impact_over_time';
  return field === 'reason' ? 'reason_source' : `${field}_reason`;
};

const withChanges = (draft: Entry, changes: Entry): Entry => {
  const outdated = Object.keys(changes).map(dependentOf);
  return { ...Object.fromEntries(Object.entries(draft).filter(([field]) => !outdated.includes(field))), ...changes };
};

const listRealChanges = (draft: Entry, changes: Entry): Entry =>
  Object.fromEntries(Object.entries(changes).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(draft[name])));

const squeeze = (value: unknown): string =>
  String(value ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const isSameEntry = ({ list }: Chunk, a: Entry, b: Entry): boolean => {
  const { nameField } = editableLists[list];
  if (list === 'suggested_mitigations') return squeeze(a.mitigation_strategy) === squeeze(b.mitigation_strategy);
  const [left, right] = [String(a[nameField] ?? ''), String(b[nameField] ?? '')];
  return list.endsWith('_risks') ? isSameRisk(left, right) : squeeze(left) === squeeze(right);
};

/** The union of the draft and what the model made of it: what it leaves out, or does not explain, stays as drafted. */
export const applyEdits = (chunk: Chunk, answer: EditAnswer, others: readonly Entry[], check: CheckEntry): Edited => {
  const problems: string[] = [];
  const dropsMax = Math.floor(chunk.entries.length * DROPPED_MAX);
  let drops = 0;
  const ids = entryIds(chunk);
  const entries = chunk.entries.flatMap((draft, at): EditedEntry[] => {
    const decision = answer.decisions.find(({ id }) => id === ids[at]);
    if (decision?.verdict === 'drop' && decision.why !== undefined && drops < dropsMax) {
      drops += 1;
      return [];
    }
    const changes = decision?.verdict === 'adapt' ? listRealChanges(draft, decision.changes ?? {}) : {};
    if (Object.keys(changes).length === 0) return [keepDraft(draft)];
    const checked = check(withChanges(draft, changes), Object.keys(changes));
    problems.push(...checked.problems.map((problem) => `${ids[at]}: ${problem}`));
    return checked.problems.length > 0 ? [keepDraft(draft)] : [{ entry: checked.entry, source: 'model', draft }];
  });
  for (const addition of answer.additions) {
    const isKnown = [...entries.map(({ entry }) => entry), ...chunk.entries, ...others].some((known) =>
      isSameEntry(chunk, known, addition),
    );
    if (isKnown) continue;
    const checked = check(addition, Object.keys(addition));
    problems.push(
      ...checked.problems.map((problem) => `addition “${String(addition[editableLists[chunk.list].nameField])}”: ${problem}`),
    );
    if (checked.problems.length === 0) entries.push({ entry: checked.entry, source: 'model', draft: null });
  }
  return { entries, problems };
};
