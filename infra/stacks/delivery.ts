/**
 * What a pipeline may do in the account, without a stored key: it shows a token of its host, and gets one of two roles for an
 * hour. The host's issuer is made known to the account once (docs/operations.md), as an account can know it only once.
 */
import { CfnOutput, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { EDGE_REGION, type Stage } from '#infra/stages.ts';

/** CDK's own roles: which of them a role may take. */
const PREVIEW = ['lookup'];
const DEPLOY = ['lookup', 'deploy', 'file-publishing'];

/** What `npm run doctor` asks, apart from Stripe's key. */
const EXAMINE = [
  ...[
    'cloudformation:DescribeStacks',
    'lambda:GetAccountSettings',
    'ses:GetAccount',
    'ses:GetEmailIdentity',
    'sns:ListSubscriptions',
  ],
  'backup:ListRecoveryPointsByBackupVault',
  ...['bedrock:GetFoundationModel', 'bedrock:GetFoundationModelAvailability', 'bedrock:GetInferenceProfile'],
];

export interface DeliveryProps extends StackProps {
  stage: Stage;
  settings: NonNullable<Stage['delivery']>;
}

export class DeliveryStack extends Stack {
  constructor(scope: Construct, id: string, { stage, settings, ...props }: DeliveryProps) {
    super(scope, id, props);
    this.addRole('Preview', { stage, settings, subject: settings.previewSubject, roles: PREVIEW });
    this.addRole('Deploy', { stage, settings, subject: settings.subject, roles: DEPLOY });
  }

  private addRole(
    id: string,
    { stage, settings, subject, roles }: Pick<DeliveryProps, 'stage' | 'settings'> & { subject: string; roles: string[] },
  ): void {
    const { account, partition } = this;
    const host = settings.issuer.replace('https://', '');
    const elsewhere = [...(stage.backup ? [stage.backup.copyRegion] : []), ...(stage.edge?.hasFirewall ? [EDGE_REGION] : [])];
    const regions = [...new Set([stage.region, ...elsewhere])];
    const bootstrapped = roles.flatMap((role) =>
      regions.map((region) => `arn:${partition}:iam::${account}:role/cdk-hnb659fds-${role}-role-${account}-${region}`),
    );
    const role = new Role(this, id, {
      assumedBy: new WebIdentityPrincipal(`arn:${partition}:iam::${account}:oidc-provider/${host}`, {
        StringEquals: { [`${host}:aud`]: settings.audience, [`${host}:sub`]: subject },
      }),
      description: `Keelhouse ${stage.name}: taken by the pipeline to ${id.toLowerCase()}`,
      inlinePolicies: {
        deliver: new PolicyDocument({
          statements: [
            new PolicyStatement({ actions: ['sts:AssumeRole'], resources: bootstrapped }),
            new PolicyStatement({ actions: EXAMINE, resources: ['*'] }),
          ],
        }),
      },
    });
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'Reads of settings by which `npm run doctor` tells what a deployment lacks: quotas, the state of mail and models, stacks and their outputs. None of them reads data of customers or a secret.',
    });
    new CfnOutput(this, `${id}RoleArn`, { value: role.roleArn });
  }
}
