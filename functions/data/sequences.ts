import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { buildUpdate } from './expressions.ts';
import { keys } from './keys.ts';
import { parseCounter } from './rows.ts';
import { db, table } from './table.ts';

export const nextNumber = async (noun: Parameters<typeof keys.sequence>[0]): Promise<number> => {
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: table('catalog'),
      Key: keys.sequence(noun),
      ...buildUpdate({ add: { n: 1 } }),
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return parseCounter(Attributes, 'n');
};
