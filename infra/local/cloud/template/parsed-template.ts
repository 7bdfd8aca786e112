/** Parses the templates for the local run; an unexpected property is an error. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import * as z from 'zod';
import type { Statement } from '../permissions/policy.ts';
import { type Addresses, namesOf } from './names.ts';
import { resolveTemplates } from './resolve.ts';
import type { Resource, Template } from './template.ts';

const KeySchema = z.array(z.looseObject({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const PolicyDocument = z.looseObject({ Statement: z.array(z.custom<Statement>()) });
const Table = z.object({
  AttributeDefinitions: z.array(z.unknown()),
  KeySchema,
  GlobalSecondaryIndexes: z.array(z.looseObject({ IndexName: z.string(), KeySchema, Projection: z.unknown() })).optional(),
  ResourcePolicy: z.object({ PolicyDocument }).optional(),
  StreamSpecification: z.object({ StreamViewType: z.string() }).optional(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }).optional(),
});
const Queue = z.object({
  VisibilityTimeout: z.number().default(30),
  MessageRetentionPeriod: z.number().default(345_600),
  DelaySeconds: z.number().default(0),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() }).optional(),
});
const Bucket = z.object({ LifecycleConfiguration: z.object({ Rules: z.array(z.unknown()) }) });
const Role = z.object({ Policies: z.array(z.object({ PolicyDocument })) });
const Lambda = z.object({
  Role: z.string(),
  Timeout: z.number(),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }),
});
const Entry = z.looseObject({ entry: z.string() });
const Pool = z.looseObject({ MfaConfiguration: z.string(), UsernameAttributes: z.array(z.string()).optional() });
const PoolClient = z.looseObject({ UserPoolId: z.string(), GenerateSecret: z.literal(true) });
/** A generated value, or one entered by hand, whose keys the template lists. */
const Secret = z.union([
  z.object({ SecretString: z.string() }),
  z.object({ GenerateSecretString: z.object({ SecretStringTemplate: z.string(), GenerateStringKey: z.string() }) }),
]);
const Tags = z.unknown();
const Mapping = z.strictObject({
  FunctionName: z.string(),
  EventSourceArn: z.string(),
  BatchSize: z.number(),
  FunctionResponseTypes: z.tuple([z.literal('ReportBatchItemFailures')]),
  ScalingConfig: z.strictObject({ MaximumConcurrency: z.number() }).optional(),
  StartingPosition: z.literal('TRIM_HORIZON').optional(),
  BisectBatchOnFunctionError: z.literal(true).optional(),
  MaximumBatchingWindowInSeconds: z.number().optional(),
  MaximumRecordAgeInSeconds: z.number().optional(),
  MaximumRetryAttempts: z.number().optional(),
  DestinationConfig: z.strictObject({ OnFailure: z.strictObject({ Destination: z.string() }) }).optional(),
  Tags,
});
const Schedule = z.strictObject({
  Name: z.string().optional(),
  Description: z.string().optional(),
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.literal('UTC'),
  FlexibleTimeWindow: z.strictObject({ Mode: z.literal('OFF') }),
  Target: z.strictObject({ Arn: z.string(), Input: z.string().optional(), RetryPolicy: z.unknown() }),
});
/** The only topic carries SES's events. */
const Subscription = z.strictObject({
  Protocol: z.literal('sqs'),
  RawMessageDelivery: z.literal(true),
  TopicArn: z.string(),
  Endpoint: z.string(),
});
const Authorizer = z.strictObject({
  ApiId: z.string(),
  Name: z.string(),
  AuthorizerType: z.literal('JWT'),
  IdentitySource: z.tuple([z.literal('$request.header.Authorization')]),
  JwtConfiguration: z.strictObject({ Audience: z.array(z.string()), Issuer: z.string() }),
});
const Integration = z.strictObject({
  ApiId: z.string(),
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
});
const Route = z.strictObject({
  ApiId: z.string(),
  RouteKey: z.string(),
  AuthorizationType: z.enum(['NONE', 'JWT']),
  AuthorizerId: z.string().optional(),
  Target: z.string(),
});

export interface LambdaFunction {
  name: string;
  arn: string;
  entry: string;
  timeoutSeconds: number;
  variables: Record<string, string>;
  /** What its role allows. */
  statements: Statement[];
}
export interface TableSpec extends z.infer<typeof Table> {
  name: string;
  arn: string;
  /** What the table's own policy says. */
  statements: Statement[];
  streamArn: string;
}
export interface QueueSpec extends z.infer<typeof Queue> {
  name: string;
  arn: string;
}
export type MappingSpec = z.infer<typeof Mapping> & { id: string };
export interface ScheduleSpec {
  name: string;
  expression: string;
  input: unknown;
  fn: LambdaFunction;
}
export interface JwtRule {
  issuer: string;
  audience: string[];
}
export interface RouteSpec {
  /** `POST /v1/bcp`: the handler finds its operation by it. */
  key: string;
  fn: LambdaFunction;
  jwt: JwtRule | null;
}

