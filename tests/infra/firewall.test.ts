import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isAllowed } from '#infra/local/cloud/permissions/policy.ts';
import { api } from '#shared/api/index.ts';
import { type Json, referred, stages, synthesisOf } from './synthesis.ts';

const { ofType } = synthesisOf('prod');
const firewalls = ofType('AWS::WAFv2::WebACL');
const firewallOf = (scope: string) => firewalls.find(({ properties }) => properties.Scope === scope)!;
const rulesOf = (scope: string): Json[] => firewallOf(scope).properties.Rules;

interface Request {
  method: string;
  path: string;
  headers?: Record<string, string>;
}

/** Evaluates a statement as the firewall does, for the statements that the templates use. */
const matches = (statement: Json, request: Request): boolean => {
  const [[kind, of]] = Object.entries<Json>(statement) as [[string, Json]];
  if (kind === 'AndStatement') return of.Statements.every((inner: Json) => matches(inner, request));
  if (kind === 'OrStatement') return of.Statements.some((inner: Json) => matches(inner, request));
  if (kind === 'NotStatement') return !matches(of.Statement, request);
  if (kind !== 'ByteMatchStatement') throw new Error(`The test does not know ${kind}`);
  const [[field, named]] = Object.entries<Json>(of.FieldToMatch) as [[string, Json]];
  const value = {
    UriPath: new URL(decodeURIComponent(request.path), 'https://site').pathname,
    Method: request.method,
    SingleHeader: request.headers?.[named.Name] ?? '',
  }[field]!;
  return of.PositionalConstraint === 'EXACTLY' ? value === of.SearchString : value.startsWith(of.SearchString);
};

/** Capacity units as AWS's table of statements has them; every transformation is counted, also where WAF shares one. */
const MANAGED: Record<string, number> = {
  AWSManagedRulesAmazonIpReputationList: 25,
  AWSManagedRulesAnonymousIpList: 50,
  AWSManagedRulesKnownBadInputsRuleSet: 200,
  AWSManagedRulesCommonRuleSet: 700,
};
const capacityOf = (statement: Json): number => {
  const [[kind, of]] = Object.entries<Json>(statement) as [[string, Json]];
  if (kind === 'ManagedRuleGroupStatement') return MANAGED[of.Name]!;
  if (kind === 'RateBasedStatement') return 2 + (of.ScopeDownStatement ? capacityOf(of.ScopeDownStatement) : 0);
  if (kind === 'NotStatement') return 1 + capacityOf(of.Statement);
  if (kind === 'AndStatement' || kind === 'OrStatement')
    return 1 + of.Statements.reduce((sum: number, inner: Json) => sum + capacityOf(inner), 0);
  return 2 + 10 * of.TextTransformations.filter(({ Type }: Json) => Type !== 'NONE').length;
};

