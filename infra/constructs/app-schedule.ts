/** Runs a function on a schedule (UTC). A run that cannot start is retried for an hour. */
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { AppFunction } from './app-function.ts';

export class AppSchedule extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { name, target, expression }: { name: string; target: AppFunction; expression: string },
  ) {
    super(scope, id);
    const invoke = new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [target.fn.functionArn] });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
      inlinePolicies: { invoke: new PolicyDocument({ statements: [invoke] }) },
    });
    new CfnSchedule(this, 'Schedule', {
      name,
      scheduleExpression: expression,
      scheduleExpressionTimezone: 'UTC',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: target.fn.functionArn,
        roleArn: role.roleArn,
        retryPolicy: { maximumRetryAttempts: 3, maximumEventAgeInSeconds: 3600 },
      },
    });
  }
}
