/**
 * Makes a verified account the first super administrator; the screens can only add more.
 *
 *     npm run admin:promote -- --stage dev --email you@example.com [--outputs outputs.json | --table <core table>]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';

export const promoteToSuperAdmin = async (db: DynamoDBDocumentClient, table: string, email: string): Promise<number> => {
  // The stored form of addresses.
  const address = email.trim().normalize('NFKC').toLowerCase();
  const { Item } = await db.send(new GetCommand({ TableName: table, Key: keys.email(address), ConsistentRead: true }));
  if (Item === undefined) throw new Error(`There is no account with the address ${address}. Register it on the site first.`);
  const uid = Number(Item.uid);
  try {
    await db.send(
      new UpdateCommand({
        TableName: table,
        Key: keys.profile(uid),
        UpdateExpression: 'SET #role = :role, is_superuser = :yes',
        ConditionExpression: 'attribute_exists(#role) AND is_verified = :yes AND is_active = :yes',
        ExpressionAttributeNames: { '#role': 'role' },
        ExpressionAttributeValues: { ':role': 'super_admin', ':yes': true },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw new Error(`The account ${address} is not verified, or not active. Open the link in its confirmation mail first.`);
  }
  return uid;
};

const findTable = (stage: string | undefined, outputsFile: string): string => {
  if (!stage) throw new Error('Name --stage, or the core table with --table');
  const outputs = JSON.parse(readFileSync(outputsFile, 'utf8'))[`keelhouse-${stage}-state`] as Record<string, string> | undefined;
  if (!outputs?.CoreTable) throw new Error(`${outputsFile} names no CoreTable of the stage ${stage}`);
  return outputs.CoreTable;
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      email: { type: 'string' },
      outputs: { type: 'string', default: 'outputs.json' },
      table: { type: 'string' },
    },
  });
  if (!values.email) throw new Error('Name the account with --email');
  const table = values.table ?? findTable(values.stage, values.outputs);
  const uid = await promoteToSuperAdmin(DynamoDBDocumentClient.from(new DynamoDBClient({})), table, values.email);
  process.stdout.write(`Account ${uid} (${values.email}) is a super administrator, from its next request on.\n`);
};

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
