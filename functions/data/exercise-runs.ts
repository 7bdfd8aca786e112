import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type ExerciseRun, RunContent } from '#shared/domain/exercise-run.ts';
import { COMPRESSED_MAX_BYTES, type CompressedJson, compressedBytes, compressJson, decompressJson } from './compression.ts';
import { type ExerciseRow, exerciseUnchanged, parseExerciseOwner } from './exercises.ts';
import { buildCondition, equals, isAbsent } from './expressions.ts';
import { keys } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, table } from './table.ts';
import { transact } from './transact.ts';

interface ExerciseRunRow extends CompressedJson {
  exercise_id: number;
  version: number;
  updated_at: string;
}

const exerciseRunRows = rowReader<ExerciseRunRow>()('exercise run', {
  first: { exercise_id: 'number', version: 'number', updated_at: 'string' },
  later: () => ({}),
});

/** Parsing fills in the fields that were added later. */
const toRun = ({ exercise_id, version, updated_at, ...content }: ExerciseRunRow): ExerciseRun => ({
  ...RunContent.parse(decompressJson(content)),
  exercise_id,
  version,
  updated_at,
});

/** Strongly read; version 0 when nothing was kept yet. */
export const readRun = async (id: number): Promise<ExerciseRun> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.exerciseRun(parseExerciseOwner(id), id), ConsistentRead: true }),
  );
  const row = exerciseRunRows.readOptional(Item);
  return row ? toRun(row) : { ...RunContent.parse({}), exercise_id: id, version: 0, updated_at: null };
};

const compressRun = (content: RunContent): CompressedJson => compressJson(content, 0);

export const isRunTooLong = (content: RunContent): boolean => compressedBytes(compressRun(content)) > COMPRESSED_MAX_BYTES;

/** Writes the version after `version`, if the exercise is still the one that was read; null when either has changed. */
export const writeRun = async (
  exercise: ExerciseRow,
  version: number,
  content: RunContent,
  now: Date,
): Promise<ExerciseRun | null> => {
  const { id } = exercise;
  const next = { exercise_id: id, version: version + 1, updated_at: now.toISOString() };
  const cancellation = await transact({
    exercise: exerciseUnchanged(exercise),
    run: {
      Put: {
        TableName: table('core'),
        Item: { ...keys.exerciseRun(parseExerciseOwner(id), id), ...next, ...compressRun(content) },
        ...buildCondition(version === 0 ? isAbsent('owner') : equals('version', version)),
      },
    },
  });
  return cancellation === null ? { ...content, ...next } : null;
};
