/** Follows the changes of the core table: a new outbox row becomes a mail, a section's header is kept up with it. */
import { isOutboxKey } from '#functions/data/outbox.ts';
import { enqueue } from '#functions/gateways/queue.ts';
import { streamHandler } from '#functions/runtime/queue-handler.ts';
import { repairHeader } from './lagging-header.ts';

export const handler = streamHandler('core', async ({ eventName, dynamodb }) => {
  const key = { owner: dynamodb?.Keys?.owner?.S ?? '', item: dynamodb?.Keys?.item?.S ?? '' };
  if (eventName === 'INSERT' && isOutboxKey(key)) await enqueue('MAIL_QUEUE_URL', key);
  if (eventName !== 'REMOVE') await repairHeader(key, dynamodb?.NewImage);
});
