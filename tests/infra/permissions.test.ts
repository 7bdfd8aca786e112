import { describe, expect, it } from 'vitest';
import { createGuard } from '#infra/local/cloud/permissions/guard.ts';
import { listTableCalls } from '#infra/local/cloud/permissions/table-calls.ts';
import { type LambdaFunction, parseTemplates } from '#infra/local/cloud/template/parsed-template.ts';
import { METADATA_KEY, synthesize } from '#infra/local/synthesis.ts';
import { deployedStages, type Json, listStatements, referred, synthesisOf } from './synthesis.ts';

const site = 'http://localhost:8080';
const { templates } = await synthesize(site);
const template = parseTemplates(templates, { queues: 'http://127.0.0.1:9', site }, METADATA_KEY);
const { functions, tables } = template;

const tableOf = (variable: string) => {
  const name = functions.map(({ variables }) => variables[variable]).find(Boolean);
  return tables.find((table) => table.name === name)!;
};
const core = tableOf('CORE_TABLE');
const audit = tableOf('AUDIT_TABLE');
const ephemeral = tableOf('EPHEMERAL_TABLE');
const functionAt = (entry: string): LambdaFunction => functions.find((fn) => fn.entry === entry)!;

const owner = (value: string) => ({ owner: { S: value }, item: { S: '-' } });
const query = (table: { name: string }, index: string | undefined, condition: string, value: string) => ({
  TableName: table.name,
  IndexName: index,
  KeyConditionExpression: condition,
  ExpressionAttributeNames: { '#owner': 'owner', '#item': 'item' },
  ExpressionAttributeValues: { ':value': { S: value }, ':prefix': { S: 'BCP#' } },
});

describe('what a request to DynamoDB asks permission for', () => {
  const get = { TableName: core.name, Key: owner('U#1') };
  const put = { TableName: ephemeral.name, Item: owner('RATE#a') };
  it.each([
    ['GetItem', get, [['GetItem', core.arn, 'U#1']]],
    ['PutItem', put, [['PutItem', ephemeral.arn, 'RATE#a']]],
    ['Query', query(core, undefined, '#owner = :value AND begins_with(#item, :prefix)', 'U#1'), [['Query', core.arn, 'U#1']]],
    [
      'Query',
      query(core, 'users_by_created', 'directory = :value', 'user'),
      [['Query', `${core.arn}/index/users_by_created`, 'user']],
    ],
    ['Query', query(core, 'users_by_created', '#owner = :value', 'U#1'), [['Query', `${core.arn}/index/users_by_created`]]],
    [
      'BatchGetItem',
      { RequestItems: { [core.name]: { Keys: [owner('U#1'), owner('U#2')] } } },
      [['BatchGetItem', core.arn, 'U#1', 'U#2']],
    ],
    [
      'BatchWriteItem',
      { RequestItems: { [core.name]: [{ PutRequest: { Item: owner('U#1') } }, { DeleteRequest: { Key: owner('U#2') } }] } },
      [['BatchWriteItem', core.arn, 'U#1', 'U#2']],
    ],
    [
      'TransactWriteItems',
      { TransactItems: [{ Put: put }, { Update: get }, { Delete: get }, { ConditionCheck: get }] },
      [
        ['PutItem', ephemeral.arn, 'RATE#a'],
        ['UpdateItem', core.arn, 'U#1'],
        ['DeleteItem', core.arn, 'U#1'],
        ['ConditionCheckItem', core.arn, 'U#1'],
      ],
    ],
    ['TransactGetItems', { TransactItems: [{ Get: get }] }, [['GetItem', core.arn, 'U#1']]],
    ['Scan', { TableName: core.name }, [['Scan', core.arn]]],
  ])('%s %j', (operation, body, expected) => {
    const calls = listTableCalls(tables, operation, body as never);
    expect(calls.map(({ action, resource, leadingKeys }) => [action.replace('dynamodb:', ''), resource, ...leadingKeys])).toEqual(
      expected,
    );
  });
});

