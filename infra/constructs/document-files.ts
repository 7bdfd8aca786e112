/**
 * The bucket that documents are handed out from. A file lives for a day and can be made again at any time, so nothing of
 * it is kept, and links to it are signed by the functions that answer its owner.
 */
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Binding } from './binding.ts';

const KEPT = Duration.days(1);

export class DocumentFiles extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ expiration: KEPT, abortIncompleteMultipartUploadAfter: KEPT }],
      removalPolicy: RemovalPolicy.DESTROY,
    });
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Files live for one day and are reached by links of 15 minutes only. Who asked for one stands in the log of the API; access logs would be a second, longer-lived trail of the same downloads.',
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
    return {
      variables: { DOCUMENTS_BUCKET: this.bucket.bucketName },
      statements: [new PolicyStatement({ actions: [action], resources: [this.bucket.arnForObjects('users/*')] })],
    };
  }
}
