/** What a request to a service other than DynamoDB asks permission for, as AWS's authorization reference has it. */
import type { WireRequest } from '../services/wire.ts';
import { ACCOUNT, REGION } from '../template/names.ts';
import type { ParsedTemplate } from '../template/parsed-template.ts';
import type { Call } from './policy.ts';

export type CalledService = 'cognito' | 'sqs' | 's3' | 'ses' | 'secrets' | 'bedrock';
export interface ServiceCall extends Pick<Call, 'action' | 'context'> {
  resource: string;
}
type Named = Pick<ParsedTemplate, 'queues' | 'pool'>;

const GEOGRAPHY = /^(us|eu|apac|global)\./;
/** Anybody may make them, so the SDK does not sign them. */
const WITHOUT_PERMISSION = ['RevokeToken'];

const operationOf = ({ headers }: WireRequest): string => (headers['x-amz-target'] ?? '').split('.').at(-1)!;
const bodyOf = <T>({ body }: WireRequest): Partial<T> => JSON.parse(body.toString() || '{}');
const call = (action: string, resource: string, context: Call['context'] = {}): ServiceCall => ({ action, resource, context });

const listFileCalls = ({ method, path, body }: WireRequest): ServiceCall[] => {
  const { pathname, searchParams } = new URL(path, 'http://files');
  const [bucket = '', ...folders] = decodeURIComponent(pathname.slice(1)).split('/');
  const files = `arn:aws:s3:::${bucket}`;
  const key = folders.join('/');
  const actions: Record<string, string> = { HEAD: 'Get', GET: 'Get', PUT: 'Put', DELETE: 'Delete' };
  if (key !== '') return [call(`s3:${actions[method] ?? method}Object`, `${files}/${key}`)];
  if (method === 'GET') return [call('s3:ListBucket', files, { 's3:prefix': searchParams.get('prefix') ?? '' })];
  if (method !== 'POST' || !searchParams.has('delete')) return [call(`s3:${method}Bucket`, files)];
  return [...body.toString().matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => call('s3:DeleteObject', `${files}/${key}`));
};

const listMailCalls = ({ body }: WireRequest): ServiceCall[] => {
  const form = new URLSearchParams(body.toString());
  const sender = form.get('Source') ?? '';
  const address = /<(.+)>$/.exec(sender)?.[1] ?? sender;
  const identity = `arn:aws:ses:${REGION}:${ACCOUNT}:identity/${address.split('@').at(-1)}`;
  return [call(`ses:${form.get('Action')}`, identity, { 'ses:FromAddress': address })];
};

/** A profile needs permission for itself, and for the model wherever it answers. */
const listModelCalls = ({ path }: WireRequest): ServiceCall[] => {
  const id = decodeURIComponent(path.split('/')[2] ?? '');
  const model = `arn:aws:bedrock:${REGION}::foundation-model/${id.replace(GEOGRAPHY, '')}`;
  const profile = `arn:aws:bedrock:${REGION}:${ACCOUNT}:inference-profile/${id}`;
  return (GEOGRAPHY.test(id) ? [profile, model] : [model]).map((resource) => call('bedrock:InvokeModel', resource));
};

const lists: Record<CalledService, (request: WireRequest, named: Named) => ServiceCall[]> = {
  cognito: (request, { pool }) => {
    const operation = operationOf(request);
    const { UserPoolId } = bodyOf<{ UserPoolId: string }>(request);
    return WITHOUT_PERMISSION.includes(operation)
      ? []
      : [call(`cognito-idp:${operation}`, UserPoolId === pool.id ? pool.arn : `${UserPoolId}`)];
  },
  sqs: (request, { queues }) => {
    const { QueueUrl = '' } = bodyOf<{ QueueUrl: string }>(request);
    const queue = queues.find(({ name }) => QueueUrl.endsWith(`/${name}`));
    return [call(`sqs:${operationOf(request).replace(/Batch$/, '')}`, queue?.arn ?? QueueUrl)];
  },
  secrets: (request) => [call(`secretsmanager:${operationOf(request)}`, `${bodyOf<{ SecretId: string }>(request).SecretId}`)],
  s3: listFileCalls,
  ses: listMailCalls,
  bedrock: listModelCalls,
};

export const listServiceCalls = (service: CalledService, request: WireRequest, named: Named): ServiceCall[] =>
  lists[service](request, named);
