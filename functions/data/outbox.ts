/** The mail outbox: rows written in the transaction that causes a mail, sent from the table's stream. */
import { randomUUID } from 'node:crypto';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { getOrigin } from '#functions/runtime/log.ts';
import type { Mail } from '#shared/mails.ts';
import { keys, prefixes } from './keys.ts';
import { db, epochSeconds, isConditionFailure, table } from './table.ts';

const SENT_ROW_SECONDS = 7 * 86_400;
/** Longer than the mailer may run, shorter than its queue hides a message, so that the next delivery may try again. */
const CLAIM_SECONDS = 30;
/** Longer than ten deliveries a minute apart, after which a message lies among the dead letters. */
const MESSAGE_LIFE_SECONDS = 15 * 60;

/** A note of a time that has passed, or none. */
const isFree = (name: 'claimed_until' | 'queued_until'): string => `(attribute_not_exists(${name}) OR ${name} <= :now)`;

export interface OutboxKey {
  owner: string;
  item: string;
}
export interface OutboxRow extends OutboxKey {
  mail: Mail;
  created_at: string;
  sent_at?: string;
  claimed_until?: number;
  queued_until?: number;
  /** The request and job that caused it. */
  request_id?: string;
  job_id?: number;
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
      ...getOrigin(),
    },
  },
});

/** Whether a changed row of the core table is a mail waiting in the outbox. */
export const isOutboxKey = (key: OutboxKey): boolean => key.owner.startsWith(prefixes.outboxHour(''));

/**
 * Takes a waiting mail for `CLAIM_SECONDS`, so that two deliveries of its message do not send it twice; null when it is
 * sent, or somebody else is sending it. A sender that dies leaves it to whoever comes after the claim has ended.
 */
export const claimMail = async (key: OutboxKey, now: Date): Promise<OutboxRow | null> => {
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: { owner: key.owner, item: key.item },
        UpdateExpression: 'SET claimed_until = :until',
        ConditionExpression: `attribute_exists(#owner) AND attribute_not_exists(sent_at) AND ${isFree('claimed_until')}`,
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':now': epochSeconds(now), ':until': epochSeconds(now) + CLAIM_SECONDS },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes as OutboxRow;
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
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

/** Unsent mails of one hour that are older than `minutes` and have no message on its way, page by page. */
export async function* listUnsentPages(hour: Date, minutes: number, now: Date): AsyncGenerator<OutboxKey[]> {
  let after: Record<string, unknown> | undefined;
  do {
    const page = await db.send(
      new QueryCommand({
        TableName: table('core'),
        KeyConditionExpression: '#owner = :owner AND #item < :before',
        FilterExpression: `attribute_not_exists(sent_at) AND ${isFree('queued_until')}`,
        ProjectionExpression: '#owner, #item',
        ExpressionAttributeNames: { '#owner': 'owner', '#item': 'item' },
        ExpressionAttributeValues: {
          ':owner': prefixes.outboxHour(hourOf(hour)),
          ':before': new Date(now.getTime() - minutes * 60_000).toISOString(),
          ':now': epochSeconds(now),
        },
        ExclusiveStartKey: after,
      }),
    );
    yield (page.Items ?? []) as OutboxKey[];
    after = page.LastEvaluatedKey;
  } while (after);
}

/**
 * Notes that a message for this mail is being queued again; false when one is on its way already. The note holds as long
 * as the queue keeps delivering a message, so that an outage leaves one message a mail, however long it lasts.
 */
export const claimRequeue = async (key: OutboxKey, now: Date): Promise<boolean> => {
  try {
    await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: { owner: key.owner, item: key.item },
        UpdateExpression: 'SET queued_until = :until',
        ConditionExpression: `attribute_exists(#owner) AND attribute_not_exists(sent_at) AND ${isFree('queued_until')}`,
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':now': epochSeconds(now), ':until': epochSeconds(now) + MESSAGE_LIFE_SECONDS },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};
