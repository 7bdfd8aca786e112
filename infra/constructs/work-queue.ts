import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { EnvName } from '#functions/runtime/env.ts';
import type { AppFunction } from './app-function.ts';
import type { Binding } from './binding.ts';

export interface WorkQueueProps {
  variable?: EnvName;
  /** The visibility timeout is six times this, as AWS advises for throttled pollers. */
  consumerTimeoutSeconds: number;
  maxReceives: number;
}

/** Kept for SQS's maximum, so that a fix can be deployed before messages are redriven. */
export const deadLetters = (scope: Construct, id: string): Queue =>
  new Queue(scope, id, { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: Duration.days(14) });

export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetterQueue: Queue;
  private readonly variable: EnvName | undefined;

  constructor(scope: Construct, id: string, props: WorkQueueProps) {
    super(scope, id);
    this.variable = props.variable;
    this.deadLetterQueue = deadLetters(this, 'DeadLetters');
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(6 * props.consumerTimeoutSeconds),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetterQueue, maxReceiveCount: props.maxReceives },
    });
  }

  send(): Binding {
    return {
      variables: this.variable ? { [this.variable]: this.queue.queueUrl } : {},
      statements: [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.queue.queueArn] })],
    };
  }

  addConsumer(consumer: AppFunction, { batchSize, maxConcurrency }: { batchSize: number; maxConcurrency: number }): void {
    consumer.allow(
      new PolicyStatement({
        actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility', 'sqs:GetQueueAttributes'],
        resources: [this.queue.queueArn],
      }),
    );
    new EventSourceMapping(this, 'Source', {
      target: consumer.target,
      eventSourceArn: this.queue.queueArn,
      batchSize,
      maxConcurrency,
      reportBatchItemFailures: true,
    });
  }
}
