/** Subscriptions by when their period ends: an index, which finds them; what is done is decided by the row itself. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ownerOf } from './keys.ts';
import { db, table } from './table.ts';

export interface Ending {
  uid: number;
  current_period_end: string;
}

/** Users whose subscription is active, or past due, by the end of their period; those up to a time where one is given. */
export const endingSubscriptions = async (status: 'active' | 'past_due', until?: Date): Promise<Ending[]> => {
  const found: Ending[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await db.send(
      new QueryCommand({
        TableName: table('core'),
        IndexName: 'subscriptions_ending',
        KeyConditionExpression: until ? 'ending = :status AND current_period_end <= :until' : 'ending = :status',
        ExpressionAttributeValues: { ':status': status, ...(until ? { ':until': until.toISOString() } : {}) },
        ExclusiveStartKey: start,
      }),
    );
    for (const row of (page.Items ?? []) as { owner: string; current_period_end: string }[])
      found.push({ uid: ownerOf(row.owner), current_period_end: row.current_period_end });
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return found;
};
