/** Jobs: accepting, reading and finding them. How they move is told by job-changes. */
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { getOrigin } from '#functions/runtime/log.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { JOB_DEADLINE_SECONDS, type Job, type JobKind, JobStatus } from '#shared/job.ts';
import { aiMessages } from '#shared/messages/ai.ts';
import { fileMessages } from '#shared/messages/document-files.ts';
import { keys } from './keys.ts';
import { type Packed, unpack } from './pack.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, isLive, table } from './table.ts';

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
  result?: Packed;
  /** The request that asked for it. */
  request_id?: string;
  expires_at: number;
}

/** What is said about a job that did not end well. */
export const messagesOf = (kind: JobKind): typeof aiMessages | typeof fileMessages =>
  kind === 'document' ? fileMessages : aiMessages;

/** A job as its owner polls it; the file of a document still stands there by its key. */
export const jobView = (row: JobRow): Job => {
  const detail = row.status === 'expired' ? messagesOf(row.kind).jobExpired : row.detail;
  return {
    job_id: row.job_id,
    kind: row.kind,
    status: row.status,
    status_url: `/v1/jobs/${row.job_id}`,
    progress: { phase: row.phase, percent: row.percent },
    created_at: row.created_at,
    deadline_at: row.deadline_at,
    ...(row.result ? { result: unpack(row.result) } : {}),
    ...(detail ? { detail } : {}),
  };
};

export const hasEnded = ({ status }: Pick<JobRow, 'status'>): boolean => status !== 'queued' && status !== 'running';

/** Milliseconds and three random digits: no counter on the way in, and ids that rise with time. */
export const newJob = (kind: JobKind, inputHash: string, now: Date, tier: Tier | null = null): JobRow => ({
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
  return jobRows.readIfThere(Item);
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
