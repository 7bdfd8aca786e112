import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { BillingInfo } from '#shared/domain/billing.ts';
import { buildUpdate } from './expressions.ts';
import { keys } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, table } from './table.ts';

const billingRows = rowReader<Partial<BillingInfo>>()('billing information', { first: {}, later: () => ({}) });

/** Strongly read, as it is shown right after it was saved. */
export const readBilling = async (uid: number): Promise<Partial<BillingInfo>> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.billing(uid), ConsistentRead: true }));
  return billingRows.readOptional(Item) ?? {};
};

export const changeBilling = async (uid: number, change: Partial<BillingInfo>, now: Date): Promise<Partial<BillingInfo>> => {
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: table('core'),
      Key: keys.billing(uid),
      ...buildUpdate({ set: { ...change, updated_at: now.toISOString() } }),
      ReturnValues: 'ALL_NEW',
    }),
  );
  return billingRows.read(Attributes!);
};
