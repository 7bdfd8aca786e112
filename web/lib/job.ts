import type { CallOptions } from '#shared/api/client.ts';
import type { Job } from '#shared/queues/job.ts';
import { ApiError, timeoutError } from './api-error.ts';
import { pause } from './retry.ts';

const JOB_TIMEOUT_MS = 900_000;
const FIRST_PAUSE_MS = 700;
const LONGEST_PAUSE_MS = 4000;
/** Consecutive failed polls before the wait is given up; the job itself goes on. */
const FAILED_POLLS = 5;

export const isJob = (answer: unknown): answer is Pick<Job, 'job_id'> =>
  typeof answer === 'object' && answer !== null && typeof (answer as Job).job_id === 'number';

const toJobError = (job: Job): ApiError =>
  new ApiError({
    status: 502,
    message: job.detail ?? 'Request failed with status code 502',
    detail: job.detail ?? null,
    body: job,
  });

type FetchJob = (id: number, signal?: AbortSignal) => Promise<Job>;

/** The result of a job, or the error of a failed or expired one. Aborting stops the wait, not the job. */
export const pollJob = async (id: number, fetchJob: FetchJob, { signal, onProgress }: CallOptions): Promise<unknown> => {
  const deadline = Date.now() + JOB_TIMEOUT_MS;
  let failed = 0;
  for (let ms = FIRST_PAUSE_MS; Date.now() + ms < deadline; ms = Math.min(ms * 1.3, LONGEST_PAUSE_MS)) {
    await pause(ms, signal);
    const job = await fetchJob(id, signal).catch((error: unknown) => {
      if (error instanceof ApiError && error.isTransient && ++failed <= FAILED_POLLS) return null;
      throw error;
    });
    if (job === null) continue;
    failed = 0;
    onProgress?.(job.progress);
    if (job.status === 'succeeded') return job.result;
    if (job.status === 'failed' || job.status === 'expired') throw toJobError(job);
  }
  throw timeoutError(JOB_TIMEOUT_MS);
};
