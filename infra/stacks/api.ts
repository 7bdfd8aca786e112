/** The HTTP API: routes, authorizers and Lambdas follow from the contract; here stands only what each area may use. */
import { CfnOutput, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, HttpRoute, HttpRouteKey, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { ApiArea } from '#infra/constructs/api-area.ts';
import { AppFunction } from '#infra/constructs/app-function.ts';
import { type Binding, setting } from '#infra/constructs/binding.ts';
import { owners } from '#infra/constructs/owners.ts';
import type { Stage } from '#infra/stages.ts';
import { api } from '#shared/api/index.ts';
import type { JobsStack } from './jobs.ts';
import type { StateStack } from './state.ts';

export interface ApiProps extends StackProps {
  stage: Stage;
  state: StateStack;
  jobs: JobsStack;
}

interface AreaSettings {
  needs: Binding[];
  timeoutSeconds?: number;
  isLight?: boolean;
}

/** Calls that queue AI work may wait 20 s for its result. */
const WAITING_SECONDS = 25;
export const WEBHOOK_PATH = '/v1/webhooks/stripe';

/** A path may carry a reset token, so the log names the route, never the path or the query. */
const accessLog = {
  requestId: '$context.requestId',
  time: '$context.requestTimeEpoch',
  routeKey: '$context.routeKey',
  status: '$context.status',
  ip: '$context.identity.sourceIp',
  latency: '$context.responseLatency',
  integrationLatency: '$context.integrationLatency',
  integrationError: '$context.integrationErrorMessage',
  authorizerError: '$context.authorizer.error',
};

/** What each area uses; an area that joins the contract does not compile until it stands here. */
const areaSettings = ({ stage, state, jobs }: ApiProps): Record<keyof typeof api, AreaSettings> => {
  const { core, catalog, ephemeral, accounts } = state;
  const siteUrl = setting('SITE_URL', stage.siteUrl);
  const ipFactor = setting('RATE_LIMIT_IP_FACTOR', String(stage.rateLimitIpFactor));
  const sessions = [owners.signIns, owners.tokens, owners.rates];
  const signedIn = [core.read([owners.users]), ephemeral.write([owners.users])];
  return {
    auth: {
      needs: [
        core.write([owners.users, owners.emails, owners.outbox]),
        ephemeral.write(sessions),
        catalog.write([owners.sequences]),
        accounts.manage(),
        siteUrl,
        ipFactor,
      ],
    },
    users: {
      needs: [
        core.write([owners.users, owners.outbox]),
        ephemeral.write([owners.users, ...sessions]),
        accounts.manage(),
        siteUrl,
      ],
    },
    passwordReset: {
      needs: [
        core.write([owners.users, owners.emails, owners.outbox]),
        ephemeral.write(sessions),
        accounts.manage(),
        siteUrl,
        ipFactor,
      ],
    },
    pricingPlans: { needs: [catalog.read([owners.pricingPlans])], isLight: true },
    payment: { needs: [...moneyNeeds(state), ephemeral.write([owners.users]), siteUrl] },
    bcp: {
      needs: [
        core.write([owners.users]),
        ephemeral.write([owners.users, owners.rates]),
        catalog.write([owners.sequences]),
        jobs.jobs.send(),
      ],
      timeoutSeconds: WAITING_SECONDS,
    },
    people: { needs: [core.write([owners.users]), ephemeral.write([owners.users])] },
    jobs: { needs: signedIn, isLight: true },
    location: { needs: [], isLight: true },
    openapi: { needs: [], isLight: true },
  };
};

/** What selling and the provider's reports about it have in common. */
const moneyNeeds = ({ core, payments, catalog, stripe }: StateStack): Binding[] => [
  core.write([owners.users, owners.outbox]),
  payments.write([owners.users]),
  catalog.read([owners.pricingPlans]),
  stripe.read(),
];

export class ApiStack extends Stack {
  readonly httpApi: HttpApi;
  readonly accessLogs: LogGroup;
  readonly areas: ApiArea[];
  readonly webhook: AppFunction;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id, props);
    const { stage, state } = props;
    const { issuer, client } = state.accounts;
    this.httpApi = new HttpApi(this, 'HttpApi', { apiName: `keelhouse-${stage.name}`, createDefaultStage: false });
    this.accessLogs = this.addStage(stage);
    const authorizer = new HttpJwtAuthorizer('AccessToken', issuer, { jwtAudience: [client.userPoolClientId] });
    const settings = areaSettings(props);
    this.areas = Object.entries(api).map(
      ([name, area]) =>
        new ApiArea(this, { stage, httpApi: this.httpApi, authorizer, name, area, ...settings[name as keyof typeof api] }),
    );
    this.webhook = this.addWebhook(props);
    new CfnOutput(this, 'ApiUrl', { value: this.httpApi.apiEndpoint });
  }

  private addStage(stage: Stage): LogGroup {
    const logs = new LogGroup(this, 'AccessLogs', { retention: stage.logRetentionDays });
    new HttpStage(this, 'Stage', {
      httpApi: this.httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: stage.throttle.rate, burstLimit: stage.throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logs),
        format: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    });
    return logs;
  }

  /** Stripe proves itself by a signature over the raw body, so its route stands outside the contract. */
  private addWebhook({ stage, state }: ApiProps): AppFunction {
    const webhook = new AppFunction(this, 'StripeWebhook', {
      stage,
      entry: 'functions/webhooks/stripe/handler.ts',
      description: 'Takes in the events of Stripe',
      timeoutSeconds: 10,
      memoryMb: stage.memoryMb.api,
    }).bind(
      ...moneyNeeds(state),
      state.ephemeral.write([owners.users, owners.webhookEvents]),
      setting('SITE_URL', stage.siteUrl),
    );
    const route = new HttpRoute(this, 'StripeWebhookRoute', {
      httpApi: this.httpApi,
      routeKey: HttpRouteKey.with(WEBHOOK_PATH, HttpMethod.POST),
      integration: new HttpLambdaIntegration('StripeWebhookIntegration', webhook.fn, { scopePermissionToRoute: false }),
    });
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        "Stripe holds no token of ours. The handler checks Stripe's signature over the raw body and its age in both directions before it reads anything.",
    });
    return webhook;
  }
}
