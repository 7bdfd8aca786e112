/** SQS and stream batches: each record succeeds or fails by itself, and only the failed ones come again. */
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { errorFields, log, withTrace } from './log.ts';

/** A queue consumer: `work` gets the parsed message; a throw returns that message to the queue. */
export const queueHandler =
  (name: string, work: (message: unknown, info: { messageId: string; receives: number }) => Promise<void>) =>
  async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const failed = await Promise.all(
      event.Records.map(({ messageId, body, attributes }) =>
        withTrace({ message_id: messageId }, async () => {
          try {
            await work(JSON.parse(body), { messageId, receives: Number(attributes.ApproximateReceiveCount) });
            return [];
          } catch (error) {
            log.error('message_failed', { queue: name, ...errorFields(error) });
            return [{ itemIdentifier: messageId }];
          }
        }),
      ),
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
        const request_id = record.dynamodb?.NewImage?.request_id?.S;
        log.error('change_failed', { stream: name, change_id: record.eventID, request_id, ...errorFields(error) });
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
      }
    }
    return { batchItemFailures: [] };
  };
