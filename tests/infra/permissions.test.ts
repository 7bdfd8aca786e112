import { describe, expect, it } from 'vitest';
import { createGuard, type GuardedService } from '#infra/local/cloud/permissions/guard.ts';
import { isAllowed } from '#infra/local/cloud/permissions/policy.ts';
import { listTableCalls } from '#infra/local/cloud/permissions/table-calls.ts';
import { type LambdaFunction, parseTemplates } from '#infra/local/cloud/template/parsed-template.ts';
import { METADATA_KEY, synthesize } from '#infra/local/synthesis.ts';
import { deployedStages, type Json, listStatements, referred, synthesisOf } from './synthesis.ts';

const site = 'http://localhost:8080';
const { templates } = await synthesize(site);
const template = parseTemplates(templates, { queues: 'http://127.0.0.1:9', site }, METADATA_KEY);
const { functions, tables, queues, buckets, pool } = template;

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
    const reply = guard.refuse('dynamodb', { method: 'POST', path: '/', headers, body: Buffer.from(JSON.stringify(body)) });
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
    const guard = createGuard({ ...template, functions: [wide] });
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
    const ofTables = unused.filter((name) => name.startsWith(jobs.entry) && !name.includes(' s3:'));
    expect(ofTables).toEqual([`${jobs.entry} ${ephemeral.name} U#*`]);
  });

  it('the guard lets callers pass that are no function', () => {
    const nobody = { ...functions[0]!, name: 'local' };
    expect(ask(nobody, 'Scan', { TableName: core.name }).isRefused).toBe(false);
  });
});

describe('the guard of queues, files, mail, secrets, the user pool and models', () => {
  interface Asked {
    method?: string;
    path?: string;
    target?: string;
    body?: object | string;
  }
  const ask = (
    entry: string,
    service: GuardedService,
    { method = 'POST', path = '/', target, body = {} }: Asked,
    guard = createGuard(template),
  ) => {
    const { name } = functionAt(entry);
    const headers = {
      authorization: `AWS4-HMAC-SHA256 Credential=${name}/2026/x`,
      ...(target ? { 'x-amz-target': `Any.${target}` } : {}),
    };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return guard.refuse(service, { method, path, headers, body: Buffer.from(text) });
  };
  const [bucket] = buckets;
  const urlOf = (variable: string) => functions.map(({ variables }) => variables[variable]).find(Boolean);
  const mail = (Source: string) => new URLSearchParams({ Action: 'SendEmail', Source }).toString();
  const secretOf = (variable: string) => ({ target: 'GetSecretValue', body: { SecretId: urlOf(variable) } });
  const model = (id: string) => ({ path: `/model/${encodeURIComponent(id)}/converse` });
  const { INSIGHTS_MODEL_ID, WRITING_MODEL_ID, MAIL_SENDER } = Object.assign({}, ...functions.map(({ variables }) => variables));
  const send = (variable: string) => ({ target: 'SendMessage', body: { QueueUrl: urlOf(variable) } });
  const poolCall = (target: string, UserPoolId = pool.id) => ({ target, body: { UserPoolId } });
  const removal = (...keys: string[]) => ({
    path: `/${bucket}?delete=`,
    body: `<Delete>${keys.map((key) => `<Object><Key>${key}</Key></Object>`).join('')}</Delete>`,
  });

  const [bcp, worker, mailer, auth, users] = [
    'functions/api/bcp/handler.ts',
    'functions/worker/handler.ts',
    'functions/mailer/handler.ts',
    'functions/api/auth/handler.ts',
    'functions/api/users/handler.ts',
  ] as const;
  const [jobs, purge, payment] = [
    'functions/api/jobs/handler.ts',
    'functions/schedules/purge.ts',
    'functions/api/payment/handler.ts',
  ];

  it.each<[string, GuardedService, Asked, 'allowed' | 'refused']>([
    [bcp, 'sqs', send('JOBS_QUEUE_URL'), 'allowed'],
    [bcp, 'sqs', send('MAIL_QUEUE_URL'), 'refused'],
    [bcp, 'sqs', { ...send('JOBS_QUEUE_URL'), target: 'PurgeQueue' }, 'refused'],
    [jobs, 'sqs', send('JOBS_QUEUE_URL'), 'refused'],
    [worker, 's3', { method: 'PUT', path: `/${bucket}/users/7/9.pdf?x-id=PutObject` }, 'allowed'],
    [worker, 's3', { method: 'PUT', path: `/${bucket}/other/7/9.pdf` }, 'refused'],
    [worker, 's3', { method: 'GET', path: `/${bucket}/users/7/9.pdf` }, 'refused'],
    [worker, 's3', { method: 'PUT', path: '/another-bucket/users/7/9.pdf' }, 'refused'],
    [jobs, 's3', { method: 'GET', path: `/${bucket}/exports/7/9.zip` }, 'allowed'],
    [jobs, 's3', { method: 'DELETE', path: `/${bucket}/exports/7/9.zip` }, 'refused'],
    [purge, 's3', { method: 'GET', path: `/${bucket}?list-type=2&prefix=users%2F7%2F` }, 'allowed'],
    [purge, 's3', { method: 'GET', path: `/${bucket}?list-type=2` }, 'refused'],
    [purge, 's3', removal('users/7/9.pdf', 'exports/7/9.zip'), 'allowed'],
    [purge, 's3', removal('users/7/9.pdf', 'screens/index.html'), 'refused'],
    [mailer, 'ses', { body: mail(MAIL_SENDER) }, 'allowed'],
    [mailer, 'ses', { body: mail('Somebody <else@keelhouse.example>') }, 'refused'],
    [mailer, 'ses', { body: mail(MAIL_SENDER).replace('SendEmail', 'SendRawEmail') }, 'refused'],
    [worker, 'ses', { body: mail(MAIL_SENDER) }, 'refused'],
    [payment, 'secrets', secretOf('STRIPE_SECRET_ID'), 'allowed'],
    [payment, 'secrets', secretOf('SEALING_KEY_ID'), 'refused'],
    [auth, 'secrets', secretOf('SEALING_KEY_ID'), 'allowed'],
    [auth, 'secrets', { ...secretOf('SEALING_KEY_ID'), target: 'PutSecretValue' }, 'refused'],
    [auth, 'cognito', poolCall('AdminDeleteUser'), 'allowed'],
    [users, 'cognito', poolCall('AdminDeleteUser'), 'refused'],
    [users, 'cognito', poolCall('AdminUserGlobalSignOut', 'us-east-1_another'), 'refused'],
    [worker, 'bedrock', model(INSIGHTS_MODEL_ID), 'allowed'],
    [worker, 'bedrock', model(WRITING_MODEL_ID), 'allowed'],
    [worker, 'bedrock', model('amazon.nova-pro-v1:0'), 'refused'],
    [bcp, 'bedrock', model(INSIGHTS_MODEL_ID), 'refused'],
  ])('%s at %s: %j is %s', (entry, service, asked, expected) => {
    expect(ask(entry, service, asked) === null ? 'allowed' : 'refused').toBe(expected);
  });

  it('the guard lets pass what AWS asks no permission for', () => {
    expect(ask(jobs, 'cognito', { target: 'RevokeToken', body: { Token: 't' } })).toBeNull();
  });

  it('a link to a file is judged by who signed it', () => {
    const guard = createGuard(template);
    const link = (entry: string) => `/${bucket}/users/7/9.pdf?X-Amz-Credential=${functionAt(entry).name}%2F2026%2Fx`;
    const open = (entry: string) => guard.refuse('s3', { method: 'GET', path: link(entry), headers: {}, body: Buffer.from('') });
    expect(open(jobs)).toBeNull();
    expect(open(worker)?.status).toBe(403);
  });

  it('the guard names what it refused, and what nobody used so far', () => {
    const guard = createGuard(template);
    const ofMailer = () => guard.permissions().unused.filter((name) => name.startsWith(mailer) && name.includes(' ses:'));
    expect(ofMailer()).toHaveLength(2);
    ask(mailer, 'ses', { body: mail(MAIL_SENDER) }, guard);
    // The configuration set is that of the sender's identity: no call names it.
    expect(ofMailer()).toEqual([expect.stringContaining('configuration-set')]);
    ask(jobs, 's3', { method: 'DELETE', path: `/${bucket}/users/7/9.pdf` }, guard);
    expect(guard.permissions().denied).toEqual([`${jobs} s3:::${bucket}/users/7/9.pdf s3:DeleteObject`]);
  });
});

