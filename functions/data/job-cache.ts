/**
 * What jobs work on and what a model answered, by the hash of the input: heartbeats then rewrite only the small job
 * row, and equal data costs no second model call.
 */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { JobKind } from '#shared/job.ts';
import { type AiJobKind, type JobPayload, type JobResult, jobDefinitions } from '#shared/jobs.ts';
import { findDangerousAdvice } from '#shared/knowledge/dangerous-advice.ts';
import { type CompressedJson, compressJson, decompressJson } from './compression.ts';
import { digestOf } from './digest.ts';
import { keys } from './keys.ts';
import { db, epochSeconds, isLive, table } from './table.ts';

/** Longer than a job row lives, so that an accepted job always finds its input. */
const KEPT_SECONDS = 8 * 86_400;
const PLAIN_MAX_BYTES = 1024;

export const inputHash = (payload: unknown): string => digestOf(payload);

/** The part of a transaction that stores the input of a job beside it; an equal one that is there already stays. */
export const inputUpdate = (uid: number, kind: JobKind, hash: string, payload: unknown, now: Date) => ({
  Update: {
    TableName: table('ephemeral'),
    Key: keys.jobCache(uid, kind, hash),
    UpdateExpression: 'SET #input = if_not_exists(#input, :input), expires_at = :end',
    ExpressionAttributeNames: { '#input': 'input' },
    ExpressionAttributeValues: { ':input': compressJson(payload, PLAIN_MAX_BYTES), ':end': epochSeconds(now) + KEPT_SECONDS },
  },
});

export interface Cached<K extends JobKind> {
  payload: JobPayload<K>;
  /** The model's answer, once there was one; answers of the built-in knowledge are not kept. */
  result: JobResult<K> | null;
}

interface CacheRow {
  input?: CompressedJson;
  result?: CompressedJson;
  expires_at: number;
}

/** The answer, whole; null where an older version kept what answers may not be by now, so that the question is asked again. */
const readAnswer = <K extends JobKind>(kind: K, stored: CompressedJson | undefined): JobResult<K> | null => {
  if (!stored) return null;
  const { data = null } = jobDefinitions[kind].result.safeParse(decompressJson(stored));
  return findDangerousAdvice(data) === null ? (data as JobResult<K> | null) : null;
};

/** Input and answer, or null when the input was never stored. */
export const readCached = async <K extends JobKind>(uid: number, kind: K, hash: string, now: Date): Promise<Cached<K> | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('ephemeral'), Key: keys.jobCache(uid, kind, hash), ConsistentRead: true }),
  );
  const row = Item as CacheRow | undefined;
  if (!row?.input || !isLive(row, now)) return null;
  return { payload: decompressJson<JobPayload<K>>(row.input), result: readAnswer(kind, row.result) };
};

/** Keeps a model's answer for the same question. */
export const storeResult = async (uid: number, kind: AiJobKind, hash: string, result: unknown): Promise<void> => {
  await db.send(
    new UpdateCommand({
      TableName: table('ephemeral'),
      Key: keys.jobCache(uid, kind, hash),
      UpdateExpression: 'SET #result = :result',
      ConditionExpression: 'attribute_exists(#input)',
      ExpressionAttributeNames: { '#result': 'result', '#input': 'input' },
      ExpressionAttributeValues: { ':result': compressJson(result, PLAIN_MAX_BYTES) },
    }),
  );
};
