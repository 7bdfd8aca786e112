import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { readCached, storeResult } from '#functions/data/job-cache.ts';
import {
  claimJob,
  endJob,
  expireJob,
  hasEnded,
  type JobRow,
  jobMessages,
  LEASE_SECONDS,
  readJob,
  renewJob,
  workingPhase,
} from '#functions/data/jobs.ts';
import { extendSlot, freeSlot, listOpenJobIds, RUNNING_MAX, type Slot, takeSlot } from '#functions/data/quotas.ts';
import { epochSeconds } from '#functions/data/table.ts';
import type { TransactItems } from '#functions/data/transact.ts';
import { enqueueJob, JobMessage } from '#functions/gateways/queue.ts';
import { now } from '#functions/runtime/clock.ts';
import { queueHandler } from '#functions/runtime/event-handlers.ts';
import { addCorrelation, errorFields, log } from '#functions/runtime/log.ts';
import type { Source } from '#shared/domain/bcp/bcp.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { aiMetrics } from '#shared/metrics.ts';
import { type DocumentJobKind, type FileJobKind, isFileJob, type JobKind } from '#shared/queues/job.ts';
import type { AiJobKind, AiJobPayload, AiJobResult } from '#shared/queues/job-definitions.ts';
import type { ModelUsage } from './ai-job.ts';
import type { AiJobDefinition } from './job-definition.ts';

export const handler = queueHandler('jobs', async (message) => {
  const { owner, job_id } = JobMessage.parse(message);
  addCorrelation({ user_id: owner, job_id });
  await processJob(owner, job_id);
});

/** Time for the model in one attempt; the function times out at 240. */
const ATTEMPT_SECONDS = 200;
/** Two heartbeats may fail before the lease ends. */
const HEARTBEAT_SECONDS = LEASE_SECONDS / 3;
/** After this many crashed attempts, neither the model nor the renderer is tried again. */
const ATTEMPTS_MAX = 3;
/** Too close to the deadline for the model: the built-in knowledge answers. */
const LAST_SECONDS = 60;

interface ClaimedJob {
  uid: number;
  job: JobRow;
  slot: Slot;
  usage: ModelUsage;
  /** What the work reports of itself; null if it reports nothing. */
  percent: number | null;
}

/** Renews the lease and the slot; aborts the work when another worker has claimed the job. */
const startHeartbeat = (held: ClaimedJob) => {
  const { uid, job, slot } = held;
  const lost = new AbortController();
  let beats = 0;
  const beat = async (): Promise<void> => {
    beats += 1;
    const percent = held.percent ?? Math.min(90, 15 + beats * 15);
    try {
      const isHeld = await renewJob(uid, job, { phase: workingPhase(job.kind), percent }, now());
      await extendSlot(slot, job.job_id, LEASE_SECONDS, now());
      if (!isHeld) lost.abort(new Error('The job was given to another worker'));
    } catch (error) {
      log.warn('heartbeat_missed', errorFields(error));
    }
  };
  const timer = setInterval(beat, HEARTBEAT_SECONDS * 1000);
  return { signal: lost.signal, stop: () => clearInterval(timer) };
};

const secondsLeft = (job: JobRow): number => (Date.parse(job.deadline_at) - now().getTime()) / 1000;

const resolveResult = async <K extends AiJobKind>(
  { uid, job, usage }: ClaimedJob,
  kind: K,
  cached: { payload: AiJobPayload<K>; result: AiJobResult<K> | null },
  signal: AbortSignal,
): Promise<AiJobResult<K> | null> => {
  if (cached.result !== null) return cached.result;
  const seconds = Math.min(ATTEMPT_SECONDS, secondsLeft(job) - LAST_SECONDS);
  const [place, { answerAiJob, answerFromKnowledge }] = await Promise.all([
    findPlace(cached.payload.plan.zip_code ?? ''),
    import('./ai-job.ts'),
  ]);
  if (job.attempt > ATTEMPTS_MAX || seconds <= 0) return answerFromKnowledge(kind, cached.payload, place);
  const result = await answerAiJob(kind, cached.payload, { uid, job, usage, seconds, signal, place });
  if (result?.source === 'model' && !usage.unanswered) await storeResult(uid, kind, job.input_hash, result);
  return result;
};

const toOutcome = async <K extends AiJobKind>(
  { uid, job }: ClaimedJob,
  kind: K,
  payload: AiJobPayload<K>,
  result: AiJobResult<K>,
) => {
  const { registry } = await import('./ai-job.ts');
  const { save, toReply } = registry[kind] as AiJobDefinition<K>;
  return { result: toReply ? toReply(result, payload, job.job_id) : result, also: save?.(uid, payload, result, now()) ?? [] };
};

/** Null if the job failed. */
type JobOutcome = { result: unknown; source: Source | null; also?: TransactItems } | null;

const runAiJob = async (held: ClaimedJob, kind: AiJobKind, signal: AbortSignal): Promise<JobOutcome> => {
  const { uid, job } = held;
  const cached = await readCached(uid, kind, job.input_hash, now());
  const result = cached && (await resolveResult(held, kind, cached, signal));
  return result && { ...(await toOutcome(held, kind, cached.payload, result)), source: result.source };
};

