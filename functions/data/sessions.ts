/** Ending sessions: tokens and sign-ins older than this moment no longer count. */
import type { Mail } from '#shared/mails.ts';
import { keys } from './keys.ts';
import { outboxPut } from './outbox.ts';
import { table } from './table.ts';
import { settle } from './transact.ts';

/** Moves `sessions_valid_from` to `from` and queues the mail that says so, in one transaction. */
export const endSessions = async (uid: number, mail: Mail, from: Date, now: Date): Promise<void> => {
  await settle([
    {
      Update: {
        TableName: table('core'),
        Key: keys.profile(uid),
        UpdateExpression: 'SET sessions_valid_from = :from, updated_at = :now',
        ConditionExpression: 'attribute_exists(#owner)',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':from': from.toISOString(), ':now': now.toISOString() },
      },
    },
    outboxPut(mail, now),
  ]);
};
