/**
 * Calls that may take minutes: the work becomes a job in one transaction. The caller gets the job at once with
 * `Prefer: respond-async` (RFC 7240), else waits for the result as long as an HTTP request may take.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { idempotencyPut, parseStoredKey } from '#functions/data/idempotency.ts';
import { inputHash, inputUpdate, readCached } from '#functions/data/job-cache.ts';
import { createJob, endQueuedJob, hasEnded, type JobRow, jobMessages, jobPut, readJob, toJob } from '#functions/data/jobs.ts';
import { listOpenJobIds, openJobUpdate, quotaUpdate, RUNNING_MAX, secondsUntilQuotaReset } from '#functions/data/quotas.ts';
import { type TransactItems, transact } from '#functions/data/transact.ts';
import { enqueueJob } from '#functions/gateways/queue.ts';
import { activeTier } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { hasAdminRights } from '#shared/domain/user.ts';
import { JOB_WAIT_SECONDS, type Job, type JobKind } from '#shared/queues/job.ts';
import type { JobPayload, JobResult } from '#shared/queues/job-definitions.ts';
import { addCorrelation, errorFields, log } from '../runtime/log.ts';
import type { Actor } from './actor.ts';
import { badGateway, notFound, serviceUnavailable, tooManyRequests } from './errors.ts';
import { existingResourceId, type IdempotencyKey, readKey } from './idempotency.ts';
import { Reply, type RequestInfo } from './operation.ts';

interface LongCall<K extends JobKind> {
  kind: K;
  payload: JobPayload<K>;
  sent: unknown;
  actor: Actor;
  request: RequestInfo;
  now: Date;
  shown?: (stored: unknown) => Promise<unknown>;
  /** Writes of the transaction that ends a job with a cached result, as the worker has for a new one. */
  saveCached?: (result: JobResult<K>) => TransactItems;
  /** Further writes of the transaction that accepts the job. */
  note?: (job: JobRow) => TransactItems;
  /** A job that is open already is the answer to another request. */
  joinsOpenJob?: true;
}

const enqueueOrLog = async (owner: number, job_id: number): Promise<void> => {
  try {
    await enqueueJob({ owner, job_id });
  } catch (error) {
    log.warn('job_not_announced', errorFields(error));
  }
};

const TRIES = 3;

const OPEN_RETRY_SECONDS = 15;

const modelShareOf = (actor: Actor): Tier | null => (hasAdminRights(actor) ? 'premium' : activeTier(actor.subscription));

const readOpenJob = async (uid: number, kind: JobKind, now: Date): Promise<JobRow | null> => {
  const [id] = await listOpenJobIds(uid, kind);
  const job = id === undefined ? null : await readJob(uid, id, now, true);
  return job && !hasEnded(job) ? job : null;
};

const acceptJob = async <K extends JobKind>(
  { kind, payload, actor, now, saveCached, note, joinsOpenJob }: LongCall<K>,
  own: IdempotencyKey | null,
): Promise<JobRow> => {
  const hash = inputHash(payload);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const job = createJob(kind, hash, now, modelShareOf(actor));
    addCorrelation({ job_id: job.job_id });
    const [cancellation, cached] = await Promise.all([
      transact({
        key: own ? idempotencyPut(actor.id, own.key, own.hash, job.job_id, now) : undefined,
        quota: quotaUpdate(actor.id, kind, now),
        open: openJobUpdate(actor.id, job, now),
        job: jobPut(actor.id, job),
        input: inputUpdate(actor.id, kind, hash, payload, now),
        note: note?.(job),
      }),
      readCached(actor.id, kind, hash, now),
    ]);
    if (cancellation === null) {
      const result = cached?.result ?? null;
      const ended =
        result === null ? null : await endQueuedJob(actor.id, job, { status: 'succeeded', result, also: saveCached?.(result) });
      if (!ended) await enqueueOrLog(actor.id, job.job_id);
      return ended ?? job;
    }
    if (own && cancellation.refused === 'key') {
      const earlier = await readJob(actor.id, existingResourceId(parseStoredKey(cancellation.item), own), now);
      if (!earlier) throw notFound();
      addCorrelation({ job_id: earlier.job_id });
      return earlier;
    }
    const open = joinsOpenJob ? await readOpenJob(actor.id, kind, now) : null;
    if (open) return open;
    if (cancellation.refused === 'quota') throw tooManyRequests(secondsUntilQuotaReset(kind, now), jobMessages(kind).tooManyJobs);
    if (cancellation.refused === 'open') throw tooManyRequests(OPEN_RETRY_SECONDS, jobMessages(kind).tooManyOpen);
    // Two jobs of one millisecond drew the same random digits: try another number.
    if (cancellation.refused !== 'job') break;
  }
  throw serviceUnavailable();
};

const prefersAsync = (prefer = ''): boolean =>
  prefer.split(/[,;]/).some((token) => token.trim().toLowerCase() === 'respond-async');

const toAcceptedReply = (view: Job, isAsked: boolean): Reply<unknown> => {
  const applied: Record<string, string> = isAsked ? { 'preference-applied': 'respond-async' } : {};
  return new Reply(view, { status: 202, isRaw: true, headers: { location: view.status_url, ...applied } });
};

const POLL_FIRST_MS = 150;
const POLL_MOST_MS = 600;

/** A connection is not held for a job that waits for a slot. */
const canRunNow = async (uid: number, job: JobRow): Promise<boolean> =>
  hasEnded(job) || (await listOpenJobIds(uid, job.kind)).indexOf(job.job_id) < RUNNING_MAX;

const waitForEnd = async (uid: number, job: JobRow, now: Date): Promise<JobRow> => {
  const until = performance.now() + JOB_WAIT_SECONDS * 1000;
  let latest = job;
  for (
    let pause = POLL_FIRST_MS;
    !hasEnded(latest) && performance.now() + pause < until;
    pause = Math.min(POLL_MOST_MS, pause * 1.5)
  ) {
    await wait(pause);
    latest = (await readJob(uid, job.job_id, now)) ?? latest;
  }
  return latest;
};

/** Accepts the job without waiting for it. */
export const startJob = <K extends JobKind>(call: LongCall<K>): Promise<JobRow> =>
  acceptJob(call, readKey(call.request.headers, call.kind, call.sent));

export const runLongCall = async <K extends JobKind>(call: LongCall<K>): Promise<Reply<unknown>> => {
  const own = readKey(call.request.headers, call.kind, call.sent);
  const isAsked = prefersAsync(call.request.headers.prefer);
  const view = async (row: JobRow): Promise<Job> => {
    const seen = toJob(row);
    return call.shown && seen.result !== undefined ? { ...seen, result: await call.shown(seen.result) } : seen;
  };
  const job = await acceptJob(call, own);
  if (isAsked || !(await canRunNow(call.actor.id, job))) return toAcceptedReply(await view(job), isAsked);
  const latest = await view(await waitForEnd(call.actor.id, job, call.now));
  if (!hasEnded(latest)) return toAcceptedReply(latest, false);
  if (latest.status !== 'succeeded') throw badGateway(latest.detail ?? jobMessages(call.kind).jobFailed);
  return new Reply(latest.result);
};
