import type { Message, Queue, Queues } from '../services/queues.ts';
import { REGION } from '../template/names.ts';
import type { LambdaFunction, MappingSpec } from '../template/parsed-template.ts';

export type Invoke = (fn: LambdaFunction, event: unknown) => Promise<unknown>;

export interface Poller {
  running(): number;
  /** Abandons batches in progress, as when a poller dies. */
  stop(): void;
}

const WAIT_SECONDS = 20;
const DEFAULT_CONCURRENCY = 5;

const recordOf = (queue: Queue, message: Message) => {
  const held = queue.inflightMessages.get(message.ReceiptHandle)?.message;
  return {
    messageId: message.MessageId,
    receiptHandle: message.ReceiptHandle,
    body: message.Body,
    attributes: {
      ApproximateReceiveCount: String(held?.approximateReceiveCount ?? 1),
      SentTimestamp: String(held?.sentTimestamp ?? Date.now()),
    },
    messageAttributes: {},
    md5OfBody: message.MD5OfBody,
    eventSource: 'aws:sqs',
    eventSourceARN: queue.arn,
    awsRegion: REGION,
  };
};

/** Null when the whole batch failed. */
const failedIn = (result: unknown): Set<string> => {
  const { batchItemFailures = [] } = (result ?? {}) as { batchItemFailures?: { itemIdentifier: string }[] };
  return new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
};

export const pollQueue = (queues: Queues, mapping: MappingSpec, fn: LambdaFunction, invoke: Invoke): Poller => {
  const queue = queues.byArn(mapping.EventSourceArn);
  const most = mapping.ScalingConfig?.MaximumConcurrency ?? DEFAULT_CONCURRENCY;
  let running = 0;
  let isStopped = false;
  let slotFreed = Promise.withResolvers<void>();

  const work = async (messages: Message[]): Promise<void> => {
    try {
      const failed = failedIn(await invoke(fn, { Records: messages.map((message) => recordOf(queue, message)) }));
      if (isStopped) return;
      for (const message of messages) if (!failed.has(message.MessageId)) queue.deleteMessage(message.ReceiptHandle);
    } catch {
      // Already logged. Messages return after their visibility timeout, as in the cloud.
    } finally {
      running -= 1;
      slotFreed.resolve();
      slotFreed = Promise.withResolvers<void>();
    }
  };
  const poll = async (): Promise<void> => {
    while (!isStopped) {
      if (running >= most) {
        await slotFreed.promise;
        continue;
      }
      const messages = queue.dequeue(mapping.BatchSize, undefined, (arn) => queues.byArn(arn));
      if (messages.length === 0) {
        await queue.waitForMessages(WAIT_SECONDS);
        continue;
      }
      running += 1;
      void work(messages);
    }
  };
  void poll();
  return {
    running: () => running,
    stop: () => {
      isStopped = true;
    },
  };
};
