import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '#functions/data/keys.ts';
import type { Places } from '../stage-tables.ts';
import type { Rows } from './sources.ts';

export interface Restore {
  places: Places;
  /** The time that the tables go back to. What happened after it comes from the pool, the audit trail and Stripe, or is lost. */
  point: Date;
  now: Date;
  isDryRun: boolean;
  sources: Partial<Record<TableName, () => Rows>>;
  db: DynamoDBClient;
  doc: DynamoDBDocumentClient;
  userPool: CognitoIdentityProviderClient;
}

export interface Outcome {
  counts: Record<string, number>;
  /** What only a person can do. */
  toDo?: string[];
}

export interface Step {
  name: string;
  run(restore: Restore): Promise<Outcome>;
}

const AT_ONCE = 25;

/** Throws with the first failure; what is under way then ends. */
export const forEach = async <T>(
  items: AsyncIterable<T> | Iterable<T>,
  work: (item: T) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> => {
  let batch: T[] = [];
  const flush = async (): Promise<void> => {
    await Promise.all(batch.map(work));
    batch = [];
  };
  for await (const item of items) {
    batch.push(item);
    if (batch.length >= atOnce) await flush();
  }
  await flush();
};
