/**
 * The bucket that documents are handed out from. A file lives for a day and can be made again at any time, so nothing of
 * it is kept, and links to it are signed by the functions that answer its owner.
 */
import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import type { Binding } from './binding.ts';
import { bucketRemoval } from './removal.ts';

const KEPT = Duration.days(1);

export class DocumentFiles extends Construct {
  /** Said here and not left to CloudFormation, so that a permission can name the files beneath it. */
  private readonly name: string;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.name = `keelhouse-${stage.name}-documents-${stage.account}`;
    const bucket = new Bucket(this, 'Files', {
      bucketName: this.name,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ expiration: KEPT, abortIncompleteMultipartUploadAfter: KEPT }],
      ...bucketRemoval(stage),
    });
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Files live for one day and are reached by links of 15 minutes only. Every call that hands out a link is a line `call` in the log of its function, with route and user; access logs would add who used a link, in a trail that lives longer than the files.',
    });
  }

  /** Writes files under the prefix of their owner. */
  write(): Binding {
    return this.binding('s3:PutObject');
  }

  /** Signs links: a link can do what its signer may, so reading is all that is allowed. */
  read(): Binding {
    return this.binding('s3:GetObject');
  }

  private binding(action: string): Binding {
    const files = `:s3:::${this.name}/users/*`;
    return {
      variables: { DOCUMENTS_BUCKET: this.name },
      statements: [new PolicyStatement({ actions: [action], resources: [`arn:${Stack.of(this).partition}${files}`] })],
      acknowledged: [
        {
          id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>${files}]`,
          reason:
            'Files are named after their owner and their job, which are not known before; the pattern ends at the files of customers in this one bucket, and allows one action on them.',
        },
      ],
    };
  }
}
