/** The firewall in front of the distribution. CloudFront takes it from us-east-1 only, hence a stack of its own. */
import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** Requests from one address in five minutes: an office of 50 people behind one address stays far below. */
const REQUESTS_PER_ADDRESS = 5_000;

const visibility = (metricName: string) => ({ cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false });

/** A rule set that AWS keeps up to date; rules named in `counted` only count. */
const managed = (name: string, priority: number, counted: readonly string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visibility(name),
});

export class FirewallStack extends Stack {
  readonly arn: string;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    const acl = new CfnWebACL(this, 'Firewall', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('firewall'),
      rules: [
        {
          name: 'requests-per-address',
          priority: 0,
          action: { block: { customResponse: { responseCode: 429, responseHeaders: [{ name: 'retry-after', value: '300' }] } } },
          statement: { rateBasedStatement: { limit: REQUESTS_PER_ADDRESS, aggregateKeyType: 'IP' } },
          visibilityConfig: visibility('requests-per-address'),
        },
        managed('AWSManagedRulesAmazonIpReputationList', 1),
        managed('AWSManagedRulesKnownBadInputsRuleSet', 2),
        // Plans are long free text, up to 2 MB: these would refuse honest ones. The API checks every field itself.
        managed('AWSManagedRulesCommonRuleSet', 3, [
          'SizeRestrictions_BODY',
          'CrossSiteScripting_BODY',
          'GenericRFI_BODY',
          'NoUserAgent_HEADER',
        ]),
      ],
    });
    this.arn = acl.attrArn;
  }
}
