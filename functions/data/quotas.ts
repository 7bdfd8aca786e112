/** Quotas on jobs: how many one user may start in an hour, how many may be open, and how many run at once. */
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { JOB_DEADLINE_SECONDS, type JobKind } from '#shared/job.ts';
import { keys } from './keys.ts';
import { db, epochSeconds, isConditionFailure, table } from './table.ts';

const HOUR_SECONDS = 3_600;
/** Jobs of one user that run side by side. */
export const RUNNING_MAX = 2;
/** Jobs of one user that are accepted and have not ended: those that run, and those that wait for them. */
export const OPEN_MAX = 5;

interface Bucket {
  /** Counts the jobs of an hour. */
  rule: string;
  max: number;
  /** Names the places in which jobs run. */
  running: string;
  /** Names the set of open jobs. */
  open: 'ai' | 'documents';
  openMax: number;
}

/**
 * Form insights come by themselves while somebody types, and documents ask no model: both have buckets of their own, and
 * a document waits for no suggestion. Insights leave one open place to what somebody asks for with a click.
 */
const buckets = {
  ai: { rule: 'ai_jobs', max: 60, running: 'ai_running', open: 'ai', openMax: OPEN_MAX },
  insights: { rule: 'ai_insights', max: 240, running: 'ai_running', open: 'ai', openMax: OPEN_MAX - 1 },
  documents: { rule: 'documents', max: 60, running: 'documents_running', open: 'documents', openMax: OPEN_MAX },
} as const satisfies Record<string, Bucket>;

const bucketOf = (kind: JobKind): Bucket => {
  if (kind === 'document') return buckets.documents;
  return kind === 'analyze_form' ? buckets.insights : buckets.ai;
};

const hourStart = (now: Date): number => epochSeconds(now) - (epochSeconds(now) % HOUR_SECONDS);

/** Seconds until the hour of the quota ends. */
export const secondsUntilQuotaReset = (now: Date): number => hourStart(now) + HOUR_SECONDS - epochSeconds(now);

/** The part of a transaction that counts a job; it refuses beyond the limit. Only accepted jobs count. */
export const quotaUpdate = (uid: number, kind: JobKind, now: Date) => {
  const { rule, max } = bucketOf(kind);
  return {
    Update: {
      TableName: table('ephemeral'),
      Key: keys.rate(rule, String(uid), hourStart(now)),
      UpdateExpression: 'ADD n :one SET expires_at = :end',
      ConditionExpression: 'attribute_not_exists(n) OR n < :max',
      ExpressionAttributeValues: { ':one': 1, ':max': max, ':end': hourStart(now) + 2 * HOUR_SECONDS },
    },
  };
};

/** The part of a transaction that opens a job; it refuses while too many others have not ended. */
export const openJobUpdate = (uid: number, { job_id, kind }: { job_id: number; kind: JobKind }, now: Date) => {
  const { open, openMax } = bucketOf(kind);
  return {
    Update: {
      TableName: table('ephemeral'),
      Key: keys.openJobs(uid),
      UpdateExpression: 'ADD #open :job SET expires_at = :end',
      ConditionExpression: 'attribute_not_exists(#open) OR size(#open) < :max',
      ExpressionAttributeNames: { '#open': open },
      ExpressionAttributeValues: {
        ':job': new Set([job_id]),
        ':max': openMax,
        ':end': epochSeconds(now) + JOB_DEADLINE_SECONDS + HOUR_SECONDS,
      },
    },
  };
};

/** The part of a transaction that takes an ended job out of the open ones, whatever its kind. */
export const closeJobUpdate = (uid: number, jobId: number) => ({
  Update: {
    TableName: table('ephemeral'),
    Key: keys.openJobs(uid),
    UpdateExpression: `DELETE ${buckets.ai.open} :job, ${buckets.documents.open} :job`,
    ExpressionAttributeValues: { ':job': new Set([jobId]) },
  },
});

/** The open jobs that share places with a kind, the oldest first. */
export const listOpenJobIds = async (uid: number, kind: JobKind): Promise<number[]> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('ephemeral'), Key: keys.openJobs(uid), ConsistentRead: true }),
  );
  return [...((Item?.[bucketOf(kind).open] ?? []) as Iterable<number>)].sort((a, b) => a - b);
};

/** One of the places in which a user's jobs run. */
export interface Slot {
  owner: string;
  item: string;
}

const slotsOf = (uid: number, kind: JobKind): Slot[] =>
  Array.from({ length: RUNNING_MAX }, (_, n) => keys.rate(bucketOf(kind).running, String(uid), n));

const take = async (slot: Slot, jobId: number, seconds: number, now: Date): Promise<boolean> => {
  try {
    await db.send(
      new UpdateCommand({
        TableName: table('ephemeral'),
        Key: slot,
        UpdateExpression: 'SET job_id = :job, lease_until = :lease, expires_at = :end',
        ConditionExpression: 'attribute_not_exists(lease_until) OR lease_until <= :now',
        ExpressionAttributeValues: {
          ':job': jobId,
          ':lease': epochSeconds(now) + seconds,
          ':end': epochSeconds(now) + HOUR_SECONDS,
          ':now': epochSeconds(now),
        },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};

/** A free place for a job, held for so many seconds; null when all are taken. A silent worker's place becomes free. */
export const takeSlot = async (
  uid: number,
  { job_id, kind }: { job_id: number; kind: JobKind },
  seconds: number,
  now: Date,
): Promise<Slot | null> => {
  for (const slot of slotsOf(uid, kind)) if (await take(slot, job_id, seconds, now)) return slot;
  return null;
};

/** Holds a place for longer; whoever lost it meanwhile just runs on. */
export const extendSlot = async (slot: Slot, jobId: number, seconds: number, now: Date): Promise<void> => {
  try {
    await db.send(
      new UpdateCommand({
        TableName: table('ephemeral'),
        Key: slot,
        UpdateExpression: 'SET lease_until = :lease',
        ConditionExpression: 'job_id = :job',
        ExpressionAttributeValues: { ':job': jobId, ':lease': epochSeconds(now) + seconds },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** Gives a place back. */
export const freeSlot = async (slot: Slot, jobId: number): Promise<void> => {
  try {
    await db.send(
      new DeleteCommand({
        TableName: table('ephemeral'),
        Key: slot,
        ConditionExpression: 'job_id = :job',
        ExpressionAttributeValues: { ':job': jobId },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};
