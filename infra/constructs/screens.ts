import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AssetHashType, DockerImage, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, type CfnBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, type BucketDeploymentProps, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IConstruct } from 'constructs';
import { browserConfig, type Stage } from '#infra/stages.ts';
import { bucketRemoval } from './removal.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const YEAR = Duration.days(365);

/** Builds during synthesis, so an old build is never deployed. */
const built = ({ siteUrl }: Stage): ISource =>
  Source.asset(`${root}web`, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('node:24'),
      local: {
        tryBundle: (outDir) => {
          const vite = `${root}node_modules/vite/bin/vite.js`;
          const args = [
            vite,
            'build',
            '--config',
            'web/vite.config.ts',
            '--outDir',
            outDir,
            '--emptyOutDir',
            '--logLevel',
            'warn',
          ];
          const env = { ...process.env, KEELHOUSE_SITE_URL: siteUrl };
          execFileSync(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
          return true;
        },
      },
    },
  });

/** CDK's own function copies the files, only during a deployment. */
const acknowledgeDeployment = (copier: IConstruct, bucket: Bucket, { account, region }: Stage): void => {
  const assets = `arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-${account}-${region}/*`;
  const files = `<${Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnBucket)}.Arn>/*`;
  const reading =
    'CDK groups the read actions of S3 by prefix. They hold for the asset bucket of this account and the bucket of the screens only; both carry public files.';
  const writing =
    'CDK groups the write actions of S3 by prefix. They hold for the bucket of the screens only, which every deployment can fill again.';
  const objects = 'The files of a build have hashed names that are not known before; the pattern ends at this one bucket.';
  const findings = {
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      'CDK gives its own function the managed policy for writing logs and offers no other. It runs for seconds during a deployment, without data of customers.',
    'IAM5[Action::s3:GetBucket*]': reading,
    'IAM5[Action::s3:GetObject*]': reading,
    'IAM5[Action::s3:List*]': reading,
    'IAM5[Action::s3:Abort*]': writing,
    'IAM5[Action::s3:DeleteObject*]': writing,
    [`IAM5[Resource::${assets}]`]: objects,
    [`IAM5[Resource::${files}]`]: objects,
    L1: "The runtime is chosen by CDK, whose releases test the function with it; ours (nodejs24.x) is not Python's.",
  };
  Validations.of(copier).acknowledge(
    ...Object.entries(findings).map(([rule, reason]) => ({ id: `AwsSolutions-${rule}`, reason })),
  );
};

export class Screens extends Construct {
  readonly bucket: Bucket;
  private readonly logs: LogGroup;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      ...bucketRemoval(stage),
    });
    this.logs = new LogGroup(this, 'DeploymentLogs', { retention: RetentionDays.ONE_WEEK, removalPolicy: RemovalPolicy.DESTROY });
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'The bucket holds the public build and is read by the distribution alone. A log of its reads would repeat what the edge sees, and paths there may carry reset tokens.',
    });
  }

  /**
   * Hashed files first: they never change and are kept, because pages loaded earlier still request them. Then the
   * entry files, sent with `no-cache`, so the edge needs no invalidation.
   */
  deploy(stage: Stage): void {
    const screens = Stack.of(this).bundlingRequired ? [built(stage)] : [];
    const lasting = this.deployment('Lasting', stage, {
      sources: screens.length > 0 ? screens : [Source.data('assets/empty', '')],
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(YEAR), CacheControl.immutable()],
    });
    const fresh = this.deployment('Fresh', stage, {
      sources: [...screens, Source.jsonData('config.json', browserConfig(stage))],
      exclude: ['assets/*', '.vite/*'],
      cacheControl: [CacheControl.noCache()],
    });
    fresh.node.addDependency(lasting);
  }

  private deployment(
    id: string,
    stage: Stage,
    props: Pick<BucketDeploymentProps, 'sources' | 'exclude' | 'include' | 'cacheControl'>,
  ) {
    const deployment = new BucketDeployment(this, id, {
      ...props,
      destinationBucket: this.bucket,
      prune: false,
      memoryLimit: 512,
      logGroup: this.logs,
    });
    acknowledgeDeployment(deployment.handlerRole.node.scope!, this.bucket, stage);
    return deployment;
  }
}
