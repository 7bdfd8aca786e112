/**
 * A new release of a function takes a tenth of its work for five minutes, then all of it. An alarm meanwhile, and CodeDeploy puts
 * the release before back, and CloudFormation the stack with it.
 */
import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IAlarm, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

const ALIAS = 'live';

/** Rings above so many in one minute. It calls nobody: the deployment fails before the eyes of who started it. */
export const rollbackAlarm = (
  scope: Construct,
  id: string,
  { metric, above = 0, what }: { metric: Metric; above?: number; what: string },
): Alarm =>
  new Alarm(scope, id, {
    metric: metric.with({ statistic: 'Sum', period: Duration.minutes(1) }),
    threshold: above,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: `Takes a release back while it is rolled out: ${what}`,
  });

/** What the rollouts of a stack share. */
class Rollouts extends Construct {
  readonly application: LambdaApplication;
  readonly role: Role;
  private readonly allowed = new PolicyDocument();

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.application = new LambdaApplication(this, 'Application');
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      description: 'Moves the aliases of this stack from one version to the next',
      inlinePolicies: { move: this.allowed },
    });
    this.allowed.addStatements(
      new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms', 'lambda:GetProvisionedConcurrencyConfig'], resources: ['*'] }),
    );
    Validations.of(this.role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'Two actions that only read: the states of alarms, which AWS lists together, and whether a version has provisioned concurrency, a version that is not known before. What moves an alias is allowed on the functions of this stack alone.',
    });
  }

  allowMoving(fn: LambdaFunction): void {
    const resources = [fn.functionArn, `${fn.functionArn}:${ALIAS}`];
    this.allowed.addStatements(new PolicyStatement({ actions: ['lambda:GetAlias', 'lambda:UpdateAlias'], resources }));
  }

  static of(scope: Construct): Rollouts {
    const stack = Stack.of(scope);
    return (stack.node.tryFindChild('Rollouts') as Rollouts | undefined) ?? new Rollouts(stack, 'Rollouts');
  }
}

export class Rollout extends Construct {
  /** What triggers invoke. */
  readonly alias: Alias;
  private readonly group: LambdaDeploymentGroup;

  constructor(scope: Construct, id: string, fn: LambdaFunction) {
    super(scope, id);
    const rollouts = Rollouts.of(this);
    rollouts.allowMoving(fn);
    this.alias = new Alias(this, 'Live', { aliasName: ALIAS, version: fn.currentVersion });
    this.group = new LambdaDeploymentGroup(this, 'Group', {
      application: rollouts.application,
      alias: this.alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      // Otherwise CDK adds AWS's policy, which moves every alias of the account.
      role: rollouts.role.withoutPolicyUpdates(),
    });
  }

  /** For what queues, streams and schedules invoke; behind the API, the API counts. */
  rollBackOnErrors(): void {
    const what = 'it crashes, runs into its timeout, or does not start';
    this.rollBackOn(rollbackAlarm(this, 'Failing', { metric: this.alias.metricErrors(), what }));
  }

  rollBackOn(alarm: IAlarm): void {
    this.group.addAlarm(alarm);
  }
}
