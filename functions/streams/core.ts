/** Follows the changes of the core table: a new outbox row becomes a message of the mail queue. */
import { isOutboxKey } from '#functions/data/outbox.ts';
import { enqueue } from '#functions/gateways/queue.ts';
import { streamHandler } from '#functions/runtime/queue-handler.ts';

export const handler = streamHandler('core', async (record) => {
  const key = { owner: record.dynamodb?.Keys?.owner?.S ?? '', item: record.dynamodb?.Keys?.item?.S ?? '' };
  if (record.eventName === 'INSERT' && isOutboxKey(key)) await enqueue('MAIL_QUEUE_URL', key);
});
