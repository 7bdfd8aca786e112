/** Undo of applied suggestions: it takes back what they changed, and nothing that was typed or ticked since. */
import type { BcpField, Selection } from '#shared/domain/bcp/bcp.ts';
import { changeSelection } from '#shared/domain/bcp/provenance.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';

type Part = Partial<WizardContent>;
type Entry = { id: string };

const selection = (now: Selection, before: Selection, after: Selection): Selection =>
  changeSelection(
    now,
    now.selected.filter((name) => before.selected.includes(name) || !after.selected.includes(name)),
  );

/** Without the added entries; those that were replaced stand first again. */
const entries = (now: readonly Entry[], before: readonly Entry[], after: readonly Entry[]): Entry[] => {
  const isIn = (list: readonly Entry[], id: string) => list.some((one) => one.id === id);
  const replaced = before.filter(({ id }) => !isIn(after, id) && !isIn(now, id));
  return [...replaced, ...now.filter(({ id }) => isIn(before, id) || !isIn(after, id))];
};

/** The changes that take applied ones back; `before` and `after` have the fields that applying changed. */
export const undoSuggestions = (now: WizardContent, before: Part, after: Part): Part =>
  Object.fromEntries(
    (Object.keys(after) as BcpField[]).map((field) => {
      const [current, old, applied] = [now[field], before[field], after[field]];
      if (current === applied) return [field, old];
      return Array.isArray(current)
        ? [field, entries(current as Entry[], old as Entry[], applied as Entry[])]
        : [field, selection(current as Selection, old as Selection, applied as Selection)];
    }),
  );
