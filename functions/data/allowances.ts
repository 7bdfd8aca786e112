/** The yearly allowance: how many plans were created in one window. Nothing ever takes from it. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Subscription } from '#shared/domain/subscription.ts';
import { keys } from './keys.ts';
import { db, epochSeconds, type Row, table } from './table.ts';

/** Plans created in the window that starts then; read strongly, as it decides. */
export const readUsed = async (uid: number, windowStart: Date): Promise<number> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.allowance(uid, epochSeconds(windowStart)), ConsistentRead: true }),
  );
  return (Item?.used as number | undefined) ?? 0;
};

export interface Allowance {
  windowStart: Date;
  limit: number;
  subscription: Pick<Subscription, 'plan_type' | 'current_period_end'>;
}

/** The parts of the transaction that creates a BCP: one more of the window, and the tier that allows it. */
export const allowanceWrites = (uid: number, { windowStart, limit, subscription }: Allowance) => ({
  allowance: {
    Update: {
      TableName: table('core'),
      Key: keys.allowance(uid, epochSeconds(windowStart)),
      UpdateExpression: 'ADD used :one',
      ConditionExpression: 'attribute_not_exists(used) OR used < :limit',
      ExpressionAttributeValues: { ':one': 1, ':limit': limit },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    },
  },
  subscription: {
    ConditionCheck: {
      TableName: table('core'),
      Key: keys.subscription(uid),
      ConditionExpression: '#status = :active AND plan_type = :tier AND current_period_end = :end',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ':active': 'active',
        ':tier': subscription.plan_type,
        ':end': subscription.current_period_end,
      },
    },
  },
});

/** How many were used when the allowance refused. */
export const usedBefore = (item: Row | undefined): number => (item?.used as number | undefined) ?? 0;
