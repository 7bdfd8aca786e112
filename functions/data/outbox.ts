/** The mail outbox: rows written in the transaction that causes a mail, sent from the table's stream. */
import { randomUUID } from 'node:crypto';
import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tracedRequest } from '#functions/runtime/log.ts';
import type { Mail } from '#shared/mails.ts';
import { keys, prefixes } from './keys.ts';
import { db, epochSeconds, isConditionFailure, table } from './table.ts';

const SENT_ROW_SECONDS = 7 * 86_400;

export interface OutboxKey {
  owner: string;
  item: string;
}
export interface OutboxRow extends OutboxKey {
  mail: Mail;
  created_at: string;
  sent_at?: string;
  /** The request that caused it. */
  request_id?: string;
}

const hourOf = (time: Date): string => time.toISOString().slice(0, 13);

/** The part of a transaction that queues a mail. */
export const outboxPut = (mail: Mail, now: Date) => ({
  Put: {
    TableName: table('core'),
    Item: {
      ...keys.outbox(hourOf(now), `${now.toISOString()}#${randomUUID()}#${mail.kind}`),
      mail,
      created_at: now.toISOString(),
      ...tracedRequest(),
    },
  },
});

/** Whether a changed row of the core table is a mail waiting in the outbox. */
export const isOutboxKey = (key: OutboxKey): boolean => key.owner.startsWith(prefixes.outboxHour(''));

export const readOutbox = async (key: OutboxKey): Promise<OutboxRow | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: { owner: key.owner, item: key.item }, ConsistentRead: true }),
  );
  return (Item as OutboxRow | undefined) ?? null;
};

/** Marks a mail as sent and forgets the token it carried; the row goes a week later. Marking twice is fine. */
export const markSent = async (key: OutboxKey, now: Date): Promise<void> => {
  try {
    await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: { owner: key.owner, item: key.item },
        UpdateExpression: 'SET sent_at = :now, expires_at = :gone REMOVE mail.#token',
        ConditionExpression: 'attribute_exists(#owner) AND attribute_not_exists(sent_at)',
        ExpressionAttributeNames: { '#owner': 'owner', '#token': 'token' },
        ExpressionAttributeValues: { ':now': now.toISOString(), ':gone': epochSeconds(now) + SENT_ROW_SECONDS },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** Mails of the last `hours` hours that are older than `minutes` and still unsent: one Query per hour. */
export const unsent = async (hours: number, minutes: number, now: Date): Promise<OutboxKey[]> => {
  const before = new Date(now.getTime() - minutes * 60_000).toISOString();
  const slots = Array.from({ length: hours }, (_, back) => hourOf(new Date(now.getTime() - back * 3_600_000)));
  const pages = await Promise.all(
    slots.map((hour) =>
      db.send(
        new QueryCommand({
          TableName: table('core'),
          KeyConditionExpression: '#owner = :owner AND #item < :before',
          FilterExpression: 'attribute_not_exists(sent_at)',
          ProjectionExpression: '#owner, #item',
          ExpressionAttributeNames: { '#owner': 'owner', '#item': 'item' },
          ExpressionAttributeValues: { ':owner': prefixes.outboxHour(hour), ':before': before },
        }),
      ),
    ),
  );
  return pages.flatMap((page) => (page.Items ?? []) as OutboxKey[]);
};
