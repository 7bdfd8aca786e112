/** Jobs: accepting, reading and finding them. How they move is told by job-changes. */
import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { getOrigin } from '#functions/runtime/log.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { aiMessages } from '#shared/messages/ai.ts';
import { fileMessages } from '#shared/messages/document-files.ts';
import { JOB_DEADLINE_SECONDS, type Job, type JobKind, JobStatus } from '#shared/queues/job.ts';
import { type CompressedJson, compressJson, decompressJson } from './compression.ts';
import { keys } from './keys.ts';
import { closeJobUpdate } from './quotas.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, isConditionFailure, isLive, table } from './table.ts';
import { type TransactItems, tryTransact } from './transact.ts';

/** Jobs: accepting, reading and finding them. How they move is told by job-changes. */

/** How long a queued job may wait for its first worker before it is queued again, in seconds. */
const QUEUED_SECONDS = 60;
const KEPT_SECONDS = 7 * 86_400;

/** What is known of a job beside its owner. */
export interface JobRow {
  job_id: number;
  kind: JobKind;
  /** Names the input, and the model's answer to it, in the cache. */
  input_hash: string;
  status: JobStatus;
  /** How many workers have taken it; 0 before the first. */
  attempt: number;
  /** Epoch seconds at which whoever has it is given up. */
  lease_until: number;
  created_at: string;
  deadline_at: string;
  phase: string;
  percent: number | null;
  /** What the owner paid for when the job was accepted: it decides out of which share the model is asked. */
  tier?: Tier | null;
  /** What the model took for it, over all attempts that came to an end; for operators, never for the wire. */
  usage?: { model_calls: number; input_tokens: number; output_tokens: number };
  detail?: string;
  result?: CompressedJson;
  /** The request that asked for it. */
  request_id?: string;
  expires_at: number;
}

/** What is said about a job that did not end well. */
export const jobMessages = (kind: JobKind): typeof aiMessages | typeof fileMessages =>
  kind === 'document' ? fileMessages : aiMessages;

/** A job as its owner polls it; the file of a document still stands there by its key. */
export const toJob = (row: JobRow): Job => {
  const detail = row.status === 'expired' ? jobMessages(row.kind).jobExpired : row.detail;
  return {
    job_id: row.job_id,
    kind: row.kind,
    status: row.status,
    status_url: `/v1/jobs/${row.job_id}`,
    progress: { phase: row.phase, percent: row.percent },
    created_at: row.created_at,
    deadline_at: row.deadline_at,
    ...(row.result ? { result: decompressJson(row.result) } : {}),
    ...(detail ? { detail } : {}),
  };
};

export const hasEnded = ({ status }: Pick<JobRow, 'status'>): boolean => status !== 'queued' && status !== 'running';

/** Milliseconds and three random digits: no counter on the way in, and ids that rise with time. */
export const createJob = (kind: JobKind, inputHash: string, now: Date, tier: Tier | null = null): JobRow => ({
  ...getOrigin(),
  job_id: now.getTime() * 1000 + Math.floor(Math.random() * 1000),
  kind,
  input_hash: inputHash,
  tier,
  status: 'queued',
  attempt: 0,
  lease_until: epochSeconds(now) + QUEUED_SECONDS,
  created_at: now.toISOString(),
  deadline_at: new Date(now.getTime() + JOB_DEADLINE_SECONDS * 1000).toISOString(),
  phase: 'queued',
  percent: 0,
  expires_at: epochSeconds(now) + KEPT_SECONDS,
});

/** The part of a transaction that accepts a job; `open` puts it in front of the watchdog. */
export const jobPut = (uid: number, job: JobRow) => ({
  Put: {
    TableName: table('ephemeral'),
    Item: { ...keys.job(uid, job.job_id), ...job, open: 'yes' },
    ConditionExpression: 'attribute_not_exists(#owner)',
    ExpressionAttributeNames: { '#owner': 'owner' },
  },
});

export const jobRows = rowReader<JobRow>()('job', {
  first: {
    job_id: 'number',
    kind: 'string',
    input_hash: 'string',
    status: JobStatus.options,
    attempt: 'number',
    lease_until: 'number',
    created_at: 'string',
    deadline_at: 'string',
    expires_at: 'number',
  },
  later: ({ status }) => ({ phase: String(status), percent: null }),
});

