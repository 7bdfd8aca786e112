/** Exercise templates: the product's own (the seed), overridden by rows that staff stored. */
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { EXERCISE_TYPES } from '#shared/domain/exercise.ts';
import { type ExerciseTemplate, NewExerciseTemplate } from '#shared/domain/exercise-template.ts';

import { templateSeed } from '#shared/knowledge/exercise-templates.ts';
import { allOf, buildCondition, type Condition, exists, isAbsent } from './expressions.ts';
import type { UsedKey } from './idempotency.ts';
import { keys, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, queryAll, type StoredRow, table, tryWrite } from './table.ts';
import { transact, type Write } from './transact.ts';

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
const isDeleted = ({ is_deleted }: StoredRow): boolean => is_deleted === true;

const isSeed = (id: number): boolean => templateSeed.some((seed) => seed.id === id);
const toRow = ({ id, ...template }: ExerciseTemplate) => ({ ...template, ...keys.exerciseTemplate(id) });
const toTemplate = ({ id, ...row }: TemplateRow): ExerciseTemplate => ({ ...row, id: Number(id) });

const queryRows = (): Promise<StoredRow[]> =>
  queryAll({
    TableName: table('catalog'),
    KeyConditionExpression: '#kind = :kind',
    ExpressionAttributeNames: { '#kind': 'kind' },
    ExpressionAttributeValues: { ':kind': prefixes.exerciseTemplates },
    ConsistentRead: true,
  });

const typeOrder = ({ exercise_type }: ExerciseTemplate): number => EXERCISE_TYPES.indexOf(exercise_type);

export const listTemplates = async (): Promise<ExerciseTemplate[]> => {
  const rows = await queryRows();
  const stored = new Set(rows.map(({ id }) => Number(id)));
  const active = templateRows.readList(rows.filter((row) => !isDeleted(row))).map(toTemplate);
  return [...templateSeed.filter(({ id }) => !stored.has(id)), ...active].sort(
    (a, b) => typeOrder(a) - typeOrder(b) || a.id - b.id,
  );
};

export const readTemplate = async (id: number): Promise<ExerciseTemplate | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('catalog'), Key: keys.exerciseTemplate(id), ConsistentRead: true }),
  );
  if (Item) return isDeleted(Item) ? null : toTemplate(templateRows.read(Item));
  return templateSeed.find((seed) => seed.id === id) ?? null;
};

export const insertTemplate = async (template: ExerciseTemplate, key?: Write): Promise<null | UsedKey | 'busy'> => {
  const put = { TableName: table('catalog'), Item: toRow(template), ...buildCondition(isAbsent('kind')) };
  const cancellation = await transact({ key, template: { Put: put } });
  if (cancellation === null) return null;
  return cancellation.refused === 'key' ? { usedKey: cancellation.item } : 'busy';
};

/** A seed exists unless its row says that it was deleted; other templates need a row. */
const isStored = (id: number): Condition => (isSeed(id) ? isAbsent('is_deleted') : allOf(exists('kind'), isAbsent('is_deleted')));

export const putTemplate = async (template: ExerciseTemplate): Promise<boolean> => {
  const command = new PutCommand({
    TableName: table('catalog'),
    Item: toRow(template),
    ...buildCondition(isStored(template.id)),
  });
  return (await tryWrite(db.send(command))) !== null;
};

/** A deleted seed leaves a row, or it would be back. */
export const removeTemplate = async (id: number): Promise<boolean> => {
  const Key = keys.exerciseTemplate(id);
  const condition = buildCondition(isStored(id));
  const write: Promise<unknown> = isSeed(id)
    ? db.send(new PutCommand({ TableName: table('catalog'), Item: { ...Key, is_deleted: true }, ...condition }))
    : db.send(new DeleteCommand({ TableName: table('catalog'), Key, ...condition }));
  return (await tryWrite(write)) !== null;
};
