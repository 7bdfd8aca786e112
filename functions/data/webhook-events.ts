/** Events of the payment provider that were taken in: each counts once. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from './keys.ts';
import { db, epochSeconds, isConditionFailure, table } from './table.ts';

/** Longer than the provider repeats an event, and than it keeps events itself (30 days). */
const KEPT_SECONDS = 35 * 86_400;

export interface ProviderEventRecord {
  id: string;
  type: string;
  /** Set when nobody was found whom the event concerns. */
  parked?: { customer: string | null };
}

const put = ({ id, type, parked }: ProviderEventRecord, now: Date) => ({
  TableName: table('ephemeral'),
  Item: {
    ...keys.webhookEvent(id),
    type,
    ...(parked ? { parked: true, customer: parked.customer } : {}),
    received_at: now.toISOString(),
    expires_at: epochSeconds(now) + KEPT_SECONDS,
  },
  ConditionExpression: 'attribute_not_exists(#owner)',
  ExpressionAttributeNames: { '#owner': 'owner' },
});

/** The part of a transaction that notes an event, and stops the transaction when it was noted before. */
export const eventPut = (event: ProviderEventRecord, now: Date) => ({ Put: put(event, now) });

/** Sets an event aside that concerns nobody we know. */
export const quarantineEvent = async (
  event: ProviderEventRecord & { parked: { customer: string | null } },
  now: Date,
): Promise<void> => {
  try {
    await db.send(new PutCommand(put(event, now)));
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};
