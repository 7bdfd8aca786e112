/** Templates of exercises: what staff have stored, and for the rest those that come with the product. */
import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { EXERCISE_TYPES } from '#shared/domain/exercise.ts';
import { type ExerciseTemplate, NewExerciseTemplate } from '#shared/domain/exercise-template.ts';

import { templateSeed } from '#shared/knowledge/exercise-templates.ts';
import { keys, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, isConditionFailure, type Row, table } from './table.ts';
import { transact, type Write } from './transact.ts';

/** A stored row; its key carries the id as padded text. */
type TemplateRow = Omit<ExerciseTemplate, 'id'> & { id: string };

const named = { name: '-', exercise_type: 'other', description: '-', scenario_template: '-' };
const {
  name: _name,
  exercise_type: _type,
  description: _description,
  scenario_template: _scenario,
  ...defaults
} = NewExerciseTemplate.parse(named);
const templateRows = rowReader<TemplateRow>()('exercise template', {
  first: { id: 'string', name: 'string', exercise_type: EXERCISE_TYPES, description: 'string', scenario_template: 'string' },
  later: () => defaults,
});
/** A seed that was deleted leaves a row that only says so. */
const isDeleted = ({ is_deleted }: Row): boolean => is_deleted === true;

const isSeed = (id: number): boolean => templateSeed.some((one) => one.id === id);
const rowOf = ({ id, ...template }: ExerciseTemplate) => ({ ...template, ...keys.exerciseTemplate(id) });
const templateOf = ({ id, ...row }: TemplateRow): ExerciseTemplate => ({ ...row, id: Number(id) });

const storedRows = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await db.send(
      new QueryCommand({
        TableName: table('catalog'),
        KeyConditionExpression: '#kind = :kind',
        ExpressionAttributeNames: { '#kind': 'kind' },
        ExpressionAttributeValues: { ':kind': prefixes.exerciseTemplates },
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    );
    rows.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return rows;
};

const typeOrder = ({ exercise_type }: ExerciseTemplate): number => EXERCISE_TYPES.indexOf(exercise_type);

/** Every template, inactive ones too, by type and then by age. */
export const listTemplates = async (): Promise<ExerciseTemplate[]> => {
  const rows = await storedRows();
  const stored = new Set(rows.map(({ id }) => Number(id)));
  const kept = templateRows.readList(rows.filter((row) => !isDeleted(row))).map(templateOf);
  return [...templateSeed.filter(({ id }) => !stored.has(id)), ...kept].sort(
    (a, b) => typeOrder(a) - typeOrder(b) || a.id - b.id,
  );
};

/** One template, or null. */
export const readTemplate = async (id: number): Promise<ExerciseTemplate | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('catalog'), Key: keys.exerciseTemplate(id), ConsistentRead: true }),
  );
  if (Item) return isDeleted(Item) ? null : templateOf(templateRows.read(Item));
  return templateSeed.find((one) => one.id === id) ?? null;
};

const NAMES = { '#kind': 'kind' };

/** Keeps a new template, together with the key of the request. */
export const insertTemplate = async (
  template: ExerciseTemplate,
  key?: Write,
): Promise<null | { kept: Row | undefined } | 'busy'> => {
  const put = {
    TableName: table('catalog'),
    Item: rowOf(template),
    ConditionExpression: 'attribute_not_exists(#kind)',
    ExpressionAttributeNames: NAMES,
  };
  const cancelled = await transact({ key, template: { Put: put } });
  if (cancelled === null) return null;
  return cancelled.refused === 'key' ? { kept: cancelled.item } : 'busy';
};

/** Whether a conditional write was made. */
const isDone = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};

/** A seed is there until a row says it was deleted; everything else has to have its row. */
const isThere = (id: number): string =>
  isSeed(id) ? 'attribute_not_exists(is_deleted)' : 'attribute_exists(#kind) AND attribute_not_exists(is_deleted)';
const conditionOn = (id: number) => ({
  ConditionExpression: isThere(id),
  ...(isSeed(id) ? {} : { ExpressionAttributeNames: NAMES }),
});

/** Writes a whole template; false when there is none with its id. */
export const putTemplate = (template: ExerciseTemplate): Promise<boolean> =>
  isDone(db.send(new PutCommand({ TableName: table('catalog'), Item: rowOf(template), ...conditionOn(template.id) })));

/** Removes a template for good; false when there is none with that id. A seed leaves a row behind, or it would come back. */
export const removeTemplate = (id: number): Promise<boolean> => {
  const Key = keys.exerciseTemplate(id);
  const condition = conditionOn(id);
  return isDone(
    isSeed(id)
      ? db.send(new PutCommand({ TableName: table('catalog'), Item: { ...Key, is_deleted: true }, ...condition }))
      : db.send(new DeleteCommand({ TableName: table('catalog'), Key, ...condition })),
  );
};
