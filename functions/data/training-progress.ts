import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { buildUpdate } from './expressions.ts';
import { keys } from './keys.ts';
import { db, table } from './table.ts';

const moduleAttribute = (moduleId: number): string => `module_${moduleId}`;

/** Progress in percent by module, 0 before it was begun. Strongly read, as it is shown right after it was saved. */
export const readProgress = async (uid: number): Promise<(moduleId: number) => number> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.training(uid), ConsistentRead: true }));
  return (moduleId) => Number(Item?.[moduleAttribute(moduleId)] ?? 0);
};

export const saveProgress = async (uid: number, moduleId: number, progress: number, now: Date): Promise<void> => {
  await db.send(
    new UpdateCommand({
      TableName: table('core'),
      Key: keys.training(uid),
      ...buildUpdate({ set: { [moduleAttribute(moduleId)]: progress, updated_at: now.toISOString() } }),
    }),
  );
};
