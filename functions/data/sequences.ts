/** Numbers for new things: short, global, gaps are fine. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from './keys.ts';
import { db, table } from './table.ts';

/** The next number of a noun, from 1; each call costs one write unit. */
export const nextNumber = async (noun: Parameters<typeof keys.sequence>[0]): Promise<number> => {
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: table('catalog'),
      Key: keys.sequence(noun),
      UpdateExpression: 'ADD n :one',
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Attributes!.n as number;
};
