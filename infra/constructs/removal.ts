import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '#infra/stages.ts';

export const removalPolicy = ({ keepsData }: Pick<Stage, 'keepsData'>): RemovalPolicy =>
  keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

/** CloudFormation only deletes empty buckets. The local run has nothing to delete. */
export const bucketRemoval = (stage: Stage) => ({
  removalPolicy: removalPolicy(stage),
  autoDeleteObjects: !stage.keepsData && stage.name !== 'local',
});