const runDocumentJob = async <K extends DocumentJobKind>({ uid, job }: ClaimedJob, kind: K): Promise<JobOutcome> => {
  const kept = await readCached(uid, kind, job.input_hash, now());
  if (!kept) return null;
  const { writeFile } = await import('#functions/worker/jobs/document.ts');
  const result = await writeFile(uid, job.job_id, kind, kept.payload);
  return result && { result, source: null };
};

const runExportJob = async (held: ClaimedJob, signal: AbortSignal): Promise<JobOutcome> => {
  const { uid, job } = held;
  const kept = await readCached(uid, 'data_export', job.input_hash, now());
  if (!kept) return null;
  const { writeDataExport } = await import('#functions/worker/jobs/data-export.ts');
  const onProgress = (percent: number) => {
    held.percent = percent;
  };
  const written = await writeDataExport({ uid, job, payload: kept.payload, signal, onProgress });
  return written && { result: written.file, source: null, also: written.also };
};

const runFileJob = async (held: ClaimedJob, kind: FileJobKind, signal: AbortSignal): Promise<JobOutcome> => {
  if (held.job.attempt > ATTEMPTS_MAX) return null;
  return kind === 'data_export' ? runExportJob(held, signal) : runDocumentJob(held, kind);
};

const metrics = new Metrics({ namespace: aiMetrics.namespace, serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME });
const metricBySource: Record<Source, string> = { model: 'AnsweredByModel', knowledge: 'AnsweredByKnowledge' };

const publishJobMetrics = ({ model_calls, input_tokens, output_tokens }: ModelUsage, source: Source | null): void => {
  metrics.addMetric('ModelCalls', MetricUnit.Count, model_calls);
  metrics.addMetric('InputTokens', MetricUnit.Count, input_tokens);
  metrics.addMetric('OutputTokens', MetricUnit.Count, output_tokens);
  metrics.addMetric(source === null ? 'Unanswered' : metricBySource[source], MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
};

/** The fence refuses the end if another worker has claimed the job; then nothing is stored. */
const finishJob = async (held: ClaimedJob, signal: AbortSignal): Promise<void> => {
  const { uid, job, usage } = held;
  const outcome = await (isFileJob(job.kind) ? runFileJob(held, job.kind, signal) : runAiJob(held, job.kind, signal));
  const isHeld = outcome
    ? await endJob(uid, job, { status: 'succeeded', result: outcome.result, also: outcome.also, usage })
    : await endJob(uid, job, { status: 'failed', detail: jobMessages(job.kind).jobFailed, usage });
  const facts = {
    kind: job.kind,
    status: outcome ? 'succeeded' : 'failed',
    attempt: job.attempt,
    source: outcome?.source ?? null,
    ...usage,
    seconds: Math.round((now().getTime() - Date.parse(job.created_at)) / 1000),
  };
  if (isHeld) log.info('job_ended', facts);
  else log.info('job_end_refused', facts);
  if (isHeld && !isFileJob(job.kind)) publishJobMetrics(usage, outcome?.source ?? null);
};

const claimAndRun = async (uid: number, waiting: JobRow, slot: Slot): Promise<void> => {
  const job = await claimJob(uid, waiting, now());
  if (!job) return;
  const usage = { ...(job.usage ?? { model_calls: 0, input_tokens: 0, output_tokens: 0 }) };
  const held: ClaimedJob = { uid, job, slot, usage, percent: null };
  const heartbeat = startHeartbeat(held);
  try {
    await finishJob(held, heartbeat.signal);
  } catch (error) {
    if (!heartbeat.signal.aborted) throw error;
    log.warn('job_lost', { attempt: job.attempt });
  } finally {
    heartbeat.stop();
  }
};

const isTaken = (job: JobRow): boolean => job.status === 'running' && job.lease_until > epochSeconds(now());

/**
 * Queues the jobs that have waited longest for a slot. As many as there are slots, because two jobs that end at once see the
 * same list. Jobs that are missed here are queued by the watchdog.
 */
const enqueueWaitingJobs = async (uid: number, kind: JobKind): Promise<void> => {
  try {
    const open = await Promise.all((await listOpenJobIds(uid, kind)).map((id) => readJob(uid, id, now(), true)));
    const waiting = open.filter((job) => job?.status === 'queued').slice(0, RUNNING_MAX);
    await Promise.all(waiting.map((job) => enqueueJob({ owner: uid, job_id: job!.job_id })));
  } catch (error) {
    log.warn('waiting_jobs_not_called', errorFields(error));
  }
};

/** One delivery. Deliveries repeat and workers die: the job's row decides who works, and only its holder can end it. */
export const processJob = async (uid: number, jobId: number): Promise<void> => {
  const job = await readJob(uid, jobId, now(), true);
  addCorrelation({ request_id: job?.request_id, trace_id: job?.trace_id });
  if (!job || hasEnded(job) || isTaken(job)) return;
  if (secondsLeft(job) <= 0) {
    await expireJob(uid, jobId, job.attempt);
    return;
  }
  const slot = await takeSlot(uid, job, LEASE_SECONDS, now());
  // No free slot: the job that frees one queues this one again.
  if (!slot) return;
  try {
    await claimAndRun(uid, job, slot);
  } finally {
    await freeSlot(slot, jobId);
    await enqueueWaitingJobs(uid, job.kind);
  }
};
