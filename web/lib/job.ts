/** Waiting for AI work: asks for the job until it ends, for 15 minutes at most. */
import type { CallOptions } from '#shared/api/client.ts';
import type { Job } from '#shared/job.ts';
import { ApiError, timeoutError } from './api-error.ts';

const LONG_TIMEOUT_MS = 900_000;
const FIRST_PAUSE_MS = 700;
const LONGEST_PAUSE_MS = 4000;
/** Looks that may fail in a row before the wait is given up; the job itself goes on. */
const FAILED_LOOKS = 5;

export const isJob = (answer: unknown): answer is Pick<Job, 'job_id'> =>
  typeof answer === 'object' && answer !== null && typeof (answer as Job).job_id === 'number';

const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((done, fail) => {
    const stop = () => {
      clearTimeout(timer);
      fail(signal?.reason);
    };
    if (signal?.aborted) return fail(signal.reason);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      done();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });

const failure = (job: Job): ApiError =>
  new ApiError({
    status: 502,
    message: job.detail ?? 'Request failed with status code 502',
    detail: job.detail ?? null,
    body: job,
  });

type Look = (id: number, signal?: AbortSignal) => Promise<Job>;

/** The result of a job, or the error of a failed or expired one. Aborting stops the wait, not the job. */
export const jobResult = async (id: number, look: Look, { signal, onProgress }: CallOptions): Promise<unknown> => {
  const deadline = Date.now() + LONG_TIMEOUT_MS;
  let failed = 0;
  for (let ms = FIRST_PAUSE_MS; Date.now() + ms < deadline; ms = Math.min(ms * 1.3, LONGEST_PAUSE_MS)) {
    await pause(ms, signal);
    const job = await look(id, signal).catch((error: unknown) => {
      if (error instanceof ApiError && error.isTransient && ++failed <= FAILED_LOOKS) return null;
      throw error;
    });
    if (job === null) continue;
    failed = 0;
    onProgress?.(job.progress);
    if (job.status === 'succeeded') return job.result;
    if (job.status === 'failed' || job.status === 'expired') throw failure(job);
  }
  throw timeoutError(LONG_TIMEOUT_MS);
};
