import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Exercise } from '#shared/domain/exercise.ts';
import { type ExerciseFilter, type IndexedExercise, matchesIndexedFilter } from '#shared/domain/exercise-list.ts';
import type { StoredMaterial } from '#shared/domain/exercise-material.ts';
import { DURATION_DEFAULT, EXERCISE_STATUSES, EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import type { FoundExercise } from '#shared/domain/staff-search.ts';
import { foldCase } from '#shared/format/text.ts';
import { type RowKey, readRows } from './batch-get.ts';
import { type CompressedJson, compressJson, decompressJson } from './compression.ts';
import { anyOf, buildCondition, buildUpdate, compare, equals, isAbsent } from './expressions.ts';
import type { UsedKey } from './idempotency.ts';
import { childId, EXERCISES_PER_USER, keys, parseItemId, prefixes } from './keys.ts';
import { parseCounter, rowReader } from './rows.ts';
import { db, queryPages, queryPrefix, type StoredRow, table, tryWrite } from './table.ts';
import { transact, tryTransact, type Write } from './transact.ts';

/** A request that changed an exercise: hashes of its idempotency key and its input. */
export interface RequestMark {
  key: string;
  hash: string;
}

export interface ExerciseRow extends Exercise {
  version: number;
  marks?: RequestMark[];
}

export const exerciseRows = rowReader<ExerciseRow>()('exercise', {
  first: {
    id: 'number',
    bcp_id: 'number',
    exercise_name: 'string',
    exercise_type: EXERCISE_TYPES,
    status: EXERCISE_STATUSES,
    created_at: 'string',
    version: 'number',
  },
  later: ({ created_at, participants }) => ({
    bcp_name: '',
    scenario_description: '',
    scheduled_date: null,
    completed_date: null,
    participants: [],
    // Once, objectives were kept among the participants only.
    objectives: Array.isArray(participants) ? participants.filter((entry) => typeof entry === 'string') : [],
    duration_minutes: DURATION_DEFAULT,
    template_id: null,
    started_at: null,
    admin_approved_at: null,
    iso_auditor_approved_at: null,
    admin_approved: false,
    iso_auditor_approved: false,
    admin_approved_by: null,
    iso_auditor_approved_by: null,
    document_download_enabled: false,
    findings: null,
    recommendations: null,
    lessons_learned: null,
    updated_at: created_at as string,
  }),
});

export const parseExerciseOwner = (id: number): number => Math.floor(id / EXERCISES_PER_USER);

/** `exercises` is the partition of the index for staff and auditors. */
const toRow = (exercise: Exercise, version: number, marks: RequestMark[]) => ({
  ...keys.exercise(parseExerciseOwner(exercise.id), exercise.id),
  ...exercise,
  version,
  exercises: 'all',
  ...(marks.length > 0 ? { marks } : {}),
});

export const exercisePut = (exercise: Exercise) => ({
  Put: { TableName: table('core'), Item: toRow(exercise, 1, []), ...buildCondition(isAbsent('owner')) },
});

/** A list reads all exercises of an account. */
export const EXERCISES_MAX = 1_000;

/** Accounts that are older than the count start at 0. */
export const exerciseCountUpdate = (uid: number, count: number) => ({
  Update: { TableName: table('core'), Key: keys.exerciseCount(uid), ...buildUpdate({ add: { count } }) },
});

export const reserveIds = async (uid: number, count: number): Promise<number[] | null> => {
  const command = new UpdateCommand({
    TableName: table('core'),
    Key: keys.exerciseCount(uid),
    ...buildUpdate({ add: { n: count } }, anyOf(isAbsent('count'), compare('count', '<', EXERCISES_MAX))),
    ReturnValues: 'UPDATED_NEW',
  });
  const written = await tryWrite(db.send(command));
  if (written === null) return null;
  const last = parseCounter(written.Attributes, 'n');
  if (last >= EXERCISES_PER_USER) return null;
  return Array.from({ length: count }, (_, at) => childId(uid, last - count + 1 + at, EXERCISES_PER_USER));
};

export const insert = async (exercise: Exercise, key?: Write, templateUse?: Write): Promise<null | UsedKey | 'busy'> => {
  const writes = {
    key,
    exercise: exercisePut(exercise),
    count: exerciseCountUpdate(parseExerciseOwner(exercise.id), 1),
  };
  let cancellation = await transact({ ...writes, templateUse });
  // All customers share the counter of a template: contention on it must not cost an exercise.
  if (templateUse && cancellation?.refused === null) cancellation = await transact({ ...writes, templateUse: undefined });
  if (cancellation === null) return null;
  return cancellation.refused === 'key' ? { usedKey: cancellation.item } : 'busy';
};

/** False when one of them is already stored. */
export const insertWithMaterials = (
  uid: number,
  exercises: readonly Exercise[],
  materials: readonly StoredMaterial[],
): Promise<boolean> =>
  tryTransact([...exercises.map(exercisePut), ...materials.map(materialPut), exerciseCountUpdate(uid, exercises.length)]);

/** Strongly read. The caller checks access. */
export const read = async (id: number): Promise<ExerciseRow | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.exercise(parseExerciseOwner(id), id), ConsistentRead: true }),
  );
  return exerciseRows.readOptional(Item);
};

