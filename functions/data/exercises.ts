import { BatchGetCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { EXERCISE_STATUSES, EXERCISE_TYPES, type Exercise } from '#shared/domain/exercise.ts';
import type { StoredMaterial } from '#shared/domain/exercise-material.ts';

import { type Approver, awaitsApproval } from '#shared/domain/exercise-states.ts';

import { type CompressedJson, compressJson, decompressJson } from './compression.ts';
import { childId, EXERCISES_PER_USER, keys, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, isConditionFailure, queryPrefix, type Row, StoreBusy, table } from './table.ts';
import { transact, type Write } from './transact.ts';

/**
 * Tabletop exercises. The id carries the owner, so staff and auditors find an exercise without an index; rows carry a
 * version, so that two people who change one at once lose nothing.
 */

/** A request that changed an exercise, by digests of its key and of what it asked for. */
export interface RequestMark {
  key: string;
  hash: string;
}

export interface ExerciseRow extends Exercise {
  version: number;
  /** The last requests that changed it, so that a repeated one finds itself done. */
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
  later: ({ created_at }) => ({
    bcp_name: '',
    scenario_description: '',
    scheduled_date: null,
    completed_date: null,
    participants: [],
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

/** The user whose plan an exercise is for. */
export const parseExerciseOwner = (id: number): number => Math.floor(id / EXERCISES_PER_USER);

/** `exercises` puts the row into the list of staff and auditors. */
const rowOf = (exercise: Exercise, version: number, marks: RequestMark[]) => ({
  ...keys.exercise(parseExerciseOwner(exercise.id), exercise.id),
  ...exercise,
  version,
  exercises: 'all',
  ...(marks.length > 0 ? { marks } : {}),
});

/** The part of a transaction that keeps a new exercise. */
export const exercisePut = (exercise: Exercise) => ({
  Put: {
    TableName: table('core'),
    Item: rowOf(exercise, 1, []),
    ConditionExpression: 'attribute_not_exists(#owner)',
    ExpressionAttributeNames: { '#owner': 'owner' },
  },
});

/** Exercises of one account: a list reads them all. */
export const EXERCISES_MAX = 1_000;

/** The part of a transaction that counts new exercises. The count began later than the numbers, so old accounts start at none. */
export const exerciseCountUpdate = (uid: number, count: number) => ({
  Update: {
    TableName: table('core'),
    Key: keys.exerciseCount(uid),
    UpdateExpression: 'ADD #count :count',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':count': count },
  },
});

/** Ids for so many new exercises, or null when the account holds as many as it may; gaps are fine. */
export const reserveIds = async (uid: number, count: number): Promise<number[] | null> => {
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.exerciseCount(uid),
        UpdateExpression: 'ADD n :count',
        ConditionExpression: 'attribute_not_exists(#count) OR #count < :max',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':count': count, ':max': EXERCISES_MAX },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    const last = Attributes!.n as number;
    if (last >= EXERCISES_PER_USER) return null;
    return Array.from({ length: count }, (_, at) => childId(uid, last - count + 1 + at, EXERCISES_PER_USER));
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
};

/** Keeps a new exercise, together with the key of the request; a key that was used before is answered as it stands in its row. */
export const insert = async (exercise: Exercise, key?: Write): Promise<null | { kept: Row | undefined } | 'busy'> => {
  const cancelled = await transact({
    key,
    exercise: exercisePut(exercise),
    count: exerciseCountUpdate(parseExerciseOwner(exercise.id), 1),
  });
  if (cancelled === null) return null;
  return cancelled.refused === 'key' ? { kept: cancelled.item } : 'busy';
};

/** One exercise, strongly read, or null; whoever asks has been admitted to it. */
export const read = async (id: number): Promise<ExerciseRow | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.exercise(parseExerciseOwner(id), id), ConsistentRead: true }),
  );
  return exerciseRows.readOptional(Item);
};

/** A user's exercises, newest first. */
export const list = async (uid: number): Promise<ExerciseRow[]> => {
  const rows = await queryPrefix(prefixes.user(uid), prefixes.exercises, { newestFirst: true });
  const counter = keys.exerciseCount(uid).item;
  return exerciseRows.readList(rows.filter(({ item }) => item !== counter));
};

/** The exercises of one plan, newest first. */
export const listOfBcp = async (uid: number, bcpId: number): Promise<ExerciseRow[]> =>
  (await list(uid)).filter(({ bcp_id }) => bcp_id === bcpId);

/** What becomes of an exercise; it may wait for what is read beside it. */
export type Rule = (exercise: ExerciseRow) => Exercise | Promise<Exercise>;

const CHANGE_TRIES = 5;
const MARKS_MAX = 8;

/**
 * Changes an exercise by a rule and answers it; throws what the rule throws. A request that did this before changes
 * nothing again: 'reused' when its key was used for something else. 'busy' when others kept changing it.
 */
