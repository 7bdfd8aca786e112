/**
 * AI jobs: queued -> running(attempt, lease) -> succeeded, failed or expired. Every change is conditional: `attempt` is the
 * fence that keeps a worker, who was given up for dead, from ending a job that another has taken over.
 */
import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { JOB_DEADLINE_SECONDS, type Job, type JobKind, type JobStatus } from '#shared/jobs.ts';
import { aiMessages } from '#shared/messages/ai.ts';
import { keys } from './keys.ts';
import { type Packed, pack, unpack } from './pack.ts';
import { db, epochSeconds, isConditionFailure, isLive, table } from './table.ts';
import { hasConflicted, type TransactItems, transact } from './transact.ts';

/** How long a worker may be silent, in seconds; with the watchdog's minute a killed one is replaced within 120 s. */
export const LEASE_SECONDS = 60;
/** How long a queued job may wait for its first worker before it is queued again, in seconds. */
const QUEUED_SECONDS = 60;
/** How long after that it may wait: a backlog must not double itself every minute. */
const QUEUED_AGAIN_SECONDS = 240;
const KEPT_SECONDS = 7 * 86_400;
/** Results shorter than this many bytes stay readable; longer ones are gzipped, as rows cost by the KB. */
const PLAIN_RESULT_MAX = 1024;

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
  detail?: string;
  result?: Packed;
  expires_at: number;
}

/** A job as its owner polls it. */
export const jobView = (row: JobRow): Job => ({
  job_id: row.job_id,
  kind: row.kind,
  status: row.status,
  status_url: `/v1/jobs/${row.job_id}`,
  progress: { phase: row.phase, percent: row.percent },
  created_at: row.created_at,
  deadline_at: row.deadline_at,
  ...(row.result ? { result: unpack(row.result) } : {}),
  ...(row.detail ? { detail: row.detail } : {}),
});

export const hasEnded = ({ status }: Pick<JobRow, 'status'>): boolean => status !== 'queued' && status !== 'running';

/** Milliseconds and three random digits: no counter on the way in, and ids that rise with time. */
export const newJob = (kind: JobKind, inputHash: string, now: Date): JobRow => ({
  job_id: now.getTime() * 1000 + Math.floor(Math.random() * 1000),
  kind,
  input_hash: inputHash,
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

const readRow = async (uid: number, jobId: number, isStrong: boolean): Promise<JobRow | undefined> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('ephemeral'), Key: keys.job(uid, jobId), ConsistentRead: isStrong }),
  );
  return Item as JobRow | undefined;
};

/** A job, or null. Polling reads cheaply; a job that seems not to be there is looked for once more by a strong read. */
export const readJob = async (uid: number, jobId: number, now: Date, isStrong = false): Promise<JobRow | null> => {
  const row = (await readRow(uid, jobId, isStrong)) ?? (isStrong ? undefined : await readRow(uid, jobId, true));
  return row !== undefined && isLive(row, now) ? row : null;
};

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
    return Attributes as JobRow;
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
};

/** Takes a waiting job, or one whose worker fell silent; null when there is nothing to take. */
export const claimJob = (uid: number, job: JobRow, now: Date): Promise<JobRow | null> =>
  update(uid, job.job_id, {
    set: {
      status: 'running',
      attempt: job.attempt + 1,
      lease_until: epochSeconds(now) + LEASE_SECONDS,
      phase: 'thinking',
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
  also?: TransactItems;
}

const endOf = ({ status, result, detail }: End): Pick<Change, 'set' | 'remove'> => ({
  set: {
    status,
    phase: status === 'succeeded' ? 'done' : status,
    percent: status === 'succeeded' ? 100 : null,
    ...(result === undefined ? {} : { result: pack(result, PLAIN_RESULT_MAX) }),
    ...(detail === undefined ? {} : { detail }),
  },
  remove: ['open'],
});

/** Ends a job that is held by this attempt; false when it is not any more, and then nothing of `also` is stored. */
export const endJob = async (uid: number, { job_id, attempt }: JobRow, end: End): Promise<boolean> => {
  const change = { ...endOf(end), ...held(attempt) };
  if (!end.also?.length) return (await update(uid, job_id, change)) !== null;
  const reasons = await transact([{ Update: updateOf(uid, job_id, change) }, ...end.also]);
  if (reasons !== null && hasConflicted(reasons)) throw new Error('The end of a job kept meeting other transactions');
  return reasons === null;
};

/** Ends a job whose result is known before any worker took it. */
export const endQueuedJob = (uid: number, job: JobRow, end: End): Promise<JobRow | null> =>
  update(uid, job.job_id, {
    ...endOf(end),
    when: '#attempt = :seen AND #status = :queued',
    values: { ':seen': 0, ':queued': 'queued' },
  });

const open = (attempt: number) => ({
  when: '#attempt = :seen AND (#status = :queued OR #status = :running)',
  values: { ':seen': attempt, ':queued': 'queued', ':running': 'running' },
});

/** Ends a job past its deadline, whoever holds it; false when it ended or moved on meanwhile. */
export const expireJob = async (uid: number, jobId: number, attempt: number): Promise<boolean> =>
  (await update(uid, jobId, { ...endOf({ status: 'expired', detail: aiMessages.jobExpired }), ...open(attempt) })) !== null;

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
export const openJobs = async (): Promise<OpenJob[]> => {
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
