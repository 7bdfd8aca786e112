import { describe, expect, it } from 'vitest';
import type { Throttle } from '#infra/stages.ts';
import { api } from '#shared/api/index.ts';
import { invokedBy, referred, stageNames, stages, synthesisOf } from './synthesis.ts';

const calls = Object.entries(api).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ area, name, key: `${endpoint.method} ${endpoint.path}`, ...endpoint })),
);
const WEBHOOK = 'POST /v1/webhooks/stripe';

describe.each(stageNames)('routes of the stage %s', (stage) => {
  const { ofType } = synthesisOf(stage);
  const routes = ofType('AWS::ApiGatewayV2::Route');
  const routeOf = (key: string) => routes.find(({ properties }) => properties.RouteKey === key)!.properties;

  it('routes are the calls of the contract and the Stripe webhook, each once', () => {
    const keys = routes.map(({ properties }) => properties.RouteKey).sort();
    expect(keys).toEqual([...calls.map(({ key }) => key), WEBHOOK].sort());
  });

  it.each(calls)('the route $key requires a token unless the contract makes it public', ({ key, access }) => {
    const { AuthorizationType, AuthorizerId } = routeOf(key);
    expect(AuthorizationType).toBe(access === 'public' ? 'NONE' : 'JWT');
    expect(AuthorizerId === undefined).toBe(access === 'public');
  });

  it.each(calls)('the route $key invokes the Lambda of its area', ({ key, area }) => {
    const integrationId = referred(routeOf(key).Target)!;
    const integration = ofType('AWS::ApiGatewayV2::Integration').find(({ id }) => id === integrationId)!;
    const handler = invokedBy(synthesisOf(stage), integration.properties.IntegrationUri)!;
    expect(handler.metadata.keelhouse.area).toBe(area);
    expect(integration.properties.PayloadFormatVersion).toBe('2.0');
  });

  it('routes are throttled together and logged by route, never by path or query', () => {
    const [apiStage] = ofType('AWS::ApiGatewayV2::Stage');
    expect(apiStage!.properties.DefaultRouteSettings.ThrottlingRateLimit).toBeGreaterThan(0);
    expect(apiStage!.properties.DefaultRouteSettings.ThrottlingBurstLimit).toBeGreaterThan(0);
    const format: string = apiStage!.properties.AccessLogSettings.Format;
    expect(format).toContain('$context.routeKey');
    expect(format).not.toMatch(/\$context\.(path|domainName|http)|querystring/i);
    // Behind the edge this is the edge's address, and a log that calls it the caller's would mislead.
    expect(JSON.parse(format)).toMatchObject({ peerIp: '$context.identity.sourceIp' });
    expect(JSON.parse(format)).not.toHaveProperty('ip');
  });

  it('every route without a token, every one that queues work, and the webhook have throttles of their own', () => {
    const [apiStage] = ofType('AWS::ApiGatewayV2::Stage');
    const { publicCall, longCall, webhook, rate } = stages[stage].throttle;
    const bucket = ({ rate, burst }: Throttle) => ({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst });
    const open = calls.filter(({ access }) => access === 'public').map(({ key }) => [key, bucket(publicCall)]);
    const long = calls.filter((call) => 'isLong' in call).map(({ key }) => [key, bucket(longCall)]);
    expect(apiStage!.properties.RouteSettings).toEqual({ ...Object.fromEntries([...open, ...long]), [WEBHOOK]: bucket(webhook) });
    expect(long.length).toBeGreaterThan(5);
    expect(longCall.rate).toBeLessThanOrEqual(rate);
  });

  it('routes are created before the stage that names them', () => {
    const [apiStage] = ofType('AWS::ApiGatewayV2::Stage');
    const named = routes.filter(({ properties }) => properties.RouteKey in apiStage!.properties.RouteSettings);
    expect(apiStage!.dependsOn).toEqual(expect.arrayContaining(named.map(({ id }) => id)));
  });

  it('routes accept only access tokens of the stage’s own user pool and client', () => {
    const [authorizer] = ofType('AWS::ApiGatewayV2::Authorizer');
    const [pool] = ofType('AWS::Cognito::UserPool');
    const { Issuer, Audience } = authorizer!.properties.JwtConfiguration;
    expect(authorizer!.properties.AuthorizerType).toBe('JWT');
    expect(referred(Issuer)).toContain(pool!.id);
    expect(referred(Issuer)).toContain('ProviderURL');
    expect(Audience).toHaveLength(1);
    expect(referred(Audience[0])).toContain('Client');
  });
});
