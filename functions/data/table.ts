/** The one DynamoDB client of a Lambda, and what repositories share: table names, cancelled transactions, expiry. */
import { DynamoDBClient, type TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/runtime/env.ts';
import type { TableName } from './keys.ts';

/** An attempt may take 2 s and is made 3 times, so that a call ends well inside its handler's 10 s. */
const client = new DynamoDBClient({
  maxAttempts: 3,
  requestHandler: { requestTimeout: 2_000, throwOnRequestTimeout: true, connectionTimeout: 1_000 },
});

/** Exported for the test harness, which adds its middleware to `db.middlewareStack`. */
export const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

const variables = {
  core: 'CORE_TABLE',
  payments: 'PAYMENTS_TABLE',
  catalog: 'CATALOG_TABLE',
  ephemeral: 'EPHEMERAL_TABLE',
} as const;
/** The deployed name of a table. */
export const table = (name: TableName): string => env(variables[name]);

/** Why each item of a cancelled transaction failed, in order; null when the error is something else. */
export const cancellation = (error: unknown): { code: string; item: Record<string, unknown> | undefined }[] | null => {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return null;
  const reasons = (error as TransactionCanceledException).CancellationReasons ?? [];
  return reasons.map((reason) => ({ code: reason.Code ?? 'None', item: reason.Item as Record<string, unknown> | undefined }));
};

/** Whether a single write failed on its condition. */
export const isConditionFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

/** Rows were contended for longer than the tries last; nothing was written. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
}

/** Whether the store refused for load or conflict, so that the same call may be repeated. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Error &&
  [
    'StoreBusy',
    'ProvisionedThroughputExceededException',
    'ThrottlingException',
    'RequestLimitExceeded',
    'TransactionInProgressException',
    'InternalServerError',
    'TimeoutError',
    'ServiceUnavailable',
  ].includes(error.name);

export const epochSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);
/** Expired rows stay for up to 48 h (TTL is lazy): every read of a table with TTL asks this. */
export const isLive = (row: { expires_at?: number } | undefined, now: Date): boolean =>
  row !== undefined && (row.expires_at === undefined || row.expires_at > epochSeconds(now));
