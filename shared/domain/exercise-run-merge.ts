/** Merges two records that were changed at the same time, entry by entry and field by field. What was typed is never lost. */
import {
  type Clock,
  EMPTY_RUN,
  findEvaluation,
  findInjectRecord,
  RUN_NAME_MAX,
  RUN_NOTES_MAX,
  type RunContent,
  STORED_TEXT_MAX,
} from './exercise-run.ts';

type Entry = Record<string, unknown>;
/** Takes a text that does not fit its field any more. */
type KeepText = (text: string) => void;

/** Objects have values only; the order of their fields does not matter. */
const print = (value: unknown): string =>
  JSON.stringify(typeof value === 'object' && value !== null ? Object.entries(value).sort() : value);
const isSame = (a: unknown, b: unknown): boolean => print(a) === print(b);

const joinTexts = (mine: string, theirs: string, isShort: boolean, keep: KeepText): string => {
  if (theirs.includes(mine)) return theirs;
  if (mine.includes(theirs)) return mine;
  const joined = isShort ? `${theirs} / ${mine}` : `${theirs}\n\n${mine}`;
  if (joined.length <= (isShort ? RUN_NAME_MAX : STORED_TEXT_MAX)) return joined;
  keep(mine);
  return theirs;
};

const mergeValue = (name: string, base: unknown, mine: unknown, theirs: unknown, keep: KeepText): unknown => {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (typeof mine === 'string' && typeof theirs === 'string' && name !== 'mark' && name !== 'element' && name !== 'due')
    return joinTexts(mine, theirs, name === 'owner', keep);
  // Of two releases or answers the first counts.
  if (name.endsWith('_at_seconds') && typeof mine === 'number' && typeof theirs === 'number') return Math.min(mine, theirs);
  return mine;
};

const mergeEntry = (base: Entry, mine: Entry, theirs: Entry, keep: KeepText): Entry =>
  Object.fromEntries(Object.keys(mine).map((name) => [name, mergeValue(name, base[name], mine[name], theirs[name], keep)]));

const keyOf = (entry: Entry): unknown => entry.id ?? entry.number ?? entry.objective;

interface ThreeLists {
  base: readonly object[];
  mine: readonly object[];
  theirs: readonly object[];
}

/** An entry that one side removed stays if the other side changed it. */
const mergeList = (lists: ThreeLists, emptyOf: (entry: Entry) => Entry, keep: KeepText): Entry[] => {
  const [base, mine, theirs] = [lists.base, lists.mine, lists.theirs].map(
    (list) => new Map((list as readonly Entry[]).map((entry) => [keyOf(entry), entry])),
  ) as [Map<unknown, Entry>, Map<unknown, Entry>, Map<unknown, Entry>];
  return [...new Set([...theirs.keys(), ...mine.keys()])].flatMap((key) => {
    const [before, own, other] = [base.get(key), mine.get(key), theirs.get(key)];
    if (own && other) return [mergeEntry(before ?? emptyOf(own), own, other, keep)];
    const left = (own ?? other)!;
    return before && isSame(before, left) ? [] : [left];
  });
};

const mergeClock = (base: Clock, mine: Clock, theirs: Clock): Clock => {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  const isStartedTwice = base.started_at === null && mine.started_at !== null && theirs.started_at !== null;
  return isStartedTwice && theirs.started_at! < mine.started_at! ? theirs : mine;
};

/** `base`: what both sides started from. `toNote` makes the note that keeps a text for which its field has no room. */
export const mergeRuns = (
  { base, mine, theirs }: { base: RunContent; mine: RunContent; theirs: RunContent },
  toNote: (text: string) => RunContent['notes'][number],
): RunContent => {
  const left: string[] = [];
  const keep: KeepText = (text) => left.push(text);
  const list = <K extends 'injects' | 'questions' | 'evaluation' | 'notes' | 'actions'>(
    name: K,
    emptyOf: (entry: Entry) => Entry,
  ): RunContent[K] =>
    mergeList({ base: base[name], mine: mine[name], theirs: theirs[name] }, emptyOf, keep) as unknown as RunContent[K];
  const pick = <K extends 'revealed' | 'revealed_at_seconds' | 'agenda_item' | 'question_shown'>(name: K): RunContent[K] =>
    isSame(mine[name], base[name]) ? theirs[name] : mine[name];
  const merged: RunContent = {
    clock: mergeClock(base.clock, mine.clock, theirs.clock),
    revealed: pick('revealed'),
    revealed_at_seconds: pick('revealed_at_seconds'),
    agenda_item: pick('agenda_item'),
    question_shown: pick('question_shown'),
    injects: list('injects', ({ number }) => findInjectRecord(EMPTY_RUN, number as number) as unknown as Entry),
    questions: list('questions', ({ number }) => ({ number, notes: '' })),
    evaluation: list('evaluation', ({ objective }) => findEvaluation(EMPTY_RUN, objective as number) as unknown as Entry),
    notes: list('notes', (entry) => ({ ...entry, text: '' })),
    actions: list('actions', (entry) => ({ ...entry, action: '', owner: '' })),
  };
  return { ...merged, notes: [...merged.notes, ...left.map(toNote)].slice(0, RUN_NOTES_MAX) };
};
