import type { BcpField, Selection } from '#shared/domain/bcp/bcp.ts';
import { changeSelection } from '#shared/domain/bcp/provenance.ts';
import { undoRatings } from '#shared/domain/bcp/ratings.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { isSame } from '../state/bcp-store.ts';

type Part = Partial<WizardContent>;
interface Identified {
  id: string;
}

const undoSelection = (now: Selection, before: Selection, after: Selection): Selection =>
  changeSelection(
    now,
    now.selected.filter((name) => before.selected.includes(name) || !after.selected.includes(name)),
  );

/** Without the added entries, with the changed ones as they were, and with the replaced ones at the beginning again. */
const undoEntries = (now: readonly Identified[], before: readonly Identified[], after: readonly Identified[]): Identified[] => {
  const isIn = (list: readonly Identified[], id: string) => list.some((entry) => entry.id === id);
  const replaced = before.filter(({ id }) => !isIn(after, id) && !isIn(now, id));
  const kept = now.filter(({ id }) => isIn(before, id) || !isIn(after, id));
  const asBefore = (entry: Identified): Identified => {
    const applied = after.find(({ id }) => id === entry.id);
    // What was edited since is the customer's.
    return applied === undefined || !isSame(entry, applied) ? entry : (before.find(({ id }) => id === entry.id) ?? entry);
  };
  return [...replaced, ...kept.map(asBefore)];
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
