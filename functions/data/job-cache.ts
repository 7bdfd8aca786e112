/**
 * Inputs of jobs and the model's answers, by the hash of the input: heartbeats rewrite only the small job row, and equal
 * inputs cost one model call.
 */

import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { DAY_SECONDS } from '#shared/domain/time.ts';
import { findDangerousAdvice } from '#shared/knowledge/dangerous-advice.ts';
import type { JobKind } from '#shared/queues/job.ts';
import type { AiJobKind, JobPayload, JobResult } from '#shared/queues/job-definitions.ts';
import { type CompressedJson, compressJson, decompressJson } from './compression.ts';
import { hashJson } from './digest.ts';
import { buildUpdate, exists } from './expressions.ts';
import { keys } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, isLive, table } from './table.ts';

/** Longer than a job row lives, so that an accepted job always finds its input. */
const KEPT_SECONDS = 8 * DAY_SECONDS;
const PLAIN_MAX_BYTES = 1024;

export const inputHash = (payload: unknown): string => hashJson(payload);

export const inputUpdate = (uid: number, kind: JobKind, hash: string, payload: unknown, now: Date) => ({
  Update: {
    TableName: table('ephemeral'),
    Key: keys.jobCache(uid, kind, hash),
    ...buildUpdate({
      setIfAbsent: { input: compressJson(payload, PLAIN_MAX_BYTES) },
      set: { expires_at: epochSeconds(now) + KEPT_SECONDS },
    }),
  },
});

export interface Cached<K extends JobKind> {
  payload: JobPayload<K>;
  result: JobResult<K> | null;
}

interface CacheRow {
  input?: CompressedJson;
  result?: CompressedJson;
  expires_at: number;
}
const cacheRows = rowReader<CacheRow>()('job cache', { first: { expires_at: 'number' }, later: () => ({}) });

/**
 * Null for an answer of an older version that is not valid any more, so that the model is asked again. Few calls find a stored
 * answer: the others do without the schemas of all jobs.
 */
const readAnswer = async <K extends JobKind>(kind: K, stored: CompressedJson | undefined): Promise<JobResult<K> | null> => {
  if (!stored) return null;
  const { jobDefinitions } = await import('#shared/queues/job-definitions.ts');
  const { data = null } = jobDefinitions[kind].result.safeParse(decompressJson(stored));
  return findDangerousAdvice(data) === null ? (data as JobResult<K> | null) : null;
};

export const readCached = async <K extends JobKind>(uid: number, kind: K, hash: string, now: Date): Promise<Cached<K> | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('ephemeral'), Key: keys.jobCache(uid, kind, hash), ConsistentRead: true }),
  );
  const row = cacheRows.readOptional(Item);
  if (!row?.input || !isLive(row, now)) return null;
  return { payload: decompressJson<JobPayload<K>>(row.input), result: await readAnswer(kind, row.result) };
};

export const storeResult = async (uid: number, kind: AiJobKind, hash: string, result: unknown): Promise<void> => {
  await db.send(
    new UpdateCommand({
      TableName: table('ephemeral'),
      Key: keys.jobCache(uid, kind, hash),
      ...buildUpdate({ set: { result: compressJson(result, PLAIN_MAX_BYTES) } }, exists('input')),
    }),
  );
};
