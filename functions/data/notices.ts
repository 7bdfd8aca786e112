import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { NOTICE_DAYS } from '#shared/domain/subscription.ts';
import { DAY_SECONDS } from '#shared/domain/time.ts';
import type { Mail } from '#shared/queues/mail.ts';

import { buildCondition, isAbsent } from './expressions.ts';
import { keys } from './keys.ts';
import { outboxPut } from './outbox.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, queryAll, table } from './table.ts';
import { tryTransact } from './transact.ts';

/** Longer than a period, so that its end is announced once. */
const KEPT_SECONDS = 400 * DAY_SECONDS;

const NOTICE_KINDS = [...NOTICE_DAYS.map((days) => `renewal_${days}` as const), 'past_due'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const hasNotice = async (kind: NoticeKind, uid: number, periodEnd: string): Promise<boolean> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('ephemeral'), Key: keys.notice(kind, uid, periodEnd) }));
  return Item !== undefined;
};

export interface Notice {
  kind: NoticeKind;
  uid: number;
  periodEnd: string;
  mail: Mail;
}

export const queueNotice = ({ kind, uid, periodEnd, mail }: Notice, now: Date): Promise<boolean> =>
  tryTransact([
    {
      Put: {
        TableName: table('ephemeral'),
        Item: {
          ...keys.notice(kind, uid, periodEnd),
          noticed_at: now.toISOString(),
          expires_at: epochSeconds(now) + KEPT_SECONDS,
        },
        ...buildCondition(isAbsent('owner')),
      },
    },
    outboxPut(mail, now),
  ]);

/** The partitions of all notices to an account. */
export const listNoticePartitions = (uid: number): string[] => [
  ...NOTICE_KINDS.map((kind) => keys.notice(kind, uid, '').owner),
  keys.scenarioNotice(uid, 0).owner,
];

/** Longer than an exercise counts as new. */
const SCENARIO_KEPT_SECONDS = 7 * DAY_SECONDS;
/** With the mail they are one transaction, which holds at most 100 writes. */
export const SCENARIOS_PER_MAIL = 50;

const scenarioNotices = rowReader<{ item: string }>()('scenario notice', { first: { item: 'string' }, later: () => ({}) });

/** The exercises that a mail has named. */
export const listNoticedExercises = async (uid: number): Promise<Set<number>> => {
  const rows = await queryAll({
    TableName: table('ephemeral'),
    KeyConditionExpression: '#owner = :owner',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ExpressionAttributeValues: { ':owner': keys.scenarioNotice(uid, 0).owner },
    ConsistentRead: true,
  });
  return new Set(scenarioNotices.readList(rows).map(({ item }) => Number(item)));
};

/** False when an earlier mail named one of the exercises. */
export const queueScenarioNotice = (uid: number, exerciseIds: readonly number[], mail: Mail, now: Date): Promise<boolean> =>
  tryTransact([
    ...exerciseIds.map((id) => ({
      Put: {
        TableName: table('ephemeral'),
        Item: {
          ...keys.scenarioNotice(uid, id),
          noticed_at: now.toISOString(),
          expires_at: epochSeconds(now) + SCENARIO_KEPT_SECONDS,
        },
        ...buildCondition(isAbsent('owner')),
      },
    })),
    outboxPut(mail, now),
  ]);
