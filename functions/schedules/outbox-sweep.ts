/** Each minute: queues mails again that were not sent within ten minutes, so that a lost message loses no mail. */
import { claimRequeue, listUnsentPages, type OutboxKey } from '#functions/data/outbox.ts';
import { enqueue } from '#functions/gateways/queue.ts';
import { now } from '#functions/runtime/clock.ts';
import { scheduleHandler } from '#functions/runtime/event-handlers.ts';
import { log } from '#functions/runtime/log.ts';

/** The table's stream keeps a change for 24 hours; older ones are in a dead-letter queue. */
const HOURS_BACK = 24;
const OLDER_THAN_MINUTES = 10;
const AT_ONCE = 25;

const requeue = async (key: OutboxKey, at: Date): Promise<number> => {
  if (!(await claimRequeue(key, at))) return 0;
  await enqueue('MAIL_QUEUE_URL', key);
  return 1;
};

const requeueHour = async (hour: Date, at: Date): Promise<number> => {
  let queued = 0;
  for await (const keys of listUnsentPages(hour, OLDER_THAN_MINUTES, at))
    for (let from = 0; from < keys.length; from += AT_ONCE)
      for (const count of await Promise.all(keys.slice(from, from + AT_ONCE).map((key) => requeue(key, at)))) queued += count;
  return queued;
};

/** Cut off by its time limit, the next run continues with what this one has not claimed. */
export const handler = scheduleHandler('outbox-sweep', async (): Promise<{ queued: number }> => {
  const at = now();
  const hours = Array.from({ length: HOURS_BACK }, (_, back) => new Date(at.getTime() - back * 3_600_000));
  const queued = (await Promise.all(hours.map((hour) => requeueHour(hour, at)))).reduce((sum, count) => sum + count, 0);
  if (queued > 0) log.warn('mails_queued_again', { queued });
  return { queued };
});
