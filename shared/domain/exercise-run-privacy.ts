/** The record as staff and auditors see it: without names, email addresses and phone numbers of the people at the table. */
import { type Exercise, participantRow } from './exercise.ts';
import type { RunContent } from './exercise-run.ts';
import { buildNameIndex, maskText, type NameIndex } from './masking.ts';

export const listPeople = ({ participants }: Pick<Exercise, 'participants'>, { actions }: RunContent): NameIndex =>
  buildNameIndex([
    ...participants.filter((entry) => typeof entry !== 'string').map((entry) => participantRow(entry).name),
    ...actions.map(({ owner }) => owner),
  ]);

/** What identifies an entry is no text to mask. */
const KEYS: ReadonlySet<string> = new Set(['id', 'mark', 'element', 'due']);

type Entry = Record<string, unknown>;

const redactEntry = <E extends object>(entry: E, people: NameIndex): E =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      typeof value === 'string' && !KEYS.has(name) ? maskText(value, people) : value,
    ]),
  ) as E;

const LISTS = ['injects', 'questions', 'evaluation', 'notes', 'actions'] as const;

export const redactRun = <R extends RunContent>(run: R, people: NameIndex): R => ({
  ...run,
  ...Object.fromEntries(LISTS.map((list) => [list, run[list].map((entry) => redactEntry(entry, people))])),
});

const keyOf = (entry: Entry): unknown => entry.id ?? entry.number ?? entry.objective;

/** A text that comes back as it was shown stays as it is stored. */
export const restoreHidden = (sent: RunContent, stored: RunContent, people: NameIndex): RunContent => ({
  ...sent,
  ...Object.fromEntries(
    LISTS.map((list) => {
      const before = new Map((stored[list] as Entry[]).map((entry) => [keyOf(entry), entry]));
      const restoreEntry = (entry: Entry): Entry => {
        const original = before.get(keyOf(entry));
        if (!original) return entry;
        const shown = redactEntry(original, people);
        return Object.fromEntries(
          Object.entries(entry).map(([name, value]) => [name, value === shown[name] ? original[name] : value]),
        );
      };
      return [list, (sent[list] as Entry[]).map(restoreEntry)];
    }),
  ),
});
