/** A cross-region profile may answer from any region of its geography, so each is named. */
import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import type { Binding } from './binding.ts';

const GEOGRAPHY = /^(us|eu|apac|global)\./;

export const modelAccess = (scope: Construct, { model, region }: Stage): Binding => {
  const { partition, account } = Stack.of(scope);
  const foundation = model.id.replace(GEOGRAPHY, '');
  const profile = `arn:${partition}:bedrock:${region}:${account}:inference-profile/${model.id}`;
  const resources = model.regions.map((region) => `arn:${partition}:bedrock:${region}::foundation-model/${foundation}`);
  return {
    variables: { MODEL_ID: model.id },
    statements: [
      new PolicyStatement({
        actions: ['bedrock:InvokeModel'],
        resources: GEOGRAPHY.test(model.id) ? [profile, ...resources] : resources,
      }),
    ],
  };
};
