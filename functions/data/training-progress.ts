/** How far a user has come in the training modules: one row, an attribute per module. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from './keys.ts';
import { db, table } from './table.ts';

const attribute = (moduleId: number): string => `module_${moduleId}`;

/** The progress in percent by module; what was never begun is 0. Read strongly, as it is shown right after it is set. */
export const readProgress = async (uid: number): Promise<(moduleId: number) => number> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.training(uid), ConsistentRead: true }));
  return (moduleId) => (Item?.[attribute(moduleId)] as number | undefined) ?? 0;
};

/** Keeps the progress of one module; the others stay as they are. */
export const saveProgress = async (uid: number, moduleId: number, progress: number, now: Date): Promise<void> => {
  await db.send(
    new UpdateCommand({
      TableName: table('core'),
      Key: keys.training(uid),
      UpdateExpression: 'SET #module = :progress, updated_at = :at',
      ExpressionAttributeNames: { '#module': attribute(moduleId) },
      ExpressionAttributeValues: { ':progress': progress, ':at': now.toISOString() },
    }),
  );
};
