import { Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { EnvName } from '#functions/runtime/env.ts';
import type { Binding } from './binding.ts';
import { removalPolicy } from './removal.ts';

export interface AppSecretProps {
  variable: EnvName;
  description: string;
  keys: readonly string[];
  keepsData: boolean;
  /** Why it is not rotated automatically. */
  rotation: string;
}

export class AppSecret extends Construct {
  readonly secret: Secret;
  private readonly variable: EnvName;

  constructor(scope: Construct, id: string, props: AppSecretProps) {
    super(scope, id);
    this.variable = props.variable;
    this.secret = new Secret(this, 'Secret', {
      description: props.description,
      generateSecretString: {
        secretStringTemplate: JSON.stringify(Object.fromEntries(props.keys.map((key) => [key, '']))),
        generateStringKey: 'unused',
      },
      removalPolicy: removalPolicy(props),
    });
    Validations.of(this.secret).acknowledge({ id: 'AwsSolutions-SMG4', reason: props.rotation });
  }

  read(): Binding {
    return {
      variables: { [this.variable]: this.secret.secretArn },
      statements: [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [this.secret.secretArn] })],
    };
  }
}
