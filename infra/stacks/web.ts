import { fileURLToPath } from 'node:url';
import { CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import { Screens } from '#infra/constructs/screens.ts';
import { contentSecurityPolicy, HSTS_SECONDS } from '#infra/constructs/security-headers.ts';
import { WEBHOOK_PATH } from '#infra/constructs/webhook-path.ts';
import type { Stage } from '#infra/stages.ts';
import type { ApiStack } from './api.ts';

export interface WebProps extends StackProps {
  stage: Stage;
  api: ApiStack;
  firewallArn: string | undefined;
}

export class WebStack extends Stack {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { stage, api, firewallArn, ...props }: WebProps) {
    super(scope, id, props);
    const screens = new Screens(this, 'Screens', stage);
    const headers = this.responseHeaders();
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Keelhouse ${stage.name}`,
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: firewallArn,
      ...this.ownDomain(stage),
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(screens.bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: headers,
        functionAssociations: [this.onRequest('PageRequest', 'page-request.js')],
      },
      additionalBehaviors: { '/v1/*': this.apiBehavior(api, headers) },
    });
    screens.deploy(stage);
    this.acknowledge(stage);

    const address = stage.domain ? stage.siteUrl : `https://${this.distribution.distributionDomainName}`;
    new CfnOutput(this, 'SiteUrl', { value: address });
    new CfnOutput(this, 'WebhookUrl', { value: `${address}${WEBHOOK_PATH}` });
  }

  private ownDomain({ domain }: Stage) {
    if (!domain) return {};
    return {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  /** Nothing is cached; the header proves that a request came through CloudFront. */
  private apiBehavior(api: ApiStack, responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions {
    return {
      origin: new HttpOrigin(api.address.host, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        customHeaders: { 'x-origin-verify': api.originSecret!.secretValue.unsafeUnwrap() },
        readTimeout: Duration.seconds(30),
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
      functionAssociations: [this.onRequest('ApiRequest', 'api-request.js')],
    };
  }

  /** Deploys the file unchanged, as the tests run it. */
  private onRequest(id: string, file: string) {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, id, {
        code: FunctionCode.fromFile({ filePath: fileURLToPath(new URL(`../edge/${file}`, import.meta.url)) }),
        runtime: FunctionRuntime.JS_2_0,
      }),
    };
  }

  private responseHeaders(): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(HSTS_SECONDS),
          includeSubdomains: true,
          override: true,
        },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      },
      removeHeaders: ['Server'],
    });
  }

  private acknowledge({ domain, edge }: Stage): void {
    const findings = Validations.of(this.distribution);
    findings.acknowledge(
      {
        id: 'AwsSolutions-CFR1',
        reason: 'Customers travel, and a plan is needed most when somebody is away from home; no country is shut out.',
      },
      {
        id: 'AwsSolutions-CFR3',
        reason:
          'CloudFront logs whole addresses, and mailed links carry verification and reset tokens in theirs. Of each call of the API the functions log route, status, time, user and, as keyed hashes, address and device of the viewer; the firewall logs the addresses of what it blocks; the screens are public files.',
      },
    );
    if (!edge?.hasFirewall) {
      findings.acknowledge({
        id: 'AwsSolutions-CFR2',
        reason:
          'A stage without customers; the API is throttled as a whole and counts per address. The stages staging and prod have the firewall.',
      });
    }
    if (!domain) {
      findings.acknowledge({
        id: 'AwsSolutions-CFR4',
        reason:
          "Without a domain of its own the stage uses CloudFront's certificate, whose lowest TLS version CloudFront decides. With `domain` in the stage settings TLS 1.2 is the lowest.",
      });
    }
  }
}
