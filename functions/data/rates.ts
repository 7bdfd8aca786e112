/** Rate buckets: how often something happened in the current window. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from './keys.ts';
import { db, epochSeconds, table } from './table.ts';

const HOUR_SECONDS = 3_600;

const startOf = (now: Date, windowSeconds: number): number => {
  const seconds = epochSeconds(now);
  return seconds - (seconds % windowSeconds);
};

export interface Counted {
  count: number;
  endsInSeconds: number;
}

/** How many events a subject has in this window, by a strong read. */
export const readCount = async (rule: string, subject: string, windowSeconds: number, now: Date): Promise<Counted> => {
  const start = startOf(now, windowSeconds);
  const { Item } = await db.send(
    new GetCommand({ TableName: table('ephemeral'), Key: keys.rate(rule, subject, start), ConsistentRead: true }),
  );
  return { count: (Item?.n as number | undefined) ?? 0, endsInSeconds: start + windowSeconds - epochSeconds(now) };
};

/**
 * Counts one more event for a subject and answers how many there were in this window, and in how many seconds the
 * window ends. Windows are fixed: they start at multiples of their length.
 */
export const count = async (
  rule: string,
  subject: string,
  windowSeconds: number,
  now: Date,
): Promise<{ count: number; endsInSeconds: number }> => {
  const seconds = epochSeconds(now);
  const start = seconds - (seconds % windowSeconds);
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: table('ephemeral'),
      Key: keys.rate(rule, subject, start),
      UpdateExpression: 'ADD n :one SET expires_at = :end',
      ExpressionAttributeValues: { ':one': 1, ':end': start + windowSeconds + HOUR_SECONDS },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return { count: Attributes!.n as number, endsInSeconds: start + windowSeconds - seconds };
};
