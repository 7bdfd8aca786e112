import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { DAY_SECONDS } from '#shared/domain/time.ts';
import { buildCondition, isAbsent } from './expressions.ts';
import { keys } from './keys.ts';
import { db, epochSeconds, table, tryWrite } from './table.ts';

/** Longer than Stripe repeats an event, and than it keeps events itself (30 days). */
const KEPT_SECONDS = 35 * DAY_SECONDS;

export interface ProviderEventRecord {
  id: string;
  type: string;
  /** Set for an event of a customer who is no user. */
  parked?: { customer: string | null };
}

const buildPut = ({ id, type, parked }: ProviderEventRecord, now: Date) => ({
  TableName: table('ephemeral'),
  Item: {
    ...keys.webhookEvent(id),
    type,
    ...(parked ? { parked: true, customer: parked.customer } : {}),
    received_at: now.toISOString(),
    expires_at: epochSeconds(now) + KEPT_SECONDS,
  },
  ...buildCondition(isAbsent('owner')),
});

export const eventPut = (event: ProviderEventRecord, now: Date) => ({ Put: buildPut(event, now) });

export const quarantineEvent = async (
  event: ProviderEventRecord & { parked: { customer: string | null } },
  now: Date,
): Promise<void> => {
  await tryWrite(db.send(new PutCommand(buildPut(event, now))));
};
