/** Feeds the changes of a table to a function, in order per row, with bounded retries and a place for what stays broken. */
import { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { AppFunction } from './app-function.ts';
import { deadLetters } from './work-queue.ts';

export class StreamFeed extends Construct {
  /** Positions of records that failed for good; the records themselves stay in the stream for 24 hours. */
  readonly deadLetterQueue: Queue;

  constructor(scope: Construct, id: string, { table, consumer }: { table: Table; consumer: AppFunction }) {
    super(scope, id);
    this.deadLetterQueue = deadLetters(this, 'DeadLetters');
    consumer.allow(
      new PolicyStatement({
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: [table.tableStreamArn!],
      }),
    );
    consumer.allow(new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: [`${table.tableArn}/stream/*`] }));
    const mapping = new EventSourceMapping(this, 'Source', {
      target: consumer.fn,
      eventSourceArn: table.tableStreamArn!,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      // One second of patience turns a burst of writes into one invocation; a mail may leave that much later.
      maxBatchingWindow: Duration.seconds(1),
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      // Twelve hours outlast a night without anybody at hand and end well before the stream forgets.
      retryAttempts: 100,
      maxRecordAge: Duration.hours(12),
      onFailure: new SqsDlq(this.deadLetterQueue),
    });
    mapping.node.addDependency(consumer.fn.role!);
  }
}
