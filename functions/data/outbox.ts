/** Mails are stored in the transaction that causes them and sent from the table's stream. */

import { randomUUID } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { getOrigin, type Origin } from '#functions/runtime/log.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '#shared/domain/time.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { allOf, anyOf, buildUpdate, type Condition, compare, exists, isAbsent } from './expressions.ts';
import { keys, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, queryAll, queryPages, table, tryWrite } from './table.ts';

const SENT_ROW_SECONDS = 7 * DAY_SECONDS;
/** As long as a dead letter can be sent back to the queue. */
const UNSENT_ROW_DAYS = 14;
/** Longer than the mailer may run, shorter than the visibility timeout of its queue, so that the next delivery can claim it. */
const CLAIM_SECONDS = 30;
/** Longer than ten deliveries a minute apart, after which a message is a dead letter. */
const MESSAGE_LIFE_SECONDS = 15 * 60;

const isFree = (field: 'claimed_until' | 'queued_until', now: Date): Condition =>
  anyOf(isAbsent(field), compare(field, '<=', epochSeconds(now)));
const isUnsent = (): Condition => allOf(exists('owner'), isAbsent('sent_at'));

export interface OutboxKey {
  owner: string;
  item: string;
}
export interface OutboxRow extends OutboxKey, Origin {
  mail: Mail;
  created_at: string;
  sent_at?: string;
  claimed_until?: number;
  queued_until?: number;
}

const outboxKeys = rowReader<OutboxKey>()('outbox key', { first: { owner: 'string', item: 'string' }, later: () => ({}) });
const outboxRows = rowReader<OutboxRow>()('outbox mail', {
  first: { owner: 'string', item: 'string', mail: 'object', created_at: 'string' },
  later: () => ({}),
});

const hourOf = (time: Date): string => time.toISOString().slice(0, 13);

export const outboxPut = (mail: Mail, now: Date) => ({
  Put: {
    TableName: table('core'),
    Item: {
      ...keys.outbox(hourOf(now), `${now.toISOString()}#${randomUUID()}#${mail.kind}`),
      mail,
      created_at: now.toISOString(),
      expires_at: epochSeconds(now) + UNSENT_ROW_DAYS * DAY_SECONDS,
      ...getOrigin(),
    },
  },
});

export const isOutboxKey = (key: OutboxKey): boolean => key.owner.startsWith(prefixes.outboxHour(''));

export const claimMail = async ({ owner, item }: OutboxKey, now: Date): Promise<OutboxRow | null> => {
  const written = await tryWrite(
    db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: { owner, item },
        ...buildUpdate(
          { set: { claimed_until: epochSeconds(now) + CLAIM_SECONDS } },
          allOf(isUnsent(), isFree('claimed_until', now)),
        ),
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return outboxRows.readOptional(written?.Attributes);
};

/** Idempotent. Also removes the token in the mail. */
export const markSent = async ({ owner, item }: OutboxKey, now: Date): Promise<void> => {
  await tryWrite(
    db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: { owner, item },
        ...buildUpdate(
          { set: { sent_at: now.toISOString(), expires_at: epochSeconds(now) + SENT_ROW_SECONDS }, remove: ['mail.token'] },
          isUnsent(),
        ),
      }),
    ),
  );
};

export async function* listUnsentPages(hour: Date, minutes: number, now: Date): AsyncGenerator<OutboxKey[]> {
  const pages = queryPages({
    TableName: table('core'),
    KeyConditionExpression: '#owner = :owner AND #item < :before',
    FilterExpression: 'attribute_not_exists(sent_at) AND (attribute_not_exists(queued_until) OR queued_until <= :now)',
    ProjectionExpression: '#owner, #item',
    ExpressionAttributeNames: { '#owner': 'owner', '#item': 'item' },
    ExpressionAttributeValues: {
      ':owner': prefixes.outboxHour(hourOf(hour)),
      ':before': new Date(now.getTime() - minutes * 60_000).toISOString(),
      ':now': epochSeconds(now),
    },
  });
  for await (const page of pages) yield outboxKeys.readList(page);
}

const HOURS_AT_ONCE = 24;

const deleteMailsOfHour = async (hour: Date, to: string): Promise<void> => {
  const rows = await queryAll({
    TableName: table('core'),
    KeyConditionExpression: '#owner = :owner',
    FilterExpression: '#mail.#to = :to',
    ProjectionExpression: '#owner, #item',
    ExpressionAttributeNames: { '#owner': 'owner', '#item': 'item', '#mail': 'mail', '#to': 'to' },
    ExpressionAttributeValues: { ':owner': prefixes.outboxHour(hourOf(hour)), ':to': to },
  });
  for (const { owner, item } of outboxKeys.readList(rows))
    await db.send(new DeleteCommand({ TableName: table('core'), Key: { owner, item } }));
};

/** Every mail to an address, sent or not: older ones have expired. Reads all mails of two weeks, for an account that is deleted. */
export const deleteMailsTo = async (to: string, now: Date): Promise<void> => {
  const hours = Array.from(
    { length: UNSENT_ROW_DAYS * 24 + 1 },
    (_, back) => new Date(now.getTime() - back * HOUR_SECONDS * 1000),
  );
  for (let at = 0; at < hours.length; at += HOURS_AT_ONCE)
    await Promise.all(hours.slice(at, at + HOURS_AT_ONCE).map((hour) => deleteMailsOfHour(hour, to)));
};

/**
 * Marks that a message for this mail is queued again; false when one is in the queue. The mark holds as long as the queue
 * keeps delivering, so that a long outage leaves one message per mail.
 */
export const claimRequeue = async ({ owner, item }: OutboxKey, now: Date): Promise<boolean> => {
  const written = await tryWrite(
    db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: { owner, item },
        ...buildUpdate(
          { set: { queued_until: epochSeconds(now) + MESSAGE_LIFE_SECONDS } },
          allOf(isUnsent(), isFree('queued_until', now)),
        ),
      }),
    ),
  );
  return written !== null;
};
