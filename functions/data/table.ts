import {
  type ConditionalCheckFailedException,
  DynamoDBClient,
  type TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { env } from '#functions/runtime/env.ts';
import type { TableName } from './keys.ts';

/** An attempt may take 2 s and is made 3 times, so that a call ends well inside its handler's 10 s. */
const client = new DynamoDBClient({
  maxAttempts: 3,
  requestHandler: { requestTimeout: 2_000, throwOnRequestTimeout: true, connectionTimeout: 1_000 },
});

/** Exported for the test harness, which adds its middleware to `db.middlewareStack`. */
export const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

const tableVariables = {
  core: 'CORE_TABLE',
  payments: 'PAYMENTS_TABLE',
  audit: 'AUDIT_TABLE',
  catalog: 'CATALOG_TABLE',
  ephemeral: 'EPHEMERAL_TABLE',
} as const;
export const table = (name: TableName): string => env(tableVariables[name]);

export type StoredRow = Record<string, unknown>;

/** The document client does not unmarshall the items of errors. */
const itemIn = (error: { Item?: Parameters<typeof unmarshall>[0] | undefined }): StoredRow | undefined =>
  error.Item && unmarshall(error.Item);

export const parseCancellation = (error: unknown): { code: string; item: StoredRow | undefined }[] | null => {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return null;
  const reasons = (error as TransactionCanceledException).CancellationReasons ?? [];
  return reasons.map((reason) => ({ code: reason.Code ?? 'None', item: itemIn(reason) }));
};

export const isConditionFailure = (error: unknown): error is ConditionalCheckFailedException =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

export const conflictingRow = (error: ConditionalCheckFailedException): StoredRow | undefined => itemIn(error);

/** The output of a conditional write; null when its condition failed. */
export const tryWrite = async <Output>(write: Promise<Output>): Promise<Output | null> => {
  try {
    return await write;
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
};

/** Contention outlasted the retries; nothing was written. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
}

/** Load or conflict: the same call may be repeated. */
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
/** DynamoDB deletes expired rows up to 48 h late, so every read of a table with TTL checks this. */
export const isLive = (row: { expires_at?: number } | undefined, now: Date): boolean =>
  row !== undefined && (row.expires_at === undefined || row.expires_at > epochSeconds(now));

type Query = Omit<QueryCommandInput, 'ExclusiveStartKey'>;

export async function* queryPages(query: Query): AsyncGenerator<StoredRow[]> {
  for await (const { Items = [] } of paginateQuery({ client: db }, query)) yield Items;
}

export const queryAll = async (query: Query): Promise<StoredRow[]> => {
  const rows: StoredRow[] = [];
  for await (const page of queryPages(query)) rows.push(...page);
  return rows;
};

/** The first so many rows, in as few pages as hold them. */
export const queryFirst = async (query: Query, limit: number): Promise<StoredRow[]> => {
  const rows: StoredRow[] = [];
  for await (const page of queryPages({ ...query, Limit: limit })) {
    rows.push(...page);
    if (rows.length >= limit) break;
  }
  return rows.slice(0, limit);
};

export const queryPrefix = async (
  owner: string,
  prefix: string,
  { isStrong = false, newestFirst = false, limit }: { isStrong?: boolean; newestFirst?: boolean; limit?: number } = {},
): Promise<StoredRow[]> => {
  const query = {
    TableName: table('core'),
    KeyConditionExpression: '#owner = :owner AND begins_with(#item, :prefix)',
    ExpressionAttributeNames: { '#owner': 'owner', '#item': 'item' },
    ExpressionAttributeValues: { ':owner': owner, ':prefix': prefix },
    ConsistentRead: isStrong,
    ScanIndexForward: !newestFirst,
  };
  return limit === undefined ? queryAll(query) : queryFirst(query, limit);
};
