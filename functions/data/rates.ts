/** Windows start at multiples of their length. */

import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { HOUR_SECONDS } from '#shared/domain/time.ts';
import { buildUpdate } from './expressions.ts';
import { keys } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, table } from './table.ts';

const rateRows = rowReader<{ n: number }>()('rate', { first: {}, later: () => ({ n: 0 }) });

interface WindowCount {
  count: number;
  endsInSeconds: number;
}

const windowStart = (now: Date, windowSeconds: number): number => epochSeconds(now) - (epochSeconds(now) % windowSeconds);

export const readWindowCount = async (rule: string, subject: string, windowSeconds: number, now: Date): Promise<WindowCount> => {
  const start = windowStart(now, windowSeconds);
  const { Item } = await db.send(
    new GetCommand({ TableName: table('ephemeral'), Key: keys.rate(rule, subject, start), ConsistentRead: true }),
  );
  return { count: rateRows.readOptional(Item)?.n ?? 0, endsInSeconds: start + windowSeconds - epochSeconds(now) };
};

export const countEvent = async (rule: string, subject: string, windowSeconds: number, now: Date): Promise<WindowCount> => {
  const start = windowStart(now, windowSeconds);
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: table('ephemeral'),
      Key: keys.rate(rule, subject, start),
      ...buildUpdate({ add: { n: 1 }, set: { expires_at: start + windowSeconds + HOUR_SECONDS } }),
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return { count: rateRows.read(Attributes!).n, endsInSeconds: start + windowSeconds - epochSeconds(now) };
};