describe('the guard of the local tables', () => {
  const ask = (fn: LambdaFunction, operation: string, body: object, guard = createGuard(template)) => {
    const headers = {
      authorization: `AWS4-HMAC-SHA256 Credential=${fn.name}/2026/x`,
      'x-amz-target': `DynamoDB_20120810.${operation}`,
    };
    const reply = guard.refuse({ method: 'POST', path: '/', headers, body: Buffer.from(JSON.stringify(body)) });
    return { isRefused: reply !== null, type: reply && (JSON.parse(String(reply.body)).__type as string), guard };
  };

  it.each([
    ['functions/api/auth/handler.ts', 'GetItem', { TableName: core.name, Key: owner('U#1') }, 'allowed'],
    ['functions/api/auth/handler.ts', 'GetItem', { TableName: core.name, Key: owner('SIGNIN#a') }, 'refused'],
    ['functions/api/auth/handler.ts', 'GetItem', { TableName: audit.name, Key: owner('U#1') }, 'refused'],
    ['functions/api/auth/handler.ts', 'Scan', { TableName: core.name }, 'refused'],
    ['functions/api/auth/handler.ts', 'Query', query(core, 'users_by_email', 'directory = :value', 'user'), 'refused'],
    ['functions/api/admin-users/handler.ts', 'Query', query(core, 'users_by_email', 'directory = :value', 'user'), 'allowed'],
    [
      'functions/api/admin-users/handler.ts',
      'Query',
      query(core, 'exercises_by_created', 'exercises = :value', 'all'),
      'refused',
    ],
    ['functions/api/jobs/handler.ts', 'PutItem', { TableName: core.name, Item: owner('U#1') }, 'refused'],
    [
      'functions/streams/core.ts',
      'BatchGetItem',
      { RequestItems: { [core.name]: { Keys: [owner('U#1'), owner('U#2')] } } },
      'allowed',
    ],
    [
      'functions/streams/core.ts',
      'BatchGetItem',
      { RequestItems: { [core.name]: { Keys: [owner('U#1'), owner('EMAIL#a')] } } },
      'refused',
    ],
    [
      'functions/api/auth/handler.ts',
      'TransactWriteItems',
      {
        TransactItems: [
          { Put: { TableName: core.name, Item: owner('U#1') } },
          { Delete: { TableName: audit.name, Key: owner('U#1') } },
        ],
      },
      'refused',
    ],
  ])('%s: %s %j is %s', (entry, operation, body, expected) => {
    const { isRefused, type } = ask(functionAt(entry), operation, body);
    expect([isRefused ? 'refused' : 'allowed', type]).toEqual([
      expected,
      expected === 'refused' ? 'com.amazon.coral.service#AccessDeniedException' : null,
    ]);
  });

  it('every function may touch what its role names, and neither scan, nor reach another partition, nor use another index', () => {
    const asked = functions.flatMap((fn) =>
      fn.statements
        .filter(({ Condition }) => Condition?.['ForAllValues:StringLike'])
        .flatMap(({ Resource, Condition, Action }) =>
          [Resource].flat().map((resource) => ({
            fn,
            table: tables.find(({ arn }) => String(resource).startsWith(arn))!,
            index: String(resource).split('/index/')[1],
            actions: [Action].flat().map((action) => action.replace('dynamodb:', '')),
            partition: [Condition!['ForAllValues:StringLike']!['dynamodb:LeadingKeys']].flat()[0] as string,
          })),
        ),
    );
    expect(asked.length).toBeGreaterThan(50);
    for (const { fn, table, index, actions, partition } of asked) {
      const put = (value: string) => {
        const key = table.KeySchema.find(({ KeyType }) => KeyType === 'HASH')!.AttributeName;
        return { TableName: table.name, Item: { [key]: { S: value } }, Key: { [key]: { S: value } } };
      };
      if (!index && actions.includes('PutItem')) {
        expect(ask(fn, 'PutItem', put(partition.replaceAll('*', '0'))).isRefused).toBe(false);
        expect(ask(fn, 'PutItem', put('NOBODY#0')).isRefused).toBe(true);
      }
      expect(ask(fn, 'Scan', { TableName: table.name, IndexName: index }).isRefused).toBe(true);
      const allowed = fn.statements.flatMap(({ Resource }) => [Resource].flat());
      for (const other of table.GlobalSecondaryIndexes ?? []) {
        if (allowed.includes(`${table.arn}/index/${other.IndexName}`)) continue;
        const byPartition = query(
          table,
          other.IndexName,
          `${other.KeySchema[0]!.AttributeName} = :value`,
          partition.replaceAll('*', '0'),
        );
        expect(ask(fn, 'Query', byPartition).isRefused).toBe(true);
      }
    }
  });

  it('the policy of a table refuses what a role allows', () => {
    const [entry] = functions;
    const wide = { ...entry!, statements: [{ Effect: 'Allow', Action: 'dynamodb:*', Resource: '*' }] };
    const guard = createGuard({ tables, functions: [wide] });
    const entryOf = { owner: { S: 'U#1' }, entry: { S: '-' } };
    expect(ask(wide, 'PutItem', { TableName: audit.name, Item: entryOf }, guard).isRefused).toBe(false);
    expect(ask(wide, 'DeleteItem', { TableName: audit.name, Key: entryOf }, guard).isRefused).toBe(true);
  });

  it('the guard names what it refused, and what nobody used so far', () => {
    const jobs = functionAt('functions/api/jobs/handler.ts');
    const { guard } = ask(jobs, 'GetItem', { TableName: core.name, Key: owner('U#1') });
    ask(jobs, 'DeleteItem', { TableName: core.name, Key: owner('U#7') }, guard);
    const { denied, unused } = guard.permissions();
    expect(denied).toEqual([`${jobs.entry} ${core.name} U#7 dynamodb:DeleteItem`]);
    expect(unused.filter((name) => name.startsWith(jobs.entry))).toEqual([`${jobs.entry} ${ephemeral.name} U#*`]);
  });

  it('the guard lets callers pass that are no function', () => {
    const nobody = { ...functions[0]!, name: 'local' };
    expect(ask(nobody, 'Scan', { TableName: core.name }).isRefused).toBe(false);
  });
});

describe('roles of deployed stages', () => {
  const tablePermissions = (stage: string, roleOf: (role: string) => Json[], all: { metadata: Json; properties: Json }[]) =>
    all
      .filter(({ metadata }) => metadata.keelhouse)
      .map(({ metadata, properties }) => [
        metadata.keelhouse.entry,
        JSON.stringify(
          roleOf(referred(properties.Role)!).filter(({ Condition }) => Condition?.['ForAllValues:StringLike']),
        ).replaceAll(`keelhouse-${stage}-`, ''),
      ])
      // The canary, which no local run has, touches no table.
      .filter(([, statements]) => statements !== '[]')
      .sort();
  const permissionsOf = (stage: 'local' | (typeof deployedStages)[number]) => {
    const synthesis = synthesisOf(stage);
    return tablePermissions(stage, (role) => listStatements(synthesis, role), synthesis.ofType('AWS::Lambda::Function'));
  };

  it.each(deployedStages)('the roles of the stage %s allow the same at the tables as those of the local run', (stage) => {
    expect(permissionsOf(stage)).toEqual(permissionsOf('local'));
  });
});
