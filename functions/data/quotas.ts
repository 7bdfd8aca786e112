import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { DAY_SECONDS, HOUR_SECONDS } from '#shared/domain/time.ts';
import { isFileJob, JOB_DEADLINE_SECONDS, type JobKind } from '#shared/queues/job.ts';
import { anyOf, buildCondition, buildUpdate, compare, equals, isAbsent, isSmaller } from './expressions.ts';
import { keys } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, table, tryWrite } from './table.ts';

export const RUNNING_MAX = 2;
/** Running jobs and those that wait for them. */
export const OPEN_MAX = 5;

const EXPORTS_PER_DAY = 3;

interface Bucket {
  /** Stored names of the counter of a window, of the slots and of the set of open jobs. */
  rule: string;
  max: number;
  windowSeconds: number;
  running: string;
  open: 'ai' | 'documents' | 'exports';
  openMax: number;
}

/**
 * Form insights are requested while the user types, so they have their own quota and leave one open job to explicit
 * requests. Documents use no model, so they never wait for suggestions. An export of all data makes no one wait, and there
 * is one at a time.
 */
const buckets = {
  ai: { rule: 'ai_jobs', max: 60, windowSeconds: HOUR_SECONDS, running: 'ai_running', open: 'ai', openMax: OPEN_MAX },
  insights: {
    rule: 'ai_insights',
    max: 240,
    windowSeconds: HOUR_SECONDS,
    running: 'ai_running',
    open: 'ai',
    openMax: OPEN_MAX - 1,
  },
  documents: {
    ...{ rule: 'documents', max: 60, windowSeconds: HOUR_SECONDS },
    ...{ running: 'documents_running', open: 'documents', openMax: OPEN_MAX },
  },
  exports: {
    ...{ rule: 'data_exports', max: EXPORTS_PER_DAY, windowSeconds: DAY_SECONDS },
    ...{ running: 'exports_running', open: 'exports', openMax: 1 },
  },
} as const satisfies Record<string, Bucket>;

const bucketOf = (kind: JobKind): Bucket => {
  if (kind === 'data_export') return buckets.exports;
  if (isFileJob(kind)) return buckets.documents;
  return kind === 'analyze_form' ? buckets.insights : buckets.ai;
};

const windowStart = ({ windowSeconds }: Bucket, now: Date): number => epochSeconds(now) - (epochSeconds(now) % windowSeconds);

export const secondsUntilQuotaReset = (kind: JobKind, now: Date): number => {
  const bucket = bucketOf(kind);
  return windowStart(bucket, now) + bucket.windowSeconds - epochSeconds(now);
};

export const quotaUpdate = (uid: number, kind: JobKind, now: Date) => {
  const bucket = bucketOf(kind);
  const { rule, max, windowSeconds } = bucket;
  const start = windowStart(bucket, now);
  return {
    Update: {
      TableName: table('ephemeral'),
      Key: keys.rate(rule, String(uid), start),
      ...buildUpdate(
        { add: { n: 1 }, set: { expires_at: start + windowSeconds + HOUR_SECONDS } },
        anyOf(isAbsent('n'), compare('n', '<', max)),
      ),
    },
  };
};

export const openJobUpdate = (uid: number, { job_id, kind }: { job_id: number; kind: JobKind }, now: Date) => {
  const { open, openMax } = bucketOf(kind);
  return {
    Update: {
      TableName: table('ephemeral'),
      Key: keys.openJobs(uid),
      ...buildUpdate(
        {
          add: { [open]: new Set([job_id]) },
          set: { expires_at: epochSeconds(now) + JOB_DEADLINE_SECONDS + HOUR_SECONDS },
        },
        anyOf(isAbsent(open), isSmaller(open, openMax)),
      ),
    },
  };
};

export const closeJobUpdate = (uid: number, jobId: number) => ({
  Update: {
    TableName: table('ephemeral'),
    Key: keys.openJobs(uid),
    ...buildUpdate({
      delete: Object.fromEntries(Object.values(buckets).map(({ open }) => [open, new Set([jobId])])),
    }),
  },
});

/** DynamoDB removes a set with its last element. */
type OpenJobsRow = Partial<Record<Bucket['open'], Set<number>>>;
const openJobSets = rowReader<OpenJobsRow>()('open jobs', { first: {}, later: () => ({}) });

export const listOpenJobIds = async (uid: number, kind: JobKind): Promise<number[]> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('ephemeral'), Key: keys.openJobs(uid), ConsistentRead: true }),
  );
  return [...(openJobSets.readOptional(Item)?.[bucketOf(kind).open] ?? [])].sort((a, b) => a - b);
};

export interface Slot {
  owner: string;
  item: string;
}

const slotsOf = (uid: number, kind: JobKind): Slot[] =>
  Array.from({ length: RUNNING_MAX }, (_, n) => keys.rate(bucketOf(kind).running, String(uid), n));

const acquire = async (slot: Slot, jobId: number, seconds: number, now: Date): Promise<boolean> => {
  const command = new UpdateCommand({
    TableName: table('ephemeral'),
    Key: slot,
    ...buildUpdate(
      {
        set: {
          job_id: jobId,
          lease_until: epochSeconds(now) + seconds,
          expires_at: epochSeconds(now) + HOUR_SECONDS,
        },
      },
      anyOf(isAbsent('lease_until'), compare('lease_until', '<=', epochSeconds(now))),
    ),
  });
  return (await tryWrite(db.send(command))) !== null;
};

/** The slot of a silent worker becomes free after so many seconds. */
export const takeSlot = async (
  uid: number,
  { job_id, kind }: { job_id: number; kind: JobKind },
  seconds: number,
  now: Date,
): Promise<Slot | null> => {
  for (const slot of slotsOf(uid, kind)) if (await acquire(slot, job_id, seconds, now)) return slot;
  return null;
};

export const extendSlot = async (slot: Slot, jobId: number, seconds: number, now: Date): Promise<void> => {
  const command = new UpdateCommand({
    TableName: table('ephemeral'),
    Key: slot,
    ...buildUpdate({ set: { lease_until: epochSeconds(now) + seconds } }, equals('job_id', jobId)),
  });
  await tryWrite(db.send(command));
};

export const freeSlot = async (slot: Slot, jobId: number): Promise<void> => {
  const command = new DeleteCommand({ TableName: table('ephemeral'), Key: slot, ...buildCondition(equals('job_id', jobId)) });
  await tryWrite(db.send(command));
};
