/**
 * The key that seals secrets of second factors. It generates itself; a rotation moves `current` to `previous` and enters a
 * new `current`. Never change how it is generated: CloudFormation would replace the value, and nothing sealed would open.
 */
import { Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import type { Binding } from './binding.ts';
import { removalPolicy } from './removal.ts';

export class SealingKey extends Construct {
  readonly secret: Secret;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: `Keelhouse ${stage.name}: seals the secrets of second factors`,
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ previous: '' }),
        generateStringKey: 'current',
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: removalPolicy(stage),
    });
    Validations.of(this.secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'What it sealed is sealed again at the next sign-in, one account at a time, so only a person can say when the previous key is no longer needed. The runbook has the steps. Functions read the value again every five minutes.',
    });
  }

  read(): Binding {
    return {
      variables: { SEALING_KEY_ID: this.secret.secretArn },
      statements: [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [this.secret.secretArn] })],
    };
  }
}
