import {
  type ConditionalCheckFailedException,
  DynamoDBClient,
  type TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { env } from '#functions/runtime/env.ts';
import type { TableName } from './keys.ts';

/** The one DynamoDB client of a Lambda, and what repositories share: table names, cancelled transactions, expiry. */

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

/** A row as it is stored, before anything is known of its fields. */
export type Row = Record<string, unknown>;

/** The document client leaves the items of errors in their stored form. */
const itemIn = (error: { Item?: Parameters<typeof unmarshall>[0] | undefined }): Row | undefined =>
  error.Item && unmarshall(error.Item);

/** Why each item of a cancelled transaction failed, in order; null when the error is something else. */
export const parseCancellation = (error: unknown): { code: string; item: Row | undefined }[] | null => {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return null;
  const reasons = (error as TransactionCanceledException).CancellationReasons ?? [];
  return reasons.map((reason) => ({ code: reason.Code ?? 'None', item: itemIn(reason) }));
};

/** Whether a single write failed on its condition. */
export const isConditionFailure = (error: unknown): error is ConditionalCheckFailedException =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

/** The row that failed the condition of a single write, where the write asked for it. */
export const conflictingRow = (error: ConditionalCheckFailedException): Row | undefined => itemIn(error);

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

/** The rows of one partition whose sort key starts alike: every list of the core table is one of these. */

/** All rows, however many pages they take, or the first `most`; strongly consistent where a document is made of them. */
export const queryPrefix = async (
  owner: string,
  prefix: string,
  { isStrong = false, newestFirst = false, most = Number.POSITIVE_INFINITY } = {},
): Promise<Row[]> => {
  const rows: Row[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await db.send(
      new QueryCommand({
        TableName: table('core'),
        KeyConditionExpression: '#owner = :owner AND begins_with(#item, :prefix)',
        ExpressionAttributeNames: { '#owner': 'owner', '#item': 'item' },
        ExpressionAttributeValues: { ':owner': owner, ':prefix': prefix },
        ConsistentRead: isStrong,
        ScanIndexForward: !newestFirst,
        ExclusiveStartKey: start,
        ...(Number.isFinite(most) ? { Limit: most - rows.length } : {}),
      }),
    );
    rows.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start !== undefined && rows.length < most);
  return rows;
};