describe('the firewall of the site', () => {
  const rules = rulesOf('CLOUDFRONT');
  const managed: Json[] = rules.flatMap(({ Statement, ...rule }) =>
    Statement.ManagedRuleGroupStatement ? [{ ...rule, ...Statement.ManagedRuleGroupStatement }] : [],
  );
  const rate = rules.flatMap(({ Statement, Action }) =>
    Statement.RateBasedStatement ? [{ ...Statement.RateBasedStatement, Action }] : [],
  );
  const limitFor = (request: Request): number =>
    Math.min(
      ...rate
        .filter(({ ScopeDownStatement }) => !ScopeDownStatement || matches(ScopeDownStatement, request))
        .map(({ Limit }) => Limit),
    );
  const calls = Object.values(api).flatMap((area) => Object.values(area));
  const publicWrites = calls.filter(({ access, method }) => access === 'public' && method !== 'GET');
  const signedIn = calls.filter(({ access }) => access !== 'public');

  const inHex = (path: string) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

  it('the firewall of the site costs at most the 1,500 units that a firewall may have', () => {
    const units = rules.reduce((sum, { Statement }) => sum + capacityOf(Statement), 0);
    expect(units).toBeGreaterThan(975);
    expect(units).toBeLessThanOrEqual(1_500);
  });

  it.each(publicWrites)(
    'the firewall of the site limits $method $path per address, however the path is spelled',
    ({ method, path }) => {
      const limit = path === api.auth.register.path ? 20 : 300;
      expect(limitFor({ method, path })).toBe(limit);
      expect(limitFor({ method, path: `/a/..${inHex(path)}` })).toBe(limit);
    },
  );

  it.each(signedIn)(
    'the firewall of the site leaves $method $path, which needs a token, to the general limit',
    ({ method, path }) => {
      expect(limitFor({ method, path })).toBe(5_000);
    },
  );

  it.each(rate)(
    'the firewall of the site refuses excess requests like the API does, with a sentence and a time to retry (%#)',
    ({ Action }) => {
      const { ResponseCode, ResponseHeaders, CustomResponseBodyKey } = Action.Block.CustomResponse;
      const body = firewallOf('CLOUDFRONT').properties.CustomResponseBodies[CustomResponseBodyKey];
      expect([ResponseCode, ResponseHeaders]).toEqual([429, [{ Name: 'retry-after', Value: '300' }]]);
      expect(body.ContentType).toBe('APPLICATION_JSON');
      expect(JSON.parse(body.Content).detail).toMatch(/try again/);
    },
  );

  it('the firewall of the site blocks no request for the text of its body, so that no save is lost to a page of HTML', () => {
    const counted = managed.flatMap(({ RuleActionOverrides = [] }) =>
      RuleActionOverrides.filter(({ ActionToUse }: Json) => ActionToUse.Count).map(({ Name }: Json) => Name),
    );
    expect(counted).toEqual(
      expect.arrayContaining([
        'SizeRestrictions_BODY',
        'CrossSiteScripting_BODY',
        'GenericRFI_BODY',
        'GenericLFI_BODY',
        'EC2MetaDataSSRF_BODY',
        'JavaDeserializationRCE_BODY',
        'Log4JRCE_BODY',
        'ReactJSRCE_BODY',
      ]),
    );
  });

  it('the firewall of the site counts the list of anonymous addresses before it blocks by it', () => {
    expect(managed.find(({ Name }) => Name === 'AWSManagedRulesAnonymousIpList').OverrideAction).toEqual({ Count: {} });
  });

  it("the firewall of the site lets Stripe's events past the heuristic rules, but not past the limit per address", () => {
    const through = rules.find(({ Action }) => Action?.Allow)!;
    expect(matches(through.Statement, { method: 'POST', path: '/v1/webhooks/stripe' })).toBe(true);
    expect(matches(through.Statement, { method: 'POST', path: '/v1/webhooks/stripe/x' })).toBe(false);
    const order = (wanted: (rule: Json) => boolean) => rules.filter(wanted).map(({ Priority }) => Priority);
    expect(Math.max(...order(({ Statement }) => Statement.RateBasedStatement))).toBeLessThan(through.Priority);
    expect(Math.min(...order(({ Statement }) => Statement.ManagedRuleGroupStatement))).toBeGreaterThan(through.Priority);
  });
});

