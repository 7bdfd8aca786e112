/**
 * One delivery of a job: take it, work while giving signs of life, end it. Deliveries repeat and workers die; the job row
 * decides who works, and only its holder can end it.
 */
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
import { enqueueJob } from '#functions/gateways/queue.ts';
import { now } from '#functions/runtime/clock.ts';
import { addCorrelation, errorFields, log } from '#functions/runtime/log.ts';
import type { Source } from '#shared/domain/bcp/bcp.ts';
import { aiMetrics } from '#shared/metrics.ts';
import type { JobKind } from '#shared/queues/job.ts';
import type { AiJobKind, AiJobPayload, AiJobResult } from '#shared/queues/job-definitions.ts';
import { answerFor, fromKnowledge, type Usage } from './answer.ts';
import type { JobDefinition } from './definition.ts';
import { registry } from './registry.ts';

/** Seconds one attempt may spend on the model; the Lambda ends at 240. */
const ATTEMPT_SECONDS = 200;
/** Signs of life come three times as often as the lease needs them. */
const HEARTBEAT_SECONDS = LEASE_SECONDS / 3;
/** A job that killed this many workers is not given to the model again, and its document not written again. */
const ATTEMPTS_MAX = 3;
/** Seconds before the deadline in which only the knowledge is quick enough. */
const LAST_SECONDS = 60;

interface Held {
  uid: number;
  job: JobRow;
  slot: Slot;
  usage: Usage;
}

/** Renews lease and place until stopped; aborts the work when the job was given to somebody else. */
const startHeartbeat = ({ uid, job, slot }: Held) => {
  const lost = new AbortController();
  let beats = 0;
  const beat = async (): Promise<void> => {
    beats += 1;
    const percent = Math.min(90, 15 + beats * 15);
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

/** The result by the cheapest way there is: the cache, the model, the knowledge. */
const resultOf = async <K extends AiJobKind>(
  { uid, job, usage }: Held,
  kind: K,
  cached: { payload: AiJobPayload<K>; result: AiJobResult<K> | null },
  signal: AbortSignal,
): Promise<AiJobResult<K> | null> => {
  if (cached.result !== null) return cached.result;
  const seconds = Math.min(ATTEMPT_SECONDS, secondsLeft(job) - LAST_SECONDS);
  if (job.attempt > ATTEMPTS_MAX || seconds <= 0) return fromKnowledge(kind, cached.payload);
  const result = await answerFor(kind, cached.payload, { uid, job, usage, seconds, signal });
  if (result?.source === 'model') await storeResult(uid, kind, job.input_hash, result);
  return result;
};

/** What the owner is answered, and what is stored in the same moment. */
const endOf = <K extends AiJobKind>(uid: number, kind: K, payload: AiJobPayload<K>, result: AiJobResult<K>) => {
  const { save, answered } = registry[kind] as JobDefinition<K>;
  return { result: answered ? answered(result) : result, also: save?.(uid, payload, result, now()) ?? [] };
};

/** What a job comes to; null when nothing came of it. */
type Made = { result: unknown; source: Source | null; also?: TransactItems } | null;

const helped = async (held: Held, kind: AiJobKind, signal: AbortSignal): Promise<Made> => {
  const { uid, job } = held;
  const cached = await readCached(uid, kind, job.input_hash, now());
  const result = cached && (await resultOf(held, kind, cached, signal));
  return result && { ...endOf(uid, kind, cached.payload, result), source: result.source };
};

const written = async ({ uid, job }: Held): Promise<Made> => {
  const kept = job.attempt > ATTEMPTS_MAX ? null : await readCached(uid, 'document', job.input_hash, now());
  if (!kept) return null;
  // A bundle of its own beside the worker: most workers write none.
  const { writeDocument } = await import('#functions/worker/jobs/document.ts');
  const result = await writeDocument(uid, job.job_id, kept.payload);
  return result && { result, source: null };
};

const metrics = new Metrics({ namespace: aiMetrics.namespace, serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME });
const answeredBy: Record<Source, string> = { model: 'AnsweredByModel', knowledge: 'AnsweredByKnowledge' };

/** An ended AI job on the dashboard: what it took, and who answered. */
const countJob = ({ model_calls, input_tokens, output_tokens }: Usage, source: Source | null): void => {
  metrics.addMetric('ModelCalls', MetricUnit.Count, model_calls);
  metrics.addMetric('InputTokens', MetricUnit.Count, input_tokens);
  metrics.addMetric('OutputTokens', MetricUnit.Count, output_tokens);
  metrics.addMetric(source === null ? 'Unanswered' : answeredBy[source], MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
};

/** Works a taken job off and ends it; a late end is refused by the fence, and then nothing of it is stored. */
const finish = async (held: Held, signal: AbortSignal): Promise<void> => {
  const { uid, job, usage } = held;
  const made = await (job.kind === 'document' ? written(held) : helped(held, job.kind, signal));
  const isHeld = made
    ? await endJob(uid, job, { status: 'succeeded', result: made.result, also: made.also, usage })
    : await endJob(uid, job, { status: 'failed', detail: jobMessages(job.kind).jobFailed, usage });
  log.info(isHeld ? 'job_ended' : 'job_end_refused', {
    kind: job.kind,
    attempt: job.attempt,
    source: made?.source ?? null,
    ...usage,
    seconds: Math.round((now().getTime() - Date.parse(job.created_at)) / 1000),
  });
  if (isHeld && job.kind !== 'document') countJob(usage, made?.source ?? null);
};

const run = async (uid: number, waiting: JobRow, slot: Slot): Promise<void> => {
  const job = await claimJob(uid, waiting, now());
  if (!job) return;
  const usage = { ...(job.usage ?? { model_calls: 0, input_tokens: 0, output_tokens: 0 }) };
  const held = { uid, job, slot, usage };
  const heartbeat = startHeartbeat(held);
  try {
    await finish(held, heartbeat.signal);
  } catch (error) {
    if (!heartbeat.signal.aborted) throw error;
    log.warn('job_lost', { attempt: job.attempt });
  } finally {
    heartbeat.stop();
  }
};

const isTaken = (job: JobRow): boolean => job.status === 'running' && job.lease_until > epochSeconds(now());

/**
 * Calls the jobs that have waited longest for a place that became free. As many as there are places, since two jobs that
 * end at once look at the same list. What cannot be called is found by the watchdog.
 */
const callWaiting = async (uid: number, kind: JobKind): Promise<void> => {
  try {
    const open = await Promise.all((await listOpenJobIds(uid, kind)).map((id) => readJob(uid, id, now(), true)));
    const waiting = open.filter((job) => job?.status === 'queued').slice(0, RUNNING_MAX);
    await Promise.all(waiting.map((job) => enqueueJob({ owner: uid, job_id: job!.job_id })));
  } catch (error) {
    log.warn('waiting_jobs_not_called', errorFields(error));
  }
};

/** Handles one message; repeated and late ones find that there is nothing to do. */
export const work = async (uid: number, jobId: number): Promise<void> => {
  const job = await readJob(uid, jobId, now(), true);
  addCorrelation({ request_id: job?.request_id });
  if (!job || hasEnded(job) || isTaken(job)) return;
  if (secondsLeft(job) <= 0) {
    await expireJob(uid, jobId, job.attempt);
    return;
  }
  const slot = await takeSlot(uid, job, LEASE_SECONDS, now());
  // Whoever gives a place back calls this job then.
  if (!slot) return;
  try {
    await run(uid, job, slot);
  } finally {
    await freeSlot(slot, jobId);
    await callWaiting(uid, job.kind);
  }
};
