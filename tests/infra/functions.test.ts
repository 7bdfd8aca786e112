import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ENV_NAMES } from '#functions/runtime/env.ts';
import { leadingKeys } from '#infra/constructs/leading-keys.ts';
import { isAllowed } from '#infra/local/cloud/permissions/policy.ts';
import { type Json, referred, stageNames, synthesisOf } from './synthesis.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Not the product's: the functions by which CDK copies files during a deployment and empties buckets. */
const isOurs = ({ stack, id }: { stack: string; id: string }): boolean =>
  stack !== 'web' && !id.startsWith('CustomS3AutoDeleteObjects');

describe.each(stageNames)('functions of the stage %s', (stage) => {
  const { ofType } = synthesisOf(stage);
  const functions = ofType('AWS::Lambda::Function').filter(isOurs);
  const cases = functions.map((fn) => ({ entry: fn.metadata.keelhouse.entry as string, ...fn }));

  it.each(cases)(
    '$entry runs on Node 24, arm64, traced, with a timeout below the limit of its trigger',
    ({ properties, stack }) => {
      expect(properties.Runtime).toBe('nodejs24.x');
      expect(properties.Architectures).toEqual(['arm64']);
      expect(properties.Timeout).toBeGreaterThan(0);
      expect(properties.Timeout).toBeLessThanOrEqual({ api: 29, schedules: 900 }[stack] ?? 240);
      expect(properties.MemorySize).toBeGreaterThanOrEqual(256);
      expect(properties.TracingConfig).toEqual({ Mode: 'Active' });
    },
  );

  it.each(cases)('$entry is a file of the repository', ({ entry }) => {
    expect(existsSync(`${root}${entry}`)).toBe(true);
  });

  it.each(cases)('$entry gets only variables that the runtime knows', ({ properties }) => {
    const names = Object.keys(properties.Environment.Variables).filter((name) => name !== 'NODE_OPTIONS');
    expect(ENV_NAMES).toEqual(expect.arrayContaining(names));
  });

  it.each(cases)('$entry writes to its own log group with a retention', ({ properties }) => {
    const group = ofType('AWS::Logs::LogGroup').find(({ id }) => id === referred(properties.LoggingConfig.LogGroup))!;
    expect(group.properties.RetentionInDays).toBeLessThanOrEqual(90);
    expect(properties.LoggingConfig.LogFormat).toBe('JSON');
  });

  it('functions have a role each', () => {
    const roles = functions.map(({ properties }) => referred(properties.Role));
    expect(new Set(roles).size).toBe(functions.length);
  });
});

describe.each(stageNames)('concurrency of the stage %s', (stage) => {
  const reserved = synthesisOf(stage)
    .ofType('AWS::Lambda::Function')
    .filter(({ properties }) => properties.ReservedConcurrentExecutions !== undefined)
    .map(({ metadata, properties }) => [metadata.keelhouse.entry, properties.ReservedConcurrentExecutions]);

  it('reserved concurrency keeps capacity for sign-in, the webhook and the stream in the stage with customers, and fits a new account elsewhere', () => {
    const kept = [
      ['functions/api/auth/handler.ts', 50],
      ['functions/streams/core.ts', 10],
      ['functions/webhooks/stripe/handler.ts', 20],
    ];
    expect(reserved.sort()).toEqual(stage === 'prod' ? kept : []);
  });
});

