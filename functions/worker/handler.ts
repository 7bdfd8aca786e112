/** Works off AI jobs; a message that fails comes again, and after three deliveries lies in the dead-letter queue. */
import { JobMessage } from '#functions/gateways/queue.ts';
import { queueHandler } from '#functions/runtime/event-handlers.ts';
import { addCorrelation } from '#functions/runtime/log.ts';
import { work } from './work.ts';

export const handler = queueHandler('jobs', async (message) => {
  const { owner, job_id } = JobMessage.parse(message);
  addCorrelation({ user_id: owner, job_id });
  await work(owner, job_id);
});
