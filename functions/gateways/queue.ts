import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { env } from '#functions/runtime/env.ts';

const client = new SQSClient({
  maxAttempts: 3,
  requestHandler: { requestTimeout: 2_000, throwOnRequestTimeout: true, connectionTimeout: 1_000 },
});

/** Standard queues serve their message groups in turn (fair queues): one with many messages does not hold up the others. */
export const enqueue = async (queue: 'JOBS_QUEUE_URL' | 'MAIL_QUEUE_URL', message: unknown, group?: string): Promise<void> => {
  await client.send(
    new SendMessageCommand({ QueueUrl: env(queue), MessageBody: JSON.stringify(message), MessageGroupId: group }),
  );
};

export const JobMessage = z.object({ owner: z.number().int().positive(), job_id: z.number().int().positive() });
export type JobMessage = z.infer<typeof JobMessage>;

export const enqueueJob = (message: JobMessage): Promise<void> => enqueue('JOBS_QUEUE_URL', message, String(message.owner));