export const list = async (uid: number): Promise<ExerciseRow[]> => {
  const rows = await queryPrefix(prefixes.user(uid), prefixes.exercises, { newestFirst: true });
  const counter = keys.exerciseCount(uid).item;
  return exerciseRows.readList(rows.filter(({ item }) => item !== counter));
};

export const listExercisesOfBcp = async (uid: number, bcpId: number): Promise<ExerciseRow[]> =>
  (await list(uid)).filter(({ bcp_id }) => bcp_id === bcpId);

export type ExerciseChange = (exercise: ExerciseRow) => Exercise | Promise<Exercise>;

const CHANGE_TRIES = 5;
const MARKS_MAX = 8;

interface UpdateOptions {
  mark?: RequestMark | null;
  /** What is stored in the same transaction; begins to read while the exercise is read. */
  prepareWrites?: (reading: Promise<ExerciseRow>) => Promise<Write[]>;
  /** What the same transaction stores of the change. */
  recordChange?: (before: Exercise, after: Exercise) => Write;
}

/** Rejects without a row, which nothing awaits then. */
const requireRow = async (reading: Promise<ExerciseRow | null>): Promise<ExerciseRow> => {
  const row = await reading;
  if (!row) throw new Error('The exercise is not there');
  return row;
};

/**
 * Replaces an exercise by the rule's result. A repeated request changes nothing; 'reused' when its key was used for another
 * request, 'busy' when the exercise kept changing.
 */
export const update = async (
  id: number,
  rule: ExerciseChange,
  { mark = null, prepareWrites, recordChange }: UpdateOptions = {},
): Promise<Exercise | 'unknown' | 'reused' | 'busy'> => {
  for (let attempt = 1; attempt <= CHANGE_TRIES; attempt++) {
    const reading = read(id);
    const preparing = prepareWrites?.(requireRow(reading));
    preparing?.catch(() => undefined);
    const row = await reading;
    if (!row) return 'unknown';
    const { version, marks = [] } = row;
    const earlier = marks.find(({ key }) => key === mark?.key);
    if (earlier) return earlier.hash === mark!.hash ? row : 'reused';
    const after = await rule(row);
    if (after === row) return row;
    const Put = {
      TableName: table('core'),
      Item: toRow(after, version + 1, [...marks, ...(mark ? [mark] : [])].slice(-MARKS_MAX)),
      ...buildCondition(equals('version', version)),
    };
    const more = [...((await preparing) ?? []), ...(recordChange ? [recordChange(row, after)] : [])];
    const isWritten =
      more.length > 0
        ? (await transact({ exercise: { Put }, more })) === null
        : (await tryWrite(db.send(new PutCommand(Put)))) !== null;
    if (isWritten) return after;
  }
  return 'busy';
};

/** For a transaction whose other rows depend on the exercise. */
export const exerciseUnchanged = ({ id, version }: ExerciseRow) => ({
  ConditionCheck: {
    TableName: table('core'),
    Key: keys.exercise(parseExerciseOwner(id), id),
    ...buildCondition(equals('version', version)),
  },
});

/** Material for facilitators has its own row, as lists of exercises read whole rows. */
export const materialPut = (material: StoredMaterial) => ({
  Put: {
    TableName: table('core'),
    Item: {
      ...keys.exerciseMaterial(parseExerciseOwner(material.exercise_id), material.exercise_id),
      ...compressJson(material, 0),
    },
  },
});

type FirstMaterial = Partial<StoredMaterial> & Pick<StoredMaterial, 'exercise_id' | 'exercise_type' | 'source'>;
const laterInObjectives = { target_minutes: null };
const laterInInjects = { objective: null, decision: null, if_late: null, hint: null };
const laterInQuestions = { module: 1 } as const;

