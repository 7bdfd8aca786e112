import { parseArgs } from 'node:util';
import { CognitoIdentityProviderClient, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys, parseKeyIds, type TableName, tables } from '#functions/data/keys.ts';
import { findPlaces, type Places } from './stage-tables.ts';

/** Skips numbers that were given out but not yet stored, such as by an interrupted registration. */
const MARGIN = 1_000;

type Noun = 'user' | 'bcp';
type Row = Record<string, unknown>;

export interface Lift {
  noun: Noun;
  was: number | null;
  highest: number;
  now: number;
}

const numbersIn: Record<Noun, (row: Row) => unknown[]> = {
  user: (row) => [row.uid, parseKeyIds(row).uid],
  bcp: (row) => [row.bcp_id, parseKeyIds(row).bcpId],
};

export const raiseSequences = async (
  { tableNames, userPoolId }: Pick<Places, 'tableNames' | 'userPoolId'>,
  { db, userPool, isDryRun = false }: { db: DynamoDBDocumentClient; userPool: CognitoIdentityProviderClient; isDryRun?: boolean },
): Promise<Lift[]> => {
  const highest: Record<Noun, number> = { user: 0, bcp: 0 };
  const note = (noun: Noun, value: unknown): void => {
    const number = Number(value ?? 0);
    if (Number.isSafeInteger(number) && number > highest[noun]) highest[noun] = number;
  };

  for (const name of Object.keys(tables) as TableName[]) {
    const query = { TableName: tableNames[name], ConsistentRead: true, ...projection };
    for await (const { Items = [] } of paginateScan({ client: db }, query))
      for (const row of Items) for (const noun of nouns) for (const value of numbersIn[noun](row)) note(noun, value);
  }
  for await (const { Users = [] } of paginateListUsers({ client: userPool }, { UserPoolId: userPoolId }))
    for (const { Username } of Users) note('user', Username);

  const lifts: Lift[] = [];
  for (const noun of nouns) {
    const key = { TableName: tableNames.catalog, Key: keys.sequence(noun) };
    const { Item } = await db.send(new GetCommand({ ...key, ConsistentRead: true }));
    const was = (Item?.n as number | undefined) ?? null;
    const now = Math.max(was ?? 0, highest[noun] + MARGIN);
    if (!isDryRun) await raise(db, key, now);
    lifts.push({ noun, was, highest: highest[noun], now });
  }
  return lifts;
};

const nouns: Noun[] = ['user', 'bcp'];
const projection = {
  ProjectionExpression: '#owner, #item, #uid, #bcp',
  ExpressionAttributeNames: { '#owner': 'owner', '#item': 'item', '#uid': 'uid', '#bcp': 'bcp_id' },
};

const raise = async (db: DynamoDBDocumentClient, key: { TableName: string; Key: Row }, n: number): Promise<void> => {
  try {
    await db.send(
      new UpdateCommand({
        ...key,
        UpdateExpression: 'SET n = :n',
        ConditionExpression: 'attribute_not_exists(n) OR n < :n',
        ExpressionAttributeValues: { ':n': n },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, outputs: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  if (!values.stage || !values.outputs) throw new Error('Say --stage and --outputs (the file of `cdk deploy --outputs-file`)');
  const clients = {
    db: DynamoDBDocumentClient.from(new DynamoDBClient({})),
    userPool: new CognitoIdentityProviderClient({}),
    isDryRun: values['dry-run'],
  };
  console.table(await raiseSequences(findPlaces(values.stage, values.outputs), clients));
};

if (import.meta.main) await main();
