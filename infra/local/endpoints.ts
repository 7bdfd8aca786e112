import { createBedrock, createGarbage } from './bedrock.ts';
import type { Guard, GuardedService } from './cloud/permissions/guard.ts';
import { createSecretsManager } from './cloud/services/secrets.ts';
import { createSes } from './cloud/services/ses.ts';
import type { WireHandler } from './cloud/services/wire.ts';
import { REGION } from './cloud/template/names.ts';
import type { ParsedTemplate } from './cloud/template/parsed-template.ts';
import { type Endpoint, openEndpoint } from './faults/endpoint.ts';
import type { Faults } from './faults/faults.ts';
import type { Services } from './services.ts';
import { FAKE_STRIPE_KEYS } from './services.ts';
import type { Settings } from './settings.ts';

export interface Endpoints {
  variables: Record<string, string>;
  queues: string;
  close(): Promise<void>;
}

export interface EndpointsOptions {
  settings: Settings;
  faults: Faults;
  services(): Services;
  template(): ParsedTemplate;
  guard(): Guard;
}

const secretValues = ({ secrets }: ParsedTemplate, { stripe }: Settings): Map<string, string> => {
  const { secretKey, webhookSecret } = stripe ?? FAKE_STRIPE_KEYS;
  const stripeKeys = JSON.stringify({ secret_key: secretKey, webhook_secret: webhookSecret });
  return new Map(
    secrets.flatMap(({ arn, value, keys }) => {
      const held = keys.includes('webhook_secret') ? stripeKeys : value;
      return held === undefined ? [] : [[arn, held]];
    }),
  );
};

const isWrite = (target = ''): boolean => /\.(Put|Update|Delete|BatchWrite|TransactWrite)/.test(target);

export const openEndpoints = async ({ settings, faults, services, template, guard }: EndpointsOptions): Promise<Endpoints> => {
  const guarded =
    (service: GuardedService, handle: WireHandler): WireHandler =>
    async (request) =>
      guard().refuse(service, request) ?? handle(request);
  const opened: Endpoint[] = [];
  const open = async (options: Omit<Parameters<typeof openEndpoint>[0], 'faults'>): Promise<string> => {
    const endpoint = await openEndpoint({ ...options, faults });
    opened.push(endpoint);
    return endpoint.url;
  };
  const dynamodb = await open({
    service: 'dynamodb',
    handle: guarded('dynamodb', (request) => services().tables.handle(request)),
    onReply: ({ headers }) => {
      if (isWrite(headers['x-amz-target'])) services().wakeStreams();
    },
  });
  const cognito = await open({
    service: 'cognito',
    handle: guarded('cognito', (request) => services().userPool.handle(request)),
  });
  const sqs = await open({ service: 'sqs', handle: guarded('sqs', (request) => services().queues.handle(request)) });
  const s3 = await open({ service: 's3', handle: guarded('s3', (request) => services().queues.handle(request)) });
  const report = (event: object): void => {
    for (const queue of template().mailReports) services().queues.send(queue, JSON.stringify(event));
  };
  const ses = await open({ service: 'ses', handle: guarded('ses', (request) => createSes(services().mails, report)(request)) });
  const secrets = await open({
    handle: guarded('secrets', (request) => createSecretsManager(secretValues(template(), settings))(request)),
  });
  const bedrock = await open({
    service: 'bedrock',
    handle: guarded('bedrock', createBedrock(settings)),
    garbage: createGarbage(),
    isHttp2: true,
  });
  const stripe: Record<string, string> = settings.stripe
    ? {}
    : { STRIPE_API_URL: await open({ service: 'stripe', handle: (request) => services().stripe!.handle(request) }) };
  return {
    queues: sqs,
    variables: {
      ...stripe,
      AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito,
      AWS_ENDPOINT_URL_SQS: sqs,
      AWS_ENDPOINT_URL_S3: s3,
      AWS_ENDPOINT_URL_SES: ses,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets,
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock,
      AWS_REGION: REGION,
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_EC2_METADATA_DISABLED: 'true',
      TZ: 'UTC',
    },
    close: async () => {
      await Promise.all(opened.map((endpoint) => endpoint.close()));
    },
  };
};
