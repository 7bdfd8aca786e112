/**
 * Makes a verified account the first super administrator; the screens can only add more.
 *
 *     npm run admin:promote -- --stage dev --email you@example.com
 *         [--outputs outputs.json | --table <core table> --audit-table <audit table>]
 */
import { randomUUID } from 'node:crypto';
import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { runForAccount, type TableNames } from './stage-tables.ts';

const TRAIL_SECONDS = 365 * 24 * 60 * 60;

/** As the product writes entries. */
const buildEntry = (uid: number, before: object, after: object) => {
  const [id, now] = [randomUUID(), new Date()];
  const at = now.toISOString();
  return {
    ...keys.auditEntry(uid, at, id),
    ...{ id, at, kind: 'role_changed', user_id: uid, actor_id: null, before, after },
    expires_at: Math.floor(now.getTime() / 1000) + TRAIL_SECONDS,
  };
};

export const promoteToSuperAdmin = async (db: DynamoDBDocumentClient, tables: TableNames, email: string): Promise<number> => {
  // The stored form of addresses.
  const address = email.trim().normalize('NFKC').toLowerCase();
  const sentinel = { TableName: tables.core, Key: keys.email(address), ConsistentRead: true };
  const { Item: found } = await db.send(new GetCommand(sentinel));
  if (!found) throw new Error(`There is no account with the address ${address}. Register it on the site first.`);
  const uid = Number(found.uid);
  const { Item: profile } = await db.send(
    new GetCommand({ TableName: tables.core, Key: keys.profile(uid), ConsistentRead: true }),
  );
  const { role = null, is_superuser = false } = profile ?? {};
  if (role === 'super_admin' && is_superuser === true) return uid;
  const rights = { role: 'super_admin', is_superuser: true };
  try {
    await db.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName: tables.core,
              Key: keys.profile(uid),
              UpdateExpression: 'SET #role = :role, is_superuser = :yes',
              ConditionExpression: 'attribute_exists(#role) AND is_verified = :yes AND is_active = :yes',
              ExpressionAttributeNames: { '#role': 'role' },
              ExpressionAttributeValues: { ':role': rights.role, ':yes': true },
            },
          },
          { Put: { TableName: tables.audit, Item: buildEntry(uid, { role, is_superuser }, rights) } },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    throw new Error(`The account ${address} is not verified, or not active. Open the link in its confirmation mail first.`);
  }
  return uid;
};

if (import.meta.main)
  await runForAccount(async (tables, email) => {
    const uid = await promoteToSuperAdmin(DynamoDBDocumentClient.from(new DynamoDBClient({})), tables, email);
    return `Account ${uid} (${email}) is a super administrator, from its next request on.`;
  });
