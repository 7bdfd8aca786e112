/** Each minute: queues jobs again whose worker stopped or that were never taken, and ends those past their deadline. */
import { expireJob, listOpenJobs, type OpenJob, requeueJob } from '#functions/data/jobs.ts';
import { epochSeconds } from '#functions/data/table.ts';
import { enqueueJob } from '#functions/gateways/queue.ts';
import { now } from '#functions/runtime/clock.ts';
import { scheduleHandler } from '#functions/runtime/event-handlers.ts';
import { errorFields, log } from '#functions/runtime/log.ts';

const queueAgain = async ({ uid, jobId, attempt }: OpenJob, at: Date): Promise<boolean> => {
  try {
    if (!(await requeueJob(uid, jobId, attempt, at))) return false;
    await enqueueJob({ owner: uid, job_id: jobId });
    return true;
  } catch (error) {
    log.error('job_not_queued', { job_id: jobId, ...errorFields(error) });
    return false;
  }
};

export const handler = scheduleHandler('jobs-watchdog', async (): Promise<{ queued: number; expired: number }> => {
  const at = now();
  const open = await listOpenJobs();
  const overdue = open.filter((job) => Date.parse(job.deadline_at) <= at.getTime());
  const silent = open.filter((job) => !overdue.includes(job) && job.lease_until <= epochSeconds(at));
  const expired = await Promise.all(overdue.map(({ uid, jobId, attempt }) => expireJob(uid, jobId, attempt)));
  const queued = await Promise.all(silent.map((job) => queueAgain(job, at)));
  const result = { queued: queued.filter(Boolean).length, expired: expired.filter(Boolean).length };
  if (result.queued + result.expired > 0) log.warn('jobs_watched', result);
  return result;
});
