/** Each minute: mails that were not sent within ten minutes are queued again, so that a lost message loses no mail. */
import { unsent } from '#functions/data/outbox.ts';
import { enqueue } from '#functions/gateways/queue.ts';
import { now } from '#functions/runtime/clock.ts';
import { log } from '#functions/runtime/log.ts';

/** The table's stream keeps a change for 24 hours; what is older lies in a dead-letter queue. */
const HOURS_BACK = 24;
const OLDER_THAN_MINUTES = 10;

export const handler = async (): Promise<{ queued: number }> => {
  const waiting = await unsent(HOURS_BACK, OLDER_THAN_MINUTES, now());
  await Promise.all(waiting.map((key) => enqueue('MAIL_QUEUE_URL', key)));
  if (waiting.length > 0) log.warn('mails_queued_again', { queued: waiting.length });
  return { queued: waiting.length };
};
