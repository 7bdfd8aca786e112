/** Billing information: one row, with the fields that were said; read strongly, as it is shown right after it is stored. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { BillingInfo } from '#shared/domain/billing.ts';
import { keys } from './keys.ts';
import { db, table } from './table.ts';

/** The stored fields; none before anything was stored. */
export const readBilling = async (uid: number): Promise<Partial<BillingInfo>> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.billing(uid), ConsistentRead: true }));
  return (Item as Partial<BillingInfo> | undefined) ?? {};
};

/** Sets what is given and leaves the rest; answers all that is stored then. */
export const changeBilling = async (uid: number, change: Partial<BillingInfo>, now: Date): Promise<Partial<BillingInfo>> => {
  const entries = Object.entries({ ...change, updated_at: now.toISOString() }).filter(([, value]) => value !== undefined);
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: table('core'),
      Key: keys.billing(uid),
      UpdateExpression: `SET ${entries.map((_, at) => `#f${at} = :f${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name], at) => [`#f${at}`, name])),
      ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], at) => [`:f${at}`, value])),
      ReturnValues: 'ALL_NEW',
    }),
  );
  return Attributes as Partial<BillingInfo>;
};
