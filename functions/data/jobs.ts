/**
 * Jobs: queued -> running(attempt, lease) -> succeeded, failed or expired. Every change is conditional, with `attempt` as the
 * fence: a worker whose lease ended cannot end a job that another has claimed.
 */

import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { getOrigin, log } from '#functions/runtime/log.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { DAY_SECONDS } from '#shared/domain/time.ts';
import { aiMessages } from '#shared/messages/ai.ts';
import { exportMessages } from '#shared/messages/data-export.ts';
import { fileMessages } from '#shared/messages/document-files.ts';
import { EXPORT_KEPT_DAYS, isFileJob, JOB_DEADLINE_SECONDS, type Job, type JobKind, JobStatus } from '#shared/queues/job.ts';
import { type CompressedJson, compressJson, decompressJson } from './compression.ts';
import { allOf, anyOf, buildCondition, buildUpdate, type Condition, compare, equals, isAbsent } from './expressions.ts';
import { keys, parseOwner } from './keys.ts';
import { closeJobUpdate } from './quotas.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, isLive, queryAll, table, tryWrite } from './table.ts';
import { type TransactItems, tryTransact } from './transact.ts';

/** After this time without a worker a job is queued again. */
const QUEUED_SECONDS = 60;
const KEPT_SECONDS = 7 * DAY_SECONDS;
/** No longer than its file. */
const EXPORT_KEPT_SECONDS = EXPORT_KEPT_DAYS * DAY_SECONDS;

export interface JobRow {
  job_id: number;
  kind: JobKind;
  input_hash: string;
  status: JobStatus;
  attempt: number;
  /** Epoch seconds. */
  lease_until: number;
  created_at: string;
  deadline_at: string;
  phase: string;
  percent: number | null;
  /** The owner's tier at acceptance decides the share of the model. */
  tier?: Tier | null;
  /** Over all finished attempts; for operators, never in a reply. */
  usage?: { model_calls: number; input_tokens: number; output_tokens: number; unanswered?: number };
  detail?: string;
  result?: CompressedJson;
  request_id?: string;
  trace_id?: string;
  expires_at: number;
}

export const jobMessages = (kind: JobKind): typeof aiMessages | typeof fileMessages | typeof exportMessages => {
  if (kind === 'data_export') return exportMessages;
  return isFileJob(kind) ? fileMessages : aiMessages;
};

/** The facilitator's material of scenarios that wait for a review stays with the job until they are kept. */
const hideMaterials = (result: unknown): unknown => {
  if (typeof result !== 'object' || result === null) return result;
  const { materials: _, ...shown } = result as Record<string, unknown>;
  return shown;
};

export const readJobResult = <T>(row: JobRow): T | null => (row.result ? decompressJson<T>(row.result) : null);

/** The file of a document is still its key. */
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
    ...(row.result ? { result: hideMaterials(decompressJson(row.result)) } : {}),
    ...(detail ? { detail } : {}),
  };
};

export const hasEnded = ({ status }: Pick<JobRow, 'status'>): boolean => status !== 'queued' && status !== 'running';

/** The id is milliseconds with three random digits: ids grow with time without a counter. */
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
  expires_at: epochSeconds(now) + (kind === 'data_export' ? EXPORT_KEPT_SECONDS : KEPT_SECONDS),
});

/** `open` is the partition of the watchdog's index. */
export const jobPut = (uid: number, job: JobRow) => ({
  Put: {
    TableName: table('ephemeral'),
    Item: { ...keys.job(uid, job.job_id), ...job, open: 'yes' },
    ...buildCondition(isAbsent('owner')),
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

const readJobRow = async (uid: number, jobId: number, isStrong: boolean): Promise<JobRow | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('ephemeral'), Key: keys.job(uid, jobId), ConsistentRead: isStrong }),
  );
  return jobRows.readOptional(Item);
};

/** A missing job is read again strongly, as it may have just been created. */
export const readJob = async (uid: number, jobId: number, now: Date, isStrong = false): Promise<JobRow | null> => {
  const row = (await readJobRow(uid, jobId, isStrong)) ?? (isStrong ? null : await readJobRow(uid, jobId, true));
  return row !== null && isLive(row, now) ? row : null;
};

/** Read from an index, so decide on the row itself. */
export interface OpenJob {
  uid: number;
  jobId: number;
  attempt: number;
  lease_until: number;
  deadline_at: string;
}

const openJobRows = rowReader<Omit<OpenJob, 'uid' | 'jobId'> & { owner: string; item: string }>()('open job', {
  first: { owner: 'string', item: 'string', attempt: 'number', lease_until: 'number', deadline_at: 'string' },
  later: () => ({}),
});

