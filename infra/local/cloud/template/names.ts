/**
 * Answers of `Ref` and `Fn::GetAtt`. Names are stack plus logical id, as in CloudFormation, so data survives the
 * same infrastructure changes as in the cloud.
 */
import { createHash } from 'node:crypto';
import type { Resource } from './template.ts';

export const REGION = 'us-east-1';
export const ACCOUNT = '000000000000';

const arn = (service: string, name: string): string => `arn:aws:${service}:${REGION}:${ACCOUNT}:${name}`;
const nameOf = ({ stack, id, properties }: Resource, property: string): string =>
  typeof properties[property] === 'string' ? properties[property] : `${stack}-${id}`;
const short = ({ stack, id }: Resource, length: number): string =>
  createHash('sha256').update(`${stack}/${id}`).digest('hex').slice(0, length);

type Names = Record<string, string>;
export interface Addresses {
  queues: string;
  site: string;
}

export const namesOf: Record<string, (resource: Resource, addresses: Addresses) => Names> = {
  'AWS::DynamoDB::Table': (resource) => {
    const name = nameOf(resource, 'TableName');
    return { Ref: name, Arn: arn('dynamodb', `table/${name}`), StreamArn: arn('dynamodb', `table/${name}/stream/local`) };
  },
  'AWS::SQS::Queue': (resource, { queues }) => {
    const name = nameOf(resource, 'QueueName');
    // fauxqs reports URLs that are invalid for 127.0.0.1, so they are built here.
    const url = `${queues}/${ACCOUNT}/${name}`;
    return { Ref: url, QueueUrl: url, QueueName: name, Arn: arn('sqs', name) };
  },
  'AWS::S3::Bucket': (resource) => {
    const name = nameOf(resource, 'BucketName').toLowerCase();
    return { Ref: name, Arn: `arn:aws:s3:::${name}` };
  },
  'AWS::Lambda::Function': (resource) => {
    const name = nameOf(resource, 'FunctionName');
    return { Ref: name, Arn: arn('lambda', `function:${name}`) };
  },
  'AWS::Cognito::UserPool': (resource) => {
    const id = `${REGION}_${short(resource, 9)}`;
    const provider = `cognito-idp.${REGION}.amazonaws.com/${id}`;
    return { Ref: id, Arn: arn('cognito-idp', `userpool/${id}`), ProviderName: provider, ProviderURL: `https://${provider}` };
  },
  'AWS::Cognito::UserPoolClient': (resource) => ({ Ref: short(resource, 26), ClientSecret: short(resource, 52) }),
  'AWS::SecretsManager::Secret': (resource) => ({ Ref: arn('secretsmanager', `secret:${nameOf(resource, 'Name')}`) }),
  'AWS::ApiGatewayV2::Api': (_, { site }) => ({ Ref: 'local', ApiEndpoint: site, ApiId: 'local' }),
  'AWS::ApiGatewayV2::Integration': ({ stack, id }) => ({ Ref: `${stack}/${id}` }),
  'AWS::ApiGatewayV2::Authorizer': ({ stack, id }) => ({ Ref: `${stack}/${id}` }),
  'AWS::ApiGatewayV2::Route': ({ stack, id }) => ({ Ref: `${stack}/${id}` }),
  'AWS::Lambda::EventSourceMapping': ({ stack, id }) => ({ Ref: `${stack}/${id}` }),
  'AWS::Scheduler::Schedule': (resource) => ({ Ref: nameOf(resource, 'Name') }),
  'AWS::IAM::Role': (resource) => {
    const name = nameOf(resource, 'RoleName');
    return { Ref: name, Arn: `arn:aws:iam::${ACCOUNT}:role/${name}` };
  },
  'AWS::Logs::LogGroup': (resource) => ({ Arn: arn('logs', `log-group:${nameOf(resource, 'LogGroupName')}:*`) }),
  'AWS::SES::ConfigurationSet': (resource) => ({ Ref: nameOf(resource, 'Name') }),
  'AWS::SNS::Topic': (resource) => ({ Ref: arn('sns', nameOf(resource, 'TopicName')) }),
  'AWS::SNS::Subscription': ({ stack, id }) => ({ Ref: `${stack}/${id}` }),
};

/** Logs, alarms, site delivery and what other services may do have no local equivalent. */
export const IGNORED = [
  'AWS::ApiGatewayV2::Stage',
  'AWS::CDK::Metadata',
  'AWS::CloudWatch::',
  'AWS::Lambda::Permission',
  'AWS::Logs::',
  'AWS::S3::BucketPolicy',
  'AWS::SES::',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::QueuePolicy',
];
