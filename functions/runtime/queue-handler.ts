/** SQS and stream batches: each record succeeds or fails by itself, and only the failed ones come again. */
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { errorFields, log } from './log.ts';

/** A queue consumer: `work` gets the parsed message; a throw returns that message to the queue. */
export const queueHandler =
  (name: string, work: (message: unknown, info: { messageId: string; receives: number }) => Promise<void>) =>
  async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const failed = await Promise.all(
      event.Records.map(async (record) => {
        try {
          await work(JSON.parse(record.body), {
            messageId: record.messageId,
            receives: Number(record.attributes.ApproximateReceiveCount),
          });
          return [];
        } catch (error) {
          log.error('message_failed', { queue: name, message_id: record.messageId, ...errorFields(error) });
          return [{ itemIdentifier: record.messageId }];
        }
      }),
    );
    return { batchItemFailures: failed.flat() };
  };

/** A stream consumer: records in order; the first failure ends the batch, which then comes again from there. */
export const streamHandler =
  (name: string, work: (record: DynamoDBRecord) => Promise<void>) =>
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    for (const record of event.Records) {
      try {
        await work(record);
      } catch (error) {
        log.error('change_failed', { stream: name, event_id: record.eventID, ...errorFields(error) });
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
      }
    }
    return { batchItemFailures: [] };
  };
