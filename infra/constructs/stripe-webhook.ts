/** Stripe authenticates with a signature over the raw body, so this is not a call of the contract. */
import { Validations } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { AppFunction } from './app-function.ts';
import type { Binding } from './binding.ts';
import type { LoggedApi } from './logged-api.ts';
import { WEBHOOK_PATH } from './webhook-path.ts';

export class StripeWebhook extends Construct {
  readonly handler: AppFunction;

  constructor(scope: Construct, id: string, { stage, api, needs }: { stage: Stage; api: LoggedApi; needs: Binding[] }) {
    super(scope, id);
    this.handler = new AppFunction(this, 'Handler', {
      stage,
      entry: 'functions/webhooks/stripe/handler.ts',
      description: 'Takes in the events of Stripe',
      timeoutSeconds: 10,
      memoryMb: stage.memoryMb.api,
      reservedConcurrency: stage.reservedConcurrency?.webhook,
    }).bind(...needs);
    const route = new HttpRoute(this, 'Route', {
      httpApi: api.httpApi,
      routeKey: HttpRouteKey.with(WEBHOOK_PATH, HttpMethod.POST),
      integration: new HttpLambdaIntegration('Integration', this.handler.target, { scopePermissionToRoute: false }),
    });
    api.throttle(`POST ${WEBHOOK_PATH}`, route, stage.throttle.webhook);
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        "Stripe holds no token of ours. The handler checks Stripe's signature over the raw body, and its age in both directions, before it reads anything.",
    });
  }
}
