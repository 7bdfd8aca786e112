import { describe, expect, it } from 'vitest';
import { deployedStages, type Json, referred, stages, synthesisOf, synthesisWith, targetOf } from './synthesis.ts';

const POLICY =
  "default-src 'self'; script-src 'self' https://js.stripe.com https://*.js.stripe.com; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com; connect-src 'self' https://api.stripe.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

describe.each(deployedStages)('the distribution of the stage %s', (stage) => {
  const { ofType, outputs } = synthesisOf(stage);
  const config: Json = ofType('AWS::CloudFront::Distribution')[0]!.properties.DistributionConfig;
  const [api]: Json[] = config.CacheBehaviors;
  const headers: Json = ofType('AWS::CloudFront::ResponseHeadersPolicy')[0]!.properties.ResponseHeadersPolicyConfig
    .SecurityHeadersConfig;

  it('the distribution sends the content security policy with every answer', () => {
    expect(headers.ContentSecurityPolicy).toEqual({ ContentSecurityPolicy: POLICY, Override: true });
    for (const behavior of [config.DefaultCacheBehavior, api]) expect(behavior.ResponseHeadersPolicyId).toBeDefined();
  });

  it('the distribution pins HTTPS for two years and forbids sniffing, framing and referrers', () => {
    expect(headers.StrictTransportSecurity).toMatchObject({ AccessControlMaxAgeSec: 63_072_000, Override: true });
    expect(headers.ContentTypeOptions).toEqual({ Override: true });
    expect(headers.FrameOptions).toEqual({ FrameOption: 'DENY', Override: true });
    expect(headers.ReferrerPolicy).toEqual({ ReferrerPolicy: 'no-referrer', Override: true });
  });

  it('the distribution passes /v1/passes /v1/* to the API with every method, nothing cached, and the header that proves the way to the API with every method, without caching, and with the origin secret header', () => {
    expect(api.PathPattern).toBe('/v1/*');
    expect(api.AllowedMethods).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']));
    expect(api.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
    const origin = config.Origins.find(({ Id }: Json) => Id === api.TargetOriginId);
    expect(origin.CustomOriginConfig.OriginProtocolPolicy).toBe('https-only');
    expect(origin.OriginCustomHeaders[0].HeaderName).toBe('x-origin-verify');
    expect(JSON.stringify(origin.OriginCustomHeaders[0].HeaderValue)).toContain('{{resolve:secretsmanager:');
  });

  it('the distribution shares one secret with every function behind the API, as a reference', () => {
    const functions = ofType('AWS::Lambda::Function').filter(({ stack }) => stack === 'api');
    for (const { properties } of functions) {
      expect(JSON.stringify(properties.Environment.Variables.ORIGIN_SECRET)).toContain('{{resolve:secretsmanager:');
    }
  });

  it('the distribution leaves error answers of the API unchanged', () => {
    expect(config.CustomErrorResponses).toBeUndefined();
  });

  it('the distribution reads the screens from a private bucket', () => {
    const [bucket] = ofType('AWS::S3::Bucket');
    expect(Object.values(bucket!.properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    expect(ofType('AWS::CloudFront::OriginAccessControl')).toHaveLength(1);
  });

  it('a deployment of the screens removes nothing, so that pages loaded before it find their scripts for as long as they are open', () => {
    const copies = ofType('Custom::CDKBucketDeployment');
    expect(copies.map(({ properties }) => [properties.Prune, properties.Include])).toEqual([
      [false, ['assets/*']],
      [false, undefined],
    ]);
    const [lasting, fresh] = copies;
    expect(fresh!.dependsOn).toContain(lasting!.id);
  });

  it('the distribution has a firewall in the stage with customers and its rehearsal', () => {
    const hasFirewall = stage !== 'dev';
    const firewalls = ofType('AWS::WAFv2::WebACL').filter(({ properties }) => properties.Scope === 'CLOUDFRONT');
    expect(firewalls).toHaveLength(hasFirewall ? 1 : 0);
    expect(config.WebACLId === undefined).toBe(!hasFirewall);
    if (hasFirewall) expect(referred(config.WebACLId)).toContain('Firewall');
  });

  it('the stack of the distribution outputs the addresses of the stage', () => {
    expect(Object.keys(outputs)).toEqual(
      expect.arrayContaining(['SiteUrl', 'ApiUrl', 'UserPoolId', 'WebhookUrl', 'DashboardUrl']),
    );
  });
});

describe('an API with a name of its own', () => {
  const name = 'api.keelhouse.com';
  const certificateArn = stages.prod.domain!.certificateArn;
  const synthesis = synthesisWith({
    ...stages.prod,
    edge: { ...stages.prod.edge!, apiDomain: { name, certificateArn } },
  });
  const { ofType, outputs } = synthesis;

  it('the API is reached by its name alone, with TLS 1.2, and the distribution asks there', () => {
    const [api] = ofType('AWS::ApiGatewayV2::Api');
    const [domain] = ofType('AWS::ApiGatewayV2::DomainName');
    expect(api!.properties.DisableExecuteApiEndpoint).toBe(true);
    expect(domain!.properties).toMatchObject({
      DomainName: name,
      DomainNameConfigurations: [{ CertificateArn: certificateArn, EndpointType: 'REGIONAL', SecurityPolicy: 'TLS_1_2' }],
    });
    const [mapping] = ofType('AWS::ApiGatewayV2::ApiMapping');
    const { ApiId, DomainName: mapped } = mapping!.properties;
    expect([ApiId, mapped].map((value) => targetOf(synthesis, value))).toEqual([api!.id, domain!.id]);
    const { Origins } = ofType('AWS::CloudFront::Distribution')[0]!.properties.DistributionConfig;
    expect(Origins.map(({ DomainName }: Json) => DomainName)).toContain(name);
    expect(outputs.ApiUrl.Value).toBe(`https://${name}`);
    expect(JSON.stringify(outputs.ApiDns.Value)).toContain(`${name} CNAME `);
  });

  it.each(deployedStages)('without one, the API of the stage %s keeps the address that AWS gave it', (stage) => {
    const [api] = synthesisOf(stage).ofType('AWS::ApiGatewayV2::Api');
    expect(api!.properties.DisableExecuteApiEndpoint).toBe(false);
    expect(synthesisOf(stage).ofType('AWS::ApiGatewayV2::DomainName')).toEqual([]);
  });
});