export const change = async (
  id: number,
  rule: Rule,
  mark: RequestMark | null = null,
): Promise<Exercise | 'unknown' | 'reused' | 'busy'> => {
  for (let attempt = 1; attempt <= CHANGE_TRIES; attempt++) {
    const row = await read(id);
    if (!row) return 'unknown';
    const { version, marks = [] } = row;
    const earlier = marks.find(({ key }) => key === mark?.key);
    if (earlier) return earlier.hash === mark!.hash ? row : 'reused';
    const after = await rule(row);
    if (after === row) return row;
    try {
      await db.send(
        new PutCommand({
          TableName: table('core'),
          Item: rowOf(after, version + 1, [...marks, ...(mark ? [mark] : [])].slice(-MARKS_MAX)),
          ConditionExpression: 'version = :read',
          ExpressionAttributeValues: { ':read': version },
        }),
      );
      return after;
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  }
  return 'busy';
};

/** What facilitators need beside an exercise: apart from it, since lists of exercises carry whole rows. */

/** The part of a transaction that keeps the material of an exercise, packed. */
export const materialPut = (material: StoredMaterial) => ({
  Put: {
    TableName: table('core'),
    Item: {
      ...keys.exerciseMaterial(parseExerciseOwner(material.exercise_id), material.exercise_id),
      ...compressJson(material, 0),
    },
  },
});

/** Lists, and fields of injects, may have come later. */
type FirstMaterial = Partial<StoredMaterial> & Pick<StoredMaterial, 'exercise_id' | 'exercise_type' | 'source'>;
const laterInInjects = { objective: null, decision: null, if_late: null, hint: null };

/** The material that was kept with an exercise, or null. */
export const readMaterial = async (id: number): Promise<StoredMaterial | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.exerciseMaterial(parseExerciseOwner(id), id) }),
  );
  if (!Item) return null;
  const stored = { objectives: [], injects: [], questions: [], ...decompressJson<FirstMaterial>(Item as CompressedJson) };
  return { ...stored, injects: stored.injects.map((inject) => ({ ...laterInInjects, ...inject })) };
};

/** Everybody's exercises, for staff and auditors: the index names those of a page, the rows are read by their keys. */

interface ExerciseKey {
  owner: string;
  item: string;
}

/** An entry of the index: the key of a row, and what it carries. */
type IndexEntry = ExerciseKey & Pick<ExerciseRow, 'status' | 'admin_approved' | 'iso_auditor_approved'>;

/**
 * Keys of a page, newest first, and how many exercises there are. The index is compact (about 25 entries in 4 KB), so that
 * counting ten thousand costs some 200 read units; beyond that a counter kept by the stream is due.
 */
const readIndexPage = async (
  limit: number,
  offset: number,
  awaiting?: Approver,
): Promise<{ page: ExerciseKey[]; total: number }> => {
  const page: ExerciseKey[] = [];
  let total = 0;
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        TableName: table('core'),
        IndexName: 'exercises_by_created',
        KeyConditionExpression: 'exercises = :all',
        ExpressionAttributeValues: { ':all': 'all' },
        ScanIndexForward: false,
        ExclusiveStartKey: start,
      }),
    );
    for (const entry of Items as IndexEntry[]) {
      if (awaiting && !awaitsApproval(entry, awaiting)) continue;
      const { owner, item } = entry;
      if (total >= offset && page.length < limit) page.push({ owner, item });
      total += 1;
    }
    start = LastEvaluatedKey;
  } while (start !== undefined);
  return { page, total };
};

const READ_TRIES = 5;

/** The rows of up to 100 keys; the store may leave some for another call. */
const readRows = async (wanted: ExerciseKey[]): Promise<Row[]> => {
  const rows: Row[] = [];
  let left = wanted;
  for (let attempt = 1; left.length > 0; attempt++) {
    if (attempt > READ_TRIES) throw new StoreBusy('Rows were left unread');
    const name = table('core');
    const { Responses = {}, UnprocessedKeys = {} } = await db.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys: left } } }),
    );
    rows.push(...(Responses[name] ?? []));
    left = (UnprocessedKeys[name]?.Keys ?? []) as ExerciseKey[];
  }
  return rows;
};

const keyText = ({ owner, item }: ExerciseKey): string => `${owner} ${item}`;

/** A page of everybody's exercises, newest first, and how many there are; `awaiting` keeps those without that approval. */
export const listAll = async (
  limit: number,
  offset: number,
  awaiting?: Approver,
): Promise<{ rows: ExerciseRow[]; total: number }> => {
  const { page, total } = await readIndexPage(limit, offset, awaiting);
  const found = new Map((await readRows(page)).map((row): [string, Row] => [keyText(row as Row & ExerciseKey), row]));
  const rows = page.map((key) => found.get(keyText(key))).filter((row) => row !== undefined);
  return { rows: exerciseRows.readList(rows), total };
};
