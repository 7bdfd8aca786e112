/**
 * Tabletop exercises. The id carries the owner, so staff and auditors find an exercise without an index; rows carry a
 * version, so that two people who change one at once lose nothing.
 */
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Exercise } from '#shared/domain/exercise.ts';
import { EXERCISE_STATUSES, EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import { childId, EXERCISES_PER_USER, keys, prefixes } from './keys.ts';
import { rowsUnder } from './query.ts';
import { rowReader } from './rows.ts';
import { db, isConditionFailure, type Row, table } from './table.ts';
import { transact, type Write } from './transact.ts';

/** A request that changed an exercise, by digests of its key and of what it asked for. */
export interface Mark {
  key: string;
  hash: string;
}

export interface ExerciseRow extends Exercise {
  version: number;
  /** The last requests that changed it, so that a repeated one finds itself done. */
  marks?: Mark[];
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
export const ownerOfExercise = (id: number): number => Math.floor(id / EXERCISES_PER_USER);

/** `exercises` puts the row into the list of staff and auditors. */
const rowOf = (exercise: Exercise, version: number, marks: Mark[]) => ({
  ...keys.exercise(ownerOfExercise(exercise.id), exercise.id),
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
    count: exerciseCountUpdate(ownerOfExercise(exercise.id), 1),
  });
  if (cancelled === null) return null;
  return cancelled.refused === 'key' ? { kept: cancelled.item } : 'busy';
};

/** One exercise, strongly read, or null; whoever asks has been admitted to it. */
export const read = async (id: number): Promise<ExerciseRow | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.exercise(ownerOfExercise(id), id), ConsistentRead: true }),
  );
  return exerciseRows.readIfThere(Item);
};

/** A user's exercises, newest first. */
export const list = async (uid: number): Promise<ExerciseRow[]> => {
  const rows = await rowsUnder(prefixes.user(uid), prefixes.exercises, { newestFirst: true });
  const counter = keys.exerciseCount(uid).item;
  return exerciseRows.readList(rows.filter(({ item }) => item !== counter));
};

/** The exercises of one plan, newest first. */
export const listOfPlan = async (uid: number, bcpId: number): Promise<ExerciseRow[]> =>
  (await list(uid)).filter(({ bcp_id }) => bcp_id === bcpId);

/** What becomes of an exercise; it may wait for what is read beside it. */
export type Rule = (exercise: ExerciseRow) => Exercise | Promise<Exercise>;

const TRIES = 5;
const MARKS_MAX = 8;

/**
 * Changes an exercise by a rule and answers it; throws what the rule throws. A request that did this before changes
 * nothing again: 'reused' when its key was used for something else. 'busy' when others kept changing it.
 */
export const change = async (
  id: number,
  rule: Rule,
  mark: Mark | null = null,
): Promise<Exercise | 'unknown' | 'reused' | 'busy'> => {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
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
