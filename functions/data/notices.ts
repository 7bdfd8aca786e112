import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { NoticeDays } from '#shared/domain/subscription.ts';
import { DAY_SECONDS } from '#shared/domain/time.ts';
import type { Mail } from '#shared/queues/mail.ts';

import { buildCondition, isAbsent } from './expressions.ts';
import { keys } from './keys.ts';
import { outboxPut } from './outbox.ts';
import { db, epochSeconds, table } from './table.ts';
import { tryTransact } from './transact.ts';

/** Longer than a period, so that its end is announced once. */
const KEPT_SECONDS = 400 * DAY_SECONDS;

export type NoticeKind = `renewal_${NoticeDays}` | 'past_due';

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
