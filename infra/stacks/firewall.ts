/**
 * A firewall for the distribution, and one for the user pool. Stacks of their own, because CloudFront's must be in
 * us-east-1.
 */
import { ArnFormat, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { removalPolicy } from '#infra/constructs/removal.ts';
import { WEBHOOK_PATH } from '#infra/constructs/webhook-path.ts';
import type { Stage } from '#infra/stages.ts';
import { api } from '#shared/api/index.ts';
import { accessMessages } from '#shared/messages/access.ts';
import type { StateStack } from './state.ts';

/** In five minutes; an office of 50 people behind one address stays far below. */
const REQUESTS_PER_ADDRESS = 5_000;
/**
 * In five minutes, for calls without a token that write. The API's own limits per address and account are far
 * tighter.
 */
const PUBLIC_WRITES_PER_ADDRESS = 300;
/**
 * What Cognito answers without an IAM role: to the public, or to the holder of a token. The product signs in with
 * its role and calls only RevokeToken of these, which needs the client's secret.
 */
const PUBLIC_POOL_OPERATIONS = [
  ...['InitiateAuth', 'RespondToAuthChallenge', 'GetTokensFromRefreshToken', 'GetUserAuthFactors', 'GlobalSignOut'],
  ...['SignUp', 'ConfirmSignUp', 'ResendConfirmationCode', 'ForgotPassword', 'ConfirmForgotPassword', 'ChangePassword'],
  ...['GetUser', 'DeleteUser', 'UpdateUserAttributes', 'DeleteUserAttributes', 'SetUserSettings', 'SetUserMFAPreference'],
  ...['GetUserAttributeVerificationCode', 'VerifyUserAttribute', 'AssociateSoftwareToken', 'VerifySoftwareToken'],
  ...['ConfirmDevice', 'ForgetDevice', 'GetDevice', 'ListDevices', 'UpdateDeviceStatus'],
  ...['StartWebAuthnRegistration', 'CompleteWebAuthnRegistration', 'ListWebAuthnCredentials', 'DeleteWebAuthnCredential'],
];

/** First segments, such as `/v1/auth`, of paths that accept writes without a token. */
const publicWritePrefixes = (): string[] => {
  const endpoints = Object.values(api).flatMap((area) => Object.values(area));
  const writes = endpoints.filter(({ access, method }) => access === 'public' && method !== 'GET');
  return [...new Set(writes.map(({ path }) => path.split('/').slice(0, 3).join('/')))];
};

const visibility = (metricName: string) => ({ cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false });

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;
type Statement = CfnWebACL.StatementProperty;

const pathIs = (searchString: string, positionalConstraint: 'EXACTLY' | 'STARTS_WITH'): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint,
    searchString,
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
    ],
  },
});

const poolOperation = (name: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: 'x-amz-target' } },
    positionalConstraint: 'EXACTLY',
    searchString: `AWSCognitoIdentityProviderService.${name}`,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

/** In five minutes; the API's own limit per network is 20 an hour. */
const SIGN_UPS_PER_ADDRESS = 20;

const TOO_MANY = 'too-many';
const atMost = (name: string, limit: number, scopeDownStatement?: Statement): Rule => ({
  name,
  action: {
    block: {
      customResponse: {
        responseCode: 429,
        customResponseBodyKey: TOO_MANY,
        responseHeaders: [{ name: 'retry-after', value: '300' }],
      },
    },
  },
  statement: { rateBasedStatement: { limit, aggregateKeyType: 'IP', scopeDownStatement } },
  visibilityConfig: visibility(name),
});

