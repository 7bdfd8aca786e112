import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AppFunction } from '#infra/constructs/app-function.ts';
import { AppSchedule } from '#infra/constructs/app-schedule.ts';
import { AppSecret } from '#infra/constructs/app-secret.ts';
import { setting } from '#infra/constructs/binding.ts';
import type { Stage } from '#infra/stages.ts';

export const CANARY_MINUTES = 5;

/** Needs the product's address and an account, as a customer does, and nothing else of the stage. */
export class CanaryStack extends Stack {
  readonly canary: AppFunction;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props);
    const account = new AppSecret(this, 'Account', {
      variable: 'CANARY_SECRET_ID',
      description: `Keelhouse ${stage.name}: the account that the canary signs in with`,
      keys: ['email', 'password'],
      keepsData: stage.keepsData,
      rotation:
        'The password of an ordinary account of the product, which no rotation function may change: it is changed in the product and entered here. The account holds one BCP without anybody’s data.',
    });
    this.canary = new AppFunction(this, 'Canary', {
      stage,
      entry: 'infra/delivery/canary.ts',
      description: 'Tries sign-in, save, document and webhook as a customer does',
      timeoutSeconds: 120,
      memoryMb: stage.memoryMb.waiting,
    }).bind(account.read(), setting('SITE_URL', stage.siteUrl));
    this.canary.rollout?.rollBackOnErrors();
    new AppSchedule(this, 'Schedule', {
      name: `keelhouse-${stage.name}-canary`,
      runs: this.canary,
      expression: `rate(${CANARY_MINUTES} minutes)`,
    });
    new CfnOutput(this, 'CanarySecretArn', { value: account.secret.secretArn });
  }
}