const readRow = async (uid: number, jobId: number, isStrong: boolean): Promise<JobRow | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('ephemeral'), Key: keys.job(uid, jobId), ConsistentRead: isStrong }),
  );
  return jobRows.readOptional(Item);
};

/** A job, or null. Polling reads cheaply; a job that seems not to be there is looked for once more by a strong read. */
export const readJob = async (uid: number, jobId: number, now: Date, isStrong = false): Promise<JobRow | null> => {
  const row = (await readRow(uid, jobId, isStrong)) ?? (isStrong ? null : await readRow(uid, jobId, true));
  return row !== null && isLive(row, now) ? row : null;
};

/** An open job as the watchdog sees it; the index may lag, so every decision is made on the row itself. */
export interface OpenJob {
  uid: number;
  jobId: number;
  attempt: number;
  lease_until: number;
  deadline_at: string;
}

const numberIn = (key: string): number => Number(/\d+$/.exec(key)?.[0]);

/** All open jobs, the oldest deadline first. */
export const listOpenJobs = async (): Promise<OpenJob[]> => {
  const found: OpenJob[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await db.send(
      new QueryCommand({
        TableName: table('ephemeral'),
        IndexName: 'jobs_open',
        KeyConditionExpression: '#open = :yes',
        ExpressionAttributeNames: { '#open': 'open' },
        ExpressionAttributeValues: { ':yes': 'yes' },
        ExclusiveStartKey: start,
      }),
    );
    for (const row of (page.Items ?? []) as (Omit<OpenJob, 'uid' | 'jobId'> & { owner: string; item: string })[])
      found.push({ ...row, uid: numberIn(row.owner), jobId: numberIn(row.item) });
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return found;
};

/**
 * How jobs move: queued -> running(attempt, lease) -> succeeded, failed or expired. Every change is conditional: `attempt`
 * is the fence that keeps a worker, who was given up for dead, from ending a job that another has taken over.
 */

/** How long a worker may be silent, in seconds; with the watchdog's minute a killed one is replaced within 120 s. */
export const LEASE_SECONDS = 60;
/** How long a job that was queued again may wait: a backlog must not double itself every minute. */
const QUEUED_AGAIN_SECONDS = 240;
/** Results shorter than this many bytes stay readable; longer ones are gzipped, as rows cost by the KB. */
const PLAIN_RESULT_MAX_BYTES = 1024;

interface Change {
  set: Record<string, unknown>;
  remove?: string[];
  /** Over the names `#status`, `#attempt` and `#lease_until`, and `values`. */
  when: string;
  values: Record<string, unknown>;
}

const updateOf = (uid: number, jobId: number, { set, remove = [], when, values }: Change) => {
  const sets = Object.entries(set);
  return {
    TableName: table('ephemeral'),
    Key: keys.job(uid, jobId),
    UpdateExpression: [
      `SET ${sets.map((_, i) => `#f${i} = :f${i}`).join(', ')}`,
      ...(remove.length > 0 ? [`REMOVE ${remove.map((_, i) => `#r${i}`).join(', ')}`] : []),
    ].join(' '),
    ConditionExpression: when,
    ExpressionAttributeNames: {
      ...Object.fromEntries(['status', 'attempt', 'lease_until'].filter((n) => when.includes(`#${n}`)).map((n) => [`#${n}`, n])),
      ...Object.fromEntries(sets.map(([name], i) => [`#f${i}`, name])),
      ...Object.fromEntries(remove.map((name, i) => [`#r${i}`, name])),
    },
    ExpressionAttributeValues: { ...values, ...Object.fromEntries(sets.map(([, value], i) => [`:f${i}`, value])) },
  };
};

const update = async (uid: number, jobId: number, change: Change): Promise<JobRow | null> => {
  try {
    const { Attributes } = await db.send(new UpdateCommand({ ...updateOf(uid, jobId, change), ReturnValues: 'ALL_NEW' }));
    return jobRows.read(Attributes!);
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
};

/** What a worker does with a job of the kind, as its owner sees it while waiting. */
export const workingPhase = (kind: JobKind): string => (kind === 'document' ? 'writing' : 'thinking');

/** Takes a waiting job, or one whose worker fell silent; null when there is nothing to take. */
export const claimJob = (uid: number, job: JobRow, now: Date): Promise<JobRow | null> =>
  update(uid, job.job_id, {
    set: {
      status: 'running',
      attempt: job.attempt + 1,
      lease_until: epochSeconds(now) + LEASE_SECONDS,
      phase: workingPhase(job.kind),
      percent: 15,
    },
    when: '#attempt = :seen AND (#status = :queued OR (#status = :running AND #lease_until <= :now))',
    values: { ':seen': job.attempt, ':queued': 'queued', ':running': 'running', ':now': epochSeconds(now) },
  });

const held = (attempt: number) => ({
  when: '#attempt = :attempt AND #status = :running',
  values: { ':attempt': attempt, ':running': 'running' },
});

/** A sign of life, with the progress made; false when the job was given to somebody else. */
export const renewJob = async (
  uid: number,
  { job_id, attempt }: JobRow,
  progress: Pick<JobRow, 'phase' | 'percent'>,
  now: Date,
): Promise<boolean> =>
  (await update(uid, job_id, { set: { ...progress, lease_until: epochSeconds(now) + LEASE_SECONDS }, ...held(attempt) })) !==
  null;

/** How a job ends, with what must be stored in the same moment. */
export interface End {
  status: 'succeeded' | 'failed' | 'expired';
  result?: unknown;
  detail?: string;
  usage?: JobRow['usage'];
  also?: TransactItems;
}

const endOf = ({ status, result, detail, usage }: End): Pick<Change, 'set' | 'remove'> => ({
  set: {
    status,
    phase: status === 'succeeded' ? 'done' : status,
    percent: status === 'succeeded' ? 100 : null,
    ...(result === undefined ? {} : { result: compressJson(result, PLAIN_RESULT_MAX_BYTES) }),
    ...(detail === undefined ? {} : { detail }),
    ...(usage === undefined ? {} : { usage }),
  },
  remove: ['open'],
});

/** The change of a job that ends it, with what is stored in the same moment; false when the job moved on before. */
const end = (uid: number, jobId: number, change: Change, also: TransactItems = []): Promise<boolean> =>
  tryTransact([{ Update: updateOf(uid, jobId, change) }, closeJobUpdate(uid, jobId), ...also]);

/** Ends a job that is held by this attempt; false when it is not any more, and then nothing of `also` is stored. */
export const endJob = (uid: number, { job_id, attempt }: JobRow, ending: End): Promise<boolean> =>
  end(uid, job_id, { ...endOf(ending), ...held(attempt) }, ending.also);

/** Ends a job whose result is known before any worker took it; null when a worker was faster. */
export const endQueuedJob = async (uid: number, job: JobRow, ending: End): Promise<JobRow | null> => {
  const { set, remove } = endOf(ending);
  const untouched = { when: '#attempt = :seen AND #status = :queued', values: { ':seen': 0, ':queued': 'queued' } };
  return (await end(uid, job.job_id, { set, remove, ...untouched }, ending.also)) ? { ...job, ...set } : null;
};

const open = (attempt: number) => ({
  when: '#attempt = :seen AND (#status = :queued OR #status = :running)',
  values: { ':seen': attempt, ':queued': 'queued', ':running': 'running' },
});

/** Ends a job past its deadline, whoever holds it; false when it ended or moved on meanwhile. */
export const expireJob = async (uid: number, jobId: number, attempt: number): Promise<boolean> =>
  end(uid, jobId, { ...endOf({ status: 'expired' }), ...open(attempt) });

/** Puts a job whose lease ran out back in line; false when it ended or moved on meanwhile. */
export const requeueJob = async (uid: number, jobId: number, attempt: number, now: Date): Promise<boolean> => {
  const { when, values } = open(attempt);
  const changed = await update(uid, jobId, {
    set: { status: 'queued', phase: 'queued', lease_until: epochSeconds(now) + QUEUED_AGAIN_SECONDS },
    when: `${when} AND #lease_until <= :now`,
    values: { ...values, ':now': epochSeconds(now) },
  });
  return changed !== null;
};