export interface ParsedTemplate {
  tables: TableSpec[];
  queues: QueueSpec[];
  buckets: string[];
  functions: LambdaFunction[];
  mappings: MappingSpec[];
  schedules: ScheduleSpec[];
  routes: RouteSpec[];
  mailReports: string[];
  pool: {
    id: string;
    arn: string;
    options: z.infer<typeof Pool>;
    clientId: string;
    clientSecret: string;
    client: z.infer<typeof PoolClient>;
  };
  secrets: { arn: string; value?: string; keys: string[] }[];
}

const parse = <T extends z.ZodType>(schema: T, { stack, id, type, properties }: Resource): z.output<T> => {
  const result = schema.safeParse(properties);
  if (!result.success)
    throw new Error(`The local run does not interpret ${stack}/${id} (${type}):\n${z.prettifyError(result.error)}`);
  return result.data;
};

/** The generated part is the same at every start, so that what it protects can be read again. */
const toGeneratedSecret = (arn: string, generate: { SecretStringTemplate: string; GenerateStringKey: string }) => {
  const template = JSON.parse(generate.SecretStringTemplate) as Record<string, string>;
  const generated = createHash('sha256').update(arn).digest('hex');
  return { keys: Object.keys(template), value: JSON.stringify({ ...template, [generate.GenerateStringKey]: generated }) };
};

/** `metadataKey`: the function metadata under which `entry` names its source file. */
export const parseTemplates = (templates: Template[], addresses: Addresses, metadataKey: string): ParsedTemplate => {
  const resolved = resolveTemplates(templates, addresses);
  const names = (resource: Resource): Record<string, string> => namesOf[resource.type]!(resource, addresses);
  const each = <S extends z.ZodType, T>(
    type: string,
    schema: S,
    make: (data: z.output<S>, names: Record<string, string>, resource: Resource) => T,
  ): T[] => resolved.ofType(type).map((resource) => make(parse(schema, resource), names(resource), resource));

  const roles = new Map(
    each(
      'AWS::IAM::Role',
      Role,
      ({ Policies }, { Arn }) => [Arn!, Policies.flatMap((policy) => policy.PolicyDocument.Statement)] as const,
    ),
  );
  const functions = each(
    'AWS::Lambda::Function',
    Lambda,
    ({ Role: role, Timeout, Environment }, { Ref, Arn }, resource): LambdaFunction => ({
      name: Ref!,
      arn: Arn!,
      entry: parse(z.object({ [metadataKey]: Entry }), { ...resource, properties: resource.metadata })[metadataKey]!.entry,
      timeoutSeconds: Timeout,
      variables: Environment.Variables,
      statements: roles.get(role)!,
    }),
  );
  const byArn = new Map(functions.map((fn) => [fn.arn, fn]));
  const rules = new Map(
    each(
      'AWS::ApiGatewayV2::Authorizer',
      Authorizer,
      ({ JwtConfiguration: jwt }, { Ref }) => [Ref!, { issuer: jwt.Issuer, audience: jwt.Audience }] as const,
    ),
  );
  const targets = new Map(
    each(
      'AWS::ApiGatewayV2::Integration',
      Integration,
      ({ IntegrationUri }, { Ref }) => [`integrations/${Ref}` as string, byArn.get(IntegrationUri)!] as const,
    ),
  );
  const [pool] = each('AWS::Cognito::UserPool', Pool, (options, { Ref, Arn }) => ({ id: Ref!, arn: Arn!, options }));
  const [client] = each('AWS::Cognito::UserPoolClient', PoolClient, (data, { Ref, ClientSecret }) => ({
    clientId: Ref!,
    clientSecret: ClientSecret!,
    client: data,
  }));

  return {
    functions,
    tables: each('AWS::DynamoDB::Table', Table, (data, { Ref, Arn, StreamArn }) => ({
      ...data,
      name: Ref!,
      arn: Arn!,
      statements: data.ResourcePolicy?.PolicyDocument.Statement ?? [],
      streamArn: StreamArn!,
    })),
    queues: each('AWS::SQS::Queue', Queue, (data, { QueueName, Arn }) => ({ ...data, name: QueueName!, arn: Arn! })),
    buckets: each('AWS::S3::Bucket', Bucket, (_, { Ref }) => Ref!),
    mappings: each('AWS::Lambda::EventSourceMapping', Mapping, (data, { Ref }) => ({ ...data, id: Ref! })),
    schedules: each('AWS::Scheduler::Schedule', Schedule, ({ ScheduleExpression, Target }) => {
      const fn = byArn.get(Target.Arn)!;
      return { name: basename(fn.entry, '.ts'), expression: ScheduleExpression, input: JSON.parse(Target.Input ?? '{}'), fn };
    }),
    routes: each('AWS::ApiGatewayV2::Route', Route, ({ RouteKey, Target, AuthorizationType, AuthorizerId }) => ({
      key: RouteKey,
      fn: targets.get(Target)!,
      jwt: AuthorizationType === 'JWT' ? rules.get(AuthorizerId ?? '')! : null,
    })),
    mailReports: each('AWS::SNS::Subscription', Subscription, ({ Endpoint }) => Endpoint),
    pool: { ...pool!, ...client! },
    secrets: each('AWS::SecretsManager::Secret', Secret, (secret, { Ref }) =>
      'SecretString' in secret
        ? { arn: Ref!, value: secret.SecretString, keys: [] }
        : { arn: Ref!, ...toGeneratedSecret(Ref!, secret.GenerateSecretString) },
    ),
  };
};
