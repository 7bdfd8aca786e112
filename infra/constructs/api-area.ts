import { Validations } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import type { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import type { Area, Endpoint } from '#shared/api/endpoint.ts';
import { AppFunction } from './app-function.ts';
import { type Binding, setting } from './binding.ts';
import type { LoggedApi } from './logged-api.ts';

/** HTTP APIs end a request after 30 s whatever the Lambda does. */
const HANDLER_SECONDS = 10;

export interface ApiAreaProps {
  stage: Stage;
  api: LoggedApi;
  authorizer: HttpJwtAuthorizer;
  /** The area's name in the contract; its folder is the same name in kebab case. */
  name: string;
  area: Area;
  timeoutSeconds?: number;
  isLight?: boolean;
  needs: Binding[];
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export class ApiArea extends Construct {
  readonly handler: AppFunction;

  constructor(scope: Construct, { stage, api, authorizer, name, area, needs, ...props }: ApiAreaProps) {
    super(scope, name);
    this.handler = new AppFunction(this, 'Handler', {
      stage,
      entry: `functions/api/${kebab(name)}/handler.ts`,
      description: `Answers the ${Object.keys(area).length} calls of the area ${name}`,
      timeoutSeconds: props.timeoutSeconds ?? HANDLER_SECONDS,
      memoryMb: props.isLight ? stage.memoryMb.waiting : stage.memoryMb.api,
      area: name,
      reservedConcurrency: name === 'auth' ? stage.reservedConcurrency?.auth : undefined,
    }).bind(setting('STAFF_SECOND_FACTOR', stage.staffSecondFactor), ...needs);
    const integration = new HttpLambdaIntegration('Integration', this.handler.target, { scopePermissionToRoute: false });
    for (const [call, endpoint] of Object.entries(area)) {
      const route = new HttpRoute(this, call, {
        httpApi: api.httpApi,
        routeKey: HttpRouteKey.with(endpoint.path, HttpMethod[endpoint.method]),
        integration,
        ...(endpoint.access === 'public' ? {} : { authorizer }),
      });
      const { publicCall, longCall } = stage.throttle;
      const own = endpoint.access === 'public' ? publicCall : endpoint.isLong ? longCall : undefined;
      if (own) api.throttle(`${endpoint.method} ${endpoint.path}`, route, own);
      if (endpoint.access === 'public') this.acknowledgePublic(route, endpoint);
    }
  }

  private acknowledgePublic(route: HttpRoute, { method, path, summary }: Endpoint): void {
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: `${method} ${path} ("${summary}") is declared public in the contract: its callers have no token, or none yet. Every other route gets the authorizer, and a test compares both lists.`,
    });
  }
}
