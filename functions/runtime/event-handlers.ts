import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { PartialItemFailureResponse } from '@aws-lambda-powertools/batch/types';
import type {
  Context,
  DynamoDBBatchResponse,
  DynamoDBRecord,
  DynamoDBStreamEvent,
  SQSBatchResponse,
  SQSEvent,
  SQSRecord,
} from 'aws-lambda';
import { addLambdaContext, errorFields, log, withCorrelation } from './log.ts';

/**
 * The X-Ray SDK takes a tenth of an API function's import time, so it is a file of its own, loaded only for work without a
 * waiting caller and when the invocation is sampled. Elsewhere Lambda's own segments suffice.
 */
const withTrace = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  if (!process.env._X_AMZN_TRACE_ID?.includes('Sampled=1')) return work();
  const { recordSubsegment } = await import('#functions/runtime/x-ray.ts');
  return recordSubsegment(name, work);
};

const processBatch = (
  type: typeof EventType.SQS | typeof EventType.DynamoDBStreams,
  event: Parameters<typeof processPartialResponse>[0],
  handleRecord: (record: never) => Promise<void>,
  options: { context: Context | undefined; processInParallel: boolean },
): Promise<PartialItemFailureResponse> => {
  addLambdaContext(options.context);
  return processPartialResponse(event, handleRecord, new BatchProcessor(type), { ...options, throwOnFullBatchFailure: false });
};

/** A queue consumer: `work` gets the parsed message; a throw returns that message alone to the queue. */
export const queueHandler = (name: string, work: (message: unknown) => Promise<void>) => {
  const handleRecord = ({ messageId, body }: SQSRecord): Promise<void> =>
    withCorrelation({ message_id: messageId }, () =>
      withTrace(name, async () => {
        try {
          await work(JSON.parse(body));
        } catch (error) {
          log.error('message_failed', { queue: name, ...errorFields(error) });
          throw error;
        }
      }),
    );
  return (event: SQSEvent, context?: Context): Promise<SQSBatchResponse> =>
    processBatch(EventType.SQS, event, handleRecord, { context, processInParallel: true });
};

const readOrigin = ({ dynamodb }: DynamoDBRecord) => ({
  request_id: dynamodb?.NewImage?.request_id?.S,
  trace_id: dynamodb?.NewImage?.trace_id?.S,
});

/** A stream consumer: records one after another; the batch comes again from the first that failed. */
export const streamHandler = (name: string, work: (record: DynamoDBRecord) => Promise<void>) => {
  const handleRecord = (record: DynamoDBRecord): Promise<void> =>
    withCorrelation({ change_id: record.eventID, ...readOrigin(record) }, () =>
      withTrace(name, async () => {
        try {
          await work(record);
        } catch (error) {
          log.error('change_failed', { stream: name, ...errorFields(error) });
          throw error;
        }
      }),
    );
  return (event: DynamoDBStreamEvent, context?: Context): Promise<DynamoDBBatchResponse> =>
    processBatch(EventType.DynamoDBStreams, event, handleRecord, { context, processInParallel: false });
};

/** What a run causes carries the id of its invocation as the request id. */
export const scheduleHandler =
  <T>(name: string, run: () => Promise<T>) =>
  (_event?: unknown, context?: Context): Promise<T> => {
    addLambdaContext(context);
    return withCorrelation({ request_id: context?.awsRequestId }, () => withTrace(name, run));
  };