describe('the firewall of the user pool', () => {
  const call = (operation: string): Request => ({
    method: 'POST',
    path: '/',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
  });
  const isBlocked = (request: Request) =>
    rulesOf('REGIONAL').some(({ Statement, Action }) => Action.Block && matches(Statement, request));

  it('the firewall of the user pool is associated with the pool of the stage', () => {
    const [association] = ofType('AWS::WAFv2::WebACLAssociation');
    expect(referred(association!.properties.WebACLArn)).toBe(firewallOf('REGIONAL').id);
    expect(JSON.stringify(association!.properties.ResourceArn)).toContain('AccountsPool');
  });

  it.each([
    'InitiateAuth',
    'RespondToAuthChallenge',
    'SignUp',
    'ForgotPassword',
    'ConfirmForgotPassword',
    'ChangePassword',
    'GetUser',
    'DeleteUser',
  ])('the firewall of the user pool blocks %s, which could try passwords or change accounts without the product', (operation) => {
    expect(isBlocked(call(operation))).toBe(true);
  });

  it('the firewall of the user pool allows what the product and its operators call, and the keys that verify tokens', () => {
    const gateways = fileURLToPath(new URL('../../functions/gateways/', import.meta.url));
    const operations = readdirSync(gateways, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`${gateways}${file}`, 'utf8'))
      .filter((text) => text.includes('@aws-sdk/client-cognito-identity-provider'))
      .flatMap((text) => [...text.matchAll(/new (\w+)Command\(/g)].map(([, name]) => name!))
      .filter((name) => name !== 'GetSecretValue');
    expect(operations).toContain('RevokeToken');
    expect(operations.filter((operation) => isBlocked(call(operation)))).toEqual([]);
    const byRole = ['AdminInitiateAuth', 'ListUsers', 'DescribeUserPool', 'UpdateUserPoolClient'];
    expect(byRole.filter((operation) => isBlocked(call(operation)))).toEqual([]);
    expect(isBlocked({ method: 'GET', path: '/us-east-1_pool/.well-known/jwks.json' })).toBe(false);
  });
});

describe('the log of the firewalls', () => {
  const loggings = ofType('AWS::WAFv2::LoggingConfiguration').map(({ properties }) => properties);
  const groups = ofType('AWS::Logs::LogGroup').filter(({ stack }) => stack === 'firewall');

  it('the firewall log covers both firewalls', () => {
    expect(loggings.map(({ ResourceArn }) => referred(ResourceArn)).sort()).toEqual(firewalls.map(({ id }) => id).sort());
    const written = loggings.map(
      ({ LogDestinationConfigs }) => /:log-group:([\w-]+)"/.exec(JSON.stringify(LogDestinationConfigs))![1],
    );
    expect(written.sort()).toEqual(groups.map(({ properties }) => properties.LogGroupName).sort());
    for (const name of written) expect(name).toMatch(/^aws-waf-logs-/);
  });

  const policies = ofType('AWS::Logs::ResourcePolicy').filter(({ stack }) => stack === 'firewall');
  it.each(policies)('the firewall log can be written by the service that delivers it (%#)', ({ properties }) => {
    const text = properties.PolicyDocument['Fn::Join'][1].map((part: Json) => (typeof part === 'string' ? part : 'arn'));
    const [statement] = JSON.parse(text.join('')).Statement;
    const deliver = { principal: 'delivery.logs.amazonaws.com', action: 'logs:PutLogEvents', resource: statement.Resource };
    expect(isAllowed([statement], { ...deliver, context: { 'aws:SourceAccount': stages.prod.account } })).toBe(true);
    expect(isAllowed([statement], { ...deliver, context: { 'aws:SourceAccount': '999999999999' } })).toBe(false);
  });

  it.each(loggings)(
    'the firewall log keeps blocked and counted requests, without tokens, paths or queries (%#)',
    ({ RedactedFields, LoggingFilter }) => {
      expect(RedactedFields).toEqual([{ SingleHeader: { Name: 'authorization' } }, { UriPath: {} }, { QueryString: {} }]);
      expect(LoggingFilter.DefaultBehavior).toBe('DROP');
      expect(JSON.stringify(LoggingFilter.Filters)).toMatch(/"BLOCK".*"COUNT"/);
    },
  );

  it.each(firewalls)('the firewall log of $id contains nothing from a body', ({ properties }) => {
    expect(properties.DataProtectionConfig.DataProtections).toEqual([{ Field: { FieldType: 'BODY' }, Action: 'SUBSTITUTION' }]);
  });
});