describe.each(stageNames)('permissions of the stage %s', (stage) => {
  const { ofType } = synthesisOf(stage);
  const functions = ofType('AWS::Lambda::Function').filter(isOurs);
  const statements: Json[] = [
    ...ofType('AWS::IAM::Policy')
      .filter(isOurs)
      .flatMap(({ id, properties }) => properties.PolicyDocument.Statement.map((statement: Json) => ({ id, ...statement }))),
    ...ofType('AWS::IAM::Role')
      .filter(isOurs)
      .flatMap(({ id, properties }) =>
        (properties.Policies ?? []).flatMap(({ PolicyDocument }: Json) =>
          PolicyDocument.Statement.map((statement: Json) => ({ id, ...statement })),
        ),
      ),
  ];
  const actionsOf = ({ Action }: Json): string[] => [Action].flat();
  const text = (value: Json): string => JSON.stringify(value);

  it('permissions name every action', () => {
    expect(statements.filter((statement) => actionsOf(statement).some((action) => action.includes('*')))).toEqual([]);
  });

  it('permissions name every resource, except streams, which can only be listed together, files of customers, recipients of mail, traces and the alarms of a rollout', () => {
    const wide = statements
      .filter(({ Resource }) => text(Resource).includes('*'))
      .flatMap((statement) => {
        const patterns = [...text(statement.Resource).matchAll(/[^:"]+\*/g)].map(([pattern]) => pattern);
        return (patterns.length > 0 ? patterns : [undefined]).map((pattern) => [actionsOf(statement).join(), pattern]);
      });
    const traces = functions.map(() => ['xray:PutTelemetryRecords,xray:PutTraceSegments', undefined]);
    const rollouts = new Set(ofType('AWS::CodeDeploy::Application').map(({ stack }) => stack));
    const files = (action: 'Get' | 'Put' | 'Delete', folder: 'users' | 'exports') => [
      `s3:${action}Object`,
      expect.stringMatching(new RegExp(`^keelhouse-\\w+-documents-\\d+/${folder}/\\*$`)),
    ];
    expect(wide.sort()).toEqual([
      ...[...rollouts].map(() => ['cloudwatch:DescribeAlarms,lambda:GetProvisionedConcurrencyConfig', undefined]),
      ['dynamodb:ListStreams', expect.stringContaining('/stream/*')],
      // the export and jobs read archives; documents, exercises and jobs read documents; the worker writes
      // both, and the purge deletes both
      files('Delete', 'exports'),
      files('Delete', 'users'),
      files('Get', 'exports'),
      files('Get', 'exports'),
      files('Get', 'users'),
      files('Get', 'users'),
      files('Get', 'users'),
      files('Put', 'exports'),
      files('Put', 'users'),
      ['ses:SendEmail', 'identity/*'],
      ...traces,
    ]);
  });

  it('permissions never allow a scan, and are limited to the partitions that a function needs', () => {
    const data = statements.filter((statement) =>
      actionsOf(statement).some(
        (action) => /^dynamodb:(Get|Put|Query|Scan|Update|Delete|Batch|Condition)/.test(action) && !action.includes('Records'),
      ),
    );
    expect(data.length).toBeGreaterThan(10);
    for (const statement of data.filter((statement) => !actionsOf(statement).includes('dynamodb:GetShardIterator'))) {
      expect(actionsOf(statement)).not.toContain('dynamodb:Scan');
      const partitions: string[] = [statement.Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys']].flat();
      expect(partitions.length).toBeGreaterThan(0);
      expect(partitions).not.toContain('*');
    }
  });

  it('permissions on tables apply to calls that name an allowed partition, and to no call that names none', () => {
    const data = statements.filter(({ Condition }) => Condition?.['ForAllValues:StringLike']);
    expect(data.length).toBeGreaterThan(10);
    for (const statement of data) {
      const [pattern] = [statement.Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys']].flat();
      const mayRead = (leadingKeys?: string) =>
        isAllowed([statement], {
          action: actionsOf(statement)[0]!,
          resource: [statement.Resource].flat()[0],
          context: leadingKeys === undefined ? {} : { 'dynamodb:LeadingKeys': leadingKeys },
        });
      expect([mayRead(pattern.replace('*', '0')), mayRead('NOBODY#0'), mayRead()]).toEqual([true, false, false]);
    }
  });

  it('an index is queried and no more, and its partitions are allowed nowhere else', () => {
    const { openJobs, directory, lockedUsers, exercises, paymentIntents } = leadingKeys;
    const { subscriptionStates, paymentStatuses, endings, purges } = leadingKeys;
    const ofIndexes: string[] = [
      ...[openJobs, directory, lockedUsers, exercises, paymentIntents],
      ...[...subscriptionStates, ...paymentStatuses, ...endings, ...purges],
    ];
    const data = statements.filter(({ Condition }) => Condition?.['ForAllValues:StringLike']);
    const isOfIndex = ({ Resource }: Json): boolean => text(Resource).includes('/index/');
    for (const statement of data.filter(isOfIndex)) expect(actionsOf(statement)).toEqual(['dynamodb:Query']);
    const onTables = data
      .filter((statement) => !isOfIndex(statement))
      .flatMap(({ Condition }): string[] => Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys']);
    expect(onTables.filter((partition) => ofIndexes.includes(partition))).toEqual([]);
  });

  it('permissions come from no managed policy, but for AWS Backup, which asks for its own', () => {
    expect(
      ofType('AWS::IAM::Role')
        .filter(isOurs)
        .filter(({ stack, properties }) => stack !== 'backup' && properties.ManagedPolicyArns),
    ).toEqual([]);
  });
});

describe('secrets', () => {
  it.each(stageNames)('no template of the stage %s contains a secret', (stage) => {
    const { resources } = synthesisOf(stage);
    expect(JSON.stringify(resources)).not.toMatch(/\b(sk_(test|live)_|rk_(test|live)_|whsec_)/);
  });
});
