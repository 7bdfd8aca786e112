/** Exercise templates: the product's own (the seed), overridden by rows that staff stored. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import { type AuthoredTemplate, type ExerciseTemplate, NewExerciseTemplate } from '#shared/domain/exercise-template.ts';

import { templateSeed } from '#shared/knowledge/exercise-templates.ts';
import { allOf, buildCondition, buildUpdate, type Condition, exists, isAbsent } from './expressions.ts';
import type { UsedKey } from './idempotency.ts';
import { keys, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, queryAll, type StoredRow, table } from './table.ts';
import { transact, tryTransact, type Write } from './transact.ts';

type TemplateRow = Omit<AuthoredTemplate, 'id'> & { id: string };

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
const usesRows = rowReader<{ id: string; uses: number }>()('exercise template uses', {
  first: { id: 'string', uses: 'number' },
  later: () => ({}),
});
const isDeleted = ({ is_deleted }: StoredRow): boolean => is_deleted === true;

const isSeed = (id: number): boolean => templateSeed.some((seed) => seed.id === id);
const toRow = ({ id, ...template }: AuthoredTemplate) => ({ ...template, ...keys.exerciseTemplate(id) });
const toTemplate = ({ id, ...row }: TemplateRow): AuthoredTemplate => ({ ...row, id: Number(id) });

const queryKind = (kind: string, isStrong: boolean): Promise<StoredRow[]> =>
  queryAll({
    TableName: table('catalog'),
    KeyConditionExpression: '#kind = :kind',
    ExpressionAttributeNames: { '#kind': 'kind' },
    ExpressionAttributeValues: { ':kind': kind },
    ConsistentRead: isStrong,
  });

const typeOrder = ({ exercise_type }: AuthoredTemplate): number => EXERCISE_TYPES.indexOf(exercise_type);

export const listTemplates = async (): Promise<ExerciseTemplate[]> => {
  const [rows, counters] = await Promise.all([
    queryKind(prefixes.exerciseTemplates, true),
    queryKind(prefixes.exerciseTemplateUses, false),
  ]);
  const uses = new Map(usesRows.readList(counters).map((row) => [Number(row.id), row.uses]));
  const stored = new Set(rows.map(({ id }) => Number(id)));
  const active = templateRows.readList(rows.filter((row) => !isDeleted(row))).map(toTemplate);
  return [...templateSeed.filter(({ id }) => !stored.has(id)), ...active]
    .sort((a, b) => typeOrder(a) - typeOrder(b) || a.id - b.id)
    .map((template) => ({ ...template, use_count: uses.get(template.id) ?? 0 }));
};

export const readAuthoredTemplate = async (id: number): Promise<AuthoredTemplate | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('catalog'), Key: keys.exerciseTemplate(id), ConsistentRead: true }),
  );
  if (Item) return isDeleted(Item) ? null : toTemplate(templateRows.read(Item));
  return templateSeed.find((seed) => seed.id === id) ?? null;
};

export const readTemplateUses = async (id: number): Promise<number> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('catalog'), Key: keys.exerciseTemplateUses(id) }));
  return usesRows.readOptional(Item)?.uses ?? 0;
};

export const readTemplate = async (id: number): Promise<ExerciseTemplate | null> => {
  const [template, use_count] = await Promise.all([readAuthoredTemplate(id), readTemplateUses(id)]);
  return template && { ...template, use_count };
};

/** Part of the transaction that creates an exercise. A counter outlives its template. */
export const templateUseUpdate = (id: number): Write => ({
  Update: { TableName: table('catalog'), Key: keys.exerciseTemplateUses(id), ...buildUpdate({ add: { uses: 1 } }) },
});

export const insertTemplate = async (template: AuthoredTemplate, event: Write, key?: Write): Promise<null | UsedKey | 'busy'> => {
  const put = { TableName: table('catalog'), Item: toRow(template), ...buildCondition(isAbsent('kind')) };
  const cancellation = await transact({ key, template: { Put: put }, event });
  if (cancellation === null) return null;
  return cancellation.refused === 'key' ? { usedKey: cancellation.item } : 'busy';
};

/** A seed exists unless its row says that it was deleted; other templates need a row. */
const isStored = (id: number): Condition => (isSeed(id) ? isAbsent('is_deleted') : allOf(exists('kind'), isAbsent('is_deleted')));

export const putTemplate = (template: AuthoredTemplate, event: Write): Promise<boolean> =>
  tryTransact([{ Put: { TableName: table('catalog'), Item: toRow(template), ...buildCondition(isStored(template.id)) } }, event]);

/** A deleted seed leaves a row, or it would be back. */
export const removeTemplate = (id: number, event: Write): Promise<boolean> => {
  const Key = keys.exerciseTemplate(id);
  const [TableName, condition] = [table('catalog'), buildCondition(isStored(id))];
  return tryTransact([
    isSeed(id)
      ? { Put: { TableName, Item: { ...Key, is_deleted: true }, ...condition } }
      : { Delete: { TableName, Key, ...condition } },
    event,
  ]);
};