describe('triggers', () => {
  const needed = {
    sqs: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
    dynamodb: ['dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:DescribeStream'],
  };
  const sources = template.mappings.map(({ FunctionName, EventSourceArn }) => ({
    fn: functions.find(({ name, arn }) => name === FunctionName || arn === FunctionName)!,
    source: EventSourceArn,
    service: EventSourceArn.split(':')[2] as keyof typeof needed,
  }));

  it.each(sources)('$fn.entry may read the $service source that invokes it, and no other queue', ({ fn, source, service }) => {
    const may = (action: string, resource: string) => isAllowed(fn.statements, { action, resource, context: {} });
    for (const action of needed[service]) expect([action, may(action, source)]).toEqual([action, true]);
    const others = queues.filter(({ arn }) => arn !== source);
    for (const { arn } of others) expect(may('sqs:ReceiveMessage', arn)).toBe(false);
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

  /** Apart from tables, logs and traces; the canary runs in no local run. */
  const actionsOf = (stage: 'local' | (typeof deployedStages)[number]) => {
    const synthesis = synthesisOf(stage);
    return synthesis
      .ofType('AWS::Lambda::Function')
      .filter(({ metadata }) => metadata.keelhouse && !metadata.keelhouse.entry.startsWith('infra/'))
      .map(({ metadata, properties }) => [
        metadata.keelhouse.entry,
        ...listStatements(synthesis, referred(properties.Role))
          .flatMap(({ Action }) => [Action].flat())
          .filter((action) => !/^(dynamodb|logs|xray):/.test(action))
          .sort(),
      ])
      .sort();
  };

  it.each(deployedStages)('the roles of the stage %s allow the same at the tables as those of the local run', (stage) => {
    expect(permissionsOf(stage)).toEqual(permissionsOf('local'));
  });

  it.each(deployedStages)('the roles of the stage %s allow the same actions elsewhere as those of the local run', (stage) => {
    expect(actionsOf(stage)).toEqual(actionsOf('local'));
  });
});