export const listOpenJobs = async (): Promise<OpenJob[]> => {
  const rows = await queryAll({
    TableName: table('ephemeral'),
    IndexName: 'jobs_open',
    KeyConditionExpression: '#open = :yes',
    ExpressionAttributeNames: { '#open': 'open' },
    ExpressionAttributeValues: { ':yes': 'yes' },
  });
  return openJobRows
    .readList(rows)
    .map(({ owner, item, ...job }) => ({ ...job, uid: parseOwner(owner), jobId: Number(/\d+$/.exec(item)?.[0]) }));
};

/** With the watchdog's minute, a killed worker is replaced within 120 s. */
export const LEASE_SECONDS = 60;
/** Long, so that a backlog does not double every minute. */
const QUEUED_AGAIN_SECONDS = 240;
const PLAIN_RESULT_MAX_BYTES = 1024;

interface JobChange {
  set: Record<string, unknown>;
  remove?: string[];
  condition: Condition;
}

const toUpdate = (uid: number, jobId: number, { condition, ...changes }: JobChange) => ({
  TableName: table('ephemeral'),
  Key: keys.job(uid, jobId),
  ...buildUpdate(changes, condition),
});

const updateJob = async (uid: number, jobId: number, change: JobChange): Promise<JobRow | null> => {
  const command = new UpdateCommand({ ...toUpdate(uid, jobId, change), ReturnValues: 'ALL_NEW' });
  const written = await tryWrite(db.send(command));
  return jobRows.readOptional(written?.Attributes);
};

export const workingPhase = (kind: JobKind): string => (isFileJob(kind) ? 'writing' : 'thinking');

export const claimJob = (uid: number, job: JobRow, now: Date): Promise<JobRow | null> =>
  updateJob(uid, job.job_id, {
    set: {
      status: 'running',
      attempt: job.attempt + 1,
      lease_until: epochSeconds(now) + LEASE_SECONDS,
      phase: workingPhase(job.kind),
      percent: 15,
    },
    condition: allOf(
      equals('attempt', job.attempt),
      anyOf(equals('status', 'queued'), allOf(equals('status', 'running'), compare('lease_until', '<=', epochSeconds(now)))),
    ),
  });

const isHeldBy = (attempt: number): Condition => allOf(equals('attempt', attempt), equals('status', 'running'));

export const renewJob = async (
  uid: number,
  { job_id, attempt }: JobRow,
  progress: Pick<JobRow, 'phase' | 'percent'>,
  now: Date,
): Promise<boolean> => {
  const set = { ...progress, lease_until: epochSeconds(now) + LEASE_SECONDS };
  return (await updateJob(uid, job_id, { set, condition: isHeldBy(attempt) })) !== null;
};

export interface JobEnd {
  status: 'succeeded' | 'failed' | 'expired';
  result?: unknown;
  detail?: string;
  usage?: JobRow['usage'];
  also?: TransactItems;
}

const toEndChange = ({ status, result, detail, usage }: JobEnd): Pick<JobChange, 'set' | 'remove'> => ({
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

const writeJobEnd = (uid: number, jobId: number, change: JobChange, also: TransactItems = []): Promise<boolean> =>
  tryTransact([{ Update: toUpdate(uid, jobId, change) }, closeJobUpdate(uid, jobId), ...also]);

export const endJob = (uid: number, { job_id, attempt }: JobRow, jobEnd: JobEnd): Promise<boolean> =>
  writeJobEnd(uid, job_id, { ...toEndChange(jobEnd), condition: isHeldBy(attempt) }, jobEnd.also);

export const endQueuedJob = async (uid: number, job: JobRow, jobEnd: JobEnd): Promise<JobRow | null> => {
  const change = toEndChange(jobEnd);
  const condition = allOf(equals('attempt', 0), equals('status', 'queued'));
  return (await writeJobEnd(uid, job.job_id, { ...change, condition }, jobEnd.also)) ? { ...job, ...change.set } : null;
};

const isOpenAt = (attempt: number): Condition =>
  allOf(equals('attempt', attempt), anyOf(equals('status', 'queued'), equals('status', 'running')));

export const expireJob = async (uid: number, jobId: number, attempt: number): Promise<boolean> => {
  const isExpired = await writeJobEnd(uid, jobId, { ...toEndChange({ status: 'expired' }), condition: isOpenAt(attempt) });
  if (isExpired) log.warn('job_expired', { user_id: uid, job_id: jobId });
  return isExpired;
};

export const requeueJob = async (uid: number, jobId: number, attempt: number, now: Date): Promise<boolean> => {
  const job = await updateJob(uid, jobId, {
    set: { status: 'queued', phase: 'queued', lease_until: epochSeconds(now) + QUEUED_AGAIN_SECONDS },
    condition: allOf(isOpenAt(attempt), compare('lease_until', '<=', epochSeconds(now))),
  });
  return job !== null;
};
