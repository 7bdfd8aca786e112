import { CfnOutput, Fn } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  ApiMapping,
  type CfnStage,
  DomainName,
  HttpApi,
  type HttpRoute,
  HttpStage,
  LogGroupLogDestination,
  SecurityPolicy,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Stage, Throttle } from '#infra/stages.ts';
import { removalPolicy } from './removal.ts';

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

export class LoggedApi extends Construct {
  readonly httpApi: HttpApi;
  readonly logs: LogGroup;
  /** By which the distribution reaches it. */
  readonly host: string;
  private readonly stage: CfnStage;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.httpApi = new HttpApi(this, 'HttpApi', {
      apiName: `keelhouse-${stage.name}`,
      createDefaultStage: false,
      disableExecuteApiEndpoint: Boolean(stage.edge?.apiDomain),
    });
    this.logs = new LogGroup(this, 'Logs', { retention: stage.logRetentionDays, removalPolicy: removalPolicy(stage) });
    const httpStage = new HttpStage(this, 'Stage', {
      httpApi: this.httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: stage.throttle.rate, burstLimit: stage.throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.logs),
        format: AccessLogFormat.custom(JSON.stringify(format)),
      },
    });
    this.stage = httpStage.node.defaultChild as CfnStage;
    const domain = stage.edge?.apiDomain;
    this.host = domain ? this.addDomain(domain, httpStage) : Fn.select(2, Fn.split('/', this.httpApi.apiEndpoint));
  }

  private addDomain({ name, certificateArn }: { name: string; certificateArn: string }, stage: HttpStage): string {
    const domainName = new DomainName(this, 'Domain', {
      domainName: name,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      securityPolicy: SecurityPolicy.TLS_1_2,
    });
    new ApiMapping(this, 'Mapping', { api: this.httpApi, domainName, stage });
    new CfnOutput(this, 'Dns', { value: `${name} CNAME ${domainName.regionalDomainName}` }).overrideLogicalId('ApiDns');
    return name;
  }

  /** Gives a route its own bucket, apart from the stage's. */
  throttle(routeKey: string, route: HttpRoute, { rate, burst }: Throttle): void {
    this.stage.routeSettings = {
      ...(this.stage.routeSettings as object | undefined),
      [routeKey]: { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
    };
    // CloudFormation refuses a stage that names a route that does not exist yet.
    this.stage.node.addDependency(route);
  }
}
