import type * as z from 'zod';
import { type ModelAnswer, type ModelRequest, ModelUnavailable } from '#functions/gateways/model.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import type { Place } from '#shared/knowledge/places/place.ts';
import type { AiJobKind, AiJobPayload } from '#shared/queues/job-definitions.ts';
import type { AiJobDefinition } from '../job-definition.ts';
import { coerceModelOutput } from '../model-output.ts';
import { buildEditQuestion, buildRepairQuestion } from '../prompt.ts';
import { buildTruth, checkEntry, type Truth } from '../truth-checks.ts';
import { applyEdits, type CheckEntry, type Edited } from './apply-edits.ts';
import { findNewContradictions } from './critic.ts';
import {
  buildEditForm,
  type Chunk,
  type Entry,
  editableLists,
  isEditableList,
  type Lists,
  splitIntoChunks,
} from './editable-lists.ts';

/** Jobs whose lists the knowledge drafts. */
export type EditingKind = 'suggest_risks' | 'suggest_context' | 'suggest_mitigations';
export const isEditingKind = (kind: AiJobKind): kind is EditingKind => kind.startsWith('suggest_');

/** Asks the model within what is left of the attempt. */
type AskInTime = (question: ModelRequest) => Promise<ModelAnswer>;

export interface DraftToEdit<K extends EditingKind> {
  kind: K;
  definition: AiJobDefinition<K>;
  payload: AiJobPayload<K>;
  place: Place | null;
  ask: AskInTime;
  /** False when too little time is left to ask once more. */
  hasTime: () => boolean;
}

const CHUNKS_AT_ONCE = 4;
/** After so many chunks without an answer the provider is down: the others are not asked. */
const FAILED_MAX = 2;

const nameOf = (list: Chunk['list'], entry: Entry): string => String(entry[editableLists[list].nameField] ?? '');

const draftLists = async <K extends EditingKind>(kind: K, payload: AiJobPayload<K>, place: Place | null) => {
  const { suggestions } = (await knowledgeAnswers[kind](payload, place)) as { suggestions: Record<string, unknown> };
  const entries = Object.entries(suggestions);
  return {
    lists: Object.fromEntries(entries.filter(([name]) => isEditableList(name))) as Lists,
    others: Object.fromEntries(entries.filter(([name]) => !isEditableList(name))),
  };
};

const checkerFor =
  (list: Chunk['list'], truth: Truth): CheckEntry =>
  (entry, changed) =>
    checkEntry(entry, changed, truth, {
      isHazard: list === 'location_specific_risks',
      required: Object.entries((editableLists[list].entry as z.ZodObject).shape).flatMap(([name, schema]) =>
        schema.safeParse(undefined).success || name === 'reason' ? [] : [name],
      ),
    });

interface Editing<K extends EditingKind> extends DraftToEdit<K> {
  content: BcpContent;
  truth: Truth;
  lists: Lists;
}

const othersOf = ({ lists }: { lists: Lists }, { list, entries }: Chunk): Entry[] =>
  (lists[list] ?? []).filter((entry) => !entries.includes(entry));

const askAboutChunk = async <K extends EditingKind>(editing: Editing<K>, chunk: Chunk): Promise<ModelRequest> => {
  const { kind, definition, payload, place } = editing;
  const others = othersOf(editing, chunk).map((entry) => nameOf(chunk.list, entry));
  return buildEditQuestion(kind, definition, payload, place, { chunk, others });
};

/** The chunk with what can be used of an answer; null where nothing of it can be read. */
const readEdits = <K extends EditingKind>(editing: Editing<K>, chunk: Chunk, content: unknown): Edited | null => {
  const answer = coerceModelOutput(buildEditForm(chunk), content);
  if (answer === null) return null;
  const edited = applyEdits(chunk, answer, othersOf(editing, chunk), checkerFor(chunk.list, editing.truth));
  return findNewContradictions(editing.content, chunk.list, edited);
};

const countModelEntries = ({ entries }: Edited): number => entries.filter(({ source }) => source === 'model').length;

