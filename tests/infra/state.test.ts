import { describe, expect, it } from 'vitest';
import { type TableName, tables } from '#functions/data/keys.ts';
import { type Json, referred, stageNames, stages, synthesisOf } from './synthesis.ts';

/** A table as the entity chart describes it, in the words of CloudFormation. */
const expected = (name: TableName): Json => {
  const chart: Json = tables[name];
  const schema = ({ partition, sort }: { partition: string; sort: string }) => [
    { AttributeName: partition, KeyType: 'HASH' },
    { AttributeName: sort, KeyType: 'RANGE' },
  ];
  const toProjection = (projection: Json) => {
    if (projection === 'all') return { ProjectionType: 'ALL' };
    return projection === 'keys' ? { ProjectionType: 'KEYS_ONLY' } : { ProjectionType: 'INCLUDE', NonKeyAttributes: projection };
  };
  return {
    keys: schema(chart),
    indexes: Object.fromEntries(
      Object.entries<Json>(chart.indexes).map(([index, keys]) => [
        index,
        { keys: schema(keys), projection: toProjection(keys.projection) },
      ]),
    ),
    expiry: chart.timeToLive,
    stream: chart.stream ? 'NEW_AND_OLD_IMAGES' : undefined,
    isRecoverable: chart.retain,
  };
};

const found = ({ properties }: { properties: Json }): Json => ({
  keys: properties.KeySchema,
  indexes: Object.fromEntries(
    (properties.GlobalSecondaryIndexes ?? []).map((index: Json) => [
      index.IndexName,
      { keys: index.KeySchema, projection: index.Projection },
    ]),
  ),
  expiry: properties.TimeToLiveSpecification?.AttributeName,
  stream: properties.StreamSpecification?.StreamViewType,
  isRecoverable: properties.PointInTimeRecoverySpecification?.PointInTimeRecoveryEnabled ?? false,
});

describe.each(stageNames)('tables of the stage %s', (stage) => {
  const { ofType } = synthesisOf(stage);
  const tableOf = (name: TableName) => ofType('AWS::DynamoDB::Table').find(({ id }) => id.startsWith(`${name}Table`))!;
  const names = Object.keys(tables) as TableName[];

  it('tables are those of the entity chart', () => {
    expect(ofType('AWS::DynamoDB::Table')).toHaveLength(names.length);
  });

  it.each(names)('the table %s has the keys, indexes, expiry, stream and recovery of the entity chart', (name) => {
    expect(found(tableOf(name))).toEqual(expected(name));
  });

  it.each(names)('the table %s is billed per request', (name) => {
    expect(tableOf(name).properties.BillingMode).toBe('PAY_PER_REQUEST');
  });

  it.each(names)('the table %s is retained when its stack is deleted, where the stage keeps data', (name) => {
    const { properties, deletionPolicy } = tableOf(name);
    const { keepsData } = stages[stage];
    expect(deletionPolicy).toBe(keepsData ? 'Retain' : 'Delete');
    expect(properties.DeletionProtectionEnabled ?? false).toBe(keepsData && tables[name].retain);
  });
});

describe.each(stageNames)('user pool of the stage %s', (stage) => {
  const { ofType, resources, outputs } = synthesisOf(stage);
  const [pool] = ofType('AWS::Cognito::UserPool');
  const [client] = ofType('AWS::Cognito::UserPoolClient');

  it('the user pool requires eight characters and no character classes', () => {
    const { PasswordPolicy } = pool!.properties.Policies;
    expect(PasswordPolicy.MinimumLength).toBe(8);
    for (const rule of ['RequireLowercase', 'RequireUppercase', 'RequireNumbers', 'RequireSymbols'])
      expect(PasswordPolicy[rule]).toBe(false);
  });

  it('the user pool accepts users from the server only, with their number as user name', () => {
    expect(pool!.properties.AdminCreateUserConfig.AllowAdminCreateUserOnly).toBe(true);
    expect(pool!.properties.UsernameAttributes).toBeUndefined();
    expect(pool!.properties.AliasAttributes).toBeUndefined();
  });

  it('the user pool issues sessions of 15 minutes that can be refreshed for 30 days', () => {
    const { AccessTokenValidity, RefreshTokenValidity, TokenValidityUnits } = client!.properties;
    const seconds = { minutes: 60, hours: 3600, days: 86_400 } as Record<string, number>;
    expect(AccessTokenValidity * seconds[TokenValidityUnits.AccessToken]!).toBe(15 * 60);
    expect(RefreshTokenValidity * seconds[TokenValidityUnits.RefreshToken]!).toBe(30 * 86_400);
  });

  it('the user pool has one client, with a secret, and only an IAM role may try passwords', () => {
    expect(ofType('AWS::Cognito::UserPoolClient')).toHaveLength(1);
    const { ExplicitAuthFlows, GenerateSecret, EnableTokenRevocation } = client!.properties;
    expect(GenerateSecret).toBe(true);
    expect(ExplicitAuthFlows.sort()).toEqual(['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']);
    expect(EnableTokenRevocation).toBe(true);
  });

  it("the user pool gives its client's secret to Secrets Manager, and to no variable, output or function", () => {
    const reads = (value: unknown): string[] => {
      if (value === null || typeof value !== 'object') return [];
      const path = (value as { 'Fn::GetAtt'?: unknown })['Fn::GetAtt'];
      if (Array.isArray(path) && path[1] === 'ClientSecret') return [String(path[0])];
      return Object.values(value).flatMap(reads);
    };
    expect(reads(outputs)).toEqual([]);
    const holders = resources.filter(({ properties }) => reads(properties).length > 0);
    expect(holders.map(({ type }) => type)).toEqual(['AWS::SecretsManager::Secret']);
    expect(holders[0]!.properties.SecretString).toEqual({ 'Fn::GetAtt': [client!.id, 'ClientSecret'] });
  });
});

describe.each(stageNames)('bucket of documents of the stage %s', (stage) => {
  const { ofType } = synthesisOf(stage);
  const bucket = ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith('DocumentsFiles'))!;

  it('the bucket of documents is private, encrypted, and accessible over TLS only', () => {
    const { PublicAccessBlockConfiguration, BucketEncryption, OwnershipControls } = bucket.properties;
    expect(Object.values(PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    expect(BucketEncryption.ServerSideEncryptionConfiguration).toHaveLength(1);
    expect(OwnershipControls.Rules).toEqual([{ ObjectOwnership: 'BucketOwnerEnforced' }]);
    const policy = ofType('AWS::S3::BucketPolicy').find(({ properties }) => referred(properties.Bucket) === bucket.id)!;
    expect(JSON.stringify(policy.properties.PolicyDocument)).toContain('"aws:SecureTransport":"false"');
  });

  it('the bucket of documents deletes a document after a day, and an archive of all data within a week', () => {
    expect(bucket.properties.LifecycleConfiguration.Rules).toEqual([
      expect.objectContaining({ Status: 'Enabled', Prefix: 'users/', ExpirationInDays: 1 }),
      // S3 waits for the midnight after it.
      expect.objectContaining({ Status: 'Enabled', Prefix: 'exports/', ExpirationInDays: 6 }),
    ]);
  });
});