export const readMaterial = async (id: number): Promise<StoredMaterial | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.exerciseMaterial(parseExerciseOwner(id), id) }),
  );
  if (!Item) return null;
  const stored = { objectives: [], injects: [], questions: [], ...decompressJson<FirstMaterial>(Item as CompressedJson) };
  return {
    ...stored,
    objectives: stored.objectives.map((objective) => ({ ...laterInObjectives, ...objective })),
    injects: stored.injects.map((inject) => ({ ...laterInInjects, ...inject })),
    questions: stored.questions.map((question) => ({ ...laterInQuestions, ...question })),
  };
};

type IndexEntry = RowKey & IndexedExercise & Pick<Exercise, 'created_at' | 'exercise_name'>;
/** What the projection of the index can decide. */
type IndexedFilter = Pick<ExerciseFilter, 'status' | 'awaiting'>;

const indexEntries = rowReader<IndexEntry>()('exercise', {
  first: { owner: 'string', item: 'string', status: EXERCISE_STATUSES, created_at: 'string' },
  later: () => ({ exercise_name: '', admin_approved: false, iso_auditor_approved: false }),
});

const newestOfAll = () => ({
  TableName: table('core'),
  IndexName: 'exercises_by_created',
  KeyConditionExpression: 'exercises = :all',
  ExpressionAttributeValues: { ':all': 'all' },
  ScanIndexForward: false,
});

/**
 * Keys of a page, newest first, and the number of all exercises. About 20 entries of the index fit in 4 KB, so counting
 * 10,000 costs some 250 read units; beyond that, a stream should maintain a counter.
 */
const readIndexPage = async (
  limit: number,
  offset: number,
  filter: IndexedFilter,
): Promise<{ page: RowKey[]; total: number }> => {
  const page: RowKey[] = [];
  let total = 0;
  for await (const rows of queryPages(newestOfAll())) {
    for (const entry of indexEntries.readList(rows)) {
      if (!matchesIndexedFilter(entry, filter)) continue;
      const { owner, item } = entry;
      if (total >= offset && page.length < limit) page.push({ owner, item });
      total += 1;
    }
  }
  return { page, total };
};

/** As many entries of the index as one search reads: 0.025 read units each. */
const NAMES_READ_MAX = 20_000;

/** The newest exercises of all customers with this in their name. */
export const findExercisesByName = async (search: string, limit: number): Promise<FoundExercise[]> => {
  const wanted = foldCase(search);
  const found: FoundExercise[] = [];
  let read = 0;
  for await (const rows of queryPages(newestOfAll())) {
    const entries = indexEntries.readList(rows).filter(({ exercise_name }) => foldCase(exercise_name).includes(wanted));
    found.push(...entries.map(({ item, exercise_name, status }) => ({ id: parseItemId(item), exercise_name, status })));
    read += rows.length;
    if (found.length >= limit || read >= NAMES_READ_MAX) break;
  }
  return found.slice(0, limit);
};

const keyText = ({ owner, item }: RowKey): string => `${owner} ${item}`;

export const listAllExercises = async (
  limit: number,
  offset: number,
  filter: IndexedFilter = {},
): Promise<{ rows: ExerciseRow[]; total: number }> => {
  const { page, total } = await readIndexPage(limit, offset, filter);
  const found = new Map((await readRows(page)).map((row): [string, StoredRow] => [keyText(row as StoredRow & RowKey), row]));
  const rows = page.map((key) => found.get(keyText(key))).filter((row) => row !== undefined);
  return { rows: exerciseRows.readList(rows), total };
};

const BATCH_MAX = 100;

/**
 * The exercises of all customers since then that the rule selects, as the index has them and again as they are stored: the
 * index lags behind.
 */
export const listExercisesSince = async (
  since: Date,
  isWanted: (exercise: Pick<Exercise, 'created_at' | 'admin_approved' | 'iso_auditor_approved'>) => boolean,
): Promise<ExerciseRow[]> => {
  const wanted: RowKey[] = [];
  const pages = queryPages({
    TableName: table('core'),
    IndexName: 'exercises_by_created',
    KeyConditionExpression: 'exercises = :all AND created_at >= :since',
    ExpressionAttributeValues: { ':all': 'all', ':since': since.toISOString() },
  });
  for await (const rows of pages)
    for (const entry of indexEntries.readList(rows)) if (isWanted(entry)) wanted.push({ owner: entry.owner, item: entry.item });
  const found: StoredRow[] = [];
  for (let from = 0; from < wanted.length; from += BATCH_MAX)
    found.push(...(await readRows(wanted.slice(from, from + BATCH_MAX), true)));
  return exerciseRows.readList(found).filter(isWanted);
};
