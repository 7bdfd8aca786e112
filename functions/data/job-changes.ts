/**
 * How jobs move: queued -> running(attempt, lease) -> succeeded, failed or expired. Every change is conditional: `attempt`
 * is the fence that keeps a worker, who was given up for dead, from ending a job that another has taken over.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { JobKind } from '#shared/job.ts';
import { type JobRow, jobRows } from './jobs.ts';
import { keys } from './keys.ts';
import { pack } from './pack.ts';
import { closedJobItem } from './quotas.ts';
import { db, epochSeconds, isConditionFailure, table } from './table.ts';
import { settle, type TransactItems } from './transact.ts';

/** How long a worker may be silent, in seconds; with the watchdog's minute a killed one is replaced within 120 s. */
export const LEASE_SECONDS = 60;
/** How long a job that was queued again may wait: a backlog must not double itself every minute. */
const QUEUED_AGAIN_SECONDS = 240;
/** Results shorter than this many bytes stay readable; longer ones are gzipped, as rows cost by the KB. */
const PLAIN_RESULT_MAX = 1024;

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
    ...(result === undefined ? {} : { result: pack(result, PLAIN_RESULT_MAX) }),
    ...(detail === undefined ? {} : { detail }),
    ...(usage === undefined ? {} : { usage }),
  },
  remove: ['open'],
});

/** The change of a job that ends it, with what is stored in the same moment; false when the job moved on before. */
const end = (uid: number, jobId: number, change: Change, also: TransactItems = []): Promise<boolean> =>
  settle([{ Update: updateOf(uid, jobId, change) }, closedJobItem(uid, jobId), ...also]);

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
