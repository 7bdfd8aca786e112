/** What a user said in the assessment. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from './keys.ts';
import { db, table } from './table.ts';

/** Whether the user wants cyber-related content; yes until said otherwise. */
export const wantsCyber = async (uid: number): Promise<boolean> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.preferences(uid) }));
  return (Item?.cyber_assessment_interest as boolean | undefined) ?? true;
};
