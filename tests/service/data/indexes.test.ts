/** Tests that run handlers in their process see what a deployed index holds, and no more. */
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keys, tables } from '#functions/data/keys.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';

let world: InProcess;
beforeAll(async () => {
  world = await startInProcess();
});
afterAll(() => world.stop());

it('an index returns its keys and the attributes that the entity chart projects', async () => {
  const { db } = await import('#functions/data/table.ts');
  const { projection } = tables.core.indexes.exercises_by_created;
  const carried = Object.fromEntries(projection.map((name) => [name, true]));
  const key = { ...keys.exercise(1, 100_001), exercises: 'all', created_at: '2026-01-01T00:00:00.000Z' };
  await db.send(new PutCommand({ TableName: 'core', Item: { ...key, ...carried, bcp_name: 'Not carried' } }));
  const { Items } = await db.send(
    new QueryCommand({
      TableName: 'core',
      IndexName: 'exercises_by_created',
      KeyConditionExpression: 'exercises = :all',
      ExpressionAttributeValues: { ':all': 'all' },
    }),
  );
  expect(Items).toEqual([{ ...key, ...carried }]);
});
