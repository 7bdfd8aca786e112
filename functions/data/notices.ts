/** Notices to subscribers: each is sent once, as its sentinel is written with the mail. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { NoticeDays } from '#shared/domain/notices.ts';
import type { Mail } from '#shared/mails.ts';
import { keys } from './keys.ts';
import { outboxPut } from './outbox.ts';
import type { StoredSubscription } from './subscriptions.ts';
import { db, epochSeconds, table } from './table.ts';
import { settle } from './transact.ts';

/** Longer than a period, so that its end is announced once. */
const KEPT_SECONDS = 400 * 86_400;

export type NoticeKind = `renewal_${NoticeDays}` | 'past_due';

/** Whether a user was told about the end of that period. */
export const isNoticed = async (kind: NoticeKind, uid: number, periodEnd: string): Promise<boolean> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('ephemeral'), Key: keys.notice(kind, uid, periodEnd) }));
  return Item !== undefined;
};

export interface Notice {
  kind: NoticeKind;
  uid: number;
  /** As it was read: when it has changed since, the notice would say what is no longer so. */
  subscription: StoredSubscription;
  mail: Mail;
}

/** Queues the mail, unless it was queued before or the subscription has changed meanwhile; false then. */
export const notify = ({ kind, uid, subscription, mail }: Notice, now: Date): Promise<boolean> => {
  const { status, current_period_end, cancel_at_period_end } = subscription;
  return settle([
    {
      Put: {
        TableName: table('ephemeral'),
        Item: {
          ...keys.notice(kind, uid, current_period_end),
          noticed_at: now.toISOString(),
          expires_at: epochSeconds(now) + KEPT_SECONDS,
        },
        ConditionExpression: 'attribute_not_exists(#owner)',
        ExpressionAttributeNames: { '#owner': 'owner' },
      },
    },
    {
      ConditionCheck: {
        TableName: table('core'),
        Key: keys.subscription(uid),
        ConditionExpression: '#status = :status AND current_period_end = :end AND cancel_at_period_end = :ending',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':status': status, ':end': current_period_end, ':ending': cancel_at_period_end },
      },
    },
    outboxPut(mail, now),
  ]);
};
