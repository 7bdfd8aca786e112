/**
 * A user pool cannot be backed up. An account without its identity gets a new one, in which no password works until the owner
 * sets one by "Forgot your password?".
 */

import { setTimeout as wait } from 'node:timers/promises';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  paginateListUsers,
  TooManyRequestsException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { keys, parseProfileKey } from '#functions/data/keys.ts';
import { forEach, type Restore, type Step } from './step.ts';

/** Cognito takes some 50 new users a second. */
const AT_ONCE = 10;
const BUSY_MS = 1000;

const untilTaken = async (call: () => Promise<unknown>): Promise<void> => {
  for (;;) {
    try {
      await call();
      return;
    } catch (error) {
      if (error instanceof UsernameExistsException) return;
      if (!(error instanceof TooManyRequestsException)) throw error;
      await wait(BUSY_MS);
    }
  }
};

export const listIdentities = async ({ userPool, places }: Restore): Promise<Set<number>> => {
  const found = new Set<number>();
  for await (const { Users = [] } of paginateListUsers({ client: userPool }, { UserPoolId: places.userPoolId }))
    for (const { Username } of Users) found.add(Number(Username));
  return found;
};

const listAccounts = async ({ doc, places }: Restore): Promise<Set<number>> => {
  const query = {
    TableName: places.tableNames.core,
    ConsistentRead: true,
    FilterExpression: '#item = :profile',
    ProjectionExpression: '#owner, #item',
    ExpressionAttributeNames: { '#owner': 'owner', '#item': 'item' },
    ExpressionAttributeValues: { ':profile': keys.profile(0).item },
  };
  const found = new Set<number>();
  for await (const { Items = [] } of paginateScan({ client: doc }, query))
    for (const row of Items) found.add(parseProfileKey(row as { owner: string; item: string })!);
  return found;
};

export const identities: Step = {
  name: 'Identities of the user pool',
  run: async (restore) => {
    const [accounts, known] = [await listAccounts(restore), await listIdentities(restore)];
    const missing = [...accounts].filter((uid) => !known.has(uid));
    const left = [...known].filter((uid) => !accounts.has(uid));
    const { userPool, places, isDryRun } = restore;
    const user = (uid: number) => ({ UserPoolId: places.userPoolId, Username: String(uid) });
    if (!isDryRun) {
      await forEach(
        missing,
        (uid) => untilTaken(() => userPool.send(new AdminCreateUserCommand({ ...user(uid), MessageAction: 'SUPPRESS' }))),
        AT_ONCE,
      );
      // Their accounts were made after the point. The sequences are above their numbers by now.
      await forEach(left, (uid) => untilTaken(() => userPool.send(new AdminDeleteUserCommand(user(uid)))), AT_ONCE);
    }
    return { counts: { 'made anew, password to be reset': missing.length, 'of no account, removed': left.length } };
  },
};
