/**
 * The calls of the contract as routes of the API. A stack of their own: with the functions they would near the 500 resources
 * that CloudFormation allows in one.
 */
import { Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  ApiMapping,
  type CfnStage,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { AppFunction } from '#infra/constructs/app-function.ts';
import { WEBHOOK_PATH } from '#infra/constructs/webhook-path.ts';
import type { Stage, Throttle } from '#infra/stages.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { type Api, api as contract } from '#shared/api/index.ts';
import type { ApiStack } from './api.ts';
import type { StateStack } from './state.ts';

/**
 * A path may carry a reset token, so log the route, never the path or the query. The peer is CloudFront or a
 * caller that bypasses it; the functions log the viewer's address in `call` under the same request id.
 */
const format = {
  requestId: '$context.requestId',
  time: '$context.requestTimeEpoch',
  routeKey: '$context.routeKey',
  status: '$context.status',
  peerIp: '$context.identity.sourceIp',
  latency: '$context.responseLatency',
  integrationLatency: '$context.integrationLatency',
  integrationError: '$context.integrationErrorMessage',
  authorizerError: '$context.authorizer.error',
};

export interface RoutesProps extends StackProps {
  stage: Stage;
  state: StateStack;
  api: ApiStack;
}

interface RouteOptions {
  /** Of its own; undefined shares the stage's. */
  throttle: Throttle | undefined;
  authorizer?: HttpJwtAuthorizer;
  /** Why it has no authorizer. */
  publicReason?: string;
}

export class RoutesStack extends Stack {
  private readonly api: ApiStack;
  private readonly cfnStage: CfnStage;

  constructor(scope: Construct, id: string, { stage, state, api, ...props }: RoutesProps) {
    super(scope, id, props);
    this.api = api;
    const httpStage = this.addStage(stage);
    this.cfnStage = httpStage.node.defaultChild as CfnStage;
    const { issuer, client } = state.accounts;
    const authorizer = new HttpJwtAuthorizer('AccessToken', issuer, { jwtAudience: [client.userPoolClientId] });
    for (const [name, area] of Object.entries(contract)) {
      const within = new Construct(this, name);
      const integration = this.integrationOf(api.areas[name as keyof Api]);
      for (const [call, endpoint] of Object.entries<Endpoint>(area))
        this.addRoute(within, call, endpoint, integration, this.optionsOf(stage, endpoint, authorizer));
    }
    this.addRoute(this, 'StripeWebhook', { method: 'POST', path: WEBHOOK_PATH }, this.integrationOf(api.webhook), {
      throttle: stage.throttle.webhook,
      publicReason:
        "Stripe holds no token of ours. The handler checks Stripe's signature over the raw body, and its age in both directions, before it reads anything.",
    });
    const { httpApi, domainName } = api.address;
    if (domainName) new ApiMapping(this, 'Mapping', { api: httpApi, domainName, stage: httpStage });
  }

  private addStage({ throttle }: Stage): HttpStage {
    const { httpApi, logs } = this.api.address;
    return new HttpStage(this, 'Stage', {
      httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: throttle.rate, burstLimit: throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logs),
        format: AccessLogFormat.custom(JSON.stringify(format)),
      },
    });
  }

  private integrationOf({ target }: AppFunction): HttpLambdaIntegration {
    return new HttpLambdaIntegration('Integration', target, { scopePermissionToRoute: false });
  }

  private optionsOf(
    { throttle }: Stage,
    { access, isLong, method, path, summary }: Endpoint,
    authorizer: HttpJwtAuthorizer,
  ): RouteOptions {
    if (access !== 'public') return { authorizer, throttle: isLong ? throttle.longCall : undefined };
    return {
      throttle: throttle.publicCall,
      publicReason: `${method} ${path} ("${summary}") is declared public in the contract: its callers have no token, or none yet. Every other route gets the authorizer, and a test compares both lists.`,
    };
  }

  private addRoute(
    scope: Construct,
    id: string,
    { method, path }: Pick<Endpoint, 'method' | 'path'>,
    integration: HttpLambdaIntegration,
    { throttle, authorizer, publicReason }: RouteOptions,
  ): void {
    const { httpApi } = this.api.address;
    const routeKey = HttpRouteKey.with(path, HttpMethod[method]);
    const route = new HttpRoute(scope, id, { httpApi, routeKey, integration, authorizer });
    if (throttle) this.throttle(`${method} ${path}`, route, throttle);
    if (publicReason) Validations.of(route).acknowledge({ id: 'AwsSolutions-APIG4', reason: publicReason });
  }

  /** Gives a route its own bucket, apart from the stage's. */
  private throttle(routeKey: string, route: HttpRoute, { rate, burst }: Throttle): void {
    this.cfnStage.routeSettings = {
      ...(this.cfnStage.routeSettings as object | undefined),
      [routeKey]: { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
    };
    // CloudFormation refuses a stage that names a route that does not exist yet.
    this.cfnStage.node.addDependency(route);
  }
}