/** Asked once, and once more about what could not be used; what still fails stays as drafted. */
const editChunk = async <K extends EditingKind>(editing: Editing<K>, chunk: Chunk): Promise<Edited | null> => {
  const question = await askAboutChunk(editing, chunk);
  const first = await editing.ask(question);
  if (first.isCut && chunk.entries.length > 1) return editHalves(editing, chunk);
  const edited = first.isCut ? null : readEdits(editing, chunk, first.content);
  if (first.isCut || (edited !== null && edited.problems.length === 0) || !editing.hasTime()) return edited;
  log.warn('model_answer_unusable', { kind: editing.kind, list: chunk.list, problems: edited?.problems.length ?? null });
  const second = await editing.ask(buildRepairQuestion(question, first.content, edited?.problems)).catch((error) => {
    if (!(error instanceof ModelUnavailable)) throw error;
    return null;
  });
  const repaired = second === null || second.isCut ? null : readEdits(editing, chunk, second.content);
  if (repaired === null || edited === null) return repaired ?? edited;
  return countModelEntries(repaired) >= countModelEntries(edited) ? repaired : edited;
};

const editHalves = async <K extends EditingKind>(editing: Editing<K>, { list, entries }: Chunk): Promise<Edited | null> => {
  const middle = Math.ceil(entries.length / 2);
  const halves = [entries.slice(0, middle), entries.slice(middle)].map((half) => ({ list, entries: half }));
  const edited = [];
  for (const half of halves) edited.push((await editChunk(editing, half)) ?? keepChunk(half));
  return { entries: edited.flatMap((half) => half.entries), problems: edited.flatMap((half) => half.problems) };
};

const keepChunk = ({ entries }: Chunk): Edited => ({
  entries: entries.map((entry) => ({ entry, source: 'knowledge', draft: entry })),
  problems: [],
});

/** In order of the chunks; null for those that got no answer. */
const editAll = async <K extends EditingKind>(editing: Editing<K>, chunks: readonly Chunk[]): Promise<(Edited | null)[]> => {
  const results: (Edited | null)[] = chunks.map(() => null);
  const waiting = chunks.map((chunk, at) => ({ chunk, at }));
  let failed = 0;
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next && failed < FAILED_MAX && editing.hasTime(); next = waiting.shift())
      try {
        results[next.at] = await editChunk(editing, next.chunk);
      } catch (error) {
        if (!(error instanceof ModelUnavailable)) throw error;
        failed += 1;
        log.warn('model_chunk_failed', { kind: editing.kind, list: next.chunk.list, ...errorFields(error) });
      }
  };
  await Promise.all(Array.from({ length: Math.min(CHUNKS_AT_ONCE, chunks.length) }, lane));
  return results;
};

export interface EditedDraft {
  /** The lists of the answer: drafted entries in their order, then what the model added. */
  suggestions: Record<string, unknown>;
  chunks: number;
  /** Chunks that stayed as drafted because the model gave no answer that can be used. */
  unanswered: number;
}

/** What the knowledge drafts, edited by the model; null if it answered about none of it. */
export const editDraft = async <K extends EditingKind>(draft: DraftToEdit<K>): Promise<EditedDraft | null> => {
  const { kind, payload, place } = draft;
  const { lists, others } = await draftLists(kind, payload, place);
  const chunks = splitIntoChunks(lists);
  const content = { ...emptyContent, ...(payload.plan as Partial<BcpContent>) };
  const truth = await buildTruth(payload.plan, lists, place);
  const results = await editAll({ ...draft, lists, content, truth }, chunks);
  if (results.every((result) => result === null)) return null;
  const edited = chunks.map((chunk, at) => ({ list: chunk.list, ...(results[at] ?? keepChunk(chunk)) }));
  const suggestions = Object.fromEntries(
    Object.keys(lists).map((list) => {
      const all = edited.filter((part) => part.list === list).flatMap(({ entries }) => entries);
      const inOrder = [...all.filter(({ draft }) => draft !== null), ...all.filter(({ draft }) => draft === null)];
      return [list, inOrder.map(({ entry, source }) => ({ ...entry, source }))];
    }),
  );
  return {
    suggestions: { ...others, ...suggestions },
    chunks: chunks.length,
    unanswered: results.filter((result) => result === null).length,
  };
};

/** Every question about a draft, as they are asked first. */
export const listEditQuestions = async <K extends EditingKind>(
  kind: K,
  definition: AiJobDefinition<K>,
  payload: AiJobPayload<K>,
  place: Place | null = null,
): Promise<ModelRequest[]> => {
  const { lists } = await draftLists(kind, payload, place);
  const editing = { kind, definition, payload, place, lists } as Editing<K>;
  return Promise.all(splitIntoChunks(lists).map((chunk) => askAboutChunk(editing, chunk)));
};
