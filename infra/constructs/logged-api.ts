import { CfnOutput, Fn } from 'aws-cdk-lib';
import { DomainName, HttpApi, SecurityPolicy } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { removalPolicy } from './removal.ts';

/** The address of the API and the log of its calls; which calls there are the stack `routes` says. */
export class LoggedApi extends Construct {
  readonly httpApi: HttpApi;
  readonly logs: LogGroup;
  /** By which the distribution reaches it. */
  readonly host: string;
  /** Undefined where it keeps the address that AWS gave it. */
  readonly domainName: DomainName | undefined;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.httpApi = new HttpApi(this, 'HttpApi', {
      apiName: `keelhouse-${stage.name}`,
      createDefaultStage: false,
      disableExecuteApiEndpoint: Boolean(stage.edge?.apiDomain),
    });
    this.logs = new LogGroup(this, 'Logs', { retention: stage.logRetentionDays, removalPolicy: removalPolicy(stage) });
    const domain = stage.edge?.apiDomain;
    this.domainName = domain ? this.addDomain(domain) : undefined;
    this.host = domain?.name ?? Fn.select(2, Fn.split('/', this.httpApi.apiEndpoint));
  }

  private addDomain({ name, certificateArn }: { name: string; certificateArn: string }): DomainName {
    const domainName = new DomainName(this, 'Domain', {
      domainName: name,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      securityPolicy: SecurityPolicy.TLS_1_2,
    });
    new CfnOutput(this, 'Dns', { value: `${name} CNAME ${domainName.regionalDomainName}` }).overrideLogicalId('ApiDns');
    return domainName;
  }
}
