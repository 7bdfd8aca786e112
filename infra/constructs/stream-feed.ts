/** Sends a table's changes to a function, in order per row, with bounded retries and a dead-letter queue. */
import { Duration, Stack, Validations } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { AppFunction } from './app-function.ts';
import { deadLetters } from './work-queue.ts';

export class StreamFeed extends Construct {
  /** Holds positions of failed records; the records themselves stay in the stream for 24 hours. */
  readonly deadLetterQueue: Queue;

  constructor(scope: Construct, id: string, { table, consumer }: { table: Table; consumer: AppFunction }) {
    super(scope, id);
    this.deadLetterQueue = deadLetters(this, 'DeadLetters');
    Validations.of(this.deadLetterQueue).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This is a dead-letter queue: of a stream, which names it in the event source mapping and not in a redrive policy.',
    });
    this.allowReading(table, consumer);
    new EventSourceMapping(this, 'Source', {
      target: consumer.target,
      eventSourceArn: table.tableStreamArn!,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      // Turns a burst of writes into one invocation; a mail may leave a second later.
      maxBatchingWindow: Duration.seconds(1),
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      // 12 hours outlast an unattended night and end before the stream drops the record.
      retryAttempts: 100,
      maxRecordAge: Duration.hours(12),
      onFailure: new SqsDlq(this.deadLetterQueue),
    });
  }

  /** Lambda also requires ListStreams, which can only be granted for all streams of the table. */
  private allowReading(table: Table, consumer: AppFunction): void {
    const actions = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'];
    consumer.allow(new PolicyStatement({ actions, resources: [table.tableStreamArn!] }));
    const tableArn = Stack.of(table).exportValue(table.tableArn);
    consumer.allow(new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: [`${tableArn}/stream/*`] }));
    const { 'Fn::ImportValue': exportName } = Stack.of(this).resolve(tableArn);
    Validations.of(consumer).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${exportName}/stream/*]`,
      reason:
        'ListStreams names streams by a pattern, as the stream of a table is called by the time it was made. It tells names of streams of this one table and reads nothing; the three actions that read are granted on the exact stream.',
    });
  }
}