/** An AWS-managed rule set. `counted` rules only count; `all` puts the whole set on trial. */
const managed = (name: string, counted: readonly string[] | 'all' = []): Rule => ({
  name,
  overrideAction: counted === 'all' ? { count: {} } : { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted === 'all' ? undefined : counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visibility(name),
});

const inOrder = (rules: Rule[]): CfnWebACL.RuleProperty[] => rules.map((rule, priority) => ({ ...rule, priority }));

const siteRules = (): Rule[] => {
  const [first, ...others] = publicWritePrefixes().map((prefix) => pathIs(prefix, 'STARTS_WITH'));
  return [
    atMost('requests-per-address', REQUESTS_PER_ADDRESS),
    atMost('sign-ups-per-address', SIGN_UPS_PER_ADDRESS, pathIs(api.auth.register.path, 'EXACTLY')),
    atMost('public-writes-per-address', PUBLIC_WRITES_PER_ADDRESS, {
      andStatement: {
        statements: [
          others.length > 0 ? { orStatement: { statements: [first!, ...others] } } : first!,
          {
            notStatement: {
              statement: {
                byteMatchStatement: {
                  fieldToMatch: { method: {} },
                  positionalConstraint: 'EXACTLY',
                  searchString: 'GET',
                  textTransformations: [{ priority: 0, type: 'NONE' }],
                },
              },
            },
          },
        ],
      },
    }),
    {
      // Stripe calls from data centers, with a checked signature; the rules below would block it.
      name: 'stripe-webhook',
      action: { allow: {} },
      statement: pathIs(WEBHOOK_PATH, 'EXACTLY'),
      visibilityConfig: visibility('stripe-webhook'),
    },
    managed('AWSManagedRulesAmazonIpReputationList'),
    // VPN users are customers too, so this only counts until its figures show whom it would block.
    managed('AWSManagedRulesAnonymousIpList', 'all'),
    // Body rules only count: a BCP is long free text that may hold `../` or a cloud address, and blocking would lose
    // a save. The API checks every field itself.
    managed('AWSManagedRulesKnownBadInputsRuleSet', ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY']),
    managed('AWSManagedRulesCommonRuleSet', [
      'SizeRestrictions_BODY',
      'CrossSiteScripting_BODY',
      'GenericRFI_BODY',
      'GenericLFI_BODY',
      'EC2MetaDataSSRF_BODY',
      'NoUserAgent_HEADER',
    ]),
  ];
};

/** The pool's own address can be used to guess passwords; the product never calls it this way. */
const poolRules = (): Rule[] => [
  {
    name: 'operations-of-others',
    action: { block: {} },
    statement: { orStatement: { statements: PUBLIC_POOL_OPERATIONS.map(poolOperation) } },
    visibilityConfig: visibility('operations-of-others'),
  },
];

interface FirewallProps {
  stage: Stage;
  scope: 'CLOUDFRONT' | 'REGIONAL';
  rules: Rule[];
  /** WAF requires a prefix of the name of its log. */
  logName: string;
}

class Firewall extends Construct {
  readonly acl: CfnWebACL;
  readonly blocked: Metric;

  constructor(parent: Construct, id: string, { stage, scope, rules, logName }: FirewallProps) {
    super(parent, id);
    const metricName = `keelhouse-${stage.name}-${id}`;
    this.acl = new CfnWebACL(this, 'Acl', {
      scope,
      defaultAction: { allow: {} },
      visibilityConfig: visibility(metricName),
      customResponseBodies: {
        [TOO_MANY]: { contentType: 'APPLICATION_JSON', content: JSON.stringify({ detail: accessMessages.tooMany }) },
      },
      // A matched body is logged by default, and it holds a BCP's text.
      dataProtectionConfig: { dataProtections: [{ field: { fieldType: 'BODY' }, action: 'SUBSTITUTION' }] },
      rules: inOrder(rules),
    });
    this.blocked = new Metric({
      namespace: 'AWS/WAFV2',
      metricName: 'BlockedRequests',
      dimensionsMap: { WebACL: metricName, Rule: 'ALL', ...(scope === 'REGIONAL' ? { Region: stage.region } : {}) },
      statistic: 'Sum',
      period: Duration.minutes(15),
    });
    this.logBlocked(stage, `aws-waf-logs-${logName}`);
  }

  /** Logs blocked and counted requests with the caller's address, but without tokens, paths or queries. */
  private logBlocked(stage: Stage, logGroupName: string): void {
    const logs = new LogGroup(this, 'Logs', {
      logGroupName,
      retention: stage.logRetentionDays,
      removalPolicy: removalPolicy(stage),
    });
    const access = logs.addToResourcePolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        resources: [logs.logGroupArn],
        conditions: { StringEquals: { 'aws:SourceAccount': stage.account } },
      }),
    );
    const destination = Stack.of(this).formatArn({
      service: 'logs',
      resource: 'log-group',
      resourceName: logGroupName,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    const logging = new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: this.acl.attrArn,
      logDestinationConfigs: [destination],
      redactedFields: [{ singleHeader: { Name: 'authorization' } }, { uriPath: {} }, { queryString: {} }],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'].map((Action) => ({ ActionCondition: { Action } })),
          },
        ],
      },
    });
    logging.node.addDependency(logs, access.policyDependable!);
  }
}

/** Of the distribution, in `EDGE_REGION`. */
export class SiteFirewallStack extends Stack {
  readonly arn: string;
  readonly blocked: Metric;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props);
    const logName = `keelhouse-${stage.name}-site`;
    const { acl, blocked } = new Firewall(this, 'Firewall', { stage, scope: 'CLOUDFRONT', rules: siteRules(), logName });
    this.arn = acl.attrArn;
    this.blocked = blocked;
  }
}

/** Of the user pool, in its region. */
export class PoolFirewallStack extends Stack {
  readonly blocked: Metric;

  constructor(scope: Construct, id: string, { stage, state, ...props }: StackProps & { stage: Stage; state: StateStack }) {
    super(scope, id, props);
    const logName = `keelhouse-${stage.name}-pool`;
    const { acl, blocked } = new Firewall(this, 'PoolFirewall', { stage, scope: 'REGIONAL', rules: poolRules(), logName });
    this.blocked = blocked;
    new CfnWebACLAssociation(this, 'PoolAssociation', {
      resourceArn: state.accounts.pool.userPoolArn,
      webAclArn: acl.attrArn,
    });
  }
}
