import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { AppFunction } from './app-function.ts';

/** Runs a function on a schedule (UTC). A run that cannot start is retried for an hour. */
export class AppSchedule extends Construct {
  constructor(scope: Construct, id: string, { name, runs, expression }: { name: string; runs: AppFunction; expression: string }) {
    super(scope, id);
    const arn = runs.target.functionArn;
    const invoke = new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [arn] });
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
        arn,
        roleArn: role.roleArn,
        retryPolicy: { maximumRetryAttempts: 3, maximumEventAgeInSeconds: 3600 },
      },
    });
  }
}
